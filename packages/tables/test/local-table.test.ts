import assert from 'node:assert/strict'
import test from 'node:test'
import { commonRules } from '@mousekeep/bots'
import { castle, type Castle, type CastleAction } from '@mousekeep/castle'
import { BadInput } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { LocalTable, type Holder, type TableNow, type TableRecord } from '@mousekeep/tables'

const PERSON: Holder = { who: 'person', name: 'Pip' }
const BOT: Holder = { who: 'bot', level: 'easy' }
/** How many actions were carried out, imagined ones included. */
let performed = 0
const RULES = commonRules<Castle>({
  ...castle,
  perform: (state, action, chance, emit) => {
    performed++
    castle.perform(state, action, chance, emit)
  },
})
const clock = (): number => performance.now()

const open = (seats: readonly Holder[], record: TableRecord): LocalTable<Castle> =>
  new LocalTable(RULES, { seats, record }, clock)

const start = (players: number, seed = 'cheddar'): TableRecord => ({
  game: 'castle',
  start: { seed, options: { players } },
})

/** Plays what must be allowed. */
function play(table: LocalTable<Castle>, action: CastleAction = table.now().legal[0]): TableNow<Castle> {
  const now = table.play(action)
  assert.ok(!('refusal' in now))
  return now
}

/** Lets the bots play until a person must decide. */
function playOn(table: LocalTable<Castle>): TableNow<Castle>[] {
  const turns: TableNow<Castle>[] = []
  for (let now = table.stepBot(); now !== null; now = table.stepBot()) turns.push(now)
  return turns
}

test('a table says where it stands, with what may be done', () => {
  const now = open([PERSON, PERSON], start(2)).now()
  assert.deepEqual([now.cause, now.legal.length, now.plays, now.undo?.code], ['open', 4, 0, 'nothing-to-undo'])
})

test('C7.1 what the screen is shown has no tile under a roof', () => {
  assert.deepEqual(open([PERSON, PERSON], start(2)).now().view.tiles, {})
})

test('what is not allowed is refused with its rule, and nothing changes', () => {
  const table = open([PERSON, PERSON], start(2))
  const before = table.now()
  const refused = table.play({ do: 'place', tower: 'b1' })
  assert.ok('refusal' in refused)
  assert.equal(refused.refusal.rule, 'C2.2')
  assert.deepEqual(table.now(), before)
})

test('bots play one decision at a time until a person must decide', () => {
  const table = open([PERSON, BOT, BOT], start(3))
  playOn(table)
  play(table)
  const turns = playOn(table)
  assert.ok(turns.length > 1)
  for (const { actor, legal } of turns.slice(0, -1)) assert.deepEqual([actor === 0, legal], [false, []])
  assert.deepEqual([table.now().actor, table.stepBot()], [0, null])
  assert.ok(table.now().legal.length > 0)
})

test('nobody plays for a bot', () => {
  const table = open([PERSON, BOT], start(2))
  while (table.now().actor === 0) play(table)
  assert.throws(() => table.play({ do: 'end' }), /a bot must decide/)
})

test('C7.2 undo takes back a step of hand, and stops at what was revealed', () => {
  const table = open([PERSON, PERSON], start(2))
  play(table)
  play(table)
  const back = table.undo()
  assert.ok(!('refusal' in back))
  assert.deepEqual([back.cause, back.plays, table.eventsByPlay.length], ['undo', 1, 2])
  play(table)
  const lift = table.now().legal.find((action) => action.do === 'uncover')
  assert.ok(lift !== undefined)
  const now = play(table, lift)
  assert.deepEqual([now.undo?.code, now.boundaries], ['revealed', [3]])
  const refused = table.undo()
  assert.ok('refusal' in refused)
  assert.equal(refused.refusal.rule, 'C7.2')
})

test('C7.2 undo goes back past bots to a decision of a person, where the table is as it was', () => {
  const table = open([PERSON, BOT, PERSON], start(3, 'bots between'))
  const moments: string[] = []
  while (table.now().plays < 3) {
    if (table.now().legal.length > 0) {
      moments.push(`${table.now().plays} ${table.hash}`)
      play(table)
    } else table.stepBot()
  }
  playOn(table)
  for (const moment of moments.toReversed()) {
    const back = table.undo()
    assert.ok(!('refusal' in back))
    assert.equal(`${back.plays} ${table.hash}`, moment)
  }
})

test('M27.3 undo takes back a move past what was wished since, and the wish stays', () => {
  const record = {
    game: 'mystics',
    start: { seed: 'asked', options: { chapter: 1, asks: 'what-matters', players: 2 } },
  }
  const table = new LocalTable(commonRules(mystics), { seats: [PERSON, PERSON], record }, clock)
  const { legal } = table.now()
  const wish = { do: 'whispers', seat: 1, cards: { dodge: 'hold' } }
  table.play(wish)
  assert.equal(table.now().undo?.code, 'nothing-to-undo')
  table.play(legal[0])
  table.play({ ...wish, cards: { dodge: 'always' } })
  const back = table.undo()
  assert.ok(!('refusal' in back))
  assert.deepEqual(back.legal, legal)
  assert.equal(back.view.quiet?.whispers['filch dodge'], 'always')
})

