"""``translations``: the words in the code and the .ts files kept together."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from devtools import environment, system
from devtools.places import ROOT
from devtools.programs import FailedError, script

FOLDER = ROOT / "translations"
# The words in the code are English: that language needs a file for its plurals only.
LANGUAGES = {"belot_bg.ts": (), "belot_en.ts": ("-pluralonly",)}


def update(extra: list[str]) -> None:
    """Bring new words from the code into the .ts files and drop those no longer used."""
    system.require(*system.DRAWING)
    environment.require(environment.WORKING)
    for name in LANGUAGES:
        collect(FOLDER / name, *extra)
        print(f"translations/{name}: {unfinished(FOLDER / name)} unfinished")


def check() -> None:
    """Check that the .ts files hold the words of the code, all translated. Raises FailedError."""
    with tempfile.TemporaryDirectory() as folder:
        each = [in_order(FOLDER / name, Path(folder, name)) for name in LANGUAGES]
    if not all(each):
        raise FailedError


def in_order(kept: Path, fresh: Path) -> bool:
    """Check one file against ``fresh``, a copy to be updated, and say what is wrong."""
    shutil.copyfile(kept, fresh)
    collect(fresh)
    left = unfinished(fresh)
    current = fresh.read_bytes() == kept.read_bytes()
    if left:
        print(f"translations/{kept.name}: {left} unfinished")
    if not current:
        print(f"translations/{kept.name}: run 'packaging/dev.py translations'")
    return current and not left


def collect(target: Path, *extra: str) -> None:
    """Update ``target`` from the code, leaving out what would change without need."""
    sources = sorted((ROOT / "belot_desktop").rglob("*.py"))
    names = [path.relative_to(ROOT).as_posix() for path in sources if path.name != "_assets.py"]
    stable = ("-silent", "-no-obsolete", "-locations", "none", *LANGUAGES[target.name])
    script("pyside6-lupdate", *stable, *extra, *names, "-ts", str(target))


def unfinished(path: Path) -> int:
    """Count the entries of ``path`` that nobody has translated yet."""
    entries = ET.parse(path).iter("translation")  # noqa: S314  # our own file
    return sum(entry.get("type") == "unfinished" for entry in entries)
