"""``belot-desktop sheet``: games as pages in files, without a screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from belot_desktop.cli.documents import Document, numbered, placed
from belot_desktop.cli.progress import Progress
from belot_desktop.cli.saying import complain, texts_in
from belot_desktop.cli.source import read_source
from belot_desktop.core.variants import VARIANTS
from belot_desktop.printing import files
from belot_desktop.printing.fonts import bring_fonts
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import PAPERS, Setup
from belot_desktop.store.exchange import Fault, Unreadable, read_file
from belot_desktop.store.whole_file import write_whole

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

_NOT_WRITTEN = 1
_NOT_VALID = 2
_STANDARD_INPUT = "-"


class Sheets:
    """One run of the command."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Do what ``options`` ask for."""
        self._options = options
        self._texts = texts_in(options.lang)
        self._setup = _setup(options)
        self._status = 0

    def write(self) -> int:
        """Write everything; return the exit status.

        A file that is not valid is left out and said on standard error, the others are
        written all the same; the status then is 2. It is 1 where nothing could be written.
        """
        documents = tuple(self._documents())
        for suffix, target in self._targets():
            for path, document in placed(target, suffix, documents):
                try:
                    self._put(suffix, path, document)
                except OSError:
                    complain([Fault("", "not_written")], str(path), self._options.lang)
                    return _NOT_WRITTEN
        return self._status

    def _documents(self) -> Iterator[Document]:
        """Set every game of every file on pages."""
        with Progress(len(self._options.files), sys.stderr) as progress:
            for source in self._options.files:
                yield from self._read(source)
                progress.step(source)

    def _read(self, source: str) -> Iterator[Document]:
        try:
            file = read_file(read_source(source), VARIANTS, str)
        except Unreadable as refused:
            complain(refused.faults, source, self._options.lang)
            self._status = _NOT_VALID
            return
        complain(file.warnings, source, self._options.lang)
        name = "sheet" if source == _STANDARD_INPUT else Path(source).stem
        for game in file.games:
            yield Document(name, game_sheet(game, self._texts, self._setup))

    def _targets(self) -> Iterator[tuple[str, str]]:
        asked = {".pdf": self._options.pdf, ".png": self._options.png, ".svg": self._options.svg}
        return ((suffix, target) for suffix, target in asked.items() if target is not None)

    def _put(self, suffix: str, path: Path, document: Document) -> None:
        """Write ``document`` into the file ``path``, or its pages each into one. Raises OSError."""
        if not document.pages:
            return
        if suffix == ".pdf":
            write_whole(path, files.pdf(document.pages, document.name))
            return
        each = zip(numbered(path, len(document.pages)), document.pages, strict=True)
        for file, page in each:
            made = files.png(page) if suffix == ".png" else files.svg(page, document.name)
            write_whole(file, made)


def write_sheets(options: argparse.Namespace) -> int:
    """Run the command with ``options``; return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # nothing is shown
    application = QGuiApplication.instance() or QGuiApplication(["belot-desktop"])
    bring_fonts()
    status = Sheets(options).write()
    del application
    return status


def _setup(options: argparse.Namespace) -> Setup:
    paper = next(each for each in PAPERS if each.key.casefold() == options.page)
    return Setup(paper, options.landscape, chart=options.chart)
