import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { gameOf } from '@mousekeep/games/all'
import { OutcomeUnknown, StoreDown, type Store } from '../../src/store/contract.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import type { Table } from '../../src/tables/table.ts'
import { Tables } from '../../src/tables/tables.ts'
import { Threads } from '../../src/threads.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Sitter } from '../support/sitter.ts'

/** Somebody whose page comes back by itself. */
class Patient extends Sitter {
  override restart(): void {
    this.latest = null
  }
}

interface Outage {
  readonly Fault: typeof StoreDown | typeof OutcomeUnknown
  /** Whether what was sent last was written all the same. */
  readonly isWritten: boolean
  isAway: boolean
}

/** A database that neither writes nor reads logs while it is away. */
function failing(store: Store, outage: Outage): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name)
      if (typeof found !== 'function') return found
      if (!outage.isAway || (name !== 'append' && name !== 'entries')) return found.bind(target)
      return async (...given: unknown[]): Promise<never> => {
        if (name === 'append' && outage.isWritten) await Reflect.apply(found, target, given)
        throw new outage.Fault('away')
      }
    },
  })
}

/** Ann, the host of a table, holds its seat 1. */
async function seated(context: TestContext, outage: Outage): Promise<{ readonly ann: Patient; readonly table: Table }> {
  const store = await SqliteStore.start(temporaryFolder())
  const threads = new Threads()
  const tables = new Tables(failing(store, outage), threads, {
    onBug: (error) => assert.fail(String(error)),
    lettersOf: async () => [],
    onLetters: () => undefined,
  })
  context.after(async () => {
    tables.close()
    await threads.close()
    await store.close()
  })
  const { id } = await tables.open('ann', gameOf('castle'), {})
  const table = await tables.find(id)
  assert.ok(table !== null)
  const ann = new Patient()
  await table.follow(ann, null)
  const claim = { type: 'claim', id: 'sits-down-here', seq: 0, seat: 1, seed: '' } as const
  assert.equal((await table.command(ann, claim)).ok, true)
  return { ann, table }
}

for (const [what, Fault, isWritten] of [
  ['nothing was written', StoreDown, false],
  ['nobody knows, and nothing was written', OutcomeUnknown, false],
  ['nobody knows, and it was written', OutcomeUnknown, true],
] as const) {
  test(`a table whose log cannot be read after a failed write is what its log makes of it when it can (${what}; promise 4)`, async (context) => {
    const outage: Outage = { Fault, isWritten, isAway: false }
    const { ann, table } = await seated(context, outage)
    const claim = { type: 'claim', id: 'and-there-too', seq: 1, seat: 0, seed: '' } as const
    outage.isAway = true
    await assert.rejects(table.command(ann, claim), Fault)
    await assert.rejects(table.follow(ann, null), Fault, 'nothing is shown that the log may not have')
    outage.isAway = false
    await table.follow(ann, null)
    assert.equal(ann.latest?.table.seats[0].holder?.person, isWritten ? 'ann' : undefined)
    assert.deepEqual(await table.command(ann, claim), { ok: true, seq: 2, isSaid: !isWritten }, 'the same again')
    assert.equal(ann.latest?.table.seats[0].holder?.person, 'ann')
    const other = { type: 'claim', id: 'a-third-chair', seq: 2, seat: 0, seed: '' } as const
    assert.deepEqual(await table.command(ann, other), { ok: false, no: { code: 'SEAT_TAKEN' } })
  })
}

test('the seed of a table is not told for an end that was never written (promises 4, 24)', async (context) => {
  const outage: Outage = { Fault: StoreDown, isWritten: false, isAway: false }
  const { ann, table } = await seated(context, outage)
  outage.isAway = true
  await assert.rejects(table.command(ann, { type: 'archive', id: 'put-it-away', seq: 1 }), StoreDown)
  await assert.rejects(table.endedFor('ann'), StoreDown)
  outage.isAway = false
  assert.equal(await table.endedFor('ann'), null)
})
