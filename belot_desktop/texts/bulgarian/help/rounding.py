"""From card points to written points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import CONTRACT
from belot_desktop.core.variants.bulgarian.rounding import both_critical, rounded
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Figures, Heading, Paragraph, See
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block

_POINTS = range(83, 88)  # where the contracts differ


def _up_from(key: str) -> int:
    """Return the last digit from which points of this contract go up."""
    return next(digit for digit in range(10) if rounded(digit, CONTRACT[key]))


def _critical(key: str) -> int:
    """Return the last digit at which only one of two sides may go up."""
    return next(digit for digit in range(10) if both_critical((digit, digit), CONTRACT[key]))


class RoundingChapter(Worked):
    """How points are rounded."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._each(), *self._both(), *self._whole(), *self._halves())
        return Chapter("rounding", self.tr("Rounding"), blocks)

    def _each(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Ten card points are one written point. What is left over is rounded: in a suit "
                "contract up from {suit}, in no trumps from {no_trumps}, in all trumps from "
                "{all_trumps}.",
                suit=_up_from("clubs"),
                no_trumps=_up_from("no_trumps"),
                all_trumps=_up_from("all_trumps"),
            )
        )
        kinds = (CONTRACT["clubs"], CONTRACT["no_trumps"], CONTRACT["all_trumps"])
        names = (self.tr("a suit"), self.contract("no_trumps"), self.contract("all_trumps"))
        yield Figures(
            (self.tr("Card points"), *names),
            tuple(
                (number(points), *(number(rounded(points, kind)) for kind in kinds))
                for points in _POINTS
            ),
        )

    def _both(self) -> Iterator[Block]:
        yield Heading(self.tr("When both would go up"), "both")
        yield Paragraph(
            self.tr(
                "In a suit contract both teams may end in {suit}, in all trumps both in "
                "{all_trumps}. Then only one goes up: the deal must not be worth a point more "
                "than it is.",
                suit=_critical("clubs"),
                all_trumps=_critical("all_trumps"),
            )
        )
        yield self.agreement("odd_ten")
        yield self.example("s0 H 86")
        yield Paragraph(
            self.tr(
                "Such a deal is made all the same: the card points decide that, before they are "
                "rounded."
            )
        )
        yield self.example("s0 AT 134")

    def _whole(self) -> Iterator[Block]:
        yield Heading(self.tr("A whole deal"))
        yield Paragraph(
            self.tr("Where one team writes everything, the whole deal is rounded, and only once.")
        )
        yield self.example("s0 H 56 tierce")
        yield See(self.tr("With contra"), "contra")

    def _halves(self) -> Iterator[Block]:
        yield Heading(self.tr("Halves of a hanging deal"))
        yield Paragraph(
            self.tr(
                "Two equal halves are rounded alike. Only where they end in {suit} in a suit "
                "contract, or in {all_trumps} in all trumps, the half that hangs goes up and the "
                "written one does not.",
                suit=_critical("clubs"),
                all_trumps=_critical("all_trumps"),
            )
        )
        yield self.example("s0 H quarte 106")
        yield Paragraph(
            self.tr("So what is written and what hangs are together the whole deal, rounded once.")
        )
