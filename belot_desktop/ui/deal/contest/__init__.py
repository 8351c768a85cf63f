"""The contest of announcements, a module for each thing that its window shows."""
