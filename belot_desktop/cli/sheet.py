"""``belot-desktop sheet``: games as pages in files, without a screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from belot_desktop.cli.documents import PDF, Document, Target, together
from belot_desktop.cli.progress import Progress
from belot_desktop.cli.saying import complain, texts_in
from belot_desktop.cli.source import read_source
from belot_desktop.core.variants import VARIANTS
from belot_desktop.printing import files
from belot_desktop.printing.devices import at_once
from belot_desktop.printing.fonts import bring_fonts
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import PAPERS, Setup
from belot_desktop.store.exchange import Fault, Unreadable, read_file
from belot_desktop.store.whole_file import write_whole

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

_NOT_WRITTEN = 1
_NOT_VALID = 2
_STANDARD_INPUT = "-"


class _NotWritten(Exception):  # noqa: N818 - a fault of the disk, not of the program
    """A file could not be written: ``path``, and the name of the fault."""

    def __init__(self, path: Path, name: str) -> None:
        super().__init__(path, name)
        self.path, self.name = path, name


class Sheets:
    """One run of the command."""

    def __init__(self, options: argparse.Namespace) -> None:
        """Do what ``options`` ask for."""
        self._options = options
        self._texts = texts_in(options.lang)
        self._setup = _setup(options)
        self._status = 0
        self._taken = {Path(each).resolve() for each in options.files if each != _STANDARD_INPUT}

    def write(self) -> int:
        """Write everything; return the exit status.

        A file that is not valid is left out and said on standard error, the others are
        written all the same; the status then is 2. It is 1 where nothing could be written.
        """
        targets = tuple(self._targets())
        try:
            documents = tuple(self._gathered(targets))
            for target, path in targets:
                if documents and not target.folder:
                    self._put(target, together(documents, path))
        except _NotWritten as failed:
            complain([Fault("", failed.name)], str(failed.path), self._options.lang)
            return _NOT_WRITTEN
        return self._status

    def _gathered(self, targets: Sequence[tuple[Target, str]]) -> Iterator[Document]:
        """Set every game on pages, and give those that are to stand with others.

        What has a file of its own is written at once: of thousands not all are kept.
        """
        in_folders = [target for target, _ in targets if target.folder]
        alone = len(in_folders) == len(targets)
        with Progress(len(self._options.files), sys.stderr) as progress:
            for source in self._options.files:
                for document in self._read(source):
                    for target in in_folders:
                        self._put(target, document)
                    if not alone:
                        yield document
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
            pages = game_sheet(game, self._texts, self._setup)
            yield Document(name, self._texts.title_of("sheet", game), pages)

    def _targets(self) -> Iterator[tuple[Target, str]]:
        asked = {PDF: self._options.pdf, ".png": self._options.png, ".svg": self._options.svg}
        for suffix, path in asked.items():
            if path is not None:
                yield Target(suffix, path), path

    def _put(self, target: Target, document: Document) -> None:
        """Write ``document`` where ``target`` has it. Raises _NotWritten."""
        waiting = None if target.folder else sys.stderr
        with Progress(len(document.pages), waiting) as progress:
            made = _made(target.suffix, document, progress)
            for path, content in zip(target.files(document), made, strict=True):
                self._write(path, content)

    def _write(self, path: Path, content: bytes) -> None:
        """Write a file, but never over one that is read or was written. Raises _NotWritten."""
        try:
            if path.resolve() in self._taken:
                raise _NotWritten(path, "taken_here")
            write_whole(path, content)
            self._taken.add(path.resolve())
        except OSError as error:
            raise _NotWritten(path, "not_written") from error


def _made(suffix: str, document: Document, progress: Progress) -> Iterator[bytes]:
    """Give what stands in each file of ``document``; ``progress`` counts its pages."""
    if suffix == PDF:
        making = files.making_pdf(document.pages, document.title)
        yield at_once(making, lambda: progress.step(document.title))
        return
    for page in document.pages:
        progress.step(document.title)
        yield files.png(page) if suffix == ".png" else files.svg(page, document.title)


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
