/** Raised with every change of the tables below; a change comes with the statements that make the old ones new. */
export const SCHEMA = 1

/** Both databases take this as it stands. `table_id` is first in every key, so that tables can be spread by it. */
export const CREATE = [
  `CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, version INTEGER NOT NULL, seed TEXT NOT NULL,
    head BIGINT NOT NULL, hash TEXT NOT NULL, epoch BIGINT NOT NULL, status TEXT NOT NULL, turn INTEGER,
    updated_at BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL, seq BIGINT NOT NULL, action_id TEXT NOT NULL, ask TEXT NOT NULL, body TEXT NOT NULL,
    at BIGINT NOT NULL, hash TEXT NOT NULL,
    CONSTRAINT log_seq PRIMARY KEY (table_id, seq),
    CONSTRAINT log_action UNIQUE (table_id, action_id))`,
  `CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person_id TEXT, bot TEXT, PRIMARY KEY (table_id, seat))`,
  `CREATE INDEX IF NOT EXISTS seats_person ON seats (person_id)`,
  `CREATE TABLE IF NOT EXISTS snapshots (table_id TEXT PRIMARY KEY, seq BIGINT NOT NULL, state TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS people (id TEXT PRIMARY KEY, name TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sessions (token_hash TEXT PRIMARY KEY, person_id TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL, n BIGINT NOT NULL, person_id TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    at BIGINT NOT NULL, PRIMARY KEY (table_id, n))`,
]
