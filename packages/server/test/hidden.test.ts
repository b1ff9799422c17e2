import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Seeded, legal, type GameTypes, type Seat } from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'
import { withChanges, type Stand } from '@mousekeep/protocol'
import { standingOf } from '../src/tables/access.ts'
import { decide } from '../src/tables/decide.ts'
import { stepOf } from '../src/tables/showing/show.ts'
import { addEntry } from '../src/tables/add-entry.ts'
import { TableState } from '../src/tables/state.ts'
import { LastingInfos, Stands, StepTexts } from '../src/tables/showing/step-texts.ts'

const ROW = { id: 'table', code: 'ABCDEF', version: 1 }
const NAMES = new Map([
  ['ann', 'Ann'],
  ['bob', 'Bob'],
])
const PAIRS = 40
/** One for all, as if all were one table: what it keeps must never be of another. */
const INFOS = new LastingInfos()
/** What somebody has been told who has been told nothing: all that there is has changed since. */
const NOTHING: Stand = Object({ looks: [] })

function tableOf(game: string): TableState {
  const state = new TableState(gameOf(game), 'the seed of the table')
  addEntry(state, 0, { kind: 'opened', options: {}, seats: seatsOf(game), host: 'ann', commitment: 'public' })
  state.chairs.forEach((_, seat) =>
    addEntry(state, 1 + seat, { kind: 'claimed', seat, person: seat % 2 === 0 ? 'ann' : 'bob', seed: '' }),
  )
  addEntry(state, 9, { kind: 'started' })
  return state
}

function seatsOf(id: string): number {
  const game = gameOf(id)
  return game.seats(game.start(game.readOptions({}), new Seeded('seats'), null))
}

/** Everything that somebody at this table is told: how it stands, the last step, and the answer to each wish. */
function bytesFor(state: TableState, seq: number, person: string, wishes: readonly GameTypes['action'][]): string[] {
  const standing = standingOf(state, person)
  const body = { kind: 'played', seat: 0, action: { do: '' }, drawn: 0 } as const
  const shown = { row: ROW, table: state, names: NAMES }
  const stand = new Stands(shown, INFOS).for(standing)
  const view = JSON.stringify(stand)
  const step = new StepTexts(shown, seq, 'hash', body, INFOS).for(standing, NOTHING)
  const { step: said, changes, legal: offered } = Object(JSON.parse(step))
  assert.deepEqual(said, JSON.parse(JSON.stringify(stepOf(state, seq, body, NAMES, standing))))
  assert.deepEqual({ ...withChanges(NOTHING, changes), legal: offered }, JSON.parse(view))
  const answers = wishes.flatMap((action) =>
    state.chairs.map((_, seat) =>
      JSON.stringify(
        decide(state, { id: person, name: '', isGuest: true }, { type: 'act', id: 'wish', seq, seat, action }),
      ),
    ),
  )
  return [view, step, ...answers]
}

/** The same table with everything else than what the seat knows made up anew, the secret of the dice too. */
function otherWorld(state: TableState, seat: Seat, chance: Seeded): TableState {
  const { match, game } = state
  assert.ok(match !== null)
  const imagined = game.imagine(game.view(match.state, seat), match.seen(seat))(chance)
  const [saved, other] = [Object(state.save()), Object(structuredClone(state.save()))]
  return TableState.restore(game, 'another seed', { ...other, match: { ...saved.match, state: imagined } })
}

for (const id of ['castle', 'mystics']) {
  test(`${id}: what differs only in hidden parts gives a seat the same bytes (promise 23)`, () => {
    const state = tableOf(id)
    const chance = new Seeded(`hidden ${id}`)
    const { match, game } = state
    assert.ok(match !== null)
    let differing = 0
    for (let pair = 0, seq = 10; pair < PAIRS && state.turn !== null; seq++) {
      const wishes = legal(game, match.state)
      addEntry(state, seq, {
        kind: 'played',
        seat: state.turn,
        action: wishes[chance.below(wishes.length)],
        drawn: match.drawn,
      })
      if (seq % 4 !== 0 || state.turn === null) continue
      pair++
      for (const [seat, { person }] of state.chairs.entries()) {
        const other = otherWorld(state, seat, chance)
        // Both without the past: the events of the play are the same by the rules' own tests.
        const same = TableState.restore(game, 'the seed of the table', state.save())
        if (JSON.stringify(other.match?.state) !== JSON.stringify(match.state)) differing++
        const probes: GameTypes['action'][] = [...legal(game, match.state), ...wishes.slice(0, 5)]
        assert.deepEqual(bytesFor(other, seq, person ?? '', probes), bytesFor(same, seq, person ?? '', probes))
      }
    }
    assert.ok(differing > PAIRS / 2, 'the worlds hardly differ')
  })
}
