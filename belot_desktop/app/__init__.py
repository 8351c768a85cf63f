"""The program with its window: the only place that knows everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.app.arguments import parse

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Do what ``arguments`` ask for; return the exit status."""
    options = parse(arguments)
    if options.self_test:
        from belot_desktop.app.self_test import run_self_test  # noqa: PLC0415 (seldom needed)

        return run_self_test()
    if options.show_example is not None:
        from belot_desktop.app.example import show_example  # noqa: PLC0415 (seldom needed)

        return show_example(options.show_example, options.chosen)
    from belot_desktop.app.start import open_window  # noqa: PLC0415 (not for --help)

    return open_window(options)
