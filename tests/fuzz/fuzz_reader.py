"""Throw whatever bytes there can be at what reads files: a value or a sentence comes back.

Guided by coverage, for hours if need be; see CONTRIBUTING.md. Not a test that pytest runs.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

with atheris.instrument_imports(include=["belot_desktop.core", "belot_desktop.store"]):
    from belot_desktop.core.sheet import sheet
    from belot_desktop.core.variants import VARIANTS
    from belot_desktop.store.arrivals import read_arrival
    from belot_desktop.store.exchange import Reader, Unreadable, as_entered, write_games
from belot_desktop.texts import LANGUAGES, Texts
from tests.fuzz.mutation import mutated

ID = "00000000-0000-4000-8000-000000000000"
READER = Reader(VARIANTS, lambda: ID, as_entered)
WORDS = [Texts(language) for language in LANGUAGES]


def read(content: bytes, file: Path) -> None:
    """Read ``content`` as a file; what can be read is scored, and comes back when written."""
    file.write_bytes(content)
    try:
        found = read_arrival(file, READER)
    except Unreadable as refused:
        faults = refused.faults
    else:
        faults = found.warnings
        for game in found.games:
            sheet(game)
        again = READER.file(write_games(found.games))
        if again.games != found.games:
            raise AssertionError(found.games)
    for texts in WORDS:
        for fault in faults[:20]:
            if not texts.fault(fault).strip():
                raise AssertionError(fault)


def main() -> None:
    """Go on until something is wrong, or for as long as libFuzzer was told to."""
    with TemporaryDirectory(prefix="belot-fuzz-") as folder:
        file = Path(folder) / "file"
        atheris.Setup(
            sys.argv,
            lambda content: read(content, file),
            custom_mutator=lambda content, size, seed: mutated(content, size, seed, atheris.Mutate),
        )
        with suppress(KeyboardInterrupt):
            atheris.Fuzz()


if __name__ == "__main__":
    main()
