"""The one style sheet, generated from the tokens, for the widgets that Qt draws itself."""

from __future__ import annotations

from string import Template
from typing import TYPE_CHECKING

from belot_desktop.ui.tokens import CORNER, TARGET, TEXT, mixed

if TYPE_CHECKING:
    from belot_desktop.ui.look import Look

_SHEET = Template("""
QMainWindow, QDialog { background: $ground; }
QLabel { background: transparent; }

QMenuBar { background: $ground; padding: ${gap1}px ${gap1}px; }
QMenuBar::item { padding: ${gap1}px ${gap2}px; border-radius: ${small}px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $selection; color: $text; }
QMenu { background: $card; border: 1px solid $line; padding: ${gap1}px; }
QMenu::item { padding: ${gap1_5}px ${gap6}px ${gap1_5}px ${gap6}px; border-radius: ${small}px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $quiet; }
QMenu::separator { height: 1px; background: $line; margin: ${gap1}px ${gap2}px; }
QToolTip { background: $card; color: $text; border: 1px solid $line; padding: ${gap1}px; }

QPushButton {
    background: $card; color: $text; border: 1px solid $line; border-radius: ${corner}px;
    padding: ${gap1}px ${gap4}px; min-height: ${field}px; font-weight: bold;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $selection; }
QPushButton:default { background: $action; color: $on_action; border-color: $action; }
QPushButton:default:hover { background: $action_hover; }
QPushButton:focus { border: 2px solid $action; }
QPushButton:default:focus { border: 2px solid $text; }
QPushButton:disabled { background: $ground; color: $quiet; border-color: $line; }

QLineEdit, QPlainTextEdit, QTextEdit {
    background: $card; border: 1px solid $line; border-radius: ${small}px;
    padding: ${gap1}px ${gap2}px;
}
QLineEdit, QAbstractSpinBox, QComboBox { min-height: ${field}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid $action; padding: ${inner1}px ${inner2}px;
}
QLineEdit[bare="true"] { background: transparent; border: none; padding: 0; min-height: 0; }
QTextEdit[card="true"] { border-radius: ${corner}px; padding: 0; }
QTextEdit[card="true"]:!focus { padding: 1px; }
QCheckBox, QRadioButton { spacing: ${gap2}px; }
QCheckBox::indicator, QRadioButton::indicator { width: ${tick}px; height: ${tick}px; }
QAbstractItemView {
    background: $card; color: $text; border: 1px solid $line;
    selection-background-color: $selection; selection-color: $text; outline: none;
}

QTableView[card="true"], QListView[card="true"] {
    background: $card; border: 1px solid $line; border-radius: ${corner}px;
    padding: 1px 1px ${gap1}px 1px;
}
QTableView[card="true"]:focus, QListView[card="true"]:focus { border-color: $action; }
QHeaderView { background: transparent; border: none; }

QSplitter::handle { background: transparent; image: none; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: ${bar}px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: ${bar}px; margin: 2px; }
QScrollBar::handle { background: $handle; border-radius: ${bar_corner}px; }
QScrollBar::handle:hover { background: $quiet; }
QScrollBar::handle:vertical { min-height: ${gap6}px; }
QScrollBar::handle:horizontal { min-width: ${gap6}px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")


def style_sheet(look: Look) -> str:
    """Return the style sheet for ``look``."""
    colours = look.colours
    bar = max(10, look.gap(2.5))
    return _SHEET.substitute(
        ground=colours.ground.name(),
        card=colours.card.name(),
        line=colours.line.name(),
        text=colours.text.name(),
        quiet=colours.quiet.name(),
        action=colours.action.name(),
        action_hover=mixed(colours.action, colours.text, 0.15).name(),
        on_action=colours.on_action.name(),
        selection=colours.selection.name(),
        hover=mixed(colours.card, colours.text, 0.04).name(),
        handle=mixed(colours.line, colours.quiet, 0.35).name(),
        corner=CORNER,
        small=CORNER - 4,
        field=max(TARGET - 2 * look.gap(1) - 2, look.metrics().height() + look.gap(1)),
        tick=look.px(TEXT + 2),
        bar=bar,
        bar_corner=(bar - 4) // 2,
        gap1_5=look.gap(1.5),
        **{f"gap{steps}": look.gap(steps) for steps in (1, 2, 4, 6)},
        **{f"inner{steps}": look.gap(steps) - 1 for steps in (1, 2)},  # within a thicker edge
    )
