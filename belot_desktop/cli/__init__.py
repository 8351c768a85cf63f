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
        return int(options.run(options))
    except KeyboardInterrupt:
        return _INTERRUPTED


def _score(options: argparse.Namespace) -> int:
    return print_sheets(options.file, explain=options.explain, language=options.lang)


def _sheet(options: argparse.Namespace) -> int:
    if options.pdf is options.png is options.svg is None:
        options.error("say what to write: --pdf OUT, --png OUT or --svg OUT")
    from belot_desktop.cli.sheet import write_sheets  # noqa: PLC0415 - score needs no Qt

    return write_sheets(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="belot-desktop")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_score(
        commands.add_parser(
            "score",
            help="compute the sheet of a game",
            description="Print the computed sheet of the game in FILE as JSON, or a list of sheets "
            "for a file of many games. What is wrong with the file is said on standard error.",
        )
    )
    _add_sheet(
        commands.add_parser(
            "sheet",
            help="put the sheet of a game on pages",
            description="Put the games in each FILE on pages: into one document where OUT is a "
            "file, into one a game where OUT is a folder (or ends like one). A FILE that is not "
            "valid is said on standard error and left out.",
        )
    )
    return parser


def _add_score(command: argparse.ArgumentParser) -> None:
    command.set_defaults(run=_score)
    command.add_argument("file", metavar="FILE", help="a game as a file; - reads standard input")
    command.add_argument("--explain", action="store_true", help="add how each row was computed")
    _add_language(command)


def _add_sheet(command: argparse.ArgumentParser) -> None:
    command.set_defaults(run=_sheet, error=command.error)
    command.add_argument("files", metavar="FILE", nargs="+", help="games as a file; - reads input")
    command.add_argument("--pdf", metavar="OUT", help="write PDF")
    command.add_argument("--png", metavar="OUT", help="write pictures, one a page")
    command.add_argument("--svg", metavar="OUT", help="write drawings, one a page")
    command.add_argument("--page", choices=("a4", "letter"), default="a4", help="the paper")
    command.add_argument("--landscape", action="store_true", help="lay the paper across")
    command.add_argument("--chart", action="store_true", help="draw the totals as they grew")
    _add_language(command)


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=("bg", "en"), help="the language of all words")
