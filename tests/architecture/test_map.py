"""The map in ARCHITECTURE.md names every module, and none that is not there."""

import re

from tests.architecture.sources import ROOT


def test_the_map_is_true() -> None:
    told = set(
        re.findall(
            r"^\| `([\w/]+\.py)` \|", (ROOT / "ARCHITECTURE.md").read_text("utf-8"), re.MULTILINE
        )
    )
    package = ROOT / "belot_desktop"
    there = {path.relative_to(package).as_posix() for path in package.rglob("*.py")}
    inits = {name for name in there if name.endswith("__init__.py") and name.count("/") < 2}
    assert told == there - inits - {"_assets.py"}
