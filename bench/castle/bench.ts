import { line, measure, median, ratios, type Contestant } from '../lib/measure.ts'
import { optionsOrEnd } from '@mousekeep/command'
import * as castle from './contestants.ts'
import { crosscheck, describe } from './crosscheck.ts'

interface Comparison {
  readonly key: string
  readonly name: string
  readonly of: Contestant
  readonly to: Contestant
  readonly goal: number | null
}

const { playouts, steps, search, reducer, mctsBot, tightPlayouts, tightSearch, copies, tightCopies } = castle

const comparisons: Comparison[] = [
  { key: 'playoutsToBoardgameIo', name: 'playouts / boardgame.io reducer', of: playouts, to: reducer, goal: 250 },
  { key: 'playoutsToTight', name: 'playouts / tight', of: playouts, to: tightPlayouts, goal: 0.35 },
  { key: 'applyToBoardgameIo', name: 'pure apply / boardgame.io reducer', of: steps, to: reducer, goal: 100 },
  { key: 'tightToBoardgameIo', name: 'tight / boardgame.io reducer', of: tightPlayouts, to: reducer, goal: null },
  { key: 'searchToMctsBot', name: 'search bot / boardgame.io MCTSBot', of: search, to: mctsBot, goal: 150 },
  { key: 'searchToTight', name: 'search bot / tight search', of: search, to: tightSearch, goal: null },
  { key: 'tightSearchToMctsBot', name: 'tight search / MCTSBot', of: tightSearch, to: mctsBot, goal: null },
]

const HELP = `Castle beside boardgame.io.

  --rounds      how many (5)
  --crosscheck  games by which both are seen to play the same (3)`
const { number } = optionsOrEnd(HELP)
const rounds = number('rounds', 5)

console.log(describe(crosscheck(number('crosscheck', 3), 'bench')))

const contestants = [playouts, tightPlayouts, steps, reducer, search, tightSearch, mctsBot, copies, tightCopies]
const rates = measure(contestants, rounds)
console.log(`\nPer CPU second, ${castle.PLAYERS} players, median of ${rounds} rounds [lowest .. highest]`)
for (const each of contestants) console.log(line(each.name, each.unit, rates(each)))

const copyTimes = rates(copies).map((rate) => 1e9 / rate)
console.log(line('Mousekeep: copy of a state', 'ns', copyTimes))

console.log('\nRatios, each of two contestants in the same round')
const medians: Record<string, number> = {}
for (const { key, name, of, to, goal } of comparisons) {
  const figures = ratios(rates(of), rates(to))
  medians[key] = Number(median(figures).toPrecision(4))
  const verdict = goal === null ? '' : median(figures) >= goal ? `  goal ${goal}: reached` : `  goal ${goal}: missed`
  console.log(line(name, 'times', figures) + verdict)
}
console.log(JSON.stringify({ ...medians, copyNs: Number(median(copyTimes).toPrecision(4)) }))
