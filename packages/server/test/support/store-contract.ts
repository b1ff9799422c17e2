import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkChain, linked, rootOf } from '../../src/store/chain.ts'
import { LogDamaged, type Facts, type LogEntry, type NewTable, type Store } from '../../src/store/contract.ts'

export const FACTS: Facts = { status: 'open', turn: null, seats: [], members: [] }

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

  check('people, accounts and sessions', async ({ people }) => {
    const [id, other] = [randomUUID(), randomUUID()]
    const [token, second] = [randomUUID(), randomUUID()]
    await people.add(id, 'Ann')
    await people.add(other, 'Bob')
    const session = { id: token.slice(0, 8), tokenHash: token, person: id, device: 'Firefox', createdAt: 5 }
    await people.addSession(session)
    await people.addSession(session)
    await people.addSession({ ...session, id: 'second', tokenHash: second })
    assert.deepEqual(await people.of(token), { id, name: 'Ann', isGuest: true })
    assert.equal(await people.of(randomUUID()), null)
    await people.seen(token, 50, 100)
    assert.deepEqual(
      (await people.sessions(id)).map(({ seenAt }) => seenAt),
      [5, 5],
    )
    await people.seen(token, 500, 100)
    assert.deepEqual(
      (await people.sessions(id)).map(({ tokenHash, seenAt }) => [tokenHash, seenAt]),
      [
        [token, 500],
        [second, 5],
      ],
    )
    assert.equal(await people.addAccount(id, id, 'secret', 9), true)
    assert.equal(await people.addAccount(id, id, 'secret', 9), true, 'the same again, as after a broken connection')
    assert.equal(await people.addAccount(other, id, 'other', 9), false, 'a name is given once')
    assert.deepEqual(await people.account(id), { person: id, secret: 'secret' })
    assert.equal(await people.accountOf(other), null)
    assert.equal(await people.addAccount(other, other, 'other', 9), true)
    assert.equal(await people.setSkeleton(other, id), false)
    assert.equal(await people.setSkeleton(other, `${other}!`), true)
    await people.setSecret(id, 'new')
    assert.equal((await people.accountOf(id))?.secret, 'new')
    await people.rename(id, 'Anna')
    assert.deepEqual(await people.of(token), { id, name: 'Anna', isGuest: false })
    assert.deepEqual(
      await people.names([id, other, 'nobody']),
      new Map([
        [id, 'Anna'],
        [other, 'Bob'],
      ]),
    )
    await people.endSession(token)
    assert.equal(await people.of(token), null)
    assert.ok((await people.of(second)) !== null)
  })

  check('tries are counted in a window and forgotten after it', async ({ people }) => {
    const about = randomUUID()
    assert.equal(await people.attempt(about, 1000, 500), 1)
    assert.equal(await people.attempt(about, 1400, 500), 2)
    assert.equal(await people.attempt(about, 1500, 500), 1)
    await people.forgetAttempts(about)
    assert.equal(await people.attempt(about, 1501, 500), 1)
    const counts = await Promise.all(Array.from({ length: 10 }, () => people.attempt(about, 1502, 500)))
    assert.equal(Math.max(...counts), 11, 'none is lost when many come at once')
    await people.forgetOldAttempts(5000)
    assert.equal(await people.attempt(about, 1503, 500), 1)
  })

  check('chat has numbers without doubles, also when many write at once', async (store) => {
    const { table } = await opened(store)
    const said = { person: 'ann', name: 'Anna', text: 'hi', at: 5 }
    const numbers = await Promise.all(Array.from({ length: 12 }, (_, i) => store.talk.add(table.id, `id-${i}`, said)))
    assert.deepEqual(
      numbers.map(Number).toSorted((a, b) => a - b),
      Array.from({ length: 12 }, (_, i) => i + 1),
    )
    const once = await Promise.all(Array.from({ length: 8 }, () => store.talk.add(table.id, 'one', said)))
    assert.deepEqual(new Set(once), new Set([13]), 'the same id is the same message')
    assert.equal(await store.talk.add(table.id, 'one', { ...said, text: 'other words' }), null)
    assert.equal(await store.talk.add(table.id, 'one', { ...said, person: 'bob' }), null)
    assert.equal(await store.talk.add(table.id, 'two', { ...said, text: 'there' }), 14)
    assert.deepEqual(await store.talk.last(table.id, 1), [{ ...said, text: 'there', n: 14 }])
    assert.equal((await store.talk.after(table.id, 11)).length, 3)
  })

  check('subscriptions, webhooks and what is still to be told', async ({ notices }) => {
    const [person, endpoint, table] = [randomUUID(), randomUUID(), randomUUID()]
    const subscription = { endpoint, p256dh: 'key', auth: 'auth' }
    await notices.subscribe(person, subscription, 1)
    await notices.subscribe(person, { ...subscription, auth: 'new' }, 2)
    assert.deepEqual(await notices.subscriptions(person), [{ ...subscription, auth: 'new' }])
    await notices.unsubscribe('somebody else', endpoint)
    assert.equal((await notices.subscriptions(person)).length, 1)
    await notices.unsubscribe(person, endpoint)
    assert.deepEqual(await notices.subscriptions(person), [])
    const hook = { table, url: 'https://a.example/', secret: 's', person }
    await notices.setHook(hook)
    await notices.setHook({ ...hook, url: 'https://b.example/' })
    assert.deepEqual(await notices.hook(table), { ...hook, url: 'https://b.example/' })
    await notices.removeHook(table)
    assert.equal(await notices.hook(table), null)
  })

  check('what is to be told is there with its entry, or not at all', async (store) => {
    const { notices } = store
    const { table, first, epoch } = await opened(store)
    const id = randomUUID()
    let [prev, seq] = [first.hash, 1]
    const put = async (dueAt: number, body: string): Promise<void> => {
      const entry = entryOf(table, seq, prev)
      assert.deepEqual(await store.append(epoch, entry, FACTS, [{ id, dueAt, body }]), { ok: true })
      ;[prev, seq] = [entry.hash, seq + 1]
    }
    await put(10, 'first')
    await put(20, 'second')
    const late = { id, dueAt: 5, body: 'never' }
    assert.deepEqual(await store.append(epoch, entryOf(table, 1, first.hash), FACTS, [late]), {
      ok: false,
      lost: 'seq',
    })
    assert.deepEqual(await store.append(epoch - 1, entryOf(table, seq, prev), FACTS, [late]), {
      ok: false,
      lost: 'epoch',
    })
    const mine = async (now: number): Promise<unknown> => (await notices.due(now, 1000)).find((due) => due.id === id)
    assert.equal(await mine(19), undefined)
    const due = { id, dueAt: 20, tries: 0, body: 'second' }
    assert.deepEqual(await mine(20), due)
    const claims = await Promise.all(Array.from({ length: 5 }, () => notices.claim(due, 100)))
    assert.equal(claims.filter((isMine) => isMine).length, 1, 'one process tells it')
    await notices.putOff(id, 100, 50, 1)
    assert.deepEqual(await mine(60), { ...due, dueAt: 50, tries: 1 })
    await notices.putOff(id, 100, 55, 1)
    assert.deepEqual(await mine(60), { ...due, dueAt: 50, tries: 1 }, 'only by whoever claimed it')
    await put(70, 'third')
    await notices.drop(id, 50)
    assert.deepEqual(await mine(70), { id, dueAt: 70, tries: 0, body: 'third' }, 'what is newer stays')
    await notices.drop(id, 70)
    assert.equal(await mine(1000), undefined)
  })

  check('all of a person is handed out, moved to another, and deleted', async (store) => {
    const [guest, ann, bob] = [randomUUID(), randomUUID(), randomUUID()]
    const { people, talk, notices, personal } = store
    for (const id of [guest, ann, bob]) await people.add(id, 'somebody')
    await people.addAccount(ann, ann, 'secret', 9)
    const { table } = await opened(store)
    const said = { person: guest, name: 'Ann', text: 'my words', at: 5 }
    const n = Number(await talk.add(table.id, 'mine', said))
    await talk.add(table.id, 'others', { ...said, person: bob, text: 'other words' })
    await talk.mute(guest, bob)
    await talk.mute(bob, guest)
    await notices.subscribe(guest, { endpoint: guest, p256dh: 'key', auth: 'auth' }, 1)
    await personal.move(guest, ann)
    assert.deepEqual(await talk.muted(ann), [bob])
    assert.deepEqual(await talk.muted(guest), [])
    assert.equal((await notices.subscriptions(ann)).length, 1)
    const report = { table: table.id, n, reporter: ann, author: ann, authorName: 'Ann', text: 'x', reason: 'y', at: 6 }
    await talk.report(report)
    await notices.setHook({ table: table.id, url: 'https://a.example/', secret: 's', person: ann })
    assert.deepEqual(await personal.kept(ann), {
      accountSince: 9,
      chat: [{ table: table.id, n, text: 'my words', at: 5 }],
      reports: [{ table: table.id, n, reason: 'y', at: 6 }],
      hooks: [{ table: table.id, url: 'https://a.example/' }],
    })
    await personal.erase(ann)
    await personal.erase(ann)
    assert.deepEqual(await personal.kept(ann), { accountSince: null, chat: [], reports: [], hooks: [] })
    assert.equal(await people.find(ann), null)
    assert.equal(await people.account(ann), null)
    assert.deepEqual(await notices.subscriptions(ann), [])
    assert.deepEqual(
      (await talk.last(table.id, 9)).map(({ text }) => text),
      ['other words'],
    )
    const kept = (await talk.reports(1000)).find((each) => each.table === table.id)
    assert.deepEqual([kept?.author, kept?.authorName, kept?.text], ['', '', 'x'])
    assert.notEqual(kept?.reporter, ann)
  })

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

  check(
    'what others have against a guest goes on against the account, and what was counted is forgotten',
    async (store) => {
      const [guest, ann, bob] = [randomUUID(), randomUUID(), randomUUID()]
      const { people, talk, personal } = store
      const { table } = await opened(store)
      await talk.mute(bob, guest)
      const report = { table: table.id, n: 1, authorName: 'A', text: 'x', reason: 'y', at: 6 }
      for (const reporter of [guest, ann]) await talk.report({ ...report, reporter, author: bob })
      await talk.report({ ...report, reporter: bob, author: guest })
      assert.deepEqual(await personal.move(guest, ann), [bob])
      assert.deepEqual(await personal.move(guest, ann), [])
      assert.deepEqual(await talk.muted(bob), [ann])
      const moved = (await talk.reports(1000)).filter((each) => each.table === table.id)
      assert.deepEqual(
        new Set(moved.map(({ reporter, author }) => `${reporter} ${author}`)),
        new Set([`${ann} ${bob}`, `${bob} ${ann}`]),
      )
      assert.equal(moved.length, 2)
      await people.addAccount(ann, `skeleton-${ann}`, 'secret', 9)
      const counted = [
        `report ${ann}`,
        `prove ${ann} 8.8.8.8`,
        `login skeleton-${ann}`,
        `login skeleton-${ann} 8.8.8.8`,
      ]
      for (const about of [...counted, `report ${ann}x`]) await people.attempt(about, 1000, 500)
      await personal.erase(ann)
      for (const about of counted) assert.equal(await people.attempt(about, 1001, 500), 1, about)
      assert.equal(await people.attempt(`report ${ann}x`, 1001, 500), 2)
    },
  )

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
    const listed = await store.tablesOf(person)
    assert.deepEqual(
      listed.filter((each) => each.seats.length > 0).map(({ id }) => id),
      [table.id],
    )
  })

  check('what all processes share is made once', async (store) => {
    const key = randomUUID()
    const other = await reopen()
    assert.equal(await store.settle(key, 'first'), 'first')
    assert.equal(await other.settle(key, 'second'), 'first')
    await other.close()
  })

  check('news reach whoever listens', async (store) => {
    const heard: unknown[] = []
    store.onNews((news) => heard.push(news))
    await store.tell({ word: 'chat', about: 'table:7' })
    for (let i = 0; i < 100 && heard.length === 0; i++) await sleep(10)
    assert.deepEqual(heard, [{ word: 'chat', about: 'table:7' }])
  })
}

