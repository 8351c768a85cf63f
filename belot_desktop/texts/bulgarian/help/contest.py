"""Whose announcements count, shown by announcements of both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.combinations import Carre, Run
from belot_desktop.core.variants.bulgarian.contest import CONTEST
from belot_desktop.core.variants.bulgarian.declaration import ANNOUNCEMENT, SEATS
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Figures, Heading, Paragraph
from belot_desktop.texts.words import filled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.combinations import Combination, Contest, Verdict
    from belot_desktop.texts.help.blocks import Block

_LAST = len(SEATS) - 1  # deals, so that seat 0 plays first

# What the first player of each side holds, or the first two of the first side.
CONTESTS: tuple[tuple[Combination, ...], ...] = (
    (Run(0, 3, "A"), Run(1, 3, "K")),
    (Run(0, 3, "A"), Run(2, 3, "9"), Run(1, 4, "10")),
    (Run(0, 5, "A"), Run(1, 6, "K")),
    (Carre(0, "A"), Carre(1, "9")),
    (Run(0, 5, "K"), Carre(1, "A")),
    (Run(0, 3, "Q"), Run(1, 3, "Q")),
)


class Contests(Worked):
    """The contest of announcements."""

    def _contest(self) -> Iterator[Block]:
        yield Heading(self.tr("Which announcements count"), "contest")
        yield self.agreement("contest")
        yield Paragraph(self._single() if self.house.contest == "single" else self._separate())
        yield Paragraph(
            self.tr(
                "The winning team counts all that its two players hold of them, the others none."
            )
        )
        yield self.agreement("contest_tie")
        yield Paragraph(self._equal())
        yield Figures((self.side(0), self.side(1), self.tr("What counts")), tuple(self._rows()))

    def _separate(self) -> str:
        return self.tr(
            "Sequences contend with sequences: the longer one is better, and of equally long "
            "ones that with the higher top card. Fours of a kind contend with fours: {carres}, "
            "the best first.",
            carres=self._carres_in_order(),
        )

    def _single(self) -> str:
        return self.tr(
            "The best combination of the table takes all, sequences and fours alike. The value "
            "decides; at equal value four "
            "of a kind come before a sequence, the higher top card before the lower, and fours "
            "in this order: {carres}.",
            carres=self._carres_in_order(),
        )

    def _equal(self) -> str:
        """Say what happens between equals, as the last of the examples shows."""
        if self.house.contest_tie == "first_hand":
            return self.tr(
                "If the best of both are equal, the team of whoever plays first has the better "
                "one. Here {player} plays first.",
                player=self.seat(0),
            )
        return self.tr("If the best of both are equal, nobody counts any.")

    def _carres_in_order(self) -> str:
        return " ".join(map(self.rank, CONTEST.carres))

    def _rows(self) -> Iterator[tuple[str, str, str]]:
        for held in CONTESTS:
            sides = [[each for each in held if SEATS[each.seat] == side] for side in (0, 1)]
            yield self._named(sides[0]), self._named(sides[1]), self._counts(held)

    def _counts(self, held: tuple[Combination, ...]) -> str:
        """Say whose of ``held`` count."""
        decided = CONTEST.decide(held, _LAST, self.house)
        told = list[str]()
        for side in dict.fromkeys(SEATS):
            counting = [each for each in held if SEATS[each.seat] == side]
            counting = [each for each in counting if _verdict(decided, each).side == side]
            if counting:
                told.append(f"{self.side(side)}: {self._named(counting)}")
        return "; ".join(told) or self.tr("nothing")

    def _named(self, held: list[Combination]) -> str:
        return ", ".join(map(self._combination, held))

    def _combination(self, each: Combination) -> str:
        """Name what is held: tierce to the ace; a quinte of more cards with how many."""
        kinds = CONTEST.announced(each, self.house)
        kind = self.announcement(kinds[0])
        if isinstance(each, Carre) and kinds[0] != "carre":
            return kind  # its name says the rank
        if isinstance(each, Carre):
            return self.tr("{kind}: {rank}", kind=kind, rank=self.rank(each.rank))
        top = self.rank(each.top)
        if each.length > ANNOUNCEMENT[kinds[0]].cards:
            said = self.tr("{kind} ({cards}) to {top}")
            return filled(said, {"kind": kind, "top": top, "cards": each.length})
        return self.tr("{kind} to {top}", kind=kind, top=top)


def _verdict(decided: Contest, each: Combination) -> Verdict:
    """Return the verdict under which a combination falls."""
    return decided.carres if isinstance(each, Carre) else decided.sequences
