"""Copies of games in files: what they may be, and where they are put."""
