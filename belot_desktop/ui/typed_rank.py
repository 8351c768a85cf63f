"""Ranks of cards as they are typed: a letter of either alphabet, 1 or 0 for a ten."""

from __future__ import annotations

_LATIN = str.maketrans("АК", "AK")  # letters of both alphabets that look alike
_TEN = "10"


def is_typed(typed: str, rank: str, printed: str) -> bool:
    """Tell whether ``typed`` means ``rank``, which is ``printed`` so in the language spoken."""
    letter = typed.strip().upper().translate(_LATIN)
    return bool(letter) and (letter in (rank, printed.translate(_LATIN)) or letter in _ten(rank))


def _ten(rank: str) -> tuple[str, ...]:
    return tuple(rank) if rank == _TEN else ()
