"""Who writes how much: made, inside, hanging, contra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import CONTRACT, FACTOR
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph, See

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


def _more_than_half(key: str) -> int:
    """Return the fewest card points with which a contract is made."""
    return CONTRACT[key].cards // 2 + 1


class WritingChapter(Worked):
    """What becomes of the points of a deal."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._compared(), *self._inside(), *self._hanging(), *self._contra())
        return Chapter("writing", self.tr("Who writes how much"), blocks)

    def _compared(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Once both teams have their points, announcements included, one thing decides: "
                "whether the declarers have more than the defenders."
            )
        )
        yield Paragraph(
            self.tr(
                "Without announcements it takes {suit} card points in a suit contract, "
                "{no_trumps} in no trumps before they are doubled, and {all_trumps} in all trumps.",
                suit=_more_than_half("clubs"),
                no_trumps=_more_than_half("no_trumps"),
                all_trumps=_more_than_half("all_trumps"),
            )
        )
        yield Heading(self.tr("Made"), "made")
        yield Paragraph(
            self.tr("The declarers have more: each team writes its own points, rounded.")
        )
        yield self.example("s0 H 87")
        yield self.example("s0 H 104 belote s1 tierce")
        yield See(self.tr("How points are rounded"), "rounding")

    def _inside(self) -> Iterator[Block]:
        yield Heading(self.tr("Inside"), "inside")
        yield Paragraph(
            self.tr(
                "The declarers have less: they are inside. The defenders write the whole deal, "
                "what the declarers announced as well."
            )
        )
        yield self.example("s0 H 78 belote")
        yield Paragraph(
            self.tr("An announcement can turn a deal, though the declarers have more in the cards.")
        )
        yield self.example("s0 H 84 s1 tierce")
        yield Paragraph(
            self.tr(
                "When everybody sees that the declarers are inside, nothing has to be counted: "
                "choose Inside, and all that the deal is worth is written."
            )
        )
        yield self.example("s0 AT inside s1 quarte")

    def _hanging(self) -> Iterator[Block]:
        yield Heading(self.tr("Hanging"), "hanging")
        yield Paragraph(
            self.tr(
                "Both have the same: the deal hangs. The defenders write their half, and the "
                "declarers' half waits."
            )
        )
        yield self.example("s0 H 81")
        yield Paragraph(
            self.tr(
                "What hangs goes to the team with more points in the next deal, or to the one "
                "that makes a capot. If that deal hangs too, the points pile up."
            )
        )
        yield self.example("s0 H 81", "s1 S 92")
        yield self.example("s0 H 81", "s1 NT 65")

    def _contra(self) -> Iterator[Block]:
        yield Heading(self.tr("With contra"), "contra")
        yield Paragraph(
            self.tr(
                "With contra the team with more points writes the whole deal {contra}, whoever "
                "declared; with recontra {recontra}. The points themselves are compared as they "
                "are.",
                contra=self.contra_mark(FACTOR["contra"]),
                recontra=self.contra_mark(FACTOR["recontra"]),
            )
        )
        yield self.example("s0 C contra 98")
        yield self.agreement("recontra")
        yield self.example("s0 H recontra 70")
        yield Paragraph(
            self.tr("If both have the same, nobody writes: the whole deal hangs, multiplied.")
        )
        yield self.example("s0 H contra 81")
        yield Paragraph(
            self.tr("Points that hung before are collected as they are, and never multiplied.")
        )
        yield self.example("s0 H 81", "s1 D contra 95")
