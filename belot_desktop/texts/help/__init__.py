"""What the help says: chapters of plain blocks, ready to be shown, searched or printed."""

from __future__ import annotations

# The anchors of the pages that every game has.
KEYS, QUICK, FILES, TERMS = "keys", "quick", "files", "terms"
