import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { entryOf, FACTS, opened } from '../stored.ts'
import type { Check } from './check.ts'

/** What every store promises of what people say and are told. */
export function tellingContract(check: Check): void {
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

  check('news reach whoever listens', async (store) => {
    const heard: unknown[] = []
    store.onNews((news) => heard.push(news))
    const said = [
      { word: 'chat', about: 'table:7' },
      { word: 'sign', about: '{"name":"Ann of the Hill","word":"squeak"}' },
    ] as const
    for (const news of said) await store.tell(news)
    for (let i = 0; i < 2000 && heard.length < said.length; i++) await sleep(10)
    assert.deepEqual(heard, said)
  })
}
