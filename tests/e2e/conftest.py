"""What the tests with the real program share: a screen, and programs that always end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.e2e.program import RunningPad
from tests.e2e.screen import Screen, missing_packages, opened_screen

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from pathlib import Path

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def whole_screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """Open one screen for all tests."""
    if sys.platform != "linux":
        pytest.skip("the real keys are pressed on Linux only")
    if missing := missing_packages():
        packages = ", ".join(missing)
        pytest.fail(f"These tests need a screen of their own. Please install: {packages}")
    with opened_screen(tmp_path_factory.mktemp("screen")) as screen:
        yield screen


@pytest.fixture
def screen(
    whole_screen: Screen, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Screen]:
    """Lend the screen to one test, with a Latin keyboard; where it fails, save how it looked."""
    yield whole_screen
    whole_screen.set_layout("us")
    if request.node.stash.get(FAILED, False):
        whole_screen.take_picture(tmp_path / "screen.png")
        print(f"How the screen looked is in {tmp_path / 'screen.png'}")  # noqa: T201 (for the log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test has failed, for what is taken down after it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., RunningPad]]:
    """Return what starts the program; whatever is still running afterwards is ended."""
    running: list[RunningPad] = []

    def started(language: str, folder: str = "data") -> RunningPad:
        pad = RunningPad(screen, tmp_path / folder, language)
        running.append(pad)
        return pad

    yield started
    for pad in running:
        pad.kill()
        assert not pad.said
