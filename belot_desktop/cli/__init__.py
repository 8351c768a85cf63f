"""The command line: what can be had without a screen."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING

from belot_desktop.cli.score import print_sheets

if TYPE_CHECKING:
    from collections.abc import Sequence

_INTERRUPTED = 130  # what shells expect


def main(arguments: Sequence[str]) -> int:
    """Run ``belot-desktop`` with these ``arguments``, the first of which is a command.

    Returns the exit status: 0, 2 for a file that is not valid, 1 where nothing can be
    written. Raises SystemExit for help, and for arguments that are wrong.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # else there is none, or it is not a file
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        return print_sheets(options.file, explain=options.explain, language=options.lang)
    except KeyboardInterrupt:
        return _INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belot-desktop")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    command = commands.add_parser(
        "score",
        help="compute the sheet of a game",
        description="Print the computed sheet of the game in FILE as JSON, or a list of sheets "
        "for a file of many games. What is wrong with the file is said on standard error.",
    )
    command.add_argument("file", metavar="FILE", help="a game as a file; - reads standard input")
    command.add_argument("--explain", action="store_true", help="add how each row was computed")
    command.add_argument("--lang", choices=("bg", "en"), help="the language of all words")
    return parser
