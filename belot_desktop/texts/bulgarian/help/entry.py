"""What the pad finds wrong with an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.notation import row_of
from belot_desktop.core.rows import Deal
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.declaration import CONTRACT
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Figures, Heading, Paragraph
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block

# Deals with a mistake each.
MISTAKEN = (
    "s0 H 172",
    "s0 H 15 belote",
    "s0 NT 90 tierce",
    "s0 H 120 belote belote",
    "s0 H 120 tierce s1 quarte",
    "s0 AT 300 quinte quinte quinte",
    "s0 AT 500 carre_jacks carre_jacks",
    "s0 H 161",
)


class EntryChapter(Worked):
    """What cannot be."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        return Chapter("entry", self.tr("Checks"), (*self._checks(), *self._never()))

    def _checks(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Type the points of either team, with its announcements, and the other's follow. "
                "With “cards only” you type card points alone, and nobody has to add."
            )
        )
        yield Paragraph(
            self.tr(
                "The pad looks at a deal while you enter it and says what cannot be, beside its "
                "field and all at once. A mistake has to be mended before the deal is saved."
            )
        )
        yield Figures(
            (self.tr("What was entered"), self.tr("What the pad says")),
            tuple((self._entered(deal), self._said(deal)) for deal in map(_deal, MISTAKEN)),
        )
        yield Paragraph(
            self.tr(
                "Nothing else is refused, however unlikely it is: the table knows what it saw. A "
                "row after the end of the game is marked and stays."
            )
        )

    def _never(self) -> Iterator[Block]:
        yield Heading(self.tr("Points that no tricks give"), "never")
        yield Paragraph(
            self.tr(
                "Some card points cannot come out, whichever tricks a team took. The pad asks "
                "you to count again, but saves the deal if you insist."
            )
        )
        yield Figures(
            (self.tr("Contract"), self.tr("Card points that cannot be")),
            (
                (self.tr("a suit"), _listed("clubs")),
                (self.tr("no trumps, before doubling"), _listed("no_trumps")),
                (self.contract("all_trumps"), _listed("all_trumps")),
            ),
        )

    def _entered(self, deal: Deal) -> str:
        """Tell what was entered: "Hearts; We: 15, belote"."""
        values = deal.result.values if deal.result else ()
        said = [self.contract(deal.contract or "").capitalize()]
        for side, points in enumerate(values):
            parts = ("" if points is None else number(points), self.announcements(deal, side))
            if any(parts):
                said.append(f"{self.side(side)}: {', '.join(filter(None, parts))}")
        return "; ".join(said)

    def _said(self, deal: Deal) -> str:
        problems = BULGARIAN.check(deal, self.house)
        return " ".join(dict.fromkeys(map(self.own.problem, problems)))


def _deal(said: str) -> Deal:
    row = row_of(said, BULGARIAN)
    return row if isinstance(row, Deal) else Deal()


def _listed(key: str) -> str:
    """List the card points that a contract never gives."""
    return ", ".join(map(number, sorted(CONTRACT[key].never)))
