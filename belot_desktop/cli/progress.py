"""How far a command is, on a terminal where somebody waits; elsewhere nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

_WIDTH = 60


class Progress:
    """A line that counts: 12 / 300 friday.json."""

    def __init__(self, count: int, terminal: TextIO | None) -> None:
        """Count up to ``count``; one alone is done before anybody could read it."""
        shown = terminal is not None and terminal.isatty() and count > 1
        self._terminal = terminal if shown else None
        self._count, self._done = count, 0

    def __enter__(self) -> Self:
        """Begin."""
        return self

    def step(self, what: str) -> None:
        """Say that one more is done, the last one ``what``."""
        self._done += 1
        shown = what if what.isprintable() else ascii(what)
        self._write(f"{self._done} / {self._count} {shown}"[:_WIDTH])

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Leave the line as if nothing had been there."""
        self._write("")

    def _write(self, line: str) -> None:
        if self._terminal is not None:
            with suppress(OSError):  # whoever waited has gone
                self._terminal.write(f"\r{line.ljust(_WIDTH)}\r")
                self._terminal.flush()
