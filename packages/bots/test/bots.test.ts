import assert from 'node:assert/strict'
import test from 'node:test'
import { castle, type Castle } from '@mousekeep/castle'
import { Match, noChance, Seeded, type Seat } from '@mousekeep/engine'
import { advise, botOf, LEVELS, type Bot, type Level } from '../src/index.ts'

const ITERATIONS = { iterations: 200 }

function bot(level: Level, seed: string, limits: object = ITERATIONS): Bot<Castle> {
  return botOf(castle, level, { chance: new Seeded(seed), clock: () => 0 }, limits)
}

/** Plays to the end and says who won. */
function contest(levels: readonly Level[], seed: string): Seat {
  const match = new Match(castle, { seed, options: { players: levels.length } })
  const bots = levels.map((level, seat) => bot(level, `${seed} ${seat}`))
  for (;;) {
    const seat = castle.actor(match.state)
    if (seat === null) return castle.outcome(match.state)?.winners[0] ?? -1
    const step = match.play(bots[seat].choose(castle.view(match.state, seat), match.seen(seat)), seat)
    if (!step.ok) assert.fail(`${levels[seat]} was refused: ${step.refusal.code}`)
  }
}

function position(json: object): Match<Castle> {
  return new Match(castle, { seed: '', position: json })
}

function choiceOf(level: Level, match: Match<Castle>, limits: object = ITERATIONS): string {
  const seat = castle.actor(match.state) ?? -1
  return castle.text(bot(level, 'choice', limits).choose(castle.view(match.state, seat), match.seen(seat)))
}

test('every level plays whole games by the rules, with two, three and four players', () => {
  for (const level of LEVELS) contest([level, 'random'], `rules ${level}`)
  contest(['greedy', 'easy', 'random'], 'three')
  contest(['greedy', 'random', 'normal', 'greedy'], 'four')
})

test('a bot that looks ahead uses its points', () => {
  for (const level of ['greedy', 'easy', 'hard'] as const) {
    const match = new Match(castle, { seed: `points ${level}`, options: {} })
    const player = bot(level, 'points')
    let [ends, unused] = [0, 0]
    for (let seat = castle.actor(match.state); seat !== null && ends < 30; seat = castle.actor(match.state)) {
      const action = player.choose(castle.view(match.state, seat), match.seen(seat))
      if (action.do === 'end') {
        ends++
        unused += match.state.points
      }
      match.play(action, seat)
    }
    assert.ok(unused < ends / 2, `${level} ended ${ends} turns with ${unused} points unused`)
  }
})

/** One step from the fourth cheese: red stands on gouda, the other gouda is on b2. */
const WIN = {
  players: [
    { mice: ['b1', 'c2'], tokens: ['blue', 'braid', 'emmental'] },
    { mice: ['g7'], tokens: ['blue'] },
  ],
  tiles: { b1: 'gouda', b2: 'gouda' },
  open: ['A', 'D'],
  points: 1,
}

test('a bot that can win with one step does', () => {
  for (const level of LEVELS.filter((each) => each !== 'random')) {
    assert.equal(choiceOf(level, position(WIN)), 'step c2 b2', level)
  }
})

/** Red has two mice left; sliding at a2 would bring the trap under one of them and end the game. */
const DANGER = {
  players: [
    { mice: ['a2', 'g6'], hand: 0, lost: 2, tokens: [] },
    { mice: ['g7'], tokens: ['blue'] },
  ],
  spare: 'trap',
  points: 1,
}

test('a searching bot does not drop its own third mouse', () => {
  for (const level of ['hard', 'master'] as const) assert.notEqual(choiceOf(level, position(DANGER)), 'slide a2', level)
})

test('what a bot chooses depends on what its seat sees and on nothing else', () => {
  const match = new Match(castle, { seed: 'sight', options: {} })
  for (let i = 0; i < 25; i++) {
    const seat = castle.actor(match.state) ?? -1
    const seen = match.seen(seat)
    const view = castle.view(match.state, seat)
    const other = castle.imagine(view, seen)(new Seeded(`other ${i}`))
    assert.deepEqual(castle.view(other, seat), view)
    for (const level of LEVELS) {
      const here = bot(level, 'same').choose(view, seen)
      const there = bot(level, 'same').choose(castle.view(other, seat), seen)
      assert.deepEqual(there, here, level)
    }
    match.play(bot('random', `walk ${i}`).choose(view, seen))
  }
})

