"""One value of a file and its place: read as what is due there, or its fault is noted."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from belot_desktop.store.exchange.faults import (
    LONGEST_QUOTE,
    MOST_FAULTS,
    Fault,
    Unreadable,
    quoted,
)
from belot_desktop.store.exchange.strict import Bad, Twice

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from belot_desktop.core.scores import Fact

T = TypeVar("T")

LONGEST_TEXT = 10_000  # characters: more is no name and no note, and no window could show it

_REFUSED = Bad("")  # within something that was refused as a whole: nothing more to say
_PLAIN_KEY = re.compile(r"\w+", re.ASCII)
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Found:
    """What reading has found so far: faults, for which it is refused, and warnings."""

    faults: list[Fault] = field(default_factory=list)
    warnings: list[Fault] = field(default_factory=list)

    def refuse(self, fault: Fault) -> None:
        """Note a fault. Raises Unreadable once there are more than anybody wants to read."""
        self.faults.append(fault)
        if len(self.faults) == MOST_FAULTS:
            raise Unreadable(self.faults)


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of a file.

    Each way of reading it gives what is due in that place. Where something else
    stands there, it notes the fault and gives a stand-in, so that reading goes on and
    finds every fault. Whoever began to read throws the result away then.
    """

    value: object
    place: str
    found: Found

    def fault(self, name: str, **facts: Fact) -> None:
        """Note that something is wrong here."""
        self.found.refuse(Fault(self.place, name, facts))

    def at(self, key: str | int) -> Entry:
        """Return what stands under ``key`` of an object, or as its entry in a list."""
        value: Any = _REFUSED
        if isinstance(self.value, dict):
            value = self.value.get(key, Bad("missing"))
        elif isinstance(self.value, list) and isinstance(key, int):
            value = self.value[key]
        return Entry(value, self._place(key), self.found)

    def has(self, key: str) -> bool:
        """Tell whether this is an object with ``key``."""
        return isinstance(self.value, dict) and key in self.value

    def fields(
        self, required: Collection[str] = (), optional: Collection[str] = ()
    ) -> dict[str, Entry]:
        """Return an object's entries by key: all required ones, and the optional ones there."""
        value = self._as(dict, "not_an_object", {})
        for key in value:
            if key not in required and key not in optional:
                self.at(key).fault("unknown_key")
        for key in value.twice if isinstance(value, Twice) else ():
            self.at(key).fault("key_twice")
        keys = (*required, *(key for key in optional if key in value))
        return {key: self.at(key) for key in keys}

    def items(self, due: int | None = None) -> Iterator[Entry]:
        """Go through a list's entries; ``due`` says how many there have to be."""
        value = self._as(list, "not_a_list", [])
        if due is not None and isinstance(self.value, list) and len(value) != due:
            self.fault("wrong_length", due=due)
        else:
            yield from map(self.at, range(len(value)))

    def whole(self, least: int, most: int, otherwise: str = "out_of_range") -> int:
        """Return a whole number within bounds; ``otherwise`` names the fault beyond them."""
        if isinstance(self.value, float):
            self.fault("not_whole")
            return least
        value = self._as(int, "not_a_number", least)
        if not least <= value <= most:
            self.fault(otherwise, least=least, most=most)
            return least
        return value

    def text(self, fits: Callable[[str], object] | None = None, otherwise: str = "") -> str:
        """Return a text; ``otherwise`` names the fault of one that does not fit."""
        value = self._as(str, "not_text", "")
        if len(value) > LONGEST_TEXT:
            self.fault("too_long", most=LONGEST_TEXT)
            return ""
        if _SURROGATE.search(value):
            self.fault("lone_surrogate")
        elif fits is not None and isinstance(self.value, str) and not fits(value):
            self.fault(otherwise, value=quoted(value))
        return value

    def word(self, known: Collection[str], otherwise: str) -> str:
        """Return one of the ``known`` texts; ``otherwise`` names the fault of another one."""
        return self.text(lambda value: value in known, otherwise)

    def true(self) -> None:
        """Read what is there only as true."""
        if not self._as(bool, "only_true", True):  # noqa: FBT003
            self.fault("only_true")

    def _as(self, kind: type[T], otherwise: str, instead: T) -> T:
        """Return the value if it is of ``kind`` (True is no number), or note why it is not."""
        value = self.value
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return value
        name = value.name if isinstance(value, Bad) else otherwise
        if name:
            self.fault(name)
        return instead

    def _place(self, key: str | int) -> str:
        if isinstance(key, int):
            return f"{self.place}[{key}]"
        if not _PLAIN_KEY.fullmatch(key):
            return f"{self.place}[{quoted(json.dumps(key[:LONGEST_QUOTE]))}]"
        return f"{self.place}.{quoted(key)}" if self.place else quoted(key)
