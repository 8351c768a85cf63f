-- Games as they were entered, their journal, settings, and what is half typed.

PRAGMA application_id = 1111837780; -- "BELT"

-- "details" is a game without its rows, as the file format has it; "previous" the
-- game that was open when this one was begun. The change at "cursor" in the journal is
-- the last one in force; those after it can be done again. "touched" grows with every
-- opening and every change, over all games.
CREATE TABLE game (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    details TEXT NOT NULL CHECK (json_valid(details)),
    previous TEXT REFERENCES game (id) ON DELETE SET NULL,
    cursor INTEGER NOT NULL DEFAULT 0 CHECK (cursor >= 0),
    touched INTEGER NOT NULL
) STRICT;

CREATE INDEX game_touched ON game (touched);
CREATE INDEX game_previous ON game (previous);

-- "entered" is a row as the file format has it, "at" its place from 0.
CREATE TABLE row (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    at INTEGER NOT NULL CHECK (at >= 0),
    entered TEXT NOT NULL CHECK (json_valid(entered)),
    PRIMARY KEY (game, at)
) STRICT, WITHOUT ROWID;

-- Entry 0 is the whole game as it was created or imported. A "row" came (no "before"),
-- went (no "after") or was replaced; "details" are as in the table of games.
CREATE TABLE journal (
    game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL CHECK (sequence >= 0),
    what TEXT NOT NULL CHECK (what IN ('game', 'details', 'row')),
    at INTEGER CHECK ((at IS NOT NULL) = (what = 'row')),
    before TEXT CHECK (before IS NULL OR json_valid(before)),
    after TEXT CHECK (after IS NULL OR json_valid(after)),
    PRIMARY KEY (game, sequence),
    CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT, WITHOUT ROWID;

-- What was half typed in a game.
CREATE TABLE draft (
    game TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
