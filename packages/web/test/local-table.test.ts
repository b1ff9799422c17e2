import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type Castle, type CastleAction } from '@mousekeep/castle'
import { BadInput } from '@mousekeep/engine'
import { LocalTable } from '../src/table/local-table.ts'
import type { Ask, Tell, Turned } from '../src/table/messages.ts'
import type { Holder, TableRecord } from '../src/table/seating.ts'

const PERSON: Holder = { who: 'person', name: 'Pip' }
const BOT: Holder = { who: 'bot', level: 'easy' }

/** A table whose messages pass through the same cloning as between page and worker. */
function open(seats: readonly Holder[], record: TableRecord): { told: Tell<Castle>[]; ask: (ask: Ask) => void } {
  const told: Tell<Castle>[] = []
  const table = new LocalTable(castle, { ask: 'open', seats, record }, (message) => told.push(structuredClone(message)))
  return { told, ask: (ask) => table.answer(structuredClone(ask)) }
}

const start = (players: number, seed = 'cheddar'): TableRecord => ({
  game: 'castle',
  start: { seed, options: { players } },
})

function last(told: readonly Tell<Castle>[]): Turned<Castle> {
  const turned = told.findLast((message) => message.tell === 'turned')
  assert.ok(turned !== undefined)
  return turned
}

const play = (action: CastleAction): Ask => ({ ask: 'play', action })

test('a table tells its story, then where it stands, with what may be done', () => {
  const { told } = open([PERSON, PERSON], start(2))
  assert.deepEqual(
    told.map(({ tell }) => tell),
    ['story', 'turned'],
  )
  assert.equal(last(told).legal.length, 4)
  assert.equal(last(told).plays, 0)
})

test('C7.1: what the page is told has no tile under a roof', () => {
  const { told } = open([PERSON, PERSON], start(2))
  assert.deepEqual(last(told).view.tiles, {})
})

test('what is not allowed is refused with its rule, and nothing changes', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  const before = last(told)
  ask(play({ do: 'place', tower: 'b1' }))
  const refused = told.at(-1)
  assert.ok(refused?.tell === 'refused')
  assert.equal(refused.refusal.rule, 'C2.2')
  assert.equal(last(told), before)
})

test('bots play one message a play until a person must decide', () => {
  const { told, ask } = open([PERSON, BOT, BOT], start(3))
  const [first] = last(told).legal
  ask(play(first))
  const seats = new Set(told.filter((message) => message.tell === 'turned').map(({ actor }) => actor))
  assert.equal(last(told).actor, 0)
  assert.ok(seats.has(1) && seats.has(2))
  for (const message of told) if (message.tell === 'turned' && message.actor !== 0) assert.deepEqual(message.legal, [])
})

test('C7.2: undo takes back a step of hand, and stops at what was revealed', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  ask(play(last(told).legal[0]))
  ask(play(last(told).legal[0]))
  ask({ ask: 'undo' })
  assert.equal(last(told).cause, 'undo')
  assert.equal(last(told).plays, 1)
  ask(play(last(told).legal[0]))
  const lift = last(told).legal.find((action) => action.do === 'uncover')
  assert.ok(lift !== undefined)
  ask(play(lift))
  assert.equal(last(told).undo?.code, 'revealed')
  assert.deepEqual(last(told).boundaries, [3])
  ask({ ask: 'undo' })
  const refused = told.at(-1)
  assert.ok(refused?.tell === 'refused')
  assert.equal(refused.refusal.rule, 'C7.2')
})

test('a saved record opens at the same place, with the same story', () => {
  const { told, ask } = open([PERSON, BOT], start(2))
  for (let i = 0; i < 12 && last(told).legal.length > 0; i++) ask(play(last(told).legal[0]))
  const again = open([PERSON, BOT], JSON.parse(JSON.stringify(last(told).record)))
  assert.deepEqual(last(again.told).view, last(told).view)
  assert.equal(last(again.told).plays, last(told).plays)
})

test('looking back shows the table after that many plays', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  const before = last(told).view
  ask(play(last(told).legal[0]))
  ask({ ask: 'look', play: 0 })
  const looked = told.at(-1)
  assert.ok(looked?.tell === 'looked')
  assert.deepEqual(looked.view, before)
})

test('a save of other rules or with other seats is not opened', () => {
  assert.throws(() => open([PERSON], start(2)), BadInput)
  const { record } = last(open([PERSON, PERSON], start(2)).told)
  assert.ok(record !== null)
  assert.throws(() => open([PERSON, PERSON], { ...record, version: 99 }), BadInput)
})

test('a hint is a legal action with a reason, and changes nothing', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  const before = last(told)
  ask({ ask: 'hint' })
  const hint = told.at(-1)
  assert.ok(hint?.tell === 'hint')
  assert.ok(before.legal.some((action) => action.do === 'place' && castle.text(action) === castle.text(hint.line[0])))
  assert.equal(hint.reason?.code, 'more-mice')
  assert.equal(last(told), before)
})

test('C7.2 weighing says what would be refused and what could not be taken back, and changes nothing', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  ask(play(last(told).legal[0]))
  ask(play(last(told).legal[0]))
  const before = last(told)
  const weigh = (action: CastleAction): unknown => {
    ask({ ask: 'weigh', action })
    const weighed = told.at(-1)
    assert.ok(weighed?.tell === 'weighed')
    return [weighed.refusal?.code ?? null, weighed.reveals]
  }
  const lift = before.legal.find((action) => action.do === 'uncover')
  assert.ok(lift !== undefined)
  assert.deepEqual(weigh(lift), [null, true])
  assert.deepEqual(weigh({ do: 'end' }), [null, false])
  assert.deepEqual(weigh({ do: 'uncover', room: 'N' }), ['out-of-reach', false])
  assert.equal(last(told), before)
})

test('C7.1: a try from a game that goes on keeps what was seen and guesses the rest', () => {
  const { told, ask } = open([PERSON, PERSON], start(2))
  for (let i = 0; i < 8; i++)
    ask(play(last(told).legal.find((action) => action.do === 'uncover') ?? last(told).legal[0]))
  const { view, plays } = last(told)
  const seen = told.flatMap((message) => (message.tell === 'turned' ? message.events : []))
  const guessed = [1, 2, 3, 4].map((seed) =>
    open([PERSON, PERSON], { game: 'castle', guess: { view, seen, seed: `${seed}` } }),
  )
  const records = guessed.map((table) => last(table.told).record)
  for (const table of guessed) assert.deepEqual(last(table.told).view, view)
  // Under the roofs lies something else each time: nobody learns what really lies there.
  assert.equal(new Set(records.map((record) => JSON.stringify(record?.start))).size, 4)
  assert.ok(plays > 0 && Object.keys(view.tiles).length > 0)
})
