"""``belot-desktop score``: the sheet of a game as JSON (``format/game.md``)."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.cli.computed import computed
from belot_desktop.cli.source import read_source
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import Fault, GameFile, Unreadable, read_file
from belot_desktop.store.exchange.writing import laid_out

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from belot_desktop.texts import Texts

_NOT_WRITTEN = 1
_NOT_VALID = 2


def print_sheets(source: str, *, explain: bool, language: str | None) -> int:
    """Print the sheets of the games in the file ``source``; return the exit status.

    A file of many games gives a list, in the order of the file. What is wrong or odd is
    said on standard error, a line each, in ``language`` or that of the system.
    """
    try:
        file = read_file(read_source(source), VARIANTS, str)
    except Unreadable as refused:
        _complain(refused.faults, source, language)
        return _NOT_VALID
    _complain(file.warnings, source, language)
    try:
        _print(_sheets(file, _texts(language) if explain else None), sys.stdout)
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # whoever read it has read enough
            _complain([Fault("", "not_written")], source, language)
        return _NOT_WRITTEN
    return 0


def _sheets(file: GameFile, texts: Texts | None) -> str:
    sheets = [laid_out(computed(game, texts)) for game in file.games]
    return "[\n" + ",\n".join(sheets) + "\n]" if file.many else sheets[0]


def _complain(faults: Iterable[Fault], source: str, language: str | None) -> None:
    """Say what is wrong; what is wrong with the whole file has the file as its place."""
    for fault in faults:
        located = fault if fault.place else replace(fault, place=source)
        with suppress(OSError):  # whoever read it has read enough
            _print(_texts(language).fault(located), sys.stderr)


def _texts(language: str | None) -> Texts:
    """Return the words."""
    from PySide6.QtCore import QLocale  # noqa: PLC0415 - without words no start waits for Qt

    from belot_desktop.texts import Texts, system_language  # noqa: PLC0415 - the same

    return Texts(language or system_language(QLocale.system().uiLanguages()))


def _print(text: str, stream: TextIO | None) -> None:
    """Write ``text``. Raises OSError, also where whoever started the program has no ``stream``.

    Leaving the program does not try again to write what could not be written.
    """
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    try:
        print(text, file=stream, flush=True)
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
        raise
