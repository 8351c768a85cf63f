"""What the help says: chapters of plain blocks, ready to be shown, searched or printed."""
