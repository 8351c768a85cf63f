"""An evening's game in Bulgarian words, for the tests and the gallery."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from belot_desktop.models.score_roles import Mark, ScoreRole, Tone
from belot_desktop.texts.columns import Column
from belot_desktop.ui.chart import ChartView
from belot_desktop.ui.chips import Chip
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.score_head import HeadView
from belot_desktop.ui.seat_button import Seat
from belot_desktop.ui.seats import SeatsText
from belot_desktop.ui.team_card import TeamView
from belot_desktop.ui.why import Why, WhyRow

if TYPE_CHECKING:
    from collections.abc import Sequence

LONG = "Александър Константинов-Велики"  # 30 characters
WIDE = "Щ" * 30
PLAYERS = ("Ана", "Вера", "Борис", "Георги")
TEAMS = ("Ние", "Вие")
KINDS = ("терца", "кварта", "квинта", "каре", "белот")

CONTRACTS = (
    Choice("спатия", suit="clubs"),
    Choice("каро", suit="diamonds"),
    Choice("купа", suit="hearts"),
    Choice("пика", suit="spades"),
    Choice("без коз", suit="no_trumps"),
    Choice("всичко коз", suit="all_trumps"),
)
CONTRAS = (
    Choice("без"),
    Choice("контра ×2"),
    Choice("реконтра ×4", reason="Реконтра има само след контра."),
)


def declarers(players: Sequence[str] = PLAYERS) -> list[Choice]:
    return [Choice(player) for player in players]


def chips(**counts: int) -> list[Chip]:
    """Count the kinds; a second carré finds no room."""
    kinds = [Chip(each, each, counts.get(each, 0)) for each in KINDS]
    full = "За каре няма място: за него трябват четири карти."
    return [replace(each, reason=full) if each.key == "каре" else each for each in kinds]


@dataclass(frozen=True)
class Row:
    """One line of the sheet in ready words; a figure a side wherever sides have one."""

    dealer: str
    declarer: str = ""
    suit: str = ""
    contract: str = ""
    contra: str = ""
    points: tuple[str, ...] = ("", "")
    announcements: str = ""
    outcome: str = ""
    written: tuple[str, ...] = ("", "")
    totals: tuple[str, ...] = ("", "")
    tone: Tone = Tone.PLAIN
    mark: Mark | None = None


ROWS = (
    Row("Ана", "Ана", "hearts", "♥", "", ("87", "75"), "—", "", ("9", "7"), ("9", "7")),
    Row(
        dealer="Вера",
        declarer="Борис",
        suit="all_trumps",
        contract="ВК",
        points=("104", "174"),
        announcements="терца",
        outcome="вътре",
        written=("0", "28"),
        totals=("9", "35"),
    ),
    Row("Борис", "Ана", "clubs", "♣", "×2", ("98", "64"), "—", "", ("32", "0"), ("41", "35")),
    Row("Георги", outcome="всички пас", totals=("41", "35"), tone=Tone.QUIET),
    Row(
        dealer="Ана",
        declarer="Вера",
        suit="no_trumps",
        contract="БК",
        contra="×4",
        points=("130", "130"),
        announcements="—",
        outcome="виси 13",
        written=("13", "0"),
        totals=("54", "35"),
        mark=Mark.PROBLEM,
    ),
    Row(
        dealer="Вера",
        declarer="Ана",
        suit="spades",
        contract="♠",
        points=("252", "0"),
        announcements="терца, кварта",
        outcome="капо · +13",
        written=("25", "0"),
        totals=("92", "35"),
    ),
    Row(
        dealer="Борис",
        declarer="Георги",
        suit="diamonds",
        contract="♦",
        points=("81", "101"),
        announcements="белот",
        written=("8", "10"),
        totals=("100", "45"),
    ),
)


def score_model(rows: Sequence[Row] = ROWS, sides: Sequence[str] = TEAMS) -> QStandardItemModel:
    """Put ``rows`` into a plain model that speaks the score roles."""
    model = QStandardItemModel()
    for section, (kind, side, title, group) in enumerate(_columns(sides)):
        told = {
            ScoreRole.TEXT: title,
            ScoreRole.KIND: kind,
            ScoreRole.SIDE: side,
            ScoreRole.GROUP: group,
        }
        model.setColumnCount(section + 1)
        for role, value in told.items():
            model.setHeaderData(section, Qt.Orientation.Horizontal, value, role)
    for number, row in enumerate(rows, 1):
        model.appendRow(items(number, row))
    return model


def _columns(sides: Sequence[str]) -> list[tuple[Column, int | None, str, str]]:
    def each(kind: Column, group: str) -> list[tuple[Column, int | None, str, str]]:
        return [(kind, side, name, group) for side, name in enumerate(sides)]

    return [
        (Column.NUMBER, None, "№", ""),
        (Column.DEALER, None, "Раздава", ""),
        (Column.DECLARER, None, "Обявил", ""),
        (Column.CONTRACT, None, "Договор", ""),
        *each(Column.POINTS, "Точки"),
        (Column.ANNOUNCEMENTS, None, "Анонси", ""),
        (Column.OUTCOME, None, "", ""),
        *each(Column.WRITTEN, "Пише"),
        *each(Column.TOTALS, "Общо"),
    ]


def items(number: int, row: Row) -> list[QStandardItem]:
    texts = [
        *(str(number), row.dealer, row.declarer, row.contract),
        *row.points,
        *(row.announcements, row.outcome),
        *row.written,
        *row.totals,
    ]
    items = [QStandardItem(text) for text in texts]
    for item in items:
        item.setData(row.tone, ScoreRole.TONE)
    items[0].setData(row.mark, ScoreRole.MARK)
    items[3].setData(row.suit, ScoreRole.SUIT)
    items[3].setData(row.contra, ScoreRole.CONTRA)
    return items


def three_sided(rows: Sequence[Row] = ROWS) -> list[Row]:
    """Give every row a third side, which is losing."""
    return [
        replace(
            row,
            points=(*row.points, "20"),
            written=(*row.written, "-8"),
            totals=(*row.totals, "-12"),
        )
        for row in rows
    ]


def head(
    teams: Sequence[str] = TEAMS,
    players: Sequence[str] = PLAYERS,
    totals: Sequence[int] = (100, 45),
    *,
    won: str = "",
) -> HeadView:
    """Show a game to 151 in which the last player deals."""
    sides, dealer = len(teams), len(players) - 1
    cards = tuple(
        TeamView(
            side=side,
            name=name,
            players=" · ".join(players[side::sides]),
            total=str(total),
            target="до 151",
            left="" if total >= 151 else f"остават {151 - total}",
            share=total / 151,
            won=won if total >= 151 else "",
        )
        for side, (name, total) in enumerate(zip(teams, totals, strict=True))
    )
    told = {dealer: "раздава", 0: "води"}
    seats = tuple(Seat(name, at % sides, told.get(at, "")) for at, name in enumerate(players))
    turn = f"раздава {players[-1]} · води {players[0]}"
    return HeadView(cards, SeatsText(seats, dealer, 0, turn, ("висят 8",)))


WHY = Why(
    "Защо 25 : 0? — раздаване 6",
    (
        WhyRow("Карти и последна ръка", "162"),
        WhyRow("Капо за Ние", "+ 90"),
        WhyRow("252 се пише", "25"),
        WhyRow("Висящи от раздаване 5", "+ 13"),
    ),
    (WhyRow("Ние: 54 + 25 + 13", "92", side=0), WhyRow("Вие", "35", side=1)),
)

CHART = ChartView(
    title="Ход на играта",
    names=TEAMS,
    totals=((9, 7), (9, 35), (41, 35), (41, 35), (54, 35), (92, 35), (100, 45)),
    target=151,
    target_label="151",
    selected=5,
    told="Ние 100, Вие 45 след 7 раздавания.",
)
