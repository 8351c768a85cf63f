"""``belot-desktop score``: the sheet of a game as JSON (``format/game.md``)."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from belot_desktop.cli.computed import computed
from belot_desktop.cli.saying import complain, print_to, texts_in
from belot_desktop.cli.source import read_source
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import Fault, GameFile, Unreadable, read_file
from belot_desktop.store.exchange.writing import laid_out

if TYPE_CHECKING:
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
        complain(refused.faults, source, language)
        return _NOT_VALID
    complain(file.warnings, source, language)
    try:
        print_to(sys.stdout, _sheets(file, texts_in(language) if explain else None))
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # whoever read it has read enough
            complain([Fault("", "not_written")], source, language)
        return _NOT_WRITTEN
    return 0


def _sheets(file: GameFile, texts: Texts | None) -> str:
    sheets = [laid_out(computed(game, texts)) for game in file.games]
    return "[\n" + ",\n".join(sheets) + "\n]" if file.many else sheets[0]
