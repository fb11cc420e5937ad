# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Records in the non-volatile memory: kept, checked, spared, and what a power cut leaves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.store import SETTINGS, Store
from sim.nvm import PowerCut, Rp2Nvm, Samd51Nvm

CHIPS = [Samd51Nvm, Rp2Nvm]


@pytest.fixture(params=CHIPS)
def nvm(request):
    return request.param()


def test_an_empty_memory_holds_nothing(nvm):
    assert Store(nvm).load(SETTINGS) is None


@pytest.mark.parametrize("data", [b"", b"\x01\x02\x03", b"\xff" * 100, bytes(120)])
def test_what_is_saved_is_loaded(nvm, data):
    Store(nvm).save(SETTINGS, data)
    assert Store(nvm).load(SETTINGS) == data


def test_the_last_one_counts(nvm):
    store = Store(nvm)
    store.save(SETTINGS, b"a longer record")
    store.save(SETTINGS, b"short")
    assert store.load(SETTINGS) == b"short"


def test_nothing_is_written_that_is_there_already(nvm):
    store = Store(nvm)
    store.save(SETTINGS, b"same")
    store.save(SETTINGS, b"same")
    assert nvm.writes == 1


def test_too_long_a_record_is_refused_and_nothing_lost(nvm):
    store = Store(nvm)
    store.save(SETTINGS, b"kept")
    with pytest.raises(ValueError):
        store.save(SETTINGS, bytes(200))
    assert store.load(SETTINGS) == b"kept"


@given(st.binary(max_size=200))
def test_foreign_bytes_are_no_record(content):
    assert Store(Samd51Nvm(content)).load(SETTINGS) is None


@given(st.integers(0, 8 * 13 - 1))
def test_one_wrong_bit_and_the_record_is_gone(bit):
    nvm = Samd51Nvm()
    Store(nvm).save(SETTINGS, b"thing")
    nvm.content[bit // 8] ^= 1 << bit % 8
    assert Store(nvm).load(SETTINGS) is None


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


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("stage", ["before", "erased", "torn"])
def test_after_a_cut_a_record_is_the_old_one_or_none(chip, stage):
    nvm = chip()
    Store(nvm).save(SETTINGS, b"old record")
    nvm.cut_in, nvm.stage = 1, stage
    with pytest.raises(PowerCut):
        Store(nvm).save(SETTINGS, b"new record")
    assert Store(nvm).load(SETTINGS) == (b"old record" if stage == "before" else None)
