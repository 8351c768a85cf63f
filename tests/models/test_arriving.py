"""Files are read step by step: nobody has to wait for more than a moment, or to the end."""

from __future__ import annotations

import time
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.arriving import MOST_FILES, Doors, GivenUp, Refused, arriving
from belot_desktop.models.import_form import Here, ImportForm
from belot_desktop.session import finished
from belot_desktop.store.arrivals import read_arrival
from belot_desktop.store.exchange import GameFile, Reader, Watch, as_entered, write_games
from tests.said import game

if TYPE_CHECKING:
    from pathlib import Path

    from belot_desktop.models.pad import Pad

FIRST = game("s0 H 87", "pass")
SECOND = replace(FIRST, id="11111111-1111-4111-8111-111111111111")


def read(path: Path, watch: Watch) -> GameFile:
    return read_arrival(path, Reader(VARIANTS, str, as_entered, watch))


@pytest.fixture
def doors(pad: Pad) -> Doors:
    return Doors(read, pad.twin, lambda: "33333333-3333-4333-8333-333333333333")


def test_several_files_are_one_import(pad: Pad, doors: Doors, tmp_path: Path) -> None:
    pad.bring([SECOND])
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text(
        write_games([replace(FIRST, id="44444444-4444-4444-8444-444444444444")]), "utf-8"
    )
    other.write_text(write_games([SECOND]), "utf-8")
    form = finished(arriving([one, other], doors))
    assert isinstance(form, ImportForm)
    assert [each.here for each in form.found] == [Here.NEW, Here.SAME]


def test_what_is_wrong_is_told_with_its_file_and_nothing_is_taken(
    doors: Doors, tmp_path: Path
) -> None:
    (tmp_path / "right").write_text(write_games([FIRST]), "utf-8")
    (tmp_path / "wrong").write_text("{")
    refused = finished(arriving([tmp_path / "right", tmp_path / "wrong"], doors))
    assert isinstance(refused, Refused)
    assert [(name, each.name) for name, each in refused.faults] == [("wrong", "not_json")]


def test_warnings_are_told_with_their_file(doors: Doors, tmp_path: Path) -> None:
    (tmp_path / "odd").write_text(write_games([game("s0 H 161")]), "utf-8")
    form = finished(arriving([tmp_path / "odd"], doors))
    assert isinstance(form, ImportForm)
    assert [(name, each.name) for name, each in form.warnings] == [("odd", "count_again")]


def test_nobody_opens_so_many_files(doors: Doors, tmp_path: Path) -> None:
    (tmp_path / "many").write_text(write_games([FIRST]), "utf-8")
    refused = finished(arriving([tmp_path / "many"] * (MOST_FILES + 1), doors))
    assert isinstance(refused, Refused)
    assert [each.name for _, each in refused.faults] == ["too_many"]


def test_how_far_it_is_and_giving_up(doors: Doors, tmp_path: Path) -> None:
    ended = Event()

    def slow(_path: Path, watch: Watch) -> GameFile:
        try:
            while True:
                watch(3, 9)
        except GivenUp:
            ended.set()
            raise

    work = arriving([tmp_path / "endless"], replace(doors, read=slow))
    assert (next(work), next(work)) == ((3, 9), (3, 9))
    work.close()
    assert ended.wait(9)


def test_who_gives_up_does_not_wait_for_a_network_that_hangs(doors: Doors, tmp_path: Path) -> None:
    comes_back = Event()

    def hanging(path: Path, watch: Watch) -> GameFile:
        comes_back.wait(9)
        return read(path, watch)

    work = arriving([tmp_path / "far away"], replace(doors, read=hanging))
    next(work)
    began = time.monotonic()
    work.close()
    assert time.monotonic() - began < 1
    comes_back.set()


def test_a_mistake_of_the_program_is_not_hidden(doors: Doors, tmp_path: Path) -> None:
    def mistaken(_path: Path, _watch: Watch) -> GameFile:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        finished(arriving([tmp_path], replace(doors, read=mistaken)))


def test_bringing_given_up_half_way_keeps_nothing(pad: Pad) -> None:
    open_before = pad.game
    work = pad.bringing([SECOND, FIRST])
    assert next(work) == 1
    work.close()
    assert pad.known(SECOND.id) is None
    assert pad.game is open_before
    assert pad.bring([SECOND])
    assert pad.game == SECOND
