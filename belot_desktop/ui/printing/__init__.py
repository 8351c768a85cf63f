"""The print preview, a module for each thing that it shows, and the printers of the system."""
