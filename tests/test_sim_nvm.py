# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""The simulated memory: what a write erases, refuses, and leaves behind when the power fails."""

import pytest

from sim.nvm import PowerCut, Rp2Nvm, Samd51Nvm


@pytest.fixture(params=[Samd51Nvm, Rp2Nvm])
def nvm(request):
    return request.param()


def test_samd51_erases_at_every_write():
    nvm = Samd51Nvm()
    assert len(nvm) == 8192
    nvm[0:2] = b"ab"
    nvm[100:101] = b"c"
    nvm[7] = 1
    assert (nvm.writes, nvm.erases, nvm[0:2], nvm[100], nvm[7]) == (3, 3, b"ab", 99, 1)


def test_rp2_only_programs_what_is_erased():
    nvm = Rp2Nvm()
    assert len(nvm) == 4096
    nvm[0:2] = b"ab"
    nvm[2:4] = b"cd"
    assert (nvm.writes, nvm.erases) == (2, 0)
    nvm[3:5] = b"ef"
    assert (nvm.writes, nvm.erases, nvm[0:6]) == (3, 1, b"abcef\xff")


def test_slices_are_whole_and_fit(nvm):
    with pytest.raises(ValueError):
        nvm[0:3] = b"ab"
    with pytest.raises(NotImplementedError):
        nvm[0:4:2] = b"ab"


def test_more_than_the_board_has_is_refused():
    with pytest.raises(ValueError, match="4096"):
        Rp2Nvm(bytes(4097))


# What stands in "oldold" + erased bytes after "NEWS" was being written at 2.
LEFT = {
    (Samd51Nvm, "before"): b"oldold\xff\xff",
    (Samd51Nvm, "erased"): b"\xff" * 8,
    (Samd51Nvm, "torn"): b"olNE\xff\xff\xff\xff",
    (Rp2Nvm, "before"): b"oldold\xff\xff",
    (Rp2Nvm, "erased"): b"\xff" * 8,
    (Rp2Nvm, "torn"): b"olNE\xff\xff\xff\xff",
}


@pytest.mark.parametrize("chip, stage", LEFT)
def test_a_power_cut_in_a_write(chip, stage):
    nvm = chip(b"oldold")
    nvm.cut_in, nvm.stage = 2, stage
    nvm[100:101] = b"x"
    with pytest.raises(PowerCut):
        nvm[2:6] = b"NEWS"
    assert nvm[0:8] == LEFT[chip, stage]
    with pytest.raises(PowerCut):
        nvm[0:1] = b"!"


def test_a_torn_write_into_erased_bytes_loses_no_others():
    nvm = Rp2Nvm(b"old")
    nvm.cut_in, nvm.stage = 1, "torn"
    with pytest.raises(PowerCut):
        nvm[3:7] = b"NEWS"
    assert nvm[0:8] == b"oldNE\xff\xff\xff"
