"""Cards that stand in a text like letters, drawn as sharp as the screen is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPyTextObject, QTextCharFormat, QTextFormat

from belot_desktop.ui.card_face import paint_card
from belot_desktop.ui.tokens import QUIET

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QPainter, QTextCursor, QTextDocument

    from belot_desktop.ui.look import Look
    from belot_desktop.ui.theme import Theme

_KIND = QTextFormat.ObjectTypes.UserObject.value + 1
_SUIT, _RANK, _BELOW = (QTextFormat.Property.UserProperty.value + at for at in range(3))
_SIGN = "\N{OBJECT REPLACEMENT CHARACTER}"
_WIDTH, _HEIGHT = 36, 48


class CardSigns(QPyTextObject):
    """Draws the cards of a document, each with the words below it."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        """Draw by ``theme``."""
        super().__init__(parent)
        self._theme = theme

    def serve(self, document: QTextDocument) -> None:
        """Draw the cards of ``document`` from now on."""
        document.documentLayout().registerHandler(_KIND, self)

    def intrinsicSize(self, doc: QTextDocument, posInDocument: int, format: QTextFormat) -> QSizeF:  # noqa: A002, N803 (Qt's names)
        """Take the room of a card, of the words below it, and of the air around both."""
        look = self._theme.look
        below = look.metrics(QUIET).horizontalAdvance(_text(format, _BELOW))
        width = max(look.px(_WIDTH), below) + look.gap(1.5)
        height = look.px(_HEIGHT) + look.gap(1)
        if below:
            height += look.metrics(QUIET).height()
        return QSizeF(width, height)

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        doc: QTextDocument,
        posInDocument: int,  # noqa: N803 (Qt's name)
        format: QTextFormat,  # noqa: A002 (Qt's name)
    ) -> None:
        """Draw the card at the top, and the words in the middle below it."""
        look, room = self._theme.look, QRectF(rect).toRect()
        width = look.px(_WIDTH)
        left = room.left() + (room.width() - look.gap(1.5) - width) // 2
        card = QRect(left, room.top(), width, look.px(_HEIGHT))
        paint_card(painter, card, _text(format, _RANK), _text(format, _SUIT), look)
        self._write_below(painter, QRect(room).adjusted(0, 0, -look.gap(1.5), 0), format, look)

    def _write_below(
        self, painter: QPainter, room: QRect, letters: QTextFormat, look: Look
    ) -> None:
        painter.save()
        painter.setFont(look.font(QUIET))
        painter.setPen(look.colours.quiet)
        room.setTop(room.top() + look.px(_HEIGHT) + look.gap(0.5))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(room, flags | Qt.TextFlag.TextDontClip, _text(letters, _BELOW))
        painter.restore()


def insert_card(cursor: QTextCursor, suit: str, rank: str, below: str) -> None:
    """Put a card into a text; ``rank`` and the words ``below`` as the screen says them."""
    letters = QTextCharFormat()
    letters.setObjectType(_KIND)
    for key, text in ((_SUIT, suit), (_RANK, rank), (_BELOW, below)):
        letters.setProperty(key, text)
    cursor.insertText(_SIGN, letters)


def _text(letters: QTextFormat, key: int) -> str:
    return str(letters.property(key) or "")
