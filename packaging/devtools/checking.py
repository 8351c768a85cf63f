"""``check``, ``format``, ``test`` and ``bench``: what must hold before anything is handed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from devtools import environment, system, translating
from devtools.programs import OFFSCREEN, FailedError, assets, python, script

if TYPE_CHECKING:
    from collections.abc import Callable

# Where every branch has to be shown by a test. The rest is reported.
FLOOR = "belot_desktop/core/*,belot_desktop/store/*,belot_desktop/session.py"


def prepare(*packages: str) -> None:
    """See that all tools are there."""
    system.require(*system.DRAWING, *packages)
    environment.require(environment.WORKING)
    assets()


def check(extra: list[str]) -> None:
    """Check style, types, layers and translations, each to its end. Raises FailedError."""
    prepare()
    checks: dict[str, Callable[[], None]] = {
        "style": lambda: python("-m", "ruff", "check", *extra),
        "format": lambda: python("-m", "ruff", "format", "--check", "--quiet", *extra),
        "types": lambda: python("-m", "mypy", *extra),
        "layers": lambda: script("lint-imports"),
        "translations": translating.check,
    }
    failed = [name for name, holds in checks.items() if not passes(name, holds)]
    if failed:
        print("Not yet in order:", ", ".join(failed))
        raise FailedError


def passes(name: str, holds: Callable[[], None]) -> bool:
    """Run one check under its name and tell whether it passed."""
    print(f"--- {name}", flush=True)
    try:
        holds()
    except FailedError:
        return False
    return True


def tidy(extra: list[str]) -> None:
    """Format the code and mend what can be mended by itself."""
    environment.require(environment.WORKING)
    python("-m", "ruff", "check", "--fix", "--quiet", "--exit-zero", *extra)
    python("-m", "ruff", "format", *extra)


def test(extra: list[str]) -> None:
    """Run the tests; the whole suite under coverage, with its floor. Raises FailedError."""
    prepare(*system.SCREEN, *system.VIRTUAL_SCREEN)
    if extra:
        python("-m", "pytest", *extra, env=OFFSCREEN)
        return
    python("-m", "coverage", "run", "-m", "pytest", env=OFFSCREEN)
    python("-m", "coverage", "report", "--skip-covered", f"--omit={FLOOR}")
    print("Every branch of the core, the store and the session:", flush=True)
    python("-m", "coverage", "report", f"--include={FLOOR}", "--fail-under=100")


def bench(extra: list[str]) -> None:
    """Measure how long things take; kept out of the tests, which must not depend on it."""
    prepare()
    python("-m", "pytest", "tests/bench", "--benchmark-only", *extra, env=OFFSCREEN)
