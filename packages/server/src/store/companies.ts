import { readClock, type CompanyHead, type TableClock } from '@mousekeep/protocol'
import { numberIn, textIn, type Row } from './rows.ts'
import type { Sql } from './sql.ts'

/** Somebody of a company, and the mice they play. */
export interface Member {
  readonly person: string
  readonly mice: readonly string[]
  /** When they were last seen with the company. */
  readonly seenAt: number
}

/** One table of the chain: what is told of it, once it was left. */
export interface ChapterRow {
  readonly table: string
  readonly told: object | null
}

export interface Company extends CompanyHead {
  /** With what the first chapter is opened. */
  readonly baggage: object
  /** What is told of chapters that were played elsewhere; null: it has been here from the beginning. */
  readonly brought: readonly object[] | null
  readonly clock: TableClock | null
  readonly updatedAt: number
  /** In the order in which they came. */
  readonly people: readonly Member[]
}

/** A place in the list of somebody's companies. */
export type CompanyPlace = readonly [updatedAt: number, id: string]

export type NewCompany = Omit<Company, 'table' | 'updatedAt' | 'people'>

/** People who play a campaign together. The log of each chapter decides; what is here only brings people to it. */
export class Companies {
  private readonly sql: Sql

  constructor(sql: Sql) {
    this.sql = sql
  }

  /** False if the code is taken. */
  async add(company: NewCompany, at: number): Promise<boolean> {
    const { id, code, name, game, host, baggage, brought, clock } = company
    const rows = await this.sql.write(
      `INSERT INTO companies (id, code, name, game, host_id, baggage, brought, clock, table_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL, $9, $9) ON CONFLICT DO NOTHING RETURNING id`,
      [id, code, name, game, host, JSON.stringify(baggage), jsonOrNull(brought), jsonOrNull(clock), at],
    )
    // A statement may be run twice: then the row is there, and it is ours.
    const isThere = rows.length > 0 || (await this.find(id)) !== null
    if (isThere) await this.join(id, host, at)
    return isThere
  }

  async find(id: string): Promise<Company | null> {
    const rows = await this.sql.read('SELECT * FROM companies WHERE id = $1', [id])
    return rows.length === 0 ? null : companyIn(rows[0], await this.people(id))
  }

  async byCode(code: string): Promise<string | null> {
    const rows = await this.sql.read('SELECT id FROM companies WHERE code = $1', [code])
    return rows.length === 0 ? null : textIn(rows[0], 'id')
  }

  /** The companies of somebody, those in which something happened last first. */
  async of(person: string): Promise<Company[]> {
    return this.pageOf(person, null, Number.MAX_SAFE_INTEGER)
  }

  /** Of these the ones after this place, so many at most. */
  async pageOf(person: string, after: CompanyPlace | null, most: number): Promise<Company[]> {
    const rows = await this.sql.read(
      `SELECT companies.* FROM companies JOIN company_people ON company_id = id
       WHERE person_id = $1 AND (updated_at < $2 OR (updated_at = $2 AND id > $3))
       ORDER BY updated_at DESC, id LIMIT $4`,
      [person, ...(after ?? [Number.MAX_SAFE_INTEGER, '']), most],
    )
    const found: Company[] = []
    for (const row of rows) found.push(companyIn(row, await this.people(textIn(row, 'id'))))
    return found
  }

  async join(id: string, person: string, at: number): Promise<void> {
    await this.sql.write(
      `INSERT INTO company_people (company_id, person_id, mice, joined_at, seen_at) VALUES ($1, $2, '[]', $3, $3)
       ON CONFLICT DO NOTHING`,
      [id, person, at],
    )
  }

  async leave(id: string, person: string): Promise<void> {
    await this.sql.write('DELETE FROM company_people WHERE company_id = $1 AND person_id = $2', [id, person])
  }

  /** With the last who leaves it is no more; its tables stay as they are. */
  async remove(id: string): Promise<void> {
    for (const [table, key] of [
      ['company_tables', 'company_id'],
      ['company_people', 'company_id'],
      ['companies', 'id'],
    ])
      await this.sql.write(`DELETE FROM ${table} WHERE ${key} = $1`, [id])
  }

