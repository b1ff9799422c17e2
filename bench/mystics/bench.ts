import { ActionList, playout, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import { line, measure, median, ratios, type Contestant } from '../lib/measure.ts'
import { optionsOrEnd } from '@mousekeep/command'
import { battle } from './showdown.ts'

const RATIO_GOAL = 80
const COPY_GOAL_US = 5
/** Decisions into a game from which copies are made: minions are on the board, cards have been used. */
const MIDDLE = 60

const rounds = optionsOrEnd('Mystics beside pokemon-showdown.\n\n  --rounds  how many (5)').number('rounds', 5)

const options = mystics.readOptions({ chapter: '1' })
const chance = new Seeded('bench')

/** Random games of chapter one through the contract: start, list, pick, perform in place, and the end noticed. */
const playouts: Contestant = {
  name: 'Mousekeep: random play of chapter one',
  unit: 'decisions/s',
  ms: 2000,
  run() {
    let decisions = 0
    for (let i = 0; i < 5; i++) decisions += playout(mystics, mystics.start(options, chance, null), chance)
    return decisions
  },
}

const battles: Contestant = { name: 'pokemon-showdown: random battles', unit: 'decisions/s', ms: 3000, run: battle }

const middle = midGame()
const copies: Contestant = {
  name: 'Mousekeep: copies of a state',
  unit: 'copies/s',
  ms: 500,
  run() {
    for (let i = 0; i < 1000; i++) mystics.copy(middle)
    return 1000
  },
}

/** A game some way in; one that ended sooner is begun anew. */
function midGame(): MysticsState {
  const dice = new Seeded('middle')
  const list = new ActionList<MysticsAction>()
  for (;;) {
    const state = mystics.start(options, dice, null)
    let decisions = 0
    while (decisions < MIDDLE && mystics.actor(state) !== null) {
      list.clear()
      mystics.list(state, list)
      mystics.perform(state, list.at(dice.below(list.length)), dice, null)
      decisions++
    }
    if (decisions === MIDDLE) return state
  }
}

const contestants = [playouts, battles, copies]
const rates = measure(contestants, rounds)
console.log(`Per CPU second, median of ${rounds} rounds [lowest .. highest]`)
for (const each of contestants) console.log(line(each.name, each.unit, rates(each)))

const verdict = (isReached: boolean, goal: string): string => `  goal ${goal}: ${isReached ? 'reached' : 'missed'}`
const times = rates(copies).map((rate) => 1e6 / rate)
const figures = ratios(rates(playouts), rates(battles))
console.log(line('copy of a state', 'µs', times) + verdict(median(times) < COPY_GOAL_US, `below ${COPY_GOAL_US}`))
console.log(line('play / pokemon-showdown', 'times', figures) + verdict(median(figures) >= RATIO_GOAL, `${RATIO_GOAL}`))
console.log(
  JSON.stringify({
    playToShowdown: Number(median(figures).toPrecision(4)),
    copyUs: Number(median(times).toPrecision(4)),
  }),
)
