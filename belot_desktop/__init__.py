"""A score pad for Bulgarian belot and, later, its relatives."""

__version__ = "0.1.0"
