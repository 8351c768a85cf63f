"""On a machine without fonts the program writes with its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir></fontconfig>"""

WRITES = """
from belot_desktop.app.application import make_application
from PySide6.QtGui import QFontInfo
print(QFontInfo(make_application().font()).family())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there are always fonts")
def test_without_fonts_it_writes_with_its_own(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(NO_FONTS.format(cache=tmp_path), encoding="utf-8")
    environment = {
        **os.environ,
        "FONTCONFIG_FILE": str(config),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    told = subprocess.run(
        [sys.executable, "-c", WRITES], env=environment, capture_output=True, text=True, check=True
    )
    assert told.stdout == "Belot Sans\n"
