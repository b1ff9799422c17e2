import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test, type TestContext } from 'node:test'
import { commitment } from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import { ENTRY_KINDS } from '@mousekeep/tables'
import type { PublicEntry, TableInfo } from '@mousekeep/protocol'
import type { Table } from '../../src/tables/table.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Threads } from '../../src/threads.ts'
import { Guest, party, type Party } from '../support/party.ts'

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
const MINUTE = 60_000
/** What the document calls every other table. */
const ELSEWHERE = 'Zq3v8s0XkT2mB1c9'

/** Whose turn it is, the dice say: which seat it was does not matter. */
function textOf(entry: PublicEntry): string {
  return JSON.stringify(entry, (name, value: unknown) =>
    name === 'seat' ? 0 : name === 'seats' && Array.isArray(value) ? value.map(() => 0) : value,
  )
}

async function ok(answer: Promise<string>): Promise<void> {
  assert.equal(await answer, 'ok')
}

/** Everything that happened at a table, as it is told. */
async function toldOf(table: Table, person: string): Promise<PublicEntry[]> {
  const story = Object(JSON.parse((await table.storyFor(person))?.join('') ?? '{}'))
  const entries: PublicEntry[] = story.steps.map(({ entry }: { entry: PublicEntry }) => entry)
  for (const entry of entries) if ('table' in entry && entry.table !== null) Object.assign(entry, { table: ELSEWHERE })
  return entries
}

async function seated({ table, store, tables }: Party, code: string, name: string, seat: number): Promise<Guest> {
  await store.people.add(name, name)
  await tables.enter(code, name)
  const guest = new Guest(table, name)
  await table.follow(guest, null)
  await ok(guest.wish({ type: 'claim', seat, seed: '' }))
  return guest
}

/** Before the start: who comes, who is sent away, and seeds. */
async function beforeTheStart(made: Party): Promise<Guest[]> {
  const { guests, table, tables, store, clock } = made
  const [ann, bob] = guests
  const { code } = ann.info
  await ok(ann.wish({ type: 'access', join: 'invited', watch: 'anyone' }))
  await store.people.add('Zoe', 'Zoe')
  await tables.enter(code, 'Zoe')
  await ok(ann.wish({ type: 'uninvite', person: 'Zoe' }))
  await ok(ann.wish({ type: 'remove', seat: 2 }))
  await ok(ann.wish({ type: 'bot', seat: 2, level: 'normal' }))
  await ok(ann.wish({ type: 'bot', seat: 2, level: null }))
  const max = await seated(made, code, 'Max', 2)
  await ok(ann.wish({ type: 'promise', seat: 0, hash: commitment('cheddar') }))
  await ok(bob.wish({ type: 'promise', seat: 1, hash: commitment('gouda') }))
  await ok(ann.wish({ type: 'start' }))
  await ok(ann.wish({ type: 'show', seat: 0, seed: 'cheddar' }))
  clock.now += MINUTE
  // Whoever comes finds that nothing was shown in time.
  await table.follow(new Guest(table, 'Zoe'), null)
  await ann.until(() => ann.info.fair.awaited === null)
  await ok(ann.wish({ type: 'start' }))
  return [ann, bob, max]
}

/** In the game: what people play, take back, vote on, and who goes. */
async function inTheGame({ table, tables, store, clock }: Party, guests: readonly Guest[]): Promise<void> {
  const [ann, bob, max] = guests
  const turn = (): number => ann.info.turn ?? 0
  const first = turn()
  await ok(guests[first].play())
  await ok(guests[first].wish({ type: 'undo', seat: first }))
  await ok(guests[turn()].play())
  await ok(ann.wish({ type: 'rollback', plays: 0 }))
  await ok(bob.wish({ type: 'answer', agree: false }))
  await ok(ann.wish({ type: 'lend', seat: 0, person: 'Bob' }))
  await ok(ann.wish({ type: 'lend', seat: 0, person: null }))
  clock.now += 3 * MINUTE
  const seat = turn()
  const others = guests.filter((guest) => guest !== guests[seat])
  await ok(others[0].wish({ type: 'replace', seat, level: 'normal' }))
  await ok(others[1].wish({ type: 'ballot', agree: false }))
  await ok(max.wish({ type: 'leave', seat: 2 }))
  await table.record('own:host', () => ({ kind: 'hosted', person: 'Bob', before: 'Ann' }))
  await table.record('own:back', () => ({ kind: 'hosted', person: 'Ann', before: 'Bob' }))
  await store.people.add('Rob', 'Rob')
  await tables.movePerson('Bob', 'Rob')
  await tables.letGo('Rob')
  await ok(ann.wish({ type: 'archive' }))
}

