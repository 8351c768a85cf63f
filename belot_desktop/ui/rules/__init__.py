"""The dialog of the house rules, a module for each thing that it shows."""
