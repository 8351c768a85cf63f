"""The columns of a sheet, on the screen and on paper: which there are and what they are called."""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belot_desktop.core.variant import Variant


class Column(StrEnum):
    """What a column of a sheet holds."""

    NUMBER = "number"
    DEALER = "dealer"
    DECLARER = "declarer"
    CONTRACT = "contract"
    POINTS = "points"
    ANNOUNCEMENTS = "announcements"
    OUTCOME = "outcome"
    WRITTEN = "written"
    TOTALS = "totals"


class Place(NamedTuple):
    """A column: what it holds, and whose it is (None for nobody's)."""

    kind: Column
    side: int | None = None


def places(variant: Variant[Any]) -> tuple[Place, ...]:
    """Return the columns of a variant's sheet, from left to right."""

    def each_side(kind: Column) -> Iterator[Place]:
        return (Place(kind, side) for side in range(variant.sides))

    return (
        Place(Column.NUMBER),
        Place(Column.DEALER),
        Place(Column.DECLARER),
        Place(Column.CONTRACT),
        *each_side(Column.POINTS),
        Place(Column.ANNOUNCEMENTS),
        Place(Column.OUTCOME),
        *each_side(Column.WRITTEN),
        *each_side(Column.TOTALS),
    )


class Columns(Words):
    """What the columns are called."""

    def column(self, kind: Column) -> str:
        """Say what a column holds."""
        return self._columns[kind]

    @cached_property
    def _columns(self) -> Mapping[Column, str]:
        return {
            Column.NUMBER: self.tr("#"),
            Column.DEALER: self.tr("Dealer"),
            Column.DECLARER: self.tr("Declarer"),
            Column.CONTRACT: self.tr("Contract"),
            Column.POINTS: self.tr("Points"),
            Column.ANNOUNCEMENTS: self.tr("Announcements"),
            Column.OUTCOME: self.tr("Outcome"),
            Column.WRITTEN: self.tr("Written"),
            Column.TOTALS: self.tr("Total"),
        }
