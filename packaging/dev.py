#!/usr/bin/env python3
"""The one door for whoever works on the project. Needs nothing but Python.

It makes .venv on first use, keeps it up to date, and on Debian and Ubuntu installs the
system packages that a command needs, or prints the command that does.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # whoever has an older one is told so
    sys.exit("This needs Python 3.11 or newer.")

import argparse
import subprocess
from collections.abc import Callable

from devtools import bundling, checking, running, translating
from devtools.programs import FailedError
from devtools.system import MissingError

COMMANDS: dict[str, tuple[Callable[[list[str]], None], str]] = {
    "run": (running.run, "open the program; without a screen, show what it does"),
    "test": (checking.test, "run the tests, the whole suite with its coverage floor"),
    "check": (checking.check, "check style, types, layers and translations"),
    "format": (checking.tidy, "format the code"),
    "translations": (translating.update, "bring the words of the code into the .ts files"),
    "bench": (checking.bench, "measure how long things take"),
    "bundle": (bundling.bundle, "make a folder that runs without Python, and try it"),
}


def main() -> None:
    """Do what the command line asks for."""
    command, extra = parsed(sys.argv[1:])
    try:
        COMMANDS[command][0](extra)
    except FailedError:
        sys.exit(1)
    except MissingError as problem:
        sys.exit(str(problem))
    except subprocess.CalledProcessError as problem:
        sys.exit(f"This did not work: {problem.cmd}")
    except KeyboardInterrupt:
        sys.exit(130)


def parsed(arguments: list[str]) -> tuple[str, list[str]]:
    """Return the command and what is passed on to the program behind it."""
    parser = argparse.ArgumentParser(
        prog="packaging/dev.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Whatever follows the command is passed on: dev.py test -- -k score",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, (_, text) in COMMANDS.items():
        commands.add_parser(name, help=text, add_help=False)
    extra = arguments[1:]
    return parser.parse_args(arguments[:1]).command, extra[1:] if extra[:1] == ["--"] else extra


if __name__ == "__main__":
    main()
