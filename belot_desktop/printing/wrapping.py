"""Words broken into lines by counting letters, so that a page is the same in every font."""

from __future__ import annotations

import textwrap
import unicodedata

from belot_desktop.printing.ink import TEXT

_LETTER, _BOLD_LETTER = 0.58, 0.66  # how wide one is on the average, in its own height
_ENOUGH = 5000  # letters: nobody prints more of one name or note


def wrapped(
    text: str, width: float, size: float = TEXT, most: int = 4, *, bold: bool = False
) -> tuple[str, ...]:
    """Return ``text`` in at most so many lines, the last cut with … where that is too few.

    ``width`` and the ``size`` of the letters are millimetres. No word is broken: what is
    too wide, if only in some font, is drawn smaller (see ``SheetOfPaper.words``).
    """
    letters = width / (size * (_BOLD_LETTER if bold else _LETTER))
    line = " ".join(text[:_ENOUGH].split())
    if any(unicodedata.east_asian_width(letter) in "WF" for letter in line):
        letters /= 2
    broken = textwrap.wrap(line, max(2, int(letters)), break_long_words=False)
    if len(broken) > most:
        broken[most - 1 :] = [f"{broken[most - 1]}…"]
    return tuple(broken)
