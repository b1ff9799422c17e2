import assert from 'node:assert/strict'
import test from 'node:test'
import { loadRules } from '@mousekeep/games/rules'
import type { GameTypes } from '@mousekeep/engine'
import type { Holder, TableRecord } from '@mousekeep/tables'
import { LocalHost } from '../src/table/local-host.ts'
import type { Ask, Tell, Turned } from '../src/table/messages.ts'

const PERSON: Holder = { who: 'person', name: 'Pip' }
const BOT: Holder = { who: 'bot', level: 'easy' }

interface Asked {
  readonly told: Tell<GameTypes>[]
  readonly ask: (ask: Ask) => Promise<void>
  /** What waits to be done later; the test decides when. */
  readonly waiting: (() => void)[]
}

/** A host whose messages pass through the same cloning as between page and worker. */
function host(): Asked {
  const told: Tell<GameTypes>[] = []
  const waiting: (() => void)[] = []
  const tools = {
    loadRules,
    tell: (message: Tell<GameTypes>) => void told.push(structuredClone(message)),
    later: (act: () => void) => void waiting.push(act),
    onBug: (error: unknown) => assert.ifError(error),
  }
  const asked = new LocalHost(tools)
  return { told, waiting, ask: (ask) => asked.hear(structuredClone(ask)) }
}

const start = (players: number): TableRecord => ({ game: 'castle', start: { seed: 'two', options: { players } } })

function last(told: readonly Tell<GameTypes>[]): Turned<GameTypes> {
  const turned = told.findLast((message) => message.tell === 'turned')
  assert.ok(turned !== undefined)
  return turned
}

const kinds = (told: readonly Tell<GameTypes>[]): string[] => told.map(({ tell }) => tell)

test('a host tells the story of a table, then where it stands with its record', async () => {
  const { told, ask } = host()
  await ask({ ask: 'open', seats: [PERSON, PERSON], record: start(2) })
  assert.deepEqual(kinds(told), ['story', 'turned'])
  assert.deepEqual([last(told).legal.length, last(told).record?.game], [4, 'castle'])
})

test('what is asked while the rules are still on their way is answered in its turn', async () => {
  const { told, ask } = host()
  void ask({ ask: 'open', seats: [PERSON, PERSON], record: start(2) })
  void ask({ ask: 'play', action: { do: 'place', tower: 'a1' } })
  await ask({ ask: 'play', action: { do: 'place', tower: 'b1' } })
  assert.deepEqual(kinds(told), ['story', 'turned', 'turned', 'refused'])
})

test('between two decisions of bots a host hears what was asked, and somebody takes the seat over', async () => {
  const { told, ask, waiting } = host()
  await ask({ ask: 'open', seats: [BOT, BOT], record: start(2) })
  for (let i = 0; i < 5; i++) {
    assert.equal(waiting.length, 1)
    waiting.pop()?.()
    await ask({ ask: 'look', play: 0 })
  }
  assert.equal(last(told).plays, 5)
  const seat = last(told).actor ?? 0
  await ask({ ask: 'hold', seat, holder: PERSON })
  assert.deepEqual(kinds(told).slice(-2), ['seated', 'turned'])
  assert.ok(last(told).legal.length > 0)
  waiting.pop()?.()
  await ask({ ask: 'look', play: 0 })
  assert.equal(last(told).plays, 5)
})

test('at a stepped table bots decide when they are asked to', async () => {
  const { told, ask, waiting } = host()
  await ask({ ask: 'open', seats: [BOT, BOT], record: start(2), isStepped: true })
  assert.equal(waiting.length, 0)
  await ask({ ask: 'step' })
  await ask({ ask: 'step' })
  assert.deepEqual([last(told).plays, waiting.length], [2, 0])
})

test('a save that cannot be opened is told in words, and the next one is opened', async () => {
  const { told, ask } = host()
  await ask({ ask: 'open', seats: [PERSON], record: start(2) })
  assert.deepEqual(told.at(-1), { tell: 'broken', why: 'the table has other seats than its game' })
  await ask({ ask: 'open', seats: [PERSON], record: { game: 'chess', start: { seed: '', options: {} } } })
  assert.deepEqual(told.at(-1), { tell: 'broken', why: '"game" must be one of castle, mystics' })
  await ask({ ask: 'open', seats: [PERSON, PERSON], record: start(2) })
  assert.equal(last(told).plays, 0)
})

test('Mystics is played at a table on a device too, and its party bot gives the hint', async () => {
  const { told, ask } = host()
  const record = { game: 'mystics', start: { seed: 'one', options: { chapter: '1' } } }
  await ask({ ask: 'open', seats: [PERSON], record })
  await ask({ ask: 'hint' })
  const hint = told.at(-1)
  assert.ok(hint?.tell === 'hint')
  await ask({ ask: 'play', action: hint.line[0] })
  assert.equal(last(told).plays, 1)
})