/** A game that somebody gives up, and what comes after. */
async function toTheEnd(context: TestContext): Promise<{ readonly told: PublicEntry[]; readonly info: TableInfo }> {
  const { guests, table } = await party(context, ['Ann', 'Bob'], true)
  const action: { readonly do: string } = Object({ do: 'resign', seat: 1 })
  await ok(guests[1].wish({ type: 'act', seat: 1, action }))
  await ok(guests[0].wish({ type: 'rematch' }))
  return { told: await toldOf(table, 'Ann'), info: guests[0].info }
}

/** A chapter of a campaign to its end, and on to the next. */
async function aChapter({ tables }: Party): Promise<PublicEntry[]> {
  const access = { join: 'anyone', watch: 'anyone' } as const
  const terms = { access, invited: [], counts: 'campaign' } as const
  const { id } = await tables.open('Ann', gameOf('mystics'), { chapter: '1', players: 1 }, terms)
  const table = await tables.find(id)
  assert.ok(table !== null)
  const ann = new Guest(table, 'Ann')
  await table.follow(ann, null)
  await ok(ann.wish({ type: 'claim', seat: 0, seed: '' }))
  await ok(ann.wish({ type: 'start' }))
  for (let i = 0; ann.info.status === 'playing'; i++) await ok(ann.play(i * 7))
  for (let need = ann.info.following?.needs[0]; need !== undefined; need = ann.info.following?.needs[0])
    await ok(ann.wish({ type: 'choose', seat: need.seat, choice: need.choices[0] }))
  await ok(ann.wish({ type: 'onward', wish: {} }))
  return toldOf(table, 'Ann')
}

test('every kind of entry is in the document as a run tells it, and no other', async (context) => {
  const made = await party(context, ['Ann', 'Bob', 'Eve'], false)
  await inTheGame(made, await beforeTheStart(made))
  const late = await party(context, ['Ann', 'Bob'], true, { timed: { unit: 'minutes', n: 5 } })
  late.clock.now += 6 * MINUTE
  await late.table.follow(new Guest(late.table, 'Eve'), null)
  await late.guests[0].until(() => late.guests[0].info.seats.some(({ bot }) => bot !== null))
  const ended = await toTheEnd(context)
  const told = [
    ...(await toldOf(made.table, 'Ann')),
    ...(await toldOf(late.table, 'Ann')),
    ...ended.told,
    ...(await aChapter(made)),
  ]
  const rows = [...page.matchAll(/^\| `(\{ "kind": .*? \})` +\|/gm)].map(([, text]) => Object(JSON.parse(text)))
  const texts = new Set(told.map(textOf))
  const missing = ENTRY_KINDS.filter((kind) => !rows.some((row) => row.kind === kind))
  const unseen = rows.filter((row) => !texts.has(textOf(row)))
  const seen = missing.map((kind) => JSON.stringify(told.find((entry) => entry.kind === kind) ?? kind))
  assert.deepEqual({ missing: seen, unseen }, { missing: [], unseen: [] })
  const outcome = /`outcome` is null until it is over, then `(\{.*?\})`/.exec(page)?.[1] ?? ''
  assert.deepEqual(JSON.parse(outcome), ended.info.outcome)
})

test('a table that these rules do not bring to where it stood is kept and closed, as the document says', async (context) => {
  const { store, id } = await party(context, ['Ann', 'Bob'], true)
  const row = await store.table(id)
  assert.ok(row !== null)
  const version = row.version + 1000
  await store.setVersion(id, version)
  const noted = { format: 1, hash: row.hash, version, fingerprint: 'somewhere else', state: null }
  await store.saveSnapshot(id, row.head, JSON.stringify(noted))
  const threads = new Threads()
  const bugs: string[] = []
  const ears = {
    onBug: (error: unknown) => bugs.push(String(error)),
    lettersOf: async () => [],
    onLetters: () => undefined,
  }
  const tables = new Tables(store, threads, ears)
  context.after(async () => {
    tables.close()
    await threads.close()
  })
  const table = await tables.find(id)
  assert.ok(table !== null)
  const ann = new Guest(table, 'Ann')
  await table.follow(ann, null)
  const { status, archived, closed } = ann.info
  const example = /A stranded table[^{]*`(\{.*?\} \})`/.exec(page)?.[1] ?? ''
  assert.deepEqual({ status, archived, closed }, JSON.parse(example))
  assert.equal(await ann.wish({ type: 'leave', seat: 0 }), 'WRONG_TIME')
  assert.match(bugs[0], /stranded/)
})
