import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Player } from '../support/player.ts'
import { RawSocket } from '../support/raw.ts'
import { serve } from '../support/running.ts'

type Heard = Readonly<Record<string, unknown>>

const page = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
const EXAMPLES: readonly Heard[] = [...page.matchAll(/^```json server\n([^`]+)^```$/gm)].map(([, text]) =>
  Object(JSON.parse(text)),
)
/** What is the game's, or has names of its own. */
const OTHERS: ReadonlySet<string> = new Set(['set', 'events', 'options', 'view', 'refusal'])

/** Whether two messages have the same fields with the same kinds of things in them; null may stand for any. */
function isLike(one: unknown, other: unknown): boolean {
  if (one === null || other === null) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length * other.length === 0 || isLike(one[0], other[0])
  if (typeof one !== 'object' || typeof other !== 'object') return typeof one === typeof other
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && (OTHERS.has(name) || isLike(value, theirs.get(name))))
  )
}

test('every example of what the server says is like what it said in a run', async (context) => {
  const { port } = await serve(context)
  const [ann, bob] = [await Player.arrive(port, 'Ann'), await Player.arrive(port, 'Bob')]
  const table = await ann.open()
  const sockets: RawSocket[] = []
  const come = async (player: Player): Promise<RawSocket> => {
    const raw = await RawSocket.open(player.socket())
    context.after(() => raw.close())
    sockets.push(raw)
    return raw
  }
  const [one, two] = [await come(ann), await come(bob)]
  await one.hello(table)
  await two.hello(table)
  let seq = 0
  const ask = async (raw: RawSocket, message: Heard): Promise<Heard> => {
    const answer = await raw.ask({ id: randomUUID(), ...message })
    if (answer['type'] === 'ack') seq = Number(answer['seq'])
    return answer
  }
  const claims = [one, two].map((raw, seat) => () => ask(raw, { type: 'claim', seq, seat, seed: '' }))
  for (const claim of claims) assert.equal((await claim())['type'], 'ack')
  assert.equal((await ask(one, { type: 'start', seq }))['type'], 'ack')
  const begun = (raw: RawSocket): Heard | undefined =>
    raw.heard.find(({ type, step }) => type === 'step' && Object(step).seq === seq)
  for (const raw of [one, two]) await raw.until(() => begun(raw) !== undefined)
  const seen = { seq, hash: begun(one)?.['hash'] }
  const legal = [one, two].map((raw) => Array(begun(raw)?.['legal']).flat())
  // A mistake by whoever's turn it is, and something without an id that is no message.
  for (const [seat, raw] of [one, two].entries())
    await ask(raw, { type: 'act', seq, seat, action: { do: 'place', tower: 'b1' } })
  for (const [seat, raw] of [one, two].entries()) {
    const [action] = legal[seat]
    if (action !== undefined)
      assert.equal((await ask(raw, { type: 'act', seq: seen.seq, seat, action }))['type'], 'ack')
  }
  one.say({ type: 'claim', seq, seat: 'first', seed: '' })
  one.say({ type: 'ping' })
  one.say({ type: 'react', word: 'squeak' })
  one.say({ type: 'point', kind: 'space', name: 'a1' })
  const { n } = await ask(one, { type: 'chat', text: 'Good luck!' })
  await ask(two, { type: 'report', n, reason: 'rude' })
  await ask(two, { type: 'mute', person: ann.person, muted: true })
  const back = await come(ann)
  back.say({ type: 'hello', protocol: 2, table, seen })
  const unlike = (): Heard[] => {
    const heard = sockets.flatMap((raw) => raw.heard)
    return EXAMPLES.filter(
      (example) => !heard.some((each) => each['type'] === example['type'] && isLike(example, each)),
    )
  }
  const end = performance.now() + 20_000
  while (unlike().length > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
  assert.deepEqual(unlike(), [])
  assert.ok(EXAMPLES.length > 15)
})
