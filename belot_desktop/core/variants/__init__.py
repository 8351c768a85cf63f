"""The games of the family that the pad knows."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from belot_desktop.core.variants.bulgarian import BULGARIAN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.variant import Variant

VARIANTS: Mapping[str, Variant[Any]] = MappingProxyType({each.key: each for each in (BULGARIAN,)})
