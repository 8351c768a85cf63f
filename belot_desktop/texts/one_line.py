"""What people wrote, or a file says they did, as one line of plain text that fits anywhere.

What was written stays as it is; this is how it is shown.
"""

from __future__ import annotations

import unicodedata

SHOWN_NAME = 40  # characters: a longer one would fill a window at 200 %
LONGEST_NAME = 100  # characters: no longer one can be typed
LONGEST_NOTE = 300  # likewise
_BREAKING = frozenset({"Cc", "Cs", "Zl", "Zp"})  # control characters, half ones, new lines
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def one_line(text: str, longest: int = SHOWN_NAME) -> str:
    """Return ``text`` without what breaks a line or turns its direction, cut with … where long.

    A right-to-left name still reads from the right: only marks that would turn what
    stands around it are left out.
    """
    if len(text) <= longest and text.isprintable():
        return text
    seen = (
        " " if unicodedata.category(each) in _BREAKING else each for each in text[: 4 * longest]
    )
    line = " ".join("".join(each for each in seen if each not in _TURNING).split())
    return line if len(line) <= longest else f"{line[: longest - 1].rstrip()}…"
