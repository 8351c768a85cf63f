"""What is measured once for a width is measured anew once it changes, seen or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from belot_desktop.ui.choice_row import Choice, ChoiceRow
from belot_desktop.ui.section import Section
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

WIDTH = 240
SHORT = [Choice("Ние"), Choice("Вие")]
LONG = [Choice(f"Играчът на място {seat}") for seat in range(1, 5)]


def show(widget: QWidget, page: QWidget) -> None:
    """Show ``widget`` in a ``page`` that has more room than is needed."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(widget)
    layout.addStretch()
    page.resize(WIDTH, 400)
    page.show()
    settle()


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def test_prose_with_other_words_in_another_size(theme: Theme) -> None:
    prose = Prose(theme)
    heights = [prose.heightForWidth(WIDTH)]
    prose.setText("Точките на двете страни са повече, отколкото има в колодата.")
    heights.append(prose.heightForWidth(WIDTH))
    prose.set_size(TITLE)
    heights.append(prose.heightForWidth(WIDTH))
    theme.apply("light", 2.0)
    heights.append(prose.heightForWidth(WIDTH))
    assert heights == sorted(set(heights))


def test_a_row_with_other_choices(theme: Theme) -> None:
    row = ChoiceRow(theme)
    row.set_choices(SHORT)
    one_line = row.heightForWidth(WIDTH)
    row.set_choices(LONG)
    assert row.heightForWidth(WIDTH) > one_line
    row.set_choices(SHORT)
    assert row.heightForWidth(WIDTH) == one_line


@pytest.mark.parametrize("seen", [True, False])
def test_a_section_whose_row_has_other_choices(theme: Theme, qtbot: QtBot, *, seen: bool) -> None:
    row = ChoiceRow(theme)
    row.set_choices(SHORT)
    section, page = Section(theme, row), QWidget()
    qtbot.addWidget(page)
    show(section, page)
    before = section.height()
    section.setVisible(seen)
    row.set_choices(LONG)
    section.set_problem("Избрано е твърде много.")
    section.show()
    settle()
    assert section.height() > before + row.buttons[0].height()
    assert section.height() == section.heightForWidth(section.width())
    inside = [each for each in section.children() if isinstance(each, QWidget)]
    assert all(section.rect().contains(each.geometry()) for each in inside if each.isVisible())
    assert row.height() == row.heightForWidth(row.width())
