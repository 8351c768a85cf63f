"""The card counter, a module for each thing that it shows."""
