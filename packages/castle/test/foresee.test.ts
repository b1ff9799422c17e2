import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type CastleEvent, type CastleForesight, type CastleState } from '@mousekeep/castle'
import { legal, Match, noChance, pick, Seeded } from '@mousekeep/engine'

function foreseen(state: CastleState): CastleForesight {
  const told = castle.foresee?.(state)
  if (told === undefined) throw new Error('Castle foresees nothing')
  return told
}

/** Every fifth position of some games that are played at random. */
function positions(seed: string): { readonly state: CastleState; readonly seen: readonly CastleEvent[] }[] {
  const found = []
  for (let game = 0; game < 6; game++) {
    const match = new Match(castle, { seed: `${seed} ${game}`, options: { players: 2 + (game % 3) } })
    const chance = new Seeded(`${seed} walk ${game}`)
    for (let play = 0; play < 150 && castle.actor(match.state) !== null; play++) {
      const seat = castle.actor(match.state) ?? 0
      if (play % 5 === 0) found.push({ state: castle.copy(match.state), seen: match.seen(seat) })
      match.play(pick(legal(castle, match.state), chance), seat)
    }
  }
  return found
}

function after(state: CastleState, end: string): CastleEvent[] {
  const events: CastleEvent[] = []
  castle.perform(castle.copy(state), { do: 'slide', end }, noChance, (event) => events.push(event))
  return events
}

test('C7.1 what is foreseen does not hang on what lies under roofs', () => {
  for (const { state, seen } of positions('hidden')) {
    const other = castle.imagine(castle.view(state, 0), [])(new Seeded(`other ${seen.length}`))
    assert.deepEqual(foreseen(other), foreseen(state))
  }
})

test('C3.6 every slide that may be made is foreseen: what is foretold happens, and the rest only where it is unknown', () => {
  for (const { state } of positions('slides')) {
    const { slides } = foreseen(state)
    const ends = legal(castle, state).flatMap((action) => (action.do === 'slide' ? [action.end] : []))
    assert.deepEqual(Object.keys(slides), ends)
    for (const end of ends) {
      const told = slides[end]
      const events = after(state, end)
      const fell = events.flatMap((event) => (event.type === 'fell' ? [`${event.seat} ${event.at}`] : []))
      for (const { seat, at } of told.falls)
        assert.ok(fell.includes(`${seat} ${at}`), `${end}: ${seat} falls from ${at}`)
      const unknown = new Set([...told.unknown, ...told.falls].map(({ seat, at }) => `${seat} ${at}`))
      for (const one of fell) assert.ok(unknown.has(one), `${end}: nobody said that ${one} may fall`)
      const taken = events.flatMap((event) => (event.type === 'awarded' ? [`${event.seat} ${event.cheese}`] : []))
      for (const { seat, cheese } of told.takes) assert.ok(taken.includes(`${seat} ${cheese}`), `${end}: ${cheese}`)
      if (told.unknown.length === 0) assert.equal(taken.length, told.takes.length, end)
      const slid = events.find((event) => event.type === 'slid')
      assert.equal(told.reveals, slid?.revealed)
      for (const [square, kind] of Object.entries(told.shows)) {
        if (kind !== null) assert.equal(slid?.shows[square], kind, `${end}: ${square}`)
      }
      assert.ok(told.drops === null || told.drops === slid?.dropped)
    }
  }
})

/** Where one mouse can come by steps alone, with the fewest points: every row of steps is tried. */
function walked(state: CastleState, from: string, spent: number, best: Map<string, number>): Map<string, number> {
  for (const action of legal(castle, state)) {
    if (action.do !== 'step' || action.from !== from) continue
    const next = castle.copy(state)
    castle.perform(next, action, noChance, null)
    if (next.pass === null) best.set(action.to, Math.min(best.get(action.to) ?? 9, spent + 1))
    if (next.over === null) walked(next, action.to, spent + 1, best)
  }
  return best
}

test('C3.3, C3.5 reach is what every row of steps comes to, by its fewest points, and its ways can be gone', () => {
  for (const { state } of positions('reach')) {
    for (const [from, routes] of Object.entries(foreseen(state).reach)) {
      const best = walked(state, from, 0, new Map())
      best.delete(from)
      const told = Object.entries(routes).map(([to, { points }]) => [to, points] as const)
      assert.deepEqual(new Map(told), best)
      for (const { way, takes } of Object.values(routes)) {
        const walk = castle.copy(state)
        const taken: string[] = []
        let at = from
        for (const to of way) {
          assert.equal(castle.check(walk, { do: 'step', from: at, to }), null)
          castle.perform(walk, { do: 'step', from: at, to }, noChance, (event) => {
            if (event.type === 'awarded') taken.push(event.cheese)
          })
          at = to
        }
        assert.deepEqual(takes, taken)
      }
    }
  }
})