/** What a store of the first schema held. */
export const SCHEMA_1_ROWS = [
  `INSERT INTO meta (name, value) VALUES ('schema', '1')`,
  `INSERT INTO people (id, name) VALUES ('ann', 'Ann')`,
  `INSERT INTO sessions (token_hash, person_id) VALUES ('0123456789abcdef0123456789abcdef', 'ann')`,
  `INSERT INTO tables (id, code, game, version, seed, head, hash, epoch, status, turn, updated_at)
   VALUES ('old', 'OLDONE', 'castle', 1, 'seed', 0, 'hash', 3, 'open', NULL, 7)`,
  `INSERT INTO seats (table_id, seat, person_id, bot) VALUES ('old', 1, 'ann', NULL)`,
  `INSERT INTO chat (table_id, n, person_id, name, text, at) VALUES ('old', 1, 'ann', 'Ann', 'hi', 8)`,
]

export async function checkTakenOver(store: Store): Promise<void> {
  const tokenHash = '0123456789abcdef0123456789abcdef'
  assert.deepEqual(await store.people.of(tokenHash), { id: 'ann', name: 'Ann', isGuest: true })
  assert.deepEqual(
    (await store.people.sessions('ann')).map(({ id }) => id),
    ['0123456789abcdef'],
  )
  assert.deepEqual(
    (await store.tablesOf('ann')).map(({ code, seats, role }) => [code, seats, role]),
    [['OLDONE', [1], '']],
  )
  assert.equal((await store.talk.last('old', 5))[0].text, 'hi')
}
