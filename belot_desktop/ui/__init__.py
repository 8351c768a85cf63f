"""Widgets: they ask models and call the session; no arithmetic, no SQL."""
