# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""Records in the memory: kept, checked, spared; and what is left when the power fails."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dudo.ui.settings import SLOT as SETTINGS
from dudo.ui.statistics import SLOT as STATISTICS
from dudo.ui.table import SLOT as GAME
from hardware.store import MAGIC, REST, Store
from sim.nvm import STAGES, PowerCut, Rp2Nvm, Samd51Nvm

SLOTS = (SETTINGS, STATISTICS, GAME)
CHIPS = (Samd51Nvm, Rp2Nvm)
SAVES = st.lists(st.tuples(st.sampled_from(SLOTS), st.binary(max_size=255), st.booleans()))


def start(nvm):
    """A Store as after switching on."""
    nvm.powered = True
    return Store(nvm, nvm.appends)


def records(nvm):
    return {slot: start(nvm).load(slot) for slot in SLOTS}


@pytest.fixture(params=CHIPS)
def nvm(request):
    return request.param()


def test_an_empty_memory_holds_nothing(nvm):
    assert records(nvm) == dict.fromkeys(SLOTS)


@pytest.mark.parametrize("data", [b"", b"\x01\x02\x03", b"\xff" * 255, bytes(120)])
def test_what_is_saved_is_loaded(nvm, data):
    start(nvm).save(GAME, data)
    assert records(nvm) == {SETTINGS: None, STATISTICS: None, GAME: data}


def test_the_last_one_of_each_slot_counts(nvm):
    store = start(nvm)
    store.save(SETTINGS, b"a longer record")
    store.save(GAME, b"game")
    store.save(SETTINGS, b"short")
    assert records(nvm) == {SETTINGS: b"short", STATISTICS: None, GAME: b"game"}


def test_nothing_is_written_that_is_there_already(nvm):
    start(nvm).save(SETTINGS, b"same")
    start(nvm).save(SETTINGS, b"same")
    assert nvm.writes == 1


def test_too_long_a_record_is_refused_and_nothing_lost(nvm):
    store = start(nvm)
    store.save(SETTINGS, b"kept")
    with pytest.raises(ValueError):
        store.save(SETTINGS, bytes(256))
    store.save(GAME, b"game")
    assert records(nvm) == {SETTINGS: b"kept", STATISTICS: None, GAME: b"game"}


def test_what_is_not_vital_waits_only_where_writing_erases(nvm):
    store = start(nvm)
    store.save(STATISTICS, b"1", False)
    store.save(GAME, b"a", False)
    assert store.load(GAME) == b"a"
    assert nvm.writes == (2 if nvm.appends else 0)
    store.save(GAME, b"a")  # now it must be kept
    assert records(nvm) == {SETTINGS: None, STATISTICS: b"1", GAME: b"a"}
    assert (nvm.writes, nvm.erases) == ((2, 0) if nvm.appends else (1, 1))


def test_appending_erases_only_when_the_memory_is_full():
    nvm = Rp2Nvm()
    store = start(nvm)
    store.save(SETTINGS, b"set")
    each = REST + 100
    fit = (len(nvm) - len(MAGIC) - REST - 3) // each
    for number in range(fit):
        store.save(GAME, bytes((number,)) * 100)
    assert nvm.erases == 0
    store.save(GAME, b"x" * 100)
    assert nvm.erases == 1
    assert records(nvm) == {SETTINGS: b"set", STATISTICS: None, GAME: b"x" * 100}
    store.save(GAME, b"y" * 100)
    assert nvm.erases == 1 and records(nvm)[GAME] == b"y" * 100


@pytest.mark.parametrize("chip", CHIPS)
@given(SAVES)
def test_erases_are_counted(chip, saves):
    nvm = chip()
    store = start(nvm)
    for slot, data, vital in saves:
        store.save(slot, data, vital)
    first = nvm.appends and nvm.writes > 0  # an empty memory is counted, though not erased
    assert store.erases == nvm.erases + first


@pytest.mark.parametrize("chip", CHIPS)
@given(st.binary(max_size=300), st.booleans())
@example(b"", True)
def test_foreign_bytes_are_no_record_and_do_no_harm(chip, content, ours):
    nvm = chip(MAGIC + content if ours else content)
    store = start(nvm)
    assert [store.load(slot) for slot in SLOTS] == [None] * 3
    store.save(GAME, b"game")
    assert records(nvm)[GAME] == b"game"


@pytest.mark.parametrize("chip", CHIPS)
@given(st.data())
def test_one_wrong_bit_costs_its_record_and_those_behind(chip, data):
    nvm = chip()
    store = start(nvm)
    store.save(SETTINGS, b"set")
    store.save(GAME, b"a game")
    end = len(MAGIC) + 2 * REST + 9
    bit = data.draw(st.integers(0, 8 * end - 1))
    nvm.content[bit // 8] ^= 1 << bit % 8
    left = records(nvm)
    assert left[GAME] is None
    assert left[SETTINGS] == (b"set" if bit // 8 >= len(MAGIC) + REST + 3 else None)
    store = start(nvm)
    store.save(GAME, b"another")
    assert records(nvm)[GAME] == b"another" and records(nvm)[SETTINGS] == left[SETTINGS]


class SmallRp2Nvm(Rp2Nvm):
    """Full soon."""

    size = 1024


@pytest.mark.parametrize("chip", (Samd51Nvm, SmallRp2Nvm))
@pytest.mark.parametrize("stage", STAGES)
@given(SAVES, st.integers(1, 12))
def test_a_cut_loses_nothing_unless_it_is_in_an_erase(chip, stage, saves, at):
    nvm = chip()
    nvm.cut_in, nvm.stage = at, stage
    store = start(nvm)
    written = {}
    for slot, data, vital in saves:
        erases = store.end + REST + len(data) > len(nvm)
        try:
            store.save(slot, data, vital)
        except PowerCut:
            for each, left in records(nvm).items():
                lost = (None, store.load(each)) if erases and stage != "before" else ()
                assert left in (written.get(each), *lost)
            return
        if not store.unsaved:
            written = dict(store.records)
    assert {slot: data for slot, data in records(nvm).items() if data is not None} == written


def test_behind_a_torn_record_the_memory_is_written_anew():
    nvm = Rp2Nvm()
    start(nvm).save(GAME, b"first")
    nvm.cut_in, nvm.stage = 1, "torn"
    with pytest.raises(PowerCut):
        start(nvm).save(GAME, b"second")
    store = start(nvm)
    assert store.load(GAME) == b"first"
    store.save(GAME, b"third")
    assert nvm.erases == 1 and records(nvm)[GAME] == b"third"
