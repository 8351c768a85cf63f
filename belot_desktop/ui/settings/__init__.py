"""The settings dialog, a module for each thing that it shows."""
