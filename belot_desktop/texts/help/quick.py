"""The page of quick entry: how a deal is said in one line, with examples that are understood."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.notation import Means
from belot_desktop.core.rows import Adjustment, Deal, Passed, Result
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variant import Takes
from belot_desktop.texts.help import QUICK
from belot_desktop.texts.help.blocks import Chapter, Figures, Heading, Key, Keys, Paragraph, Points
from belot_desktop.texts.numbers import signed
from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Announcement, Contract
    from belot_desktop.texts import Texts
    from belot_desktop.texts.help.blocks import Block

_UNSAID = frozenset({Means.FILLER, Means.NOBODY})


class QuickPage(Words):
    """Writes the page in one language, for what may be said of one game."""

    def __init__(self, texts: Texts) -> None:
        """Write in the language of ``texts``."""
        super().__init__(texts.translator)
        self._texts = texts

    def chapter(self, game: Game) -> Chapter:
        """Return the page, with the people and the house rules of ``game``."""
        return Chapter(QUICK, self.tr("Quick entry"), tuple(self._blocks(game)))

    def _blocks(self, game: Game) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "The line under the table takes a deal as people say it. While you type, it "
                "shows what it has understood and what will be written."
            )
        )
        head = (self.tr("What is typed"), self.tr("What is written"))
        rows = (self._worked(row, game) for row in examples(game))
        yield Figures(head, tuple(rows))
        yield Heading(self.tr("How it is read"))
        yield Points(self._grammar())
        yield Heading(self.tr("Keys"))
        yield Keys(self._keys())
        yield Heading(self.tr("What is understood"))
        yield Paragraph(self.tr("These words, those of the other language, and the names."))
        yield Figures((self.tr("Term"), self.tr("Also said")), tuple(self._vocabulary(game)))

    def _grammar(self) -> tuple[str, ...]:
        return (
            self.tr("The order is free, and capitals do not matter."),
            self.tr(
                "Who is named first has declared, a team or a player. Until somebody is named "
                "the deal is not finished: nobody is guessed."
            ),
            self.tr(
                "Points and announcements belong to who was named last before them, else to "
                "the declarers."
            ),
            self.tr("Points are those with announcements, of one team; 34+18+11 is added up."),
            self.tr("The points of both may be said where they fit: 98 : 64."),
            self.tr("A number with a sign is a correction, and whose it is stands beside it."),
            self.tr("What is not understood is marked, and nothing is saved until it is mended."),
        )

    def _keys(self) -> tuple[Key, ...]:
        return (
            Key(self.tr("Save"), ("Enter",)),
            Key(self.tr("Write out the word that is offered"), ("Tab",), self.tr("click on it")),
            Key(self.tr("The lines typed before"), ("↑", "↓")),
            Key(self.tr("Empty the line; from an empty one back to the table"), ("Esc",)),
        )

    def _worked(self, row: Row, game: Game) -> tuple[str, str]:
        """Say ``row`` as it is typed, and what the core makes of it."""
        return self._texts.said(row, game), self._written(row, game)

    def _written(self, row: Row, game: Game) -> str:
        if isinstance(row, Adjustment):
            return " : ".join(map(signed, row.written))
        if isinstance(row, Passed):
            return self._texts.nothing_written()
        (line,) = sheet(replace(game, rows=(row,))).lines
        return self._texts.verdict(game, line.score, row)

    def _vocabulary(self, game: Game) -> Iterator[tuple[str, str]]:
        for spoken in self._texts.spoken(game.variant):
            if spoken.meaning.means not in _UNSAID:
                term, *others = (*spoken.words, *spoken.several)
                yield term, ", ".join(others)


def examples(game: Game) -> tuple[Row, ...]:
    """Return rows of every kind that ``game`` can have and that nothing is wrong with."""
    variant = game.variant
    last, contracts = variant.sides - 1, variant.contracts
    middle, highest = contracts[len(contracts) // 2 - 1], contracts[-1]
    deals = [
        _announcing(_deal(game, last, middle, 0.6), variant.announcements),
        _deal(game, 0, middle, 0.5),
        *(
            replace(_deal(game, last, contracts[len(contracts) // 2], 0.55), contra=each.key)
            for each in variant.contras[1:2]
        ),
    ]
    for kind in variant.results:
        if kind.takes is Takes.SIDE:
            deals.append(replace(_deal(game, 0, highest), result=Result(kind.key, side=0)))
        elif kind.takes is Takes.NOTHING:
            deals.append(replace(_deal(game, last, contracts[0]), result=Result(kind.key)))
    sound = (each for each in deals if not variant.check(each, game.house))
    penalty = (variant.penalty, *[0] * last)
    return (*sound, Passed(), Adjustment(penalty))


def _deal(game: Game, side: int, contract: Contract, share: float = 0) -> Deal:
    """Return a deal of ``side``, which has a ``share`` of the card points and one more."""
    variant = game.variant
    values: list[int | None] = [None] * variant.sides
    values[side] = int(contract.cards * share) + 1
    kind = next(each.key for each in variant.results if each.takes is Takes.ONE)
    return Deal(
        declarer=side,
        declarer_seat=next((each for each in variant.seats_of(side) if game.player(each)), None),
        contract=contract.key,
        result=Result(kind, values=tuple(values)),
    )


def _announcing(deal: Deal, kinds: Sequence[Announcement]) -> Deal:
    """Let the declarers of ``deal`` announce the first and the last of ``kinds``."""
    keys = tuple(dict.fromkeys(each.key for each in (*kinds[:1], *kinds[-1:])))
    return replace(deal, announcements=((),) * (deal.declarer or 0) + (keys,))
