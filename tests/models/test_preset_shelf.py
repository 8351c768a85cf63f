"""The presets for the windows."""

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.store.database import Database
from belot_desktop.store.errors import StoreFault

CLUB = House(target=201)


def test_every_change_is_told(shelf: PresetShelf) -> None:
    told = list[str]()
    shelf.changed.connect(lambda: told.append(", ".join(names(shelf))))
    assert shelf.save(BULGARIAN, "Клуб", CLUB)
    assert shelf.rename(BULGARIAN, "Клуб", "Петък")
    assert shelf.delete(BULGARIAN, "Петък")
    assert told == ["Клуб", "Петък", ""]


def names(shelf: PresetShelf) -> list[str]:
    return [each.name for each in shelf.of(BULGARIAN).presets]


def test_rules_know_what_they_are_called(shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб", CLUB)
    assert (shelf.named(BULGARIAN, CLUB), shelf.named(BULGARIAN, House())) == ("Клуб", "")
    assert (shelf.has(BULGARIAN, "Клуб"), shelf.has(BULGARIAN, "Петък")) == (True, False)


def test_what_goes_wrong_is_told_and_changes_nothing(
    shelf: PresetShelf, database: Database
) -> None:
    faults = list[object]()
    shelf.failed.connect(faults.append)
    shelf.save(BULGARIAN, "Клуб", CLUB)
    database.query("PRAGMA query_only = ON")
    assert not shelf.delete(BULGARIAN, "Клуб")
    assert names(shelf) == ["Клуб"]
    database.query("PRAGMA shrink_memory")
    database.path.write_bytes(b"\xff" * database.path.stat().st_size)
    assert names(shelf) == []
    assert all(isinstance(each, StoreFault) for each in faults)
    assert len(faults) == 2
