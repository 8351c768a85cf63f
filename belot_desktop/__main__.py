"""The program: a window, or a command that needs no screen."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from belot_desktop import __version__

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments``, those of the command line by default.

    Returns its exit status. Imports only what is asked for, so that the command line
    starts without Qt's widgets and the window at once.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:
        print(f"belot-desktop {__version__}")  # noqa: T201 (it is what was asked for)
        return 0
    if given[:1] in (["score"], ["sheet"]):
        from belot_desktop import cli  # noqa: PLC0415 (without the widgets)

        return cli.main(given)
    from belot_desktop import app  # noqa: PLC0415 (with them)

    return app.main(given)


if __name__ == "__main__":
    raise SystemExit(main())
