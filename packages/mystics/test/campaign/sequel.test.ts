import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput, canonical, Seeded, type Chosen } from '@mousekeep/engine'
import { mystics, type MysticsState } from '@mousekeep/mystics'

const { sequel } = mystics
assert.ok(sequel !== undefined)

/** A chapter that has ended so, with what the table then had. */
function ended(
  options: object,
  over: 'won' | 'lost',
  change: (state: MysticsState) => void = () => {},
): { readonly baggage: object; readonly state: MysticsState } {
  const read = mystics.readOptions(options)
  const state = mystics.copy(mystics.start(read, new Seeded('sequel'), null))
  change(state)
  state.over = over
  return { baggage: sequel?.begin(read) ?? {}, state }
}

function give(state: MysticsState, mouse: number, card: string): void {
  const at = state.search.findIndex((no) => state.setup.cards[no] === card)
  state.mice[mouse].pack.push(...state.search.splice(at, 1))
}

test('M24.2 after a victory each mouse that has something to keep is asked, by its own player', () => {
  const { baggage, state } = ended({ chapter: '1', players: 2 }, 'won', (now) => {
    give(now, 3, 'ring-of-cat-strength')
    now.flags.push('maggie')
  })
  const { needs } = sequel.after(baggage, state, [])
  const [mouse] = state.mice.slice(3)
  assert.deepEqual(needs, [
    {
      seat: state.setup.seats[mouse.id],
      about: mouse.id,
      rule: 'M24.2',
      choices: [
        { do: 'keep', mouse: mouse.id, card: 'ring-of-cat-strength' },
        { do: 'keep', mouse: mouse.id, card: null },
      ],
    },
  ])
  const chosen: Chosen[] = [{ seat: needs[0].seat, choice: needs[0].choices[0] }]
  const after = sequel.after(baggage, state, chosen)
  assert.deepEqual(after.needs, [])
  assert.ok(after.baggage !== null)
  const options = Object(sequel.prepare(after.baggage, {}))
  assert.deepEqual([options.chapter, options.flags], ['2', ['maggie']])
  assert.deepEqual(options.kept, { [mouse.id]: 'ring-of-cat-strength' })
  assert.deepEqual(sequel.carried(mystics.readOptions(options)).includes('kept'), true)
})

test('M23.3 B7 after a defeat the party says first whether it goes on; only then is asked what to keep', () => {
  const { baggage, state } = ended({ chapter: '4', players: 4 }, 'lost', (now) => give(now, 0, 'ring-of-cat-strength'))
  const { needs } = sequel.after(baggage, state, [])
  assert.deepEqual(
    [needs.length, needs[0].rule, needs[0].choices.map((each) => each.do)],
    [1, 'M23.3', ['again', 'on']],
  )
  const { seat } = needs[0]
  const again = sequel.after(baggage, state, [{ seat, choice: { do: 'again' } }])
  assert.deepEqual(again.needs, [])
  assert.deepEqual(Object(again.baggage).journey.attempt, 2)
  assert.deepEqual(sequel.carried(mystics.readOptions(sequel.prepare(again.baggage ?? {}, {}))), [])
  // A bot that has tried twice goes on.
  assert.equal(sequel.after(again.baggage ?? {}, state, []).needs[0].choices[0].do, 'on')
  const on: Chosen[] = [{ seat, choice: { do: 'on' } }]
  const kept = sequel.after(baggage, state, on).needs
  assert.deepEqual(
    kept.map(({ about }) => about),
    [state.mice[0].id],
  )
  const onward = sequel.after(baggage, state, [...on, { seat: kept[0].seat, choice: kept[0].choices[1] }])
  assert.equal(Object(sequel.prepare(onward.baggage ?? {}, {})).strokes, 1)
})

test('M24 the prologue hands nothing on, and after the last chapter the book is closed', () => {
  const prologue = ended({ chapter: 'prologue' }, 'won')
  const first = sequel.after(prologue.baggage, prologue.state, [])
  assert.equal(Object(sequel.prepare(first.baggage ?? {}, {})).chapter, '1')
  const last = ended({ chapter: '11' }, 'won', (now) => give(now, 0, 'ring-of-cat-strength'))
  assert.deepEqual(sequel.after(last.baggage, last.state, []), { needs: [], baggage: null })
  assert.equal(Object(sequel.tell(last.baggage, last.state, [], [])).result, 'won')
})

test('M1.1 mice go to who wants them, the others to who has fewest, and nobody stays without', () => {
  const { baggage } = ended({ chapter: '1' }, 'won')
  const seatsBy = (hands: unknown): unknown => Object(sequel.prepare(baggage, { hands })).seats
  const party: string[] = Object(sequel.prepare(baggage, {})).party
  const [a, b, c, d] = party
  assert.deepEqual(
    seatsBy([
      [a, c],
      [b, d],
    ]),
    { [a]: 0, [c]: 0, [b]: 1, [d]: 1 },
  )
  assert.deepEqual(
    seatsBy([
      [a, b],
      [b, c],
    ]),
    { [a]: 0, [b]: 0, [c]: 1, [d]: 1 },
  )
  assert.deepEqual(seatsBy([party, []]), { [a]: 0, [b]: 0, [c]: 0, [d]: 1 })
  assert.deepEqual(seatsBy([[], [], [], []]), { [a]: 0, [b]: 1, [c]: 2, [d]: 3 })
  for (const hands of [[], [[], [], [], [], []], 'all', [['tilda', 3]]]) assert.throws(() => seatsBy(hands), BadInput)
  const options = mystics.readOptions(
    sequel.prepare(baggage, {
      hands: [
        [a, c],
        [b, d],
      ],
      asks: 'everything',
    }),
  )
  assert.equal(canonical(mystics.readOptions(sequel.prepare(baggage, sequel.wishOf(options)))), canonical(options))
})

test('M24 a campaign from a device is brought along and comes home the same', () => {
  const { baggage, state } = ended({ chapter: '1' }, 'won')
  const journey = Object(sequel.home({ baggage, told: [], record: null }, 'a seed'))
  assert.deepEqual([journey.seed, journey.stage, journey.chapter], ['a seed', 'between', '1'])
  assert.deepEqual(Object(sequel.bring(journey).baggage).journey, Object(baggage).journey)
  const told = sequel.tell(baggage, state, [], [])
  const home = Object(
    sequel.home({ baggage: sequel.after(baggage, state, []).baggage ?? {}, told: [told], record: null }, 'x'),
  )
  assert.deepEqual(sequel.bring(home).told, [told])
  for (const stage of ['lost', 'closed', 'no such']) assert.throws(() => sequel.bring({ ...journey, stage }), BadInput)
})
