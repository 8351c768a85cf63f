"""The main window: the head, the table, why, the chart, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QSplitter, QVBoxLayout, QWidget

from belot_desktop.models.score_model import ScoreModel
from belot_desktop.models.settings import LANGUAGE, SIDE_PANEL, SPLITTER, TEXT_SIZE, THEME, WINDOW
from belot_desktop.ui.action_bar import ActionBar
from belot_desktop.ui.actions import Actions
from belot_desktop.ui.commands import Commands
from belot_desktop.ui.dropping import Dropping
from belot_desktop.ui.head_panel import HeadPanel
from belot_desktop.ui.held_keys import HeldKeys
from belot_desktop.ui.layouts import Layouts
from belot_desktop.ui.menus import Menus
from belot_desktop.ui.notice import NoticeText
from belot_desktop.ui.notices import Notices
from belot_desktop.ui.quick_entry.quick_entry import QuickEntry
from belot_desktop.ui.room import room_for
from belot_desktop.ui.side_panel import SidePanel
from belot_desktop.ui.table_panel import TablePanel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QResizeEvent

    from belot_desktop.ui.desk import Desk

_USUAL = (1180, 760)
_HIGH = 400  # a window lower than this, at the usual text size, has no room to spare
_LEAST_TABLE = 30  # a notice that comes for a while may leave it no more than its head
_ROOMY = 960  # a window narrower than this, at the usual text size, is the table's alone


class MainWindow(QMainWindow):
    """The pad on the table's edge."""

    def __init__(self, desk: Desk) -> None:
        """Show the game of ``desk`` where it stood."""
        super().__init__()
        self.desk = desk
        self.commands = Commands(desk, self)
        self.table = TablePanel(desk, ScoreModel(desk.pad, desk.speech))
        self.acts = Actions(desk, self.commands, lambda: self.table.selected_row, self)
        self.head = HeadPanel(desk)
        self.side = SidePanel(desk)
        self.notices = Notices(desk, self.commands, self.acts)
        self.quick = QuickEntry(desk, self.commands.quick, self.acts.quick, self.table)
        self.bar = ActionBar(desk, self.acts, self.quick.field)
        self.menus = Menus(self.menuBar(), self.acts)
        self.drops = Dropping(desk.theme, self, [self.quick.field.edit])
        Layouts(self)
        HeldKeys(self)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._restore()
        self.notices.tell_of_settings()

    def open_files(self, paths: Sequence[Path]) -> None:
        """Show what is in files that were handed over."""
        if paths:
            self.commands.imports.open_files(paths)

    def come_forward(self, paths: Sequence[Path] = ()) -> None:
        """Show the window to somebody who has started the program again, with files or not."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)
        self.notices.say(NoticeText(self.tr("The score pad was open already: here it is.")))
        self.open_files(paths)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the side panel, and some of the space between things, to what is low on room."""
        super().resizeEvent(event)
        self._space()
        self._place_side()

    def _place_side(self) -> None:
        """Show the side panel as it was chosen, else where there is room for it."""
        choice = self.desk.settings.get(SIDE_PANEL)
        roomy = self.width() >= self.desk.theme.look.px(_ROOMY)
        shown = roomy if choice == "auto" else choice == "shown"
        self.side.setVisible(shown)
        self.acts.side_panel.setChecked(shown)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood."""
        self.desk.settings.put(WINDOW, _kept(self.saveGeometry()))
        if not self.side.isHidden():  # a hidden panel would be kept as one without any width
            self.desk.settings.put(SPLITTER, _kept(self._across.saveState()))
        self.table.remember()
        self.commands.quick.flush()
        self.commands.help.close()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self._across = QSplitter(Qt.Orientation.Horizontal)
        self._across.addWidget(self._table_and_notices())
        self._across.addWidget(self.side)
        self._across.setStretchFactor(0, 1)
        self._across.setChildrenCollapsible(False)
        self._column = QVBoxLayout()
        self._column.addWidget(self.head)
        self._column.addWidget(self._across, 1)
        self._column.addWidget(self.bar)
        page = QWidget()
        page.setLayout(self._column)
        self.setCentralWidget(page)
        self._dress()

    def _table_and_notices(self) -> QWidget:
        """Return the table, and under it what is said of it: nothing else has to move."""
        page = QWidget()
        self._table_column = QVBoxLayout(page)
        self._table_column.setContentsMargins(0, 0, 0, 0)
        self._table_column.addWidget(self.table, 1)
        self._table_column.addWidget(self.notices)
        return page

    def _dress(self) -> None:
        self.table.setMinimumHeight(self.desk.theme.look.px(_LEAST_TABLE))
        self._space()
        self._place_side()

    def _space(self) -> None:
        """Space things out; in a window that is low for its text, less."""
        look = self.desk.theme.look
        step = 1 if self.height() >= look.px(_HIGH) else 0.4
        self._column.setContentsMargins(*[look.gap(4 * step)] * 4)
        self._column.setSpacing(look.gap(3 * step))
        self._table_column.setSpacing(look.gap(2 * step))

    def _connect(self) -> None:
        self.addActions(self.acts.every())
        self.table.offer(self.acts, self.commands)
        self.table.row_selected.connect(self.side.show_row)
        self.table.typed.connect(self.quick.type_first)
        self.drops.dropped.connect(self.commands.imports.open_files)
        self.head.seat_chosen.connect(self.commands.put_next_dealer)
        self.side.why.rule_asked.connect(self.commands.help.open_at)
        self.commands.opened.connect(lambda dialog: dialog.addActions(self.acts.shared()))
        self.desk.theme.changed.connect(self._dress)
        self.desk.settings.changed.connect(self._apply)

    def _apply(self, key: str) -> None:
        """Follow a setting that was changed."""
        settings = self.desk.settings
        if key == LANGUAGE.key:
            self.desk.speech.speak(settings.get(LANGUAGE) or self.desk.system_language)
        elif key in (THEME.key, TEXT_SIZE.key):
            self.desk.theme.apply(settings.get(THEME), settings.get(TEXT_SIZE) / 100)
        elif key == SIDE_PANEL.key:
            self._place_side()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.desk.speech.texts.program_name())
        self.acts.retranslate()
        self.menus.retranslate()
        self.bar.refresh()
        self.quick.retranslate()
        self.drops.retranslate()
        self.notices.retranslate()
        self.table.setAccessibleName(self.tr("Score table"))
        self.table.set_empty_text(
            self.tr("Nothing is written yet. F2 enters the first deal; Ctrl+N names the players.")
        )

    def _restore(self) -> None:
        self.resize(QSize(*_USUAL).boundedTo(room_for(self)))
        self.restoreGeometry(_read(self.desk.settings.get(WINDOW)))
        self._across.restoreState(_read(self.desk.settings.get(SPLITTER)))
        self.table.restore()
        self.table.setFocus()
        self.quick.resume()

    def tell_of_fault(self) -> None:
        """Say that the program itself made a mistake."""
        self.notices.tell_of_fault()

    def resume(self) -> None:
        """Go on where the last start ended: with the deal that was half typed."""
        self.commands.deals.resume()


def _kept(state: QByteArray) -> str:
    return bytes(state.toBase64().data()).decode("ascii")


def _read(kept: str) -> QByteArray:
    return QByteArray.fromBase64(QByteArray(kept.encode()))
