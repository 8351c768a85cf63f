"""The score head: the sides' cards, and the table at which somebody deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from belot_desktop.ui.score_head import ScoreHead
from belot_desktop.ui.seat_button import Seat
from belot_desktop.ui.seats import SeatsText, SeatsView
from tests.ui.look import evening
from tests.ui.look.keys import click, press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

LONG_NAMES = (evening.LONG, evening.WIDE, "Борис", evening.LONG)


@pytest.fixture
def head(theme: Theme, qtbot: QtBot) -> Iterator[ScoreHead]:
    page, made = QWidget(), ScoreHead(theme)
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(made)
    made.show_head(evening.head())
    show(made, 1180)
    yield made
    page.hide()


def show(head: ScoreHead, width: int) -> None:
    page = head.window()
    page.resize(width, 200)
    page.show()
    page.activateWindow()
    for _ in range(3):
        QApplication.processEvents()


def test_a_card_tells_who_how_many_and_how_far(head: ScoreHead) -> None:
    ours, theirs = head.cards
    assert ours.accessibleName() == "Ние"
    assert ours.accessibleDescription() == "100 · до 151 · остават 51 · Ана · Борис"
    assert theirs.accessibleDescription() == "45 · до 151 · остават 106 · Вера · Георги"


def test_the_table_stands_between_the_cards(head: ScoreHead) -> None:
    ours, theirs = head.cards
    assert not head.compact
    assert ours.geometry().right() < head.seats.x()
    assert head.seats.geometry().right() < theirs.x()
    assert ours.width() == theirs.width()


def test_in_little_width_the_table_is_a_line_under_the_cards(head: ScoreHead) -> None:
    full = head.sizeHint().height()
    show(head, 560)
    assert head.compact
    assert head.seats.y() > head.cards[0].geometry().bottom()
    assert head.sizeHint().height() < full
    show(head, 1180)
    assert not head.compact


def test_the_total_is_as_large_as_the_card_lets_it_be(head: ScoreHead, theme: Theme) -> None:
    ink = theme.look.colours.side(0).ink.rgb()
    picture = head.cards[0].grab().toImage()
    bar = picture.height() - 10
    rows = [
        y
        for y in range(bar)
        if any(picture.pixel(x, y) == ink for x in range(picture.width() // 2))
    ]
    assert rows[-1] - rows[0] > 50


def test_the_winner_is_told_by_words_and_a_thick_edge(head: ScoreHead) -> None:
    head.show_head(evening.head(totals=(164, 45), won="победа"))
    assert "победа" in head.cards[0].accessibleDescription()
    assert "победа" not in head.cards[1].accessibleDescription()


def test_three_sides_sit_around_one_table(head: ScoreHead) -> None:
    head.show_head(evening.head(("Ние", "Вие", "Те"), ("Ана", "Вера", "Борис"), (10, -20, 30)))
    show(head, 1180)
    assert [card.accessibleName() for card in head.cards] == ["Ние", "Вие", "Те"]
    places = [widget.geometry() for widget in (*head.cards, head.seats)]
    assert not any(
        one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :]
    )


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("teams", [("Ние", "Вие"), (evening.WIDE, evening.LONG, "Те")])
def test_long_names_need_no_more_width_than_a_small_window_has(
    head: ScoreHead, theme: Theme, scale: float, teams: tuple[str, ...]
) -> None:
    theme.apply("light", scale)
    players = LONG_NAMES[:3] if len(teams) == 3 else LONG_NAMES
    head.show_head(evening.head(teams, players, (1164, -226, 7)[: len(teams)]))
    show(head, 790)
    assert head.window().width() == 790
    assert head.minimumSizeHint().width() <= 768
    for seat in head.seats.cloth.buttons:
        assert head.seats.cloth.rect().contains(seat.geometry())
    head.grab()


def around(theme: Theme, count: int, qtbot: QtBot) -> SeatsView:
    view = SeatsView(theme)
    qtbot.addWidget(view)
    seats = tuple(Seat(f"Играч {at}", at % 2) for at in range(count))
    view.show_seats(SeatsText(seats, dealer=0, leader=1, lines=("раздава Играч 0",)))
    view.resize(320, view.sizeHint().height())
    view.show()
    view.activateWindow()
    QApplication.processEvents()
    return view


def middle(view: SeatsView, seat: int) -> QPoint:
    cloth = view.cloth.cloth(view.cloth.width())
    return view.cloth.buttons[seat].geometry().center() - cloth.center()


def test_playing_order_runs_counter_clockwise_from_the_bottom(theme: Theme, qtbot: QtBot) -> None:
    view = around(theme, 4, qtbot)
    bottom, right, top, left = (middle(view, seat) for seat in range(4))
    assert bottom.y() > abs(bottom.x())
    assert right.x() > abs(right.y())
    assert top.y() < -abs(top.x())
    assert left.x() < -abs(left.y())


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8])
def test_any_number_of_seats_finds_room(theme: Theme, qtbot: QtBot, count: int) -> None:
    view = around(theme, count, qtbot)
    places = [button.geometry() for button in view.cloth.buttons]
    places.append(view.cloth.cloth(view.cloth.width()))
    for at, place in enumerate(places):
        assert QRect(QPoint(), view.cloth.size()).contains(place)
        assert not any(place.intersects(other) for other in places[at + 1 :])
    view.grab()


def test_a_seat_is_chosen_by_mouse_and_by_key(head: ScoreHead, qtbot: QtBot) -> None:
    with qtbot.waitSignal(head.seat_chosen) as chosen:
        click(head.seats.cloth.buttons[2])
    assert chosen.args == [2]
    press(Qt.Key.Key_Right)
    with qtbot.waitSignal(head.seat_chosen) as chosen:
        press(Qt.Key.Key_Return)
    assert chosen.args == [3]


def test_who_deals_and_who_leads_is_told_and_drawn_apart(head: ScoreHead) -> None:
    seats = head.seats.cloth.buttons
    assert [seat.accessibleDescription() for seat in seats] == ["води", "", "", "раздава"]
    plain = Seat("Ана", 0)
    pictures = []
    for deals, leads in ((False, False), (True, False), (False, True)):
        seats[0].show_seat(plain, deals=deals, leads=leads)
        pictures.append(seats[0].grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_fewer_sides_than_before_leave_no_card_behind(head: ScoreHead) -> None:
    head.show_head(evening.head(("Ние", "Вие", "Те"), ("Ана", "Вера", "Борис"), (1, 2, 3)))
    head.show_head(evening.head())
    assert [card.accessibleName() for card in head.cards] == ["Ние", "Вие"]