  async seen(id: string, person: string, at: number): Promise<void> {
    const sql = 'UPDATE company_people SET seen_at = $3 WHERE company_id = $1 AND person_id = $2'
    await this.sql.write(sql, [id, person, at])
  }

  async setMice(id: string, person: string, mice: readonly string[]): Promise<void> {
    const sql = 'UPDATE company_people SET mice = $3 WHERE company_id = $1 AND person_id = $2'
    await this.sql.write(sql, [id, person, JSON.stringify(mice)])
  }

  async setName(id: string, name: string, at: number): Promise<void> {
    await this.sql.write('UPDATE companies SET name = $2, updated_at = $3 WHERE id = $1', [id, name, at])
  }

  async setHost(id: string, host: string): Promise<void> {
    await this.sql.write('UPDATE companies SET host_id = $2 WHERE id = $1', [id, host])
  }

  /** The first chapter was opened, or opened anew. */
  async begin(id: string, table: string, at: number): Promise<void> {
    await this.sql.write('DELETE FROM company_tables WHERE company_id = $1', [id])
    await this.follow(id, [], table, at)
  }

  /** The chapters that were left, in order, and the one after them. */
  async follow(id: string, left: readonly ChapterRow[], next: string | null, at: number): Promise<void> {
    const rows = next === null ? left : [...left, { table: next, told: null }]
    for (const [n, { table, told }] of rows.entries()) {
      await this.sql.write(
        `INSERT INTO company_tables (company_id, n, table_id, told) VALUES ($1, $2, $3, $4)
         ON CONFLICT (company_id, n) DO UPDATE SET table_id = excluded.table_id, told = excluded.told`,
        [id, n, table, jsonOrNull(told)],
      )
    }
    const table = rows.at(-1)?.table ?? null
    await this.sql.write('UPDATE companies SET table_id = $2, updated_at = $3 WHERE id = $1', [id, table, at])
  }

  async chapters(id: string): Promise<ChapterRow[]> {
    const rows = await this.sql.read('SELECT * FROM company_tables WHERE company_id = $1 ORDER BY n', [id])
    return rows.map((row) => ({ table: textIn(row, 'table_id'), told: maybeJson(row, 'told') }))
  }

  /** A guest is an account now. */
  async move(from: string, to: string): Promise<void> {
    await this.sql.write(
      `INSERT INTO company_people (company_id, person_id, mice, joined_at, seen_at)
       SELECT company_id, $2, mice, joined_at, seen_at FROM company_people WHERE person_id = $1
       ON CONFLICT DO NOTHING`,
      [from, to],
    )
    await this.sql.write('DELETE FROM company_people WHERE person_id = $1', [from])
    await this.sql.write('UPDATE companies SET host_id = $2 WHERE host_id = $1', [from, to])
  }

  private async people(id: string): Promise<Member[]> {
    const sql = 'SELECT * FROM company_people WHERE company_id = $1 ORDER BY joined_at, person_id'
    const rows = await this.sql.read(sql, [id])
    return rows.map((row) => ({
      person: textIn(row, 'person_id'),
      mice: textsIn(row, 'mice'),
      seenAt: numberIn(row, 'seen_at'),
    }))
  }
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

function maybeJson(row: Row, name: string): object | null {
  return row[name] === null ? null : Object(JSON.parse(textIn(row, name)))
}

function textsIn(row: Row, name: string): string[] {
  const list: unknown = JSON.parse(textIn(row, name))
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []
}

function companyIn(row: Row, people: readonly Member[]): Company {
  const brought: unknown = row['brought'] === null ? null : JSON.parse(textIn(row, 'brought'))
  return {
    id: textIn(row, 'id'),
    code: textIn(row, 'code'),
    name: textIn(row, 'name'),
    game: textIn(row, 'game'),
    host: textIn(row, 'host_id'),
    baggage: maybeJson(row, 'baggage') ?? {},
    brought: Array.isArray(brought) ? brought.map((each) => Object(each)) : null,
    clock: readClock(maybeJson(row, 'clock')),
    table: row['table_id'] === null ? null : textIn(row, 'table_id'),
    updatedAt: numberIn(row, 'updated_at'),
    people,
  }
}
