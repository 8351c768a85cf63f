"""What gets installed is pinned, hashed, and says nothing of where it came from."""

from __future__ import annotations

import re
import tomllib

from tests.architecture.sources import ROOT

FILES = ("requirements.txt", "requirements-dev.txt")
PIN = re.compile(r"([\w.-]+)==([\w.]+)(?: ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def text(file: str) -> str:
    return (ROOT / "packaging" / file).read_text(encoding="utf-8")


def pins(file: str) -> dict[str, str]:
    """Return the version of every package that ``file`` pins with hashes."""
    return {match[1]: match[2] for match in PIN.finditer(text(file))}


def test_every_requirement_is_pinned_with_hashes() -> None:
    for file in FILES:
        named = [line.partition("==")[0] for line in text(file).splitlines() if line[:1].isalpha()]
        assert named == list(pins(file))
        assert named


def test_no_address_and_no_folder_is_written_down() -> None:
    for file in FILES:
        assert re.findall(r"\w+://|--\w*index|--find-links| @ |/\w+/", text(file)) == []


def test_the_program_is_tested_with_what_it_is_run_with() -> None:
    running, working = (pins(file) for file in FILES)
    assert running.items() <= working.items()


def test_the_build_uses_the_same_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    build = dict(each.lower().split("==") for each in project["build-system"]["requires"])
    assert build.items() <= pins("requirements-dev.txt").items()
