"""The rows of a game as they were entered: played deals, all-pass deals, corrections."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended, as it was said at the table.

    ``kind`` is the key of one of the variant's result kinds. ``side`` is set where
    the kind takes a side; ``values`` (entered points, one entry a side, None where
    nothing was typed) where it takes the points of one.
    """

    kind: str
    side: int | None = None
    values: tuple[int | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Deal:
    """A played deal. Every field may be missing: what is half typed is a Deal too.

    ``declarer`` is a side, ``declarer_seat`` the seat in it where known. ``dealer``
    is set only where somebody dealt out of turn. ``announcements`` holds the keys of
    those that count, one tuple a side; a deal without any holds ``()``.
    """

    declarer: int | None = None
    declarer_seat: int | None = None
    dealer: int | None = None
    contract: str | None = None
    contra: str = "none"
    announcements: tuple[tuple[str, ...], ...] = ()
    result: Result | None = None

    def __post_init__(self) -> None:
        """Keep one spelling of "nobody announced", so that equal deals are equal."""
        if self.announcements and not any(self.announcements):
            object.__setattr__(self, "announcements", ())

    def announced(self, side: int) -> tuple[str, ...]:
        """Return the keys of what ``side`` announced."""
        return self.announcements[side] if side < len(self.announcements) else ()


@dataclass(frozen=True, slots=True)
class Passed:
    """A deal in which everybody passed. ``dealer`` as in :class:`Deal`."""

    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Adjustment:
    """A correction: signed written points, one number a side, and why."""

    written: tuple[int, ...]
    note: str = ""


Row = Deal | Passed | Adjustment
