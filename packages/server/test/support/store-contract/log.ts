import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { checkChain, rootOf } from '../../../src/store/chain.ts'
import { LogDamaged, placeOf, type Store } from '../../../src/store/contract.ts'
import { entryOf, FACTS, newTable, opened } from '../stored.ts'
import type { Check } from './check.ts'

/** What every store promises of the logs of tables. `reopen` gives a store on the same data, as another process would. */
export function logContract(check: Check, reopen: () => Promise<Store>): void {
  check('what was appended is there, also for the next process', async (store) => {
    const { table, first, epoch } = await opened(store)
    const second = entryOf(table, 1, first.hash)
    const members = [{ person: 'ann', role: 'host' as const }]
    const facts = { status: 'playing', turn: 1, seats: [{ seat: 0, person: 'ann', bot: null }], members }
    assert.deepEqual(await store.append(epoch, second, facts), { ok: true })
    await store.saveSnapshot(table.id, 1, '{}')
    const other = await reopen()
    assert.deepEqual(await other.entries(table.id, 0), [first, second])
    assert.deepEqual(await other.entries(table.id, 1), [second])
    const row = await other.table(table.id)
    assert.deepEqual([row?.head, row?.hash, row?.status, row?.turn], [1, second.hash, 'playing', 1])
    assert.deepEqual(await other.tableByCode(table.code), row)
    const mine = (await other.tablesOf('ann')).find((each) => each.id === table.id)
    assert.deepEqual([mine?.status, mine?.seats, mine?.role], ['playing', [0], 'host'])
    assert.deepEqual(await other.snapshot(table.id), { seq: 1, state: '{}' })
    await other.close()
  })

  check('one place in the log has one winner (promise 6)', async (store) => {
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

  check('an action id is used once; the very same entry again is already there (promise 8)', async (store) => {
    const { table, first, epoch } = await opened(store)
    const second = entryOf(table, 1, first.hash, 'action-1')
    assert.deepEqual(await store.append(epoch, second, FACTS), { ok: true })
    assert.deepEqual(await store.append(epoch, second, FACTS), { ok: true })
    const again = entryOf(table, 2, second.hash, 'action-1')
    assert.deepEqual(await store.append(epoch, again, FACTS), { ok: false, lost: 'id' })
    assert.equal((await store.entries(table.id, 0)).length, 2)
    assert.equal((await store.table(table.id))?.head, 1)
  })

  check('who no longer owns a table cannot append (promise 7)', async (store) => {
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

  check('a changed, missing or foreign link of the chain is noticed (promise 3)', async (store) => {
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

  check('one finds the tables one plays at among any number of invitations', async (store) => {
    const person = randomUUID()
    const { table, first, epoch } = await opened(store)
    const seats = [{ seat: 0, person, bot: null }]
    await store.append(epoch, entryOf(table, 1, first.hash), { ...FACTS, seats })
    const invite = async (): Promise<void> => {
      const other = newTable()
      const later = { ...entryOf(other, 0, ''), at: 9000 }
      await store.open(other, later, { ...FACTS, members: [{ person, role: 'invited' }] })
    }
    await Promise.all(Array.from({ length: 450 }, invite))
    const [own, ...others] = await store.tablesOf(person)
    assert.deepEqual([own.id, own.seats], [table.id, [0]])
    // Page by page all of them, each once.
    const ids = new Set([own, ...others].map(({ id }) => id))
    for (let page = others; page.length > 0;) {
      page = await store.tablesOf(person, placeOf(page[page.length - 1]), 77)
      for (const { id } of page) assert.ok(!ids.has(id) && ids.add(id))
    }
    assert.equal(ids.size, 451)
  })

  check('what all processes share is made once', async (store) => {
    const key = randomUUID()
    const other = await reopen()
    assert.equal(await store.agreeOn(key, 'first'), 'first')
    assert.equal(await other.agreeOn(key, 'second'), 'first')
    await other.close()
  })
}
