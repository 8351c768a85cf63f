"""A deal typed in one line under the table, a module for each thing that is shown of it."""
