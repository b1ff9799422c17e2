import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Check } from './check.ts'

/** What every store promises of companies. */
export function companyContract(check: Check): void {
  check('companies have people, chapters and a host, also when a guest becomes an account', async (store) => {
    const { companies, personal } = store
    const [guest, ann, id] = [randomUUID(), randomUUID(), randomUUID()]
    const company = { id, code: id, name: 'Whiskers', game: 'mystics', host: guest, baggage: { a: 1 }, brought: null }
    assert.equal(await companies.add({ ...company, clock: null }, 5), true)
    assert.equal(await companies.add({ ...company, clock: null }, 5), true)
    assert.equal(await companies.add({ ...company, id: randomUUID(), clock: null }, 5), false)
    await companies.setMice(id, guest, ['nez'])
    await personal.move(guest, ann)
    const bob = randomUUID()
    await companies.join(id, bob, 7)
    const found = await companies.find(id)
    assert.deepEqual([found?.host, found?.table, found?.baggage, found?.brought], [ann, null, { a: 1 }, null])
    assert.deepEqual(found?.people, [
      { person: ann, mice: ['nez'], seenAt: 5 },
      { person: bob, mice: [], seenAt: 7 },
    ])
    await companies.begin(id, 'one', 8)
    await companies.begin(id, 'first', 8)
    await companies.follow(id, [{ table: 'first', told: { won: true } }], 'second', 9)
    assert.deepEqual(await companies.chapters(id), [
      { table: 'first', told: { won: true } },
      { table: 'second', told: null },
    ])
    assert.deepEqual(
      (await companies.of(bob)).map(({ table, updatedAt }) => [table, updatedAt]),
      [['second', 9]],
    )
    assert.equal(await companies.byCode(id), id)
    await companies.leave(id, bob)
    assert.deepEqual(await companies.of(bob), [])
    await companies.remove(id)
    assert.deepEqual([await companies.find(id), await companies.chapters(id)], [null, []])
  })

  check('a company goes with the last who could come back; another is host for one who is gone', async (store) => {
    const { companies, people, upkeep } = store
    const [ann, bob, left, kept] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await people.addAccount(bob, bob, 'secret', 1)
    const company = { name: 'Whiskers', game: 'mystics', host: ann, baggage: {}, brought: null, clock: null }
    for (const id of [left, kept]) await companies.add({ ...company, id, code: id }, 5)
    await companies.join(kept, bob, 6)
    for (const id of [left, kept]) await companies.begin(id, 'a table', 7)
    await upkeep.forgetGone()
    assert.deepEqual([await companies.find(left), await companies.chapters(left)], [null, []])
    const found = await companies.find(kept)
    assert.deepEqual([found?.host, found?.people.map(({ person }) => person), found?.table], [bob, [bob], 'a table'])
  })
}
