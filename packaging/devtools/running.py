"""``run``: the program itself, or, without a screen, a picture of what it does."""

from __future__ import annotations

from devtools import environment, system
from devtools.places import BUILD, ROOT
from devtools.programs import OFFSCREEN, assets, python


def run(extra: list[str]) -> None:
    """Open the window; on a machine without a screen, play the example into a picture."""
    if system.has_screen():
        prepare(*system.DRAWING, *system.SCREEN)
        python("-m", "belot_desktop", *extra)
    else:
        prepare(*system.DRAWING)
        show_example(extra)


def prepare(*packages: str) -> None:
    """See that the program can start, with nothing more than it needs."""
    system.require(*packages)
    environment.require(environment.RUNNING)
    assets()


def show_example(extra: list[str]) -> None:
    """Play the example game into the window, unseen, and say where its picture is."""
    picture = BUILD / "example.png"
    BUILD.mkdir(exist_ok=True)
    print("There is no screen here, so the example game is played into the window unseen:")
    print(flush=True)
    python("-m", "belot_desktop", "--show-example", str(picture), *extra, env=OFFSCREEN)
    print(f"\nHow the window looked is in {picture.relative_to(ROOT)}")
