"""The game dialog, a module for each thing that it shows."""
