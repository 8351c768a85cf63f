"""Compile translations, fonts, icons and the example game into ``belot_desktop/_assets.py``.

Importing that module registers ``:/translations/belot_bg.qm``, ``:/fonts/…``,
``:/icons/…`` and ``:/games/example.json``, alike from source, wheel and bundle. Needs
nothing but PySide6-Essentials; does nothing while its inputs are as they were.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
ASSETS = ROOT / "belot_desktop" / "_assets.py"
KINDS = {".json", ".png", ".ttf"}
QT_WORDS = "qtbase_bg.qm"  # Qt's own buttons in Bulgarian; in English they speak by themselves


def main() -> None:
    """Make the module anew if anything that goes into it changed."""
    stamp = f"# Made by packaging/build_assets.py from {digest()}\n"
    if ASSETS.is_file():
        with ASSETS.open(encoding="utf-8") as made:
            if made.readline() == stamp:
                return
    with tempfile.TemporaryDirectory() as folder:
        text = stamp + compiled(Path(folder))
    # Renamed into place: whoever imports it at this moment sees the old one or the new one.
    fresh = ASSETS.with_suffix(f".{os.getpid()}")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    fresh.replace(ASSETS)


def translations() -> list[Path]:
    """Return the translation sources."""
    return sorted((ROOT / "translations").glob("*.ts"))


def resources() -> list[Path]:
    """Return the files that are taken as they are."""
    found = (ROOT / "resources").rglob("*")
    return sorted(path for path in found if path.suffix in KINDS)


def digest() -> str:
    """Return a digest of all that the module is made from, the tools included."""
    seen = hashlib.sha256(version("PySide6-Essentials").encode())
    for path in [Path(__file__), *translations(), *resources()]:
        content = path.read_bytes()
        seen.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        seen.update(content)
    return seen.hexdigest()


def compiled(folder: Path) -> str:
    """Compile everything in ``folder`` and return the module's text."""
    words = folder / "translations"
    words.mkdir()
    for source in translations():
        compile_words(source, words / f"{source.stem}.qm")
    copyfile(qt_words(), words / QT_WORDS)
    for path in resources():
        target = folder / path.relative_to(ROOT / "resources")
        target.parent.mkdir(parents=True, exist_ok=True)
        copyfile(path, target)
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]
    listed = "".join(f"<file>{escape(name)}</file>\n" for name in sorted(names))
    (folder / "assets.qrc").write_text(
        f'<RCC><qresource prefix="/">\n{listed}</qresource></RCC>\n', encoding="utf-8"
    )
    compile_resources(folder)
    return (folder / "assets.py").read_text(encoding="utf-8")


def compile_words(source: Path, target: Path) -> None:
    """Compile the translations of one language."""
    tool("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))


def compile_resources(folder: Path) -> None:
    """Compile ``folder`` into a Python module.

    Format 1 leaves out the files' times, so that the same inputs give the same module.
    """
    options = ("--format-version", "1", "--compress-algo", "zlib")
    tool("rcc", *options, "-o", "assets.py", "assets.qrc", folder=folder)


def qt_words() -> Path:
    """Return Qt's own Bulgarian words; where they lie differs from system to system.

    Raises FileNotFoundError where PySide6 came without them.
    """
    spec = find_spec("PySide6")
    for home in (spec.submodule_search_locations if spec else None) or []:
        for place in ("Qt/translations", "translations"):
            if (path := Path(home, place, QT_WORDS)).is_file():
                return path
    raise FileNotFoundError(QT_WORDS)


def tool(name: str, *arguments: str, folder: Path = ROOT) -> None:
    """Run a tool of PySide6, which knows itself where it keeps it."""
    code = f"from PySide6.scripts.pyside_tool import {name}; {name}()"
    subprocess.run([sys.executable, "-c", code, *arguments], cwd=folder, check=True)


if __name__ == "__main__":
    main()
