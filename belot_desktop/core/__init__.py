"""The rules and the sheet: pure values and functions, the standard library only."""
