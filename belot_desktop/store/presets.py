"""House rules kept under a name, to be chosen for another game."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.core.house import differing, house_of
from belot_desktop.store.exchange.writing import to_text

if TYPE_CHECKING:
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.database import Database

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules and what they are called."""

    name: str
    house: Any


@dataclass(frozen=True, slots=True)
class Kept:
    """The presets of a variant by their names, and the names of those that cannot be read.

    A newer program may have written those, so they are left where they are.
    """

    presets: tuple[Preset, ...] = ()
    unreadable: tuple[str, ...] = ()


class Presets:
    """The presets in the database. Every method may raise StoreFault, and changes nothing then."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``."""
        self._database = database

    def of(self, variant: Variant[Any]) -> Kept:
        """Return the presets of ``variant``."""
        found = self._database.query(
            "SELECT name, house FROM preset WHERE variant = ?", variant.key
        )
        presets, unreadable = list[Preset](), list[str]()
        for name, text in sorted(found, key=lambda each: (each[0].casefold(), each[0])):
            try:
                presets.append(Preset(name, house_of(variant.house, _rules(text))))
            except ValueError:
                logger.warning("The preset %r of %s cannot be read", name, variant.key)
                unreadable.append(name)
        return Kept(tuple(presets), tuple(unreadable))

    def save(self, variant: Variant[Any], preset: Preset) -> None:
        """Keep ``preset``, in the place of the one with its name if there is one."""
        with self._database.transaction():
            self._database.query(
                "REPLACE INTO preset VALUES (?, ?, ?)",
                variant.key,
                preset.name,
                to_text(differing(preset.house)),
            )

    def rename(self, variant: Variant[Any], old: str, new: str) -> None:
        """Call the preset ``old`` by another name, in the place of the one that had it."""
        with self._database.transaction():
            self._database.query(
                "UPDATE OR REPLACE preset SET name = ? WHERE variant = ? AND name = ?",
                new,
                variant.key,
                old,
            )

    def delete(self, variant: Variant[Any], name: str) -> None:
        """Forget the preset called ``name``."""
        with self._database.transaction():
            self._database.query(
                "DELETE FROM preset WHERE variant = ? AND name = ?", variant.key, name
            )


def _rules(text: str) -> dict[str, object]:
    """Return the rules that ``text`` holds. Raises ValueError where it holds none."""
    try:
        rules = json.loads(text)
    except RecursionError:
        raise ValueError(text) from None
    if isinstance(rules, dict):
        return rules
    raise ValueError(text)
