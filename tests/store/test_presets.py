"""House rules kept under a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.store.database import Database
from belot_desktop.store.errors import StoreFault
from belot_desktop.store.presets import Preset, Presets
from tests.strategies import houses
from tests.toy import TOY, ToyHouse

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

CLUB = Preset("Клуб", House(target=201, odd_ten="larger"))
HOME = Preset("вкъщи", House(capot_ends_game=True))


@pytest.fixture
def presets(database: Database) -> Presets:
    return Presets(database)


def names(presets: Presets) -> list[str]:
    return [each.name for each in presets.of(BULGARIAN).presets]


def test_they_are_kept_by_their_names(presets: Presets) -> None:
    assert presets.of(BULGARIAN).presets == ()
    presets.save(BULGARIAN, CLUB)
    presets.save(BULGARIAN, HOME)
    assert presets.of(BULGARIAN).presets == (HOME, CLUB)


def test_they_are_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "belot.sqlite3"
    with Database(path) as database:
        Presets(database).save(BULGARIAN, CLUB)
    with Database(path) as database:
        assert Presets(database).of(BULGARIAN).presets == (CLUB,)


def test_a_name_is_there_once_in_a_variant(presets: Presets) -> None:
    presets.save(BULGARIAN, CLUB)
    presets.save(TOY, Preset("Клуб", ToyHouse(target=9)))
    presets.save(BULGARIAN, replace(CLUB, house=House()))
    assert presets.of(BULGARIAN).presets == (Preset("Клуб", House()),)
    assert presets.of(TOY).presets == (Preset("Клуб", ToyHouse(target=9)),)


def test_one_is_called_otherwise(presets: Presets) -> None:
    presets.save(BULGARIAN, CLUB)
    presets.rename(BULGARIAN, "Клуб", "Петък")
    assert presets.of(BULGARIAN).presets == (replace(CLUB, name="Петък"),)
    presets.save(BULGARIAN, HOME)
    presets.rename(BULGARIAN, "Петък", "вкъщи")
    assert presets.of(BULGARIAN).presets == (replace(CLUB, name="вкъщи"),)


def test_one_is_forgotten(presets: Presets) -> None:
    presets.save(BULGARIAN, CLUB)
    presets.save(BULGARIAN, HOME)
    presets.delete(BULGARIAN, "Клуб")
    assert names(presets) == ["вкъщи"]


DEEP = f"{'[' * 998}{']' * 998}"  # as deep as SQLite takes it


@pytest.mark.parametrize(
    "house",
    ['{"target": 0}', '{"bids": true}', '{"contest": ["single"]}', "[]", "null", "{odd", DEEP],
    ids=lambda house: house[:20],
)
def test_what_only_a_newer_program_knows_falls_out_and_stays(
    presets: Presets, database: Database, house: str, caplog: pytest.LogCaptureFixture
) -> None:
    presets.save(BULGARIAN, CLUB)
    database.query("PRAGMA ignore_check_constraints = ON")
    database.query("INSERT INTO preset VALUES ('bulgarian', 'Утре', ?)", house)
    kept = presets.of(BULGARIAN)
    assert (kept.presets, kept.unreadable) == ((CLUB,), ("Утре",))
    assert "Утре" in caplog.text
    assert database.query("SELECT house FROM preset WHERE name = 'Утре'") == [(house,)]


CHANGES: dict[str, Callable[[Presets], None]] = {
    "save": lambda presets: presets.save(BULGARIAN, HOME),
    "rename": lambda presets: presets.rename(BULGARIAN, "Клуб", "Петък"),
    "delete": lambda presets: presets.delete(BULGARIAN, "Клуб"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_cannot_be_kept_changes_nothing(
    presets: Presets, database: Database, change: str
) -> None:
    presets.save(BULGARIAN, CLUB)
    database.query("PRAGMA query_only = ON")
    with pytest.raises(StoreFault):
        CHANGES[change](presets)
    assert names(presets) == ["Клуб"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=30)
@given(house=houses(BULGARIAN))
def test_any_rules_are_read_back_the_same(presets: Presets, house: House) -> None:
    presets.save(BULGARIAN, Preset("Всякак", house))
    assert presets.of(BULGARIAN).presets == (Preset("Всякак", house),)
