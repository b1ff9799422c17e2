/** Raised with every change of the tables below; a change comes with the statements that make the old ones new. */
export const SCHEMA = 4

/**
 * Schema 1. Both databases take this as it stands. `table_id` is first in every key, so that tables can be spread by
 * it.
 */
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

/** By schema: what makes the one before into it. */
const UPGRADES: Readonly<Record<number, readonly string[]>> = {
  2: [
    `CREATE TABLE accounts (
      person_id TEXT PRIMARY KEY, skeleton TEXT NOT NULL CONSTRAINT accounts_skeleton UNIQUE, secret TEXT NOT NULL,
      created_at BIGINT NOT NULL)`,
    `CREATE TABLE attempts (about TEXT PRIMARY KEY, since BIGINT NOT NULL, tries INTEGER NOT NULL)`,
    `ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE sessions ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE sessions ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0`,
    `UPDATE sessions SET id = substr(token_hash, 1, 16)`,
    `CREATE INDEX sessions_person ON sessions (person_id)`,
    `CREATE TABLE members (
      table_id TEXT NOT NULL, person_id TEXT NOT NULL, role TEXT NOT NULL, PRIMARY KEY (table_id, person_id))`,
    `CREATE INDEX members_person ON members (person_id)`,
    `CREATE INDEX chat_person ON chat (person_id)`,
    `CREATE TABLE mutes (person_id TEXT NOT NULL, muted_id TEXT NOT NULL, PRIMARY KEY (person_id, muted_id))`,
    `CREATE TABLE reports (
      table_id TEXT NOT NULL, n BIGINT NOT NULL, reporter_id TEXT NOT NULL, author_id TEXT NOT NULL,
      author_name TEXT NOT NULL, text TEXT NOT NULL, reason TEXT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (table_id, n, reporter_id))`,
    `CREATE TABLE subscriptions (
      endpoint TEXT PRIMARY KEY, person_id TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL,
      at BIGINT NOT NULL)`,
    `CREATE INDEX subscriptions_person ON subscriptions (person_id)`,
    `CREATE TABLE hooks (table_id TEXT PRIMARY KEY, url TEXT NOT NULL, secret TEXT NOT NULL, person_id TEXT NOT NULL)`,
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY, due_at BIGINT NOT NULL, tries INTEGER NOT NULL, body TEXT NOT NULL)`,
    `CREATE INDEX outbox_due ON outbox (due_at)`,
  ],
  // By whatever id a message is sent again, it is the same message.
  3: [`ALTER TABLE chat ADD COLUMN action_id TEXT`, `CREATE UNIQUE INDEX chat_action ON chat (table_id, action_id)`],
  4: [
    `CREATE TABLE companies (
      id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, game TEXT NOT NULL, host_id TEXT NOT NULL,
      baggage TEXT NOT NULL, brought TEXT, clock TEXT, table_id TEXT, created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL)`,
    `CREATE TABLE company_people (
      company_id TEXT NOT NULL, person_id TEXT NOT NULL, mice TEXT NOT NULL, joined_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL, PRIMARY KEY (company_id, person_id))`,
    `CREATE INDEX company_people_person ON company_people (person_id)`,
    `CREATE TABLE company_tables (
      company_id TEXT NOT NULL, n INTEGER NOT NULL, table_id TEXT NOT NULL, told TEXT, PRIMARY KEY (company_id, n))`,
    `CREATE INDEX company_tables_table ON company_tables (table_id)`,
    `CREATE TABLE preferences (person_id TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
}

/** Everything that belongs to a table `$1`; what was reported stays. */
export const REMOVALS = [
  'DELETE FROM tables WHERE id = $1',
  ...['log', 'seats', 'members', 'snapshots', 'chat', 'hooks'].map((name) => `DELETE FROM ${name} WHERE table_id = $1`),
]

/** The statements that lead from a schema to ours. Throws for data of a newer server. */
export function upgradesFrom(found: number): readonly string[] {
  if (!(found >= 1 && found <= SCHEMA)) {
    throw new Error(`the data is of schema ${found}; this server knows ${SCHEMA}`)
  }
  const steps = Array.from({ length: SCHEMA - found }, (_, index) => found + 1 + index)
  return steps.flatMap((schema) => UPGRADES[schema] ?? [])
}
