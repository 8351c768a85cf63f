"""Where a command puts what it makes: one document, or one a game in a folder."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.printing.page import Page


@dataclass(frozen=True, slots=True)
class Document:
    """Pages that belong together, and what they are called: the name of their file."""

    name: str
    pages: tuple[Page, ...]


def is_folder(target: str) -> bool:
    """Tell whether ``target`` is a folder, or is written as one."""
    separators = tuple(filter(None, (os.sep, os.altsep)))
    return target.endswith(separators) or Path(target).is_dir()


def placed(
    target: str, suffix: str, documents: Iterable[Document]
) -> Iterator[tuple[Path, Document]]:
    """Say which file each document is to be in: one a document in a folder, else one for all.

    In a folder no two have the same name, whatever theirs are.
    """
    if not is_folder(target):
        every = tuple(documents)
        pages = tuple(page for each in every for page in each.pages)
        yield Path(target), Document(every[0].name if every else "", pages)
        return
    used = set[str]()
    for each in documents:
        name, number = each.name, 2
        while name.casefold() in used:
            name, number = f"{each.name}-{number}", number + 1
        used.add(name.casefold())
        yield Path(target) / f"{name}{suffix}", each


def numbered(path: Path, count: int) -> list[Path]:
    """Return a file for each of ``count`` pages: ``sheet-1.png``, ``sheet-2.png``."""
    if count == 1:
        return [path]
    digits = len(str(count))
    return [path.with_stem(f"{path.stem}-{page:0{digits}}") for page in range(1, count + 1)]
