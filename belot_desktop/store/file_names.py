"""Names for files that every system takes."""

from __future__ import annotations

import re

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f-\x9f\ufffd]+')
_INVISIBLE = re.compile(r"[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_LONGEST = 180  # bytes: with its ending and a note beside it less than the 255 of most disks


def file_name(words: str, otherwise: str) -> str:
    """Return ``words`` as the name of a file without its ending; ``otherwise`` if none is left.

    Windows reserves some names and signs; a dot at the front hides a file elsewhere.
    """
    safe = _INVISIBLE.sub("", _FORBIDDEN.sub(" ", words))
    short = " ".join(safe.split()).encode()[:_LONGEST].decode(errors="ignore")
    name = short.strip(" .")
    return otherwise if not name or _RESERVED.fullmatch(name) else name
