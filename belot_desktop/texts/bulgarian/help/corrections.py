"""Rows for penalties and for whatever else was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import PENALTY
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class CorrectionsChapter(Worked):
    """Corrections."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._what(), *self._revoke())
        return Chapter("corrections", self.tr("Corrections"), blocks)

    def _what(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "A correction is a row of its own: written points that a team is given or loses, "
                "and a note why. The dealer does not move on, and a total may fall below zero."
            )
        )
        yield Paragraph(
            self.tr(
                "A game that was begun on paper is taken over the same way: with what each team "
                "had by then."
            )
        )

    def _revoke(self) -> Iterator[Block]:
        yield Heading(self.tr("A revoke"), "revoke")
        yield Paragraph(
            self.tr(
                "A player who could have followed suit, trumped or played higher as the rules "
                "ask, and did not, has revoked. By custom the other team writes {penalty}, and so"
                " it does when somebody announces what is not there.",
                penalty=PENALTY,
            )
        )
        note = self.tr("Revoke: {team}", team=self.side(0))
        yield self.example(f'+0 s0 {PENALTY:+d} s1 "{note}"')
        yield Paragraph(
            self.tr(
                "Tables differ in the rest: whether a card may be taken back before the next one "
                "falls, and whether the deal still counts. The pad fills in the usual number, and "
                "you can change it."
            )
        )
