"""Where in the help something stands that is on the screen: F1 opens it there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_NAME = "help"


def put_help(widget: QWidget, anchor: str) -> None:
    """Let F1 open the help at ``anchor`` while ``widget``, or what it holds, has the keyboard."""
    widget.setProperty(_NAME, anchor)


def help_for(widget: QWidget | None) -> str:
    """Return where the help speaks of ``widget`` or of what holds it; empty for nowhere."""
    while widget is not None:
        anchor = widget.property(_NAME)
        if isinstance(anchor, str) and anchor:
            return anchor
        widget = widget.parentWidget()
    return ""
