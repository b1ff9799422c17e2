import { Conflict } from './errors.ts'
import { numberIn, textIn, type Row } from './rows.ts'
import type { Sql } from './sql.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly isGuest: boolean
}

export interface Account {
  readonly person: string
  /** The hash of the password, with its salt and parameters. */
  readonly secret: string
}

export interface SessionRow {
  /** Says which one to revoke; opens nothing. */
  readonly id: string
  readonly tokenHash: string
  readonly person: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
}

const PERSON =
  'SELECT people.id, people.name, accounts.person_id AS account FROM people LEFT JOIN accounts ON person_id = id'

/** People, their accounts and sessions. A session is kept by the hash of its token: a stolen copy opens nothing. */
export class People {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  async add(id: string, name: string): Promise<void> {
    await this.sql.write('INSERT INTO people (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [id, name])
  }

  /** For a guest who is somebody else now. */
  async remove(person: string): Promise<void> {
    await this.sql.write('DELETE FROM people WHERE id = $1', [person])
  }

  async rename(person: string, name: string): Promise<void> {
    await this.sql.write('UPDATE people SET name = $2 WHERE id = $1', [person, name])
  }

  async find(person: string): Promise<Person | null> {
    const rows = await this.sql.read(`${PERSON} WHERE people.id = $1`, [person])
    return rows.length === 0 ? null : personIn(rows[0])
  }

  async names(people: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    if (people.length === 0) return names
    const places = people.map((_, index) => `$${index + 1}`).join(', ')
    const rows = await this.sql.read(`SELECT id, name FROM people WHERE id IN (${places})`, people)
    for (const row of rows) names.set(textIn(row, 'id'), textIn(row, 'name'))
    return names
  }

  /** What the person has chosen for all devices: null: nothing yet. */
  async preferences(person: string): Promise<object | null> {
    const rows = await this.sql.read('SELECT value FROM preferences WHERE person_id = $1', [person])
    return rows.length === 0 ? null : Object(JSON.parse(textIn(rows[0], 'value')))
  }

  async setPreferences(person: string, value: object): Promise<void> {
    await this.sql.write(
      `INSERT INTO preferences (person_id, value) VALUES ($1, $2)
       ON CONFLICT (person_id) DO UPDATE SET value = excluded.value`,
      [person, JSON.stringify(value)],
    )
  }

  /** Whom the session belongs to. */
  async of(tokenHash: string): Promise<Person | null> {
    const rows = await this.sql.read(
      `${PERSON} WHERE people.id = (SELECT person_id FROM sessions WHERE token_hash = $1)`,
      [tokenHash],
    )
    return rows.length === 0 ? null : personIn(rows[0])
  }

  /** False if a name that looks like this one is somebody else's. A guest that becomes an account stays the same. */
  async addAccount(person: string, skeleton: string, secret: string, at: number): Promise<boolean> {
    const rows = await this.sql.write(
      `INSERT INTO accounts (person_id, skeleton, secret, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING person_id`,
      [person, skeleton, secret, at],
    )
    return rows.length > 0 || (await this.account(skeleton))?.secret === secret
  }

  async account(skeleton: string): Promise<Account | null> {
    const rows = await this.sql.read('SELECT person_id, secret FROM accounts WHERE skeleton = $1', [skeleton])
    return rows.length === 0 ? null : accountIn(rows[0])
  }

  async accountOf(person: string): Promise<Account | null> {
    const rows = await this.sql.read('SELECT person_id, secret FROM accounts WHERE person_id = $1', [person])
    return rows.length === 0 ? null : accountIn(rows[0])
  }

  /** The names of those who sit with this person at tables that are not over. */
  async namesBeside(person: string, self = person): Promise<string[]> {
    const rows = await this.sql.read(
      `SELECT DISTINCT people.name FROM seats AS mine
       JOIN tables ON tables.id = mine.table_id AND tables.status IN ('open', 'playing')
       JOIN seats AS others ON others.table_id = mine.table_id AND others.person_id <> mine.person_id
       JOIN people ON people.id = others.person_id WHERE mine.person_id = $1 AND others.person_id <> $2`,
      [person, self],
    )
    return rows.map((row) => textIn(row, 'name'))
  }

