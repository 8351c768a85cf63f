"""What is kept: games in the database, and games as files."""
