"""Tooltips whose text stays text, whatever a user called a player."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def plain_tip(text: str) -> str:
    """Return ``text`` as a tooltip that shows it as it is, long lines wrapped."""
    return f"<p style='white-space: pre-wrap'>{escape(text)}</p>" if text else ""


def say_beside(widget: QWidget, text: str) -> None:
    """Show ``text`` under ``widget`` for a while: why it does not do what was asked."""
    below = widget.mapToGlobal(QPoint(0, widget.height()))
    QToolTip.showText(below, plain_tip(text), widget)
