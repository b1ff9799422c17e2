import { castle } from '@mousekeep/castle'
import { apply, legal, noChance, pick, playout, Seeded } from '@mousekeep/engine'
import { MCTSBot } from '../lib/boardgame-io.ts'
import { FastChance } from '../lib/fast-chance.ts'
import type { Contestant } from '../lib/measure.ts'
import { BOX } from './board.ts'
import { boardGame, choicesAt, isOver, openTable, play } from './boardgame-io.ts'
import { midGame } from './mid-game.ts'
import { searchRun } from './search.ts'
import { TightSearch } from './tight-search.ts'
import { playTight, Tight } from './tight.ts'

export const PLAYERS = 2
const LAYOUT = 'hof'
const DEPTH = 50
/** The position that all searches start from, and that is copied. */
const middle = midGame(PLAYERS, LAYOUT, 60, 'bench')

const options = castle.readOptions({ players: PLAYERS, layout: LAYOUT })
const chance = new Seeded('bench')
const fast = new FastChance(1)

/** Whole random games through the engine's contract: start, list, pick, perform in place, and the end noticed. */
export const playouts: Contestant = {
  name: 'Mousekeep: random playouts',
  unit: 'actions/s',
  ms: 800,
  run() {
    let actions = 0
    for (let i = 0; i < 20; i++) actions += playout(castle, castle.start(options, chance, null), chance)
    return actions
  },
}

const bag = Int32Array.from(BOX)
const game = new Tight()
export const tightPlayouts: Contestant = {
  name: 'tight: random playouts',
  unit: 'actions/s',
  ms: 600,
  run() {
    let actions = 0
    for (let i = 0; i < 20; i++) {
      for (let last = bag.length - 1; last > 0; last--) {
        const other = fast.below(last + 1)
        const moved = bag[last]
        bag[last] = bag[other]
        bag[other] = moved
      }
      game.deal(bag, PLAYERS, fast.below(PLAYERS), LAYOUT)
      actions += playTight(game, fast, Number.POSITIVE_INFINITY)
    }
    return actions
  },
}

/** Random games by the pure step: list, pick, check, and every action gives a new state and its events. */
export const steps: Contestant = {
  name: 'Mousekeep: pure apply with events',
  unit: 'actions/s',
  ms: 800,
  run() {
    let state = castle.start(options, chance, null)
    let actions = 0
    for (let seat = castle.actor(state); seat !== null; seat = castle.actor(state)) {
      const step = apply(castle, state, seat, pick(legal(castle, state), chance), noChance)
      if (!step.ok) throw new Error(`Bug: a listed action is refused: ${step.refusal.code}`)
      state = step.state
      actions++
    }
    return actions
  },
}

let table = openTable(PLAYERS)
/** Random games through its reducer: enumerate, pick, reduce. */
export const reducer: Contestant = {
  name: 'boardgame.io: reducer',
  unit: 'actions/s',
  ms: 3000,
  run() {
    const actions = 100
    for (let i = 0; i < actions; i++) {
      if (isOver(table)) table = openTable(PLAYERS)
      table = play(table, pick(choicesAt(table), chance))
    }
    return actions
  },
}

export const search: Contestant = {
  name: `Mousekeep: search bot, depth ${DEPTH}`,
  unit: 'iterations/s',
  ms: 800,
  run: () => searchRun(middle.state, 500, DEPTH, chance),
}

const TIGHT_ITERATIONS = 1000
const tree = new TightSearch(TIGHT_ITERATIONS)
export const tightSearch: Contestant = {
  name: `tight: tree search, depth ${DEPTH}`,
  unit: 'iterations/s',
  ms: 600,
  run() {
    tree.search(middle.tight, TIGHT_ITERATIONS, DEPTH, fast)
    return TIGHT_ITERATIONS
  },
}

const BOT_ITERATIONS = 100
const bot = new MCTSBot({
  game: boardGame,
  enumerate: boardGame.ai.enumerate,
  seed: 'bench',
  iterations: BOT_ITERATIONS,
  playoutDepth: DEPTH,
})
export const mctsBot: Contestant = {
  name: `boardgame.io: MCTSBot, depth ${DEPTH}`,
  unit: 'iterations/s',
  ms: 3000,
  run() {
    // Its promise is settled before it is given: the search itself waits for nothing.
    void bot.play(middle.table, middle.table.ctx.currentPlayer)
    return BOT_ITERATIONS
  },
}

const COPIES = 10_000
export const copies: Contestant = {
  name: 'Mousekeep: copies of a state',
  unit: 'copies/s',
  ms: 300,
  run() {
    let { state } = middle
    for (let i = 0; i < COPIES; i++) state = castle.copy(state)
    if (state.points !== middle.state.points) throw new Error('Bug: a copy differs')
    return COPIES
  },
}

const copied = new Tight()
export const tightCopies: Contestant = {
  name: 'tight: copies of a state',
  unit: 'copies/s',
  ms: 300,
  run() {
    for (let i = 0; i < COPIES; i++) copied.copyFrom(middle.tight)
    return COPIES
  },
}