test('a saved record opens at the same place, with the same story', () => {
  const table = open([PERSON, BOT], start(2))
  for (let i = 0; i < 12; i++) {
    playOn(table)
    if (table.now().actor !== null) play(table)
  }
  const again = open([PERSON, BOT], JSON.parse(JSON.stringify(table.record)))
  assert.deepEqual(again.now().view, table.now().view)
  assert.deepEqual([again.hash, again.eventsByPlay], [table.hash, table.eventsByPlay])
})

test('looking back shows the table after any number of plays, and nothing is played again for it', () => {
  const table = open([PERSON, PERSON], start(2))
  const views = [table.now().view]
  for (let i = 0; i < 30; i++) views.push(play(table).view)
  performed = 0
  views.forEach((view, i) => assert.deepEqual(table.look(i), view))
  assert.equal(table.now().undo, null)
  assert.equal(performed, 0)
  assert.throws(() => table.look(31), BadInput)
})

test('a save of other rules or with other seats is not opened', () => {
  assert.throws(() => open([PERSON], start(2)), BadInput)
  const { record } = open([PERSON, PERSON], start(2))
  assert.throws(() => open([PERSON, PERSON], { ...record, version: 99 }), BadInput)
})

test('a hint is a legal action with a reason, and changes nothing', () => {
  const table = open([PERSON, PERSON], start(2))
  const before = table.now()
  const hint = table.hint()
  assert.ok(hint !== null)
  assert.ok(before.legal.some((action) => castle.text(action) === castle.text(hint.line[0])))
  assert.equal(hint.reason?.code, 'more-mice')
  assert.deepEqual(table.now(), before)
})

test('C7.2 weighing says what would be refused and what could not be taken back, and changes nothing', () => {
  const table = open([PERSON, PERSON], start(2))
  play(table)
  play(table)
  const before = table.now()
  const weigh = (action: CastleAction): unknown => {
    const prospect = table.weigh(action)
    return [prospect?.refusal?.code ?? null, prospect?.reveals]
  }
  const lift = before.legal.find((action) => action.do === 'uncover')
  assert.ok(lift !== undefined)
  assert.deepEqual(weigh(lift), [null, true])
  assert.deepEqual(weigh({ do: 'end' }), [null, false])
  assert.deepEqual(weigh({ do: 'uncover', room: 'N' }), ['out-of-reach', false])
  assert.deepEqual(table.now(), before)
})

test('a seat passes from a bot to a person and back in the middle of a game, which is kept beside the record', () => {
  const table = open([PERSON, BOT], start(2))
  playOn(table)
  while (table.now().actor === 0) play(table)
  const taken = table.setHolder(1, PERSON)
  assert.deepEqual([taken.cause, taken.actor], ['seats', 1])
  assert.ok(taken.legal.length > 0)
  assert.equal(table.stepBot(), null)
  play(table)
  const given = table.setHolder(1, BOT)
  assert.deepEqual(given.legal, [])
  assert.notEqual(table.stepBot(), null)
  assert.deepEqual(
    table.changes.map(({ play: at, seat, holder }) => [at, seat, holder.who]),
    [
      [taken.plays, 1, 'person'],
      [given.plays, 1, 'bot'],
    ],
  )
  const again = new LocalTable(RULES, { seats: table.seats, changes: table.changes, record: table.record }, clock)
  assert.deepEqual([again.hash, again.changes], [table.hash, table.changes])
  assert.throws(() => table.setHolder(2, BOT), BadInput)
})

test('C7.1 a try from a game that goes on keeps what was seen and guesses the rest', () => {
  const table = open([PERSON, PERSON], start(2))
  for (let i = 0; i < 8; i++) {
    const { legal } = table.now()
    play(table, legal.find((action) => action.do === 'uncover') ?? legal[0])
  }
  const { view, plays } = table.now()
  const guessed = [1, 2, 3, 4].map((seed) => open([PERSON, PERSON], table.branch(plays, `${seed}`)))
  for (const each of guessed) assert.deepEqual(each.now().view, view)
  // Under the roofs lies something else each time: nobody learns what really lies there.
  assert.equal(new Set(guessed.map(({ record }) => JSON.stringify(record.start))).size, 4)
  assert.ok(plays > 0 && Object.keys(view.tiles).length > 0)
})

test('a try from a game that is over goes on with what really was', () => {
  const table = open([BOT, BOT], start(2))
  playOn(table)
  assert.equal(table.now().actor, null)
  const branched = open([PERSON, PERSON], table.branch(20, 'other'))
  assert.equal(branched.now().plays, 20)
  assert.deepEqual(branched.now().view, table.look(20))
})
