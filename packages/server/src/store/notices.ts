import { numberIn, textIn, type Row } from './rows.ts'
import type { Sql } from './sql.ts'

/** Where a browser wants to be woken, with the keys it reads by. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Hook {
  readonly table: string
  readonly url: string
  /** Signs what is sent. */
  readonly secret: string
  readonly person: string
}

export interface Due {
  readonly id: string
  readonly dueAt: number
  readonly tries: number
  readonly body: string
}

/** Something to be told from that time on; the same id again replaces what was to be told. */
export type Outgoing = Pick<Due, 'id' | 'dueAt' | 'body'>

/** For both databases: `$1` id, `$2` due, `$3` body. */
export const PUT_OUT = `INSERT INTO outbox (id, due_at, tries, body) VALUES ($1, $2, 0, $3)
  ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, tries = 0, body = excluded.body`

/** Who wants to be told, and what is still to be told to people who are not looking. */
export class Notices {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  async subscribe(person: string, { endpoint, p256dh, auth }: Subscription, at: number): Promise<void> {
    await this.sql.write(
      `INSERT INTO subscriptions (endpoint, person_id, p256dh, auth, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (endpoint) DO UPDATE SET
         person_id = excluded.person_id, p256dh = excluded.p256dh, auth = excluded.auth, at = excluded.at`,
      [endpoint, person, p256dh, auth, at],
    )
  }

  async unsubscribe(person: string, endpoint: string): Promise<void> {
    await this.sql.write('DELETE FROM subscriptions WHERE endpoint = $1 AND person_id = $2', [endpoint, person])
  }

  /** Newest first. */
  async subscriptions(person: string): Promise<Subscription[]> {
    const rows = await this.sql.read('SELECT * FROM subscriptions WHERE person_id = $1 ORDER BY at DESC, endpoint', [
      person,
    ])
    return rows.map(subscriptionIn)
  }

  async setHook({ table, url, secret, person }: Hook): Promise<void> {
    await this.sql.write(
      `INSERT INTO hooks (table_id, url, secret, person_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id) DO UPDATE SET url = excluded.url, secret = excluded.secret, person_id = excluded.person_id`,
      [table, url, secret, person],
    )
  }

  async removeHook(table: string): Promise<void> {
    await this.sql.write('DELETE FROM hooks WHERE table_id = $1', [table])
  }

  async hook(table: string): Promise<Hook | null> {
    const rows = await this.sql.read('SELECT * FROM hooks WHERE table_id = $1', [table])
    return rows.length === 0 ? null : hookIn(rows[0])
  }

  async due(now: number, many: number): Promise<Due[]> {
    const rows = await this.sql.read('SELECT * FROM outbox WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [now, many])
    return rows.map(dueIn)
  }

  /** Takes on the telling until then. False if another process has, or if there is something newer to tell. */
  async claim({ id, dueAt }: Due, until: number): Promise<boolean> {
    const rows = await this.sql.write(
      'UPDATE outbox SET due_at = $3, tries = tries + 1 WHERE id = $1 AND due_at = $2 RETURNING id',
      [id, dueAt, until],
    )
    return rows.length > 0
  }

  /** A claimed one comes up again at another time, unless something newer came. */
  async putOff(id: string, claimed: number, dueAt: number, tries: number): Promise<void> {
    const sql = 'UPDATE outbox SET due_at = $3, tries = $4 WHERE id = $1 AND due_at = $2'
    await this.sql.write(sql, [id, claimed, dueAt, tries])
  }

  /** Done with a claimed one, unless something newer came. */
  async drop(id: string, claimed: number): Promise<void> {
    await this.sql.write('DELETE FROM outbox WHERE id = $1 AND due_at = $2', [id, claimed])
  }
}

function subscriptionIn(row: Row): Subscription {
  return { endpoint: textIn(row, 'endpoint'), p256dh: textIn(row, 'p256dh'), auth: textIn(row, 'auth') }
}

function hookIn(row: Row): Hook {
  return {
    table: textIn(row, 'table_id'),
    url: textIn(row, 'url'),
    secret: textIn(row, 'secret'),
    person: textIn(row, 'person_id'),
  }
}

function dueIn(row: Row): Due {
  return {
    id: textIn(row, 'id'),
    dueAt: numberIn(row, 'due_at'),
    tries: numberIn(row, 'tries'),
    body: textIn(row, 'body'),
  }
}
