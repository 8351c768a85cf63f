"""What is measured often enough to be believed, but not as often as short things are."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytest_benchmark.fixture import BenchmarkFixture


def often(
    benchmark: BenchmarkFixture,
    rounds: int,
    what: Callable[[], object],
    after: Callable[[], object] | None = None,
) -> None:
    """Measure ``what`` in so many rounds, after one that does not count; ``after`` neither."""
    benchmark.pedantic(  # type: ignore[no-untyped-call] # not annotated there
        what, teardown=after, rounds=rounds, warmup_rounds=1
    )
