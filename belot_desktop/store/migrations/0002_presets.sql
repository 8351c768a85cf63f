-- House rules kept under a name: of a variant, those that are not its default ones.

CREATE TABLE preset (
    variant TEXT NOT NULL,
    name TEXT NOT NULL,
    house TEXT NOT NULL CHECK (json_valid(house)),
    PRIMARY KEY (variant, name)
) STRICT, WITHOUT ROWID;