test('the levels differ in what they remember', () => {
  const match = new Match(castle, { seed: 'memory', options: {} })
  const memories = new Map<Level, number>()
  const watching = {
    ...castle,
    imagine: (view: Castle['view'], seen: readonly Castle['event'][]) => {
      memories.set(asked, seen.length)
      return castle.imagine(view, seen)
    },
  }
  let asked: Level = 'easy'
  const seen = Array.from({ length: 300 }, () => match.seen(0)[0])
  for (const level of ['easy', 'normal', 'hard', 'master'] as const) {
    asked = level
    botOf(watching, level, { chance: new Seeded('m'), clock: () => 0 }, { iterations: 1 }).choose(
      castle.view(match.state, 0),
      seen,
    )
  }
  assert.deepEqual([...memories.values()], [6, 60, 200, 300])
})

test('normal does not lift the same roof turn after turn without going in', () => {
  let [turns, idle] = [0, 0]
  for (let i = 0; i < 4; i++) {
    const match = new Match(castle, { seed: `roofs ${i}`, options: {} })
    const bots = [0, 1].map((seat) => bot('normal', `roofs ${i} ${seat}`, { iterations: 600 }))
    const lifted = [new Set<string>(), new Set<string>()]
    let again = new Set<string>()
    let now = new Set<string>()
    for (let seat = castle.actor(match.state); seat !== null; seat = castle.actor(match.state)) {
      const action = bots[seat].choose(castle.view(match.state, seat), match.seen(seat))
      if (action.do === 'uncover') (lifted[seat].has(action.room) ? again : now).add(action.room)
      match.play(action, seat)
      if (action.do !== 'end') continue
      turns++
      const { open } = castle.view(match.state, seat)
      idle += [...again].filter((room) => !open.includes(room)).length
      lifted[seat] = new Set([...now, ...again])
      ;[again, now] = [new Set(), new Set()]
    }
  }
  assert.ok(idle * 12 < turns, `${idle} of ${turns} turns`)
})

test('who asks twice for advice is told the same, whatever has been tried in between', () => {
  const match = new Match(castle, { seed: 'advice', options: {} })
  for (let i = 0; i < 8; i++) {
    const seat = castle.actor(match.state) ?? -1
    const view = castle.view(match.state, seat)
    const told = advise(castle, view, match.seen(seat))
    assert.deepEqual(advise(castle, view, match.seen(seat)), told)
    match.play(bot('greedy', 'advice').choose(view, match.seen(seat)), seat)
  }
})

test('a bot thinks no longer than it may', () => {
  const { state } = position(WIN)
  let now = 0
  const chosen = botOf(castle, 'master', { chance: new Seeded('t'), clock: () => (now += 50) }).choose(
    castle.view(state, 0),
    [],
  )
  assert.ok(now <= 50 * 8, `the clock was read ${now / 50} times`)
  castle.perform(castle.copy(state), chosen, noChance, null)
})

test('a bot is not asked in a game that is over', () => {
  const over = position({ ...WIN, over: { winner: 0, why: 'target' } })
  for (const level of LEVELS)
    assert.throws(() => bot(level, 'over').choose(castle.view(over.state, 0), []), /over|nothing/)
})

/** How many of twelve games the level wins against random; seats alternate. */
function winsAgainstRandom(level: Level): number {
  let won = 0
  for (let i = 0; i < 12; i++) {
    const levels: Level[] = i % 2 === 0 ? [level, 'random'] : ['random', level]
    if (contest(levels, `${level} against random ${i}`) === i % 2) won++
  }
  return won
}

test('greedy beats random, and so does a short search', () => {
  assert.ok(winsAgainstRandom('greedy') >= 11)
  assert.ok(winsAgainstRandom('hard') >= 11)
})