  /** Accounts in the order of their people, after this one. */
  async accountsAfter(
    after: string,
    most: number,
  ): Promise<{ readonly person: string; readonly name: string; readonly skeleton: string }[]> {
    const rows = await this.sql.read(
      `SELECT accounts.person_id, people.name, accounts.skeleton FROM accounts JOIN people ON people.id = person_id
       WHERE person_id > $1 ORDER BY person_id LIMIT $2`,
      [after, most],
    )
    return rows.map((row) => ({
      person: textIn(row, 'person_id'),
      name: textIn(row, 'name'),
      skeleton: textIn(row, 'skeleton'),
    }))
  }

  async setSecret(person: string, secret: string): Promise<void> {
    await this.sql.write('UPDATE accounts SET secret = $2 WHERE person_id = $1', [person, secret])
  }

  /** False if somebody else has a name like it. */
  async setSkeleton(person: string, skeleton: string): Promise<boolean> {
    try {
      await this.sql.write('UPDATE accounts SET skeleton = $2 WHERE person_id = $1', [person, skeleton])
      return true
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }

  async addSession({ tokenHash, person, id, device, createdAt }: Omit<SessionRow, 'seenAt'>): Promise<void> {
    await this.sql.write(
      `INSERT INTO sessions (token_hash, person_id, id, device, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
       ON CONFLICT DO NOTHING`,
      [tokenHash, person, id, device, createdAt],
    )
  }

  async sessions(person: string): Promise<SessionRow[]> {
    const rows = await this.sql.read('SELECT * FROM sessions WHERE person_id = $1 ORDER BY seen_at DESC, id', [person])
    return rows.map(sessionIn)
  }

  /** Writes down that a session is in use; not every time, or every request would be a write. */
  async seen(tokenHash: string, at: number, every: number): Promise<void> {
    const rows = await this.sql.read('SELECT seen_at FROM sessions WHERE token_hash = $1', [tokenHash])
    if (rows.length === 0 || numberIn(rows[0], 'seen_at') > at - every) return
    await this.sql.write('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', [tokenHash, at])
  }

  async endSession(tokenHash: string): Promise<void> {
    await this.sql.write('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
  }

  /** Counts one try, or what it amounts to, and gives how much there was since the window began. */
  async attempt(about: string, at: number, windowMs: number, amount = 1): Promise<number> {
    const rows = await this.sql.write(
      `INSERT INTO attempts (about, since, tries) VALUES ($1, $2, $4) ON CONFLICT (about) DO UPDATE SET
         tries = CASE WHEN attempts.since <= $3 THEN $4 ELSE attempts.tries + $4 END,
         since = CASE WHEN attempts.since <= $3 THEN $2 ELSE attempts.since END RETURNING tries`,
      [about, at, at - windowMs, amount],
    )
    return numberIn(rows[0], 'tries')
  }

  async forgetAttempts(about: string): Promise<void> {
    await this.sql.write('DELETE FROM attempts WHERE about = $1', [about])
  }

  async forgetOldAttempts(before: number): Promise<void> {
    await this.sql.write('DELETE FROM attempts WHERE since < $1', [before])
  }
}

function personIn(row: Row): Person {
  return { id: textIn(row, 'id'), name: textIn(row, 'name'), isGuest: row['account'] === null }
}

function accountIn(row: Row): Account {
  return { person: textIn(row, 'person_id'), secret: textIn(row, 'secret') }
}

function sessionIn(row: Row): SessionRow {
  return {
    id: textIn(row, 'id'),
    tokenHash: textIn(row, 'token_hash'),
    person: textIn(row, 'person_id'),
    device: textIn(row, 'device'),
    createdAt: numberIn(row, 'created_at'),
    seenAt: numberIn(row, 'seen_at'),
  }
}
