import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { line, median, ratios, type Rounds } from '../lib/measure.ts'
import { optionsOrEnd } from '@mousekeep/command'
import type { Run } from './drive.ts'

const HELP = `Our server beside a floor and beside boardgame.io's: every round runs each of them in a closed loop and at a steady
pace. The floor is a bare server of ws with the same game in memory and a journal that is synced for many actions at once.

  --rounds   how many (5)
  --tables   how many tables (200)
  --seconds  how long each run is (5)
  --rate     actions a second at each table, at the steady pace (2)
  --own      our server alone, Mystics beside Castle`
const { number, has } = optionsOrEnd(HELP, { flags: ['own'] })
const values = {
  rounds: number('rounds', 5),
  tables: String(number('tables', 200)),
  seconds: String(number('seconds', 5)),
  rate: String(number('rate', 2)),
}
const DRIVE = fileURLToPath(new URL('./drive.ts', import.meta.url))
const MODES = { closed: '0', paced: values.rate }
type Mode = keyof typeof MODES

/** Who plays what, and how. */
const CONTESTS = [
  { game: 'castle', kind: 'mousekeep', modes: ['closed', 'paced'] },
  { game: 'castle', kind: 'floor', modes: ['closed'] },
  { game: 'castle', kind: 'boardgame.io', modes: ['closed', 'paced'] },
  { game: 'mystics', kind: 'mousekeep', modes: ['closed', 'paced'] },
  { game: 'mystics', kind: 'floor', modes: ['closed'] },
] as const

async function drive(kind: string, mode: Mode, game: string): Promise<Run> {
  const child = fork(DRIVE, [kind, values.tables, values.seconds, MODES[mode], game])
  const [answer] = await once(child, 'message')
  await once(child, 'exit')
  return Object(answer)
}

const runs = new Map<string, Run[]>()
for (let round = 0; round < values.rounds; round++) {
  for (const { game, kind, modes } of CONTESTS) {
    if (has('own') && kind !== 'mousekeep') continue
    for (const mode of modes) {
      const key = `${kind} ${game} ${mode}`
      runs.set(key, [...(runs.get(key) ?? []), await drive(kind, mode, game)])
    }
  }
}

const figures = (key: string, pick: (run: Run) => number): Rounds => (runs.get(key) ?? []).map(pick)

const PICKS = {
  rate: [(run: Run) => run.actionsPerSecond, 'actions/s'],
  p50: [(run: Run) => run.p50, 'ms'],
  p99: [(run: Run) => run.p99, 'ms'],
  'server CPU': [(run: Run) => run.serverCpu, 'µs/action'],
  'driver CPU': [(run: Run) => run.driverCpu, 'µs/action'],
  'longest pause of the main thread': [(run: Run) => run.longestPause, 'ms'],
  'sync of the disk, p50': [(run: Run) => run.fsync.p50, 'ms'],
  'sync of the disk, p99': [(run: Run) => run.fsync.p99, 'ms'],
} as const

console.log(`${values.tables} tables, 2 people each, median of ${values.rounds} rounds [lowest .. highest]`)
console.log(
  'Mousekeep and the floor tell of an action when it is on the disk; boardgame.io keeps everything in memory.',
)
for (const key of runs.keys()) {
  console.log(`\n${key}`)
  for (const [name, [pick, unit]] of Object.entries(PICKS)) console.log(line(name, unit, figures(key, pick)))
}

console.log('\nRatios, each of two runs of the same round')
const [rate, p99, cpu] = [PICKS.rate[0], PICKS.p99[0], PICKS['server CPU'][0]]
const ratio = (pick: (run: Run) => number, over: string, under: string): Rounds =>
  ratios(figures(over, pick), figures(under, pick))
const [own, peer] = ['mousekeep castle closed', 'boardgame.io castle closed']
const comparisons = [
  {
    key: 'castleToFloor',
    name: 'Castle: server CPU for an action, ours / floor',
    is: ratio(cpu, own, 'floor castle closed'),
    goal: 1.6,
    isLess: true,
  },
  {
    key: 'mysticsToFloor',
    name: 'Mystics: server CPU for an action, ours / floor',
    is: ratio(cpu, 'mousekeep mystics closed', 'floor mystics closed'),
    goal: 1.6,
    isLess: true,
  },
  { key: 'actions', name: 'actions/s, ours / its', is: ratio(rate, own, peer), goal: 5, isLess: false },
  { key: 'p99', name: 'p99, its / ours', is: ratio(p99, peer, own), goal: 3, isLess: false },
  { key: 'cpu', name: 'server CPU for an action, its / ours', is: ratio(cpu, peer, own), goal: 6, isLess: false },
  {
    key: 'pacedP99',
    name: 'p99 at a steady pace, its / ours',
    is: ratio(p99, 'boardgame.io castle paced', 'mousekeep castle paced'),
    goal: 1,
    isLess: false,
  },
]
const games = {
  key: 'mysticsToCastle',
  name: 'p99 at a steady pace, Mystics / Castle',
  is: ratio(p99, 'mousekeep mystics paced', 'mousekeep castle paced'),
  goal: 2,
  isLess: true,
}
const medians: Record<string, number> = {}
for (const { key, name, is, goal, isLess } of has('own') ? [games] : [...comparisons, games]) {
  const found = median(is)
  medians[key] = Number(found.toPrecision(3))
  const isReached = isLess ? found <= goal : found >= goal
  console.log(
    `${line(name, 'times', is)}  goal ${isLess ? 'at most ' : ''}${goal}: ${isReached ? 'reached' : 'missed'}`,
  )
}
console.log(JSON.stringify(medians))
