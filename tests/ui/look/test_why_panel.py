"""The why panel: plain text, in lines with their figures, that can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.ui.at_hand import help_for
from belot_desktop.ui.why import Why, WhyRow
from belot_desktop.ui.why_panel import WhyPanel
from tests.ui.look import evening

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> WhyPanel:
    made = WhyPanel(theme)
    qtbot.addWidget(made)
    made.resize(300, 220)
    made.show()
    return made


def test_it_tells_the_steps_and_what_they_come_to(panel: WhyPanel) -> None:
    panel.show_why(evening.WHY)
    lines = panel.toPlainText().strip().split("\n")
    assert lines[0] == "Защо 25 : 0? — раздаване 6"
    assert lines[1:5] == ["Карти и последна ръка", "162", "Капо за Ние", "+ 90"]
    assert lines[-2:] == ["Вие", "35"]
    assert panel.accessibleName() == "Защо 25 : 0? — раздаване 6"


def test_all_of_it_can_be_copied(panel: WhyPanel) -> None:
    panel.show_why(evening.WHY)
    panel.selectAll()
    panel.copy()
    assert "Капо за Ние" in QGuiApplication.clipboard().text()


def test_it_cannot_be_changed(panel: WhyPanel) -> None:
    panel.show_why(evening.WHY)
    assert panel.isReadOnly()
    assert panel.tabChangesFocus()
    assert panel.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_a_sentence_without_a_figure_has_the_whole_width(panel: WhyPanel) -> None:
    panel.show_why(Why("Защо?", (WhyRow("Всичко", "104 + 174 = 278"), WhyRow("По уговорките"))))
    layout = panel.document().documentLayout()
    blocks = [panel.document().find(each).block() for each in ("Всичко", "278", "уговорките")]
    words, figure, sentence = (layout.blockBoundingRect(each).width() for each in blocks)
    assert sentence >= words + figure


def test_names_stay_text(panel: WhyPanel) -> None:
    panel.show_why(Why("<b>Ана</b>", (WhyRow("<img src=x> & Борис", "162"),)))
    assert "<b>Ана</b>" in panel.toPlainText()
    assert "<img src=x> & Борис" in panel.toPlainText()


def test_the_result_is_written_in_its_sides_colour(panel: WhyPanel, theme: Theme) -> None:
    panel.show_why(evening.WHY)
    for words, side in (("Ние: 54", 0), ("Вие", 1)):
        found = panel.document().find(words)
        assert found.charFormat().foreground().color() == theme.look.colours.side(side).ink
        assert found.charFormat().font().bold()
    theme.apply("dark", 1.0)
    found = panel.document().find("Ние: 54")
    assert found.charFormat().foreground().color() == theme.look.colours.side(0).ink


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_explanation_wraps_and_scrolls(panel: WhyPanel, theme: Theme, scale: float) -> None:
    theme.apply("light", scale)
    rows = tuple(WhyRow(f"Анонси на {evening.WIDE}", "162 : 0", side=1) for _ in range(30))
    panel.show_why(Why(evening.WIDE, rows, evening.WHY.result))
    QApplication.processEvents()
    assert panel.document().size().width() <= panel.viewport().width()
    assert panel.verticalScrollBar().maximum() > 0
    assert panel.horizontalScrollBar().maximum() == 0
    panel.verticalScrollBar().setValue(panel.verticalScrollBar().maximum())
    panel.show_why(evening.WHY)
    assert panel.verticalScrollBar().value() == 0


def test_nothing_to_explain_is_an_empty_card(panel: WhyPanel) -> None:
    panel.show_why(Why(""))
    assert panel.toPlainText().strip() == ""
    panel.grab()


LED = Why(
    "Защо 25 : 0?",
    (WhyRow("Карти", "162", anchor="points"), WhyRow("Капо", "+90", anchor="capot")),
    (WhyRow("Ние: 54 + 25", "79"),),
)


def middle(panel: WhyPanel, words: str) -> QPoint:
    """Return where ``words`` stand."""
    return panel.cursorRect(panel.document().find(words)).center() - QPoint(6, 0)


def test_a_click_on_a_step_asks_for_its_rule(panel: WhyPanel, qtbot: QtBot) -> None:
    panel.show_why(LED)
    with qtbot.waitSignal(panel.rule_asked) as asked:
        QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=middle(panel, "Капо"))
    assert asked.args == ["capot"]
    with qtbot.assertNotEmitted(panel.rule_asked):
        QTest.mouseClick(panel.viewport(), Qt.MouseButton.LeftButton, pos=middle(panel, "Защо"))


def test_the_mouse_shows_what_can_be_clicked(panel: WhyPanel) -> None:
    panel.show_why(LED)
    QTest.mouseMove(panel.viewport(), middle(panel, "Капо"))
    assert panel.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(panel.viewport(), middle(panel, "Ние"))
    assert panel.viewport().cursor().shape() is Qt.CursorShape.IBeamCursor


def test_what_is_dragged_over_is_selected_and_asks_for_nothing(
    panel: WhyPanel, qtbot: QtBot
) -> None:
    panel.show_why(LED)
    with qtbot.assertNotEmitted(panel.rule_asked):
        start = middle(panel, "Капо")
        QTest.mousePress(panel.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(panel.viewport(), start - QPoint(14, 0))
        QTest.mouseRelease(panel.viewport(), Qt.MouseButton.LeftButton, pos=start - QPoint(14, 0))
    assert panel.textCursor().hasSelection()


def test_the_keyboard_goes_from_step_to_step(panel: WhyPanel, qtbot: QtBot) -> None:
    panel.show_why(LED)
    panel.activateWindow()
    panel.setFocus()
    qtbot.waitUntil(panel.hasFocus)
    asked: list[str] = []
    panel.rule_asked.connect(asked.append)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Enter, Qt.Key.Key_Down):
        QTest.keyClick(panel, key)
    assert asked == ["points", "capot"]
    assert help_for(panel) == ""  # the totals have no rule of their own
    QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel, Qt.Key.Key_Up)
    assert help_for(panel.viewport()) == "capot"
    (marked,) = panel.extraSelections()
    assert marked.cursor.selectedText() == "Капо"
    panel.clearFocus()
    assert panel.extraSelections() == []
