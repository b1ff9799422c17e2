import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Judge, JudgeBusy } from '../../src/judge/judge.ts'
import type { Sound } from '../../src/judge/judging.ts'

const SLOW = new URL('./slow-judging.ts', import.meta.url)
const DEADLINE_MS = 300

function slow(context: TestContext): (game: string, by?: string, isRecord?: boolean) => Promise<Sound> {
  const judge = new Judge(SLOW, DEADLINE_MS)
  context.after(() => judge.close())
  return (game, by = '', isRecord = true) =>
    judge.judge(isRecord ? { game, record: null } : { game, options: null }, by)
}

test('what takes too long to judge is refused at the deadline; the next is judged (promise 38)', async (context) => {
  const judge = slow(context)
  const verdicts = [judge('endless', 'eve'), judge('well', 'ann'), judge('deadly', 'eve'), judge('well', 'bob')]
  const began = performance.now()
  await assert.rejects(verdicts[0], /takes too long/)
  assert.ok(performance.now() - began >= DEADLINE_MS)
  assert.deepEqual(await verdicts[1], { seats: 2, options: 'well' })
  await assert.rejects(verdicts[2], /takes too long/)
  assert.deepEqual(await verdicts[3], { seats: 2, options: 'well' })
})

test('who sends much waits for themselves, and options are judged before records (promise 38)', async (context) => {
  const judge = slow(context)
  const order: string[] = []
  const ask = async (name: string, by: string, isRecord = true): Promise<void> => {
    await judge(name, by, isRecord)
    order.push(name)
  }
  await Promise.all([
    ask('eve 1', 'eve'),
    ask('eve 2', 'eve'),
    ask('eve 3', 'eve'),
    ask('ann', 'ann'),
    ask('bob', 'bob', false),
  ])
  assert.deepEqual(order, ['eve 1', 'bob', 'eve 2', 'ann', 'eve 3'])
  const many = Array.from({ length: 30 }, () => judge('well', 'eve'))
  const ended = await Promise.allSettled(many)
  const refused = ended.filter((each) => each.status === 'rejected')
  assert.ok(refused.length > 5 && refused.every(({ reason }) => reason instanceof JudgeBusy))
})

test('what is nested too deep to be handed over is refused, and the next is judged (promise 38)', async (context) => {
  const judge = new Judge(SLOW, DEADLINE_MS)
  context.after(() => judge.close())
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
  // The first before the thread is ready, the second after.
  const first = judge.judge({ game: 'well', record: deep }, 'eve')
  await assert.rejects(first, /too deep/)
  assert.equal((await judge.judge({ game: 'well', record: null }, 'ann')).seats, 2)
  await assert.rejects(judge.judge({ game: 'well', options: deep }, 'eve'), /too deep/)
  assert.equal((await judge.judge({ game: 'well', record: null }, 'ann')).seats, 2)
})
