"""The score head kept up to date with the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.heads import heads
from belot_desktop.texts.numbers import number
from belot_desktop.texts.one_line import one_line
from belot_desktop.ui.score_head import HeadView, ScoreHead
from belot_desktop.ui.seat_button import Seat
from belot_desktop.ui.seats import SeatsText
from belot_desktop.ui.team_card import TeamView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.models.heads import SideHead
    from belot_desktop.ui.desk import Desk


class HeadPanel(ScoreHead):
    """The head of the open game: totals, who deals, what hangs, why the game goes on."""

    def __init__(self, desk: Desk) -> None:
        """Show the game of ``desk``."""
        super().__init__(desk.theme)
        self._desk = desk
        for signal in (desk.pad.changed, desk.half_typed.changed, desk.speech.changed):
            signal.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it stands now."""
        sheet = self._desk.pad.sheet
        teams = tuple(self._team(side, head) for side, head in enumerate(heads(sheet)))
        self.show_head(HeadView(teams, self._seats()))

    def _team(self, side: int, head: SideHead) -> TeamView:
        game, sheet, texts = self._desk.pad.game, self._desk.pad.sheet, self._desk.speech.texts
        target = sheet.standing.target
        return TeamView(
            side=side,
            name=texts.team(game, side),
            players=" · ".join(filter(None, map(one_line, game.teams[side].players))),
            total=number(head.total),
            target="" if target is None else texts.to_target(target),
            left="" if target is None or head.won else texts.remaining(head.remaining),
            share=head.progress,
            won=self.tr("winner") if head.won else "",
        )

    def _seats(self) -> SeatsText:
        game, texts = self._desk.pad.game, self._desk.speech.texts
        names = [texts.player(game, seat) for seat in range(len(game.variant.seats))]
        if self._desk.pad.sheet.standing.over:
            seats = tuple(map(Seat, names, game.variant.seats))
            return SeatsText(seats, lines=(texts.over(game, self._desk.pad.sheet.standing),))
        dealer = self._desk.half_typed.dealer
        leader = game.variant.after(dealer)
        told = {dealer: texts.deals_now(names[dealer]), leader: texts.leads(names[leader])}
        seats = tuple(
            Seat(names[seat], side, told.get(seat, ""))
            for seat, side in enumerate(game.variant.seats)
        )
        turn = " · ".join((told[dealer], told[leader]))
        return SeatsText(seats, dealer, leader, turn, tuple(self._why_it_goes_on()))

    def _why_it_goes_on(self) -> Iterator[str]:
        sheet, texts = self._desk.pad.sheet, self._desk.speech.texts
        if sheet.carried.hanging:
            yield texts.hanging(sheet.carried.hanging)
        if sheet.standing.waiting:
            yield texts.waiting(sheet.standing)
