"""The dialogs of an import, a module for each thing that they show."""
