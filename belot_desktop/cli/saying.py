"""What a command says: faults a line each on standard error, in the language that was asked for."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

    from belot_desktop.store.exchange import Fault
    from belot_desktop.texts import Texts


def complain(faults: Iterable[Fault], source: str, language: str | None) -> None:
    """Say what is wrong; what is wrong with the whole file has the file as its place."""
    for fault in faults:
        located = fault if fault.place else replace(fault, place=source)
        with suppress(OSError):  # whoever read it has read enough
            print_to(sys.stderr, texts_in(language).fault(located))


def texts_in(language: str | None) -> Texts:
    """Return the words of ``language``, or else of the system's."""
    from PySide6.QtCore import QLocale  # noqa: PLC0415 - without words no start waits for Qt

    from belot_desktop.texts import Texts, system_language  # noqa: PLC0415 - the same

    return Texts(language or system_language(QLocale.system().uiLanguages()))


def print_to(stream: TextIO | None, text: str) -> None:
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
