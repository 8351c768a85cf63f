"""A screen of its own for the tests: a window manager on it, and keys as a keyboard sends them."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

PROGRAMS = {
    "Xvfb": "xvfb",
    "import": "imagemagick",
    "openbox": "openbox",
    "setxkbmap": "x11-xkb-utils",
    "xdotool": "xdotool",
}
SIZE = "1280x900x24"
PATIENCE = 20.0  # seconds until what is waited for counts as never coming
STEP = 0.02


def missing_packages() -> list[str]:
    """Return the packages (as Debian names them) whose programs are not there."""
    return [package for name, package in PROGRAMS.items() if shutil.which(name) is None]


def wait_until(holds: Callable[[], bool], what: Callable[[], str]) -> None:
    """Wait until a condition ``holds``; fail with ``what`` it was if it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"waited for {what()}"
        time.sleep(STEP)


class Screen:
    """A screen that nobody looks at, and the keyboard at it."""

    def __init__(self, display: str, settings: Path) -> None:
        """Speak to the server at ``display``; programs on it find no user's ``settings``."""
        self.environment = os.environ | {
            "DISPLAY": display,
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "XDG_CONFIG_HOME": str(settings),
        }

    def press(self, *keys: str, pause: int = 12) -> None:
        """Press keys one after the other: "2", "F3", "Return", "ctrl+z", "Cyrillic_ze".

        A ``pause`` in milliseconds follows each of them.
        """
        self._run("xdotool", "key", "--delay", str(pause), *keys)

    def write(self, text: str) -> None:
        """Type a text letter by letter; letters that no key of the layout has are lent one."""
        self._run("xdotool", "type", "--delay", "40", text)

    def set_layout(self, layouts: str, variants: str = "") -> None:
        """Let the keyboard have these layouts, such as "us,bg" and ",phonetic"."""
        self._run("setxkbmap", "-layout", layouts, "-variant", variants)

    @property
    def title(self) -> str:
        """The title of the window that has the keyboard, empty where none has."""
        return self._answer("xdotool", "getwindowfocus", "getwindowname")

    def wait_for(self, title: str) -> None:
        """Wait until the window called ``title`` has the keyboard."""
        wait_until(lambda: self.title == title, lambda: f"“{title}”, not “{self.title}”")

    def minimise(self) -> None:
        """Minimise the window that has the keyboard."""
        before = self.title
        self._run("xdotool", "getactivewindow", "windowminimize")
        wait_until(lambda: self.title != before, lambda: f"“{before}” to be minimised")

    def take_picture(self, file: Path) -> None:
        """Save how the screen looks now."""
        self._run("import", "-window", "root", str(file))

    def wait_for_manager(self) -> None:
        """Wait until windows are managed: somebody knows how many desktops there are."""
        wait_until(
            lambda: bool(self._answer("xdotool", "get_num_desktops")), lambda: "the window manager"
        )

    def _run(self, *command: str) -> None:
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)

    def _answer(self, *command: str) -> str:
        """Return what a command says, nothing where it has no answer."""
        told = subprocess.run(
            command, env=self.environment, check=False, capture_output=True, timeout=PATIENCE
        )
        return "" if told.returncode else told.stdout.decode().strip()


@contextmanager
def opened_screen(folder: Path) -> Iterator[Screen]:
    """Start a screen with a window manager, and end both; ``folder`` takes what they say."""
    with ExitStack() as running:
        screen = Screen(_served(running, folder), folder)
        running.enter_context(_running(["openbox"], folder, environment=screen.environment))
        screen.wait_for_manager()
        yield screen


def _served(running: ExitStack, folder: Path) -> str:
    """Start a server on a display that is free, and return which one it took."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", SIZE, "-nolisten", "tcp"]
    try:
        running.enter_context(_running([*command, "-noreset"], folder, keep_open=tells))
    finally:
        os.close(tells)
    with os.fdopen(told) as answer:
        return f":{answer.readline().strip()}"


@contextmanager
def _running(
    command: list[str],
    folder: Path,
    *,
    keep_open: int | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[None]:
    """Run a program for a while."""
    handed_on = () if keep_open is None else (keep_open,)
    with (folder / f"{command[0]}.log").open("wb") as log:
        process = subprocess.Popen(
            command, env=environment, pass_fds=handed_on, stdout=log, stderr=log
        )
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)
