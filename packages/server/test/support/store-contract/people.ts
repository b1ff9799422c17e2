import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { opened } from '../stored.ts'
import type { Check } from './check.ts'

/** What every store promises of people, their accounts, and all that is theirs. */
export function peopleContract(check: Check): void {
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
      reports: [{ table: table.id, n, reason: 'y', at: 6 }],
      hooks: [{ table: table.id, url: 'https://a.example/' }],
    })
    const mine = { table: table.id, n, text: 'my words', at: 5 }
    assert.deepEqual(await personal.chat(ann, { table: '', n: 0 }, 9), [mine])
    assert.deepEqual(await personal.chat(ann, mine, 9), [])
    await personal.erase(ann)
    await personal.erase(ann)
    assert.deepEqual(await personal.kept(ann), { accountSince: null, reports: [], hooks: [] })
    assert.deepEqual(await personal.chat(ann, { table: '', n: 0 }, 9), [])
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
}
