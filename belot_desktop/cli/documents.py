"""Where a command puts what it makes: one document, or one a game in a folder."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from belot_desktop.cli.source import is_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.printing.page import Page

PDF = ".pdf"


@dataclass(frozen=True, slots=True)
class Document:
    """Pages that belong together: the name of their file, and what they are called in it."""

    name: str
    title: str
    pages: tuple[Page, ...]


class Target:
    """What was asked for: documents with an ending such as ".pdf", in one place or a folder."""

    def __init__(self, suffix: str, path: str) -> None:
        """Put documents where ``path`` says: in a folder if it is one, or is written as one."""
        separators = tuple(filter(None, (os.sep, os.altsep)))
        self.suffix = suffix
        self.folder = path.endswith(separators) or is_folder(path)
        self._path = Path(path)
        self._used, self._again = set[str](), dict[str, int]()

    def files(self, document: Document) -> list[Path]:
        """Return the files of ``document``: one, or one a page where that is no PDF.

        In a folder no two documents have a file in common, whatever they are called.
        """
        count = 1 if self.suffix == PDF else len(document.pages)
        if not self.folder:
            return _numbered(self._path, count)
        while True:
            found = _numbered(self._path / self._name(document.name), count)
            names = {each.name.casefold() for each in found}
            if names.isdisjoint(self._used):
                self._used |= names
                return found

    def _name(self, name: str) -> str:
        """Return ``name`` for a file, with a number if it was returned before."""
        again = self._again[name] = self._again.get(name, 0) + 1
        return f"{name}{self.suffix}" if again == 1 else f"{name}-{again}{self.suffix}"


def together(documents: Sequence[Document], target: str) -> Document:
    """Return all ``documents`` as one, which is called by its ``target`` if there are many."""
    if len(documents) == 1:
        return documents[0]
    pages = tuple(page for each in documents for page in each.pages)
    name = Path(target).stem
    return Document(name, name, pages)


def _numbered(path: Path, count: int) -> list[Path]:
    """Return a file for each of ``count`` pages: ``sheet-1.png``, ``sheet-2.png``."""
    if count == 1:
        return [path]
    digits = len(str(count))
    return [path.with_stem(f"{path.stem}-{page:0{digits}}") for page in range(1, count + 1)]
