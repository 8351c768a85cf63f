"""The score table: a view of any model that speaks the score roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from belot_desktop.models.score_roles import ScoreRole
from belot_desktop.printing.suits import suit_path
from belot_desktop.ui.score_columns import (
    ScoreColumn,
    columns_of,
    least_width,
    shared,
    wanted_width,
)
from belot_desktop.ui.score_delegate import ScoreDelegate
from belot_desktop.ui.score_header import ScoreHeader
from belot_desktop.ui.stops import ENTER
from belot_desktop.ui.tokens import STRONG, TEXT

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

MEASURED = 40  # rows at the end, whose texts say how wide the columns want to be


class ScoreTable(QTableView):
    """A card with the rows of a game. One row is selected at a time.

    ``row_activated`` tells the row that Enter or a double click asks to edit,
    ``row_selected`` the one that is selected now, -1 for none. All else that a table
    can do stays as Qt has it.
    """

    row_activated = Signal(int)
    row_selected = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without a model."""
        super().__init__(parent)
        self._theme = theme
        self._empty_text = ""
        self._columns: tuple[ScoreColumn, ...] = ()
        self._delegate = ScoreDelegate(theme, self)
        self._head = ScoreHeader(theme, self)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._head)
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._behave()
        self._dress()
        theme.changed.connect(self._dress)
        self.activated.connect(lambda index: self.row_activated.emit(index.row()))

    def _behave(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)

    @property
    def selected_row(self) -> int:
        """The row that is selected, -1 for none."""
        rows = [] if self.model() is None else self.selectionModel().selectedRows()
        return rows[0].row() if rows else -1

    def select_row(self, row: int) -> None:
        """Select ``row`` and scroll to it; nothing for -1."""
        if row < 0:
            self.clearSelection()
        else:
            self.selectRow(row)
            self.scrollTo(self.model().index(row, 0))

    def set_empty_text(self, text: str) -> None:
        """Say what to do first, in the middle, while there are no rows."""
        self._empty_text = text
        self.viewport().update()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show ``model``."""
        super().setModel(model)
        if model is None:
            return
        model.modelReset.connect(self._read_columns)
        model.headerDataChanged.connect(self._read_columns)
        model.columnsInserted.connect(self._read_columns)
        model.columnsRemoved.connect(self._read_columns)
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved):
            changed.connect(self._share_width)
        self.selectionModel().selectionChanged.connect(self._tell_selected)
        self._read_columns()

    def sizeHint(self) -> QSize:
        """Ask for a page of rows."""
        return QSize(self._theme.look.px(640), self._head.sizeHint().height() + 8 * self._row())

    def minimumSizeHint(self) -> QSize:
        """Need the head and a row."""
        height = self._head.sizeHint().height() + self._row() + self._theme.look.gap(2)
        return QSize(self._theme.look.px(240), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width; the selected row stays in sight, as when a notice comes."""
        row = self.selected_row
        seen = row >= 0 and self._is_seen(row, event.oldSize().height())
        super().resizeEvent(event)
        self._share_width()
        if seen:
            self.scrollTo(self.model().index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask to edit nothing by an Enter that is still held from closing a dialog."""
        if not (event.isAutoRepeat() and event.key() in ENTER):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows, or what to do first."""
        super().paintEvent(event)
        if self.model() is None or self.model().rowCount() or not self._empty_text:
            return
        look, painter = self._theme.look, QPainter(self.viewport())
        painter.setFont(look.font(TEXT))
        painter.setPen(look.colours.quiet)
        around = look.gap(3)
        room = self.viewport().rect().adjusted(around, around, -around, -around)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self._empty_text)

    def _is_seen(self, row: int, height: int) -> bool:
        """Tell whether the whole of ``row`` is in sight while so much of the table is."""
        top = self.rowViewportPosition(row)
        return top >= 0 and top + self.rowHeight(row) <= height

    def _row(self) -> int:
        look = self._theme.look
        return look.metrics(STRONG, bold=True).height() + look.gap(4)

    def _dress(self) -> None:
        self.verticalHeader().setMinimumSectionSize(0)
        self.verticalHeader().setDefaultSectionSize(self._row())
        self._head.updateGeometry()
        self.updateGeometries()
        self._share_width()

    def _read_columns(self) -> None:
        self._columns = columns_of(self.model())
        self._delegate.columns = self._columns
        self._head.show_columns(self._columns)
        self._share_width()

    def _share_width(self) -> None:
        if not self._columns:
            return
        look = self._theme.look
        texts = [self._texts(at) for at in range(len(self._columns))]
        each = list(zip(self._columns, texts, strict=True))
        wanted = [wanted_width(column, some, look) for column, some in each]
        least = [least_width(column, some, look) for column, some in each]
        widths = shared(self._columns, wanted, least, self.viewport().width())
        for at, width in enumerate(widths):
            self.setColumnHidden(at, width == 0)
            self.setColumnWidth(at, width)

    def _texts(self, column: int) -> list[str]:
        """Return what is written in the last rows; a suit is drawn and needs no word."""
        rows = self.model().rowCount()
        indexes = (self.model().index(row, column) for row in range(max(0, rows - MEASURED), rows))
        return [
            str(index.data(ScoreRole.TEXT) or "")
            for index in indexes
            if suit_path(str(index.data(ScoreRole.SUIT))) is None
        ]

    def _tell_selected(self) -> None:
        self.row_selected.emit(self.selected_row)
