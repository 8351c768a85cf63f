"""The command line of the window."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from belot_desktop import __version__
from belot_desktop.app.setting_options import add_settings, chosen

if TYPE_CHECKING:
    from collections.abc import Sequence


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read ``arguments``; ``chosen`` are the settings among them.

    Prints help or a fault and leaves, as command lines do.
    """
    parser = argparse.ArgumentParser(
        prog="belot-desktop",
        description="Бележник за белот / Belot Score Pad: open the window.",
        epilog="Without a screen: belot-desktop score FILE prints the computed sheet of a game,"
        " belot-desktop sheet FILE --pdf OUT puts it on pages.",
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="open the games of a file, or of a backup, in the window",
    )
    parser.add_argument("--version", action="version", version=f"belot-desktop {__version__}")
    parser.add_argument(
        "--data-dir",
        type=Path,
        metavar="FOLDER",
        help="keep the games there (also: BELOT_DATA_DIR)",
    )
    add_settings(parser)
    _add_what_is_done_once(parser)
    options = parser.parse_args(arguments)
    options.chosen = chosen(options)
    with suppress(OSError):  # where we are is gone, and with it what stood there
        options.files = [each.absolute() for each in options.files]
    return options


def _add_what_is_done_once(parser: argparse.ArgumentParser) -> None:
    once = parser.add_mutually_exclusive_group()
    once.add_argument(
        "--exit-after-paint",
        action="store_true",
        help="open the window, paint it once and leave: for measuring a start",
    )
    once.add_argument(
        "--self-test",
        action="store_true",
        help="open the windows in both languages, score a game, save and read it; 0 if all works",
    )
    once.add_argument(
        "--show-example",
        type=Path,
        metavar="PICTURE",
        help="play an example game, save a picture of the window, print the computed sheet",
    )
