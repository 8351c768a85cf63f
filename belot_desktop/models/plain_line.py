"""Names and notes as people type or paste them, made one line of plain text."""

from __future__ import annotations

import unicodedata

from belot_desktop.texts.one_line import LONGEST_NAME, LONGEST_NOTE

NAME, NOTE = LONGEST_NAME, LONGEST_NOTE

_DROPPED = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, half characters, new lines

_UNSEEN = frozenset({"Cf", "Zs"})  # marks such as those that turn the direction, spaces


def plain_line(text: str, longest: int) -> str:
    """Return ``text`` without control characters and outer spaces, ``longest`` at most.

    Nothing is left of one in which there is nothing to see.
    """
    kept = (" " if each in "\t\r\n" else each for each in text)
    plain = "".join(each for each in kept if unicodedata.category(each) not in _DROPPED)
    line = " ".join(plain.split())[:longest].rstrip()
    return line if any(unicodedata.category(each) not in _UNSEEN for each in line) else ""
