"""The build hook: makes ``belot_desktop/_assets.py`` before a wheel or an editable install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[Any]):
    """Runs the one script that source, wheel and bundle share."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # named by hatchling
        """Make the module for whatever is built; an sdist carries the sources instead."""
        if self.target_name != "sdist":
            script = Path(self.root, "packaging", "build_assets.py")
            subprocess.run([sys.executable, str(script)], check=True)
