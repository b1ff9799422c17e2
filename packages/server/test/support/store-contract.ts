import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkChain, linked, rootOf } from '../../src/store/chain.ts'
import { LogDamaged, type Facts, type LogEntry, type NewTable, type Store } from '../../src/store/contract.ts'

export const FACTS: Facts = { status: 'open', turn: null, seats: [] }

export function newTable(): NewTable {
  return { id: randomUUID(), code: randomUUID(), game: 'castle', version: 1, seed: 'secret' }
}

export function entryOf(table: NewTable, seq: number, prev: string, actionId: string = randomUUID()): LogEntry {
  return linked(prev, { table: table.id, seq, actionId, ask: 'ask', body: { kind: 'test', n: seq }, at: 1000 + seq })
}

export async function opened(store: Store): Promise<{ table: NewTable; first: LogEntry; epoch: number }> {
  const table = newTable()
  const first = entryOf(table, 0, rootOf(table.id, table.seed))
  assert.equal(await store.open(table, first, FACTS), true)
  return { table, first, epoch: (await store.own(table.id)) ?? -1 }
}

/** What every store promises. `reopen` gives a store on the same data, as another process would have it. */
export function storeContract(name: string, open: () => Promise<Store>, reopen: () => Promise<Store>): void {
  const check = (what: string, run: (store: Store) => Promise<void>): void =>
    void test(`${name}: ${what}`, async () => {
      const store = await open()
      try {
        await run(store)
      } finally {
        await store.close()
      }
    })

  check('what was appended is there, also for the next process', async (store) => {
    const { table, first, epoch } = await opened(store)
    const second = entryOf(table, 1, first.hash)
    const facts = { status: 'playing', turn: 1, seats: [{ seat: 0, person: 'ann', bot: null }] }
    assert.deepEqual(await store.append(epoch, second, facts), { ok: true })
    await store.saveSnapshot(table.id, 1, '{}')
    const other = await reopen()
    assert.deepEqual(await other.entries(table.id, 0), [first, second])
    assert.deepEqual(await other.entries(table.id, 1), [second])
    const row = await other.table(table.id)
    assert.deepEqual([row?.head, row?.hash, row?.status, row?.turn], [1, second.hash, 'playing', 1])
    assert.deepEqual(await other.tableByCode(table.code), row)
    const mine = (await other.tablesOf('ann')).find((each) => each.id === table.id)
    assert.deepEqual([mine?.status, mine?.seats], ['playing', [0]])
    assert.deepEqual(await other.snapshot(table.id), { seq: 1, state: '{}' })
    await other.close()
  })

  check('one place in the log has one winner (property 6)', async (store) => {
    const { table, first, epoch } = await opened(store)
    const racers = Array.from({ length: 8 }, () => entryOf(table, 1, first.hash))
    const results = await Promise.all(racers.map((racer) => store.append(epoch, racer, FACTS)))
    assert.equal(results.filter((result) => result.ok).length, 1)
    assert.ok(results.every((result) => result.ok || result.lost === 'seq'))
    assert.equal((await store.entries(table.id, 0)).length, 2)
  })

  check('no gap can be written', async (store) => {
    const { table, first, epoch } = await opened(store)
    assert.deepEqual(await store.append(epoch, entryOf(table, 2, first.hash), FACTS), { ok: false, lost: 'seq' })
    assert.equal((await store.entries(table.id, 0)).length, 1)
  })

  check('an action id is used once; the very same entry again is already there (property 8)', async (store) => {
    const { table, first, epoch } = await opened(store)
    const second = entryOf(table, 1, first.hash, 'action-1')
    assert.deepEqual(await store.append(epoch, second, FACTS), { ok: true })
    assert.deepEqual(await store.append(epoch, second, FACTS), { ok: true })
    const again = entryOf(table, 2, second.hash, 'action-1')
    assert.deepEqual(await store.append(epoch, again, FACTS), { ok: false, lost: 'id' })
    assert.equal((await store.entries(table.id, 0)).length, 2)
    assert.equal((await store.table(table.id))?.head, 1)
  })

  check('who no longer owns a table cannot append (property 7)', async (store) => {
    const { table, first, epoch } = await opened(store)
    const other = await store.own(table.id)
    assert.ok(other !== null && other > epoch)
    assert.deepEqual(await store.append(epoch, entryOf(table, 1, first.hash), FACTS), { ok: false, lost: 'epoch' })
    assert.deepEqual(await store.append(other, entryOf(table, 1, first.hash), FACTS), { ok: true })
    assert.equal(await store.own('no such table'), null)
  })

  check('an id or code is given once', async (store) => {
    const { table } = await opened(store)
    const same = { ...newTable(), code: table.code }
    assert.equal(await store.open(same, entryOf(same, 0, ''), FACTS), false)
    assert.equal(await store.table(same.id), null)
    assert.equal(await store.tableByCode('no such code'), null)
  })

  check('writes of many tables at once all arrive', async (store) => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => opened(store)))
    await Promise.all(
      tables.map(async ({ table, first, epoch }) => {
        let prev = first.hash
        for (let seq = 1; seq <= 10; seq++) {
          const entry = entryOf(table, seq, prev)
          assert.deepEqual(await store.append(epoch, entry, FACTS), { ok: true })
          prev = entry.hash
        }
      }),
    )
    for (const { table } of tables) {
      const entries = await store.entries(table.id, 0)
      checkChain(entries, 0, rootOf(table.id, table.seed))
      assert.equal(entries.length, 11)
    }
  })

  check('a changed, missing or foreign link of the chain is noticed (property 3)', async (store) => {
    const { table, first, epoch } = await opened(store)
    const second = entryOf(table, 1, first.hash)
    await store.append(epoch, second, FACTS)
    const root = rootOf(table.id, table.seed)
    assert.equal(checkChain(await store.entries(table.id, 0), 0, root), second.hash)
    assert.throws(() => checkChain([first, { ...second, body: { kind: 'other' } }], 0, root), LogDamaged)
    assert.throws(() => checkChain([first, { ...second, at: 5 }], 0, root), LogDamaged)
    assert.throws(() => checkChain([second], 0, root), LogDamaged)
    assert.throws(() => checkChain([first], 0, rootOf(table.id, 'other')), LogDamaged)
  })

  check('people, sessions and chat', async (store) => {
    const person = { id: randomUUID(), name: 'Ann' }
    const [token, other] = [randomUUID(), randomUUID()]
    await store.addPerson(person)
    await store.addSession(token, person.id)
    assert.deepEqual(await store.personOf(token), person)
    assert.equal(await store.personOf(other), null)
    await store.rename(person.id, 'Anna')
    assert.deepEqual(await store.personOf(token), { ...person, name: 'Anna' })
    await store.endSession(token)
    assert.equal(await store.personOf(token), null)
    const { table } = await opened(store)
    const said = { person: person.id, name: 'Anna', text: 'hi', at: 5 }
    assert.equal(await store.addChat(table.id, said), 1)
    assert.equal(await store.addChat(table.id, { ...said, text: 'there' }), 2)
    assert.deepEqual(
      (await store.chat(table.id, 1)).map(({ n, text }) => [n, text]),
      [[2, 'there']],
    )
  })
}
