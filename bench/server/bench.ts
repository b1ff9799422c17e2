import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { line, median, ratios, type Rounds } from '../lib/measure.ts'
import { optionsOrEnd } from '../../tools/command.ts'
import type { Run } from './drive.ts'

const HELP = `Our server beside boardgame.io's: every round runs each of them in a closed loop and at a steady pace.

  --rounds   how many (5)
  --tables   how many tables (200)
  --seconds  how long each run is (5)
  --rate     actions a second at each table, at the steady pace (2)`
const { number } = optionsOrEnd(HELP)
const values = {
  rounds: number('rounds', 5),
  tables: String(number('tables', 200)),
  seconds: String(number('seconds', 5)),
  rate: String(number('rate', 2)),
}
const DRIVE = fileURLToPath(new URL('./drive.ts', import.meta.url))
const KINDS = ['mousekeep', 'boardgame.io'] as const
const MODES = { closed: '0', paced: values.rate }
type Mode = keyof typeof MODES

async function drive(kind: string, mode: Mode): Promise<Run> {
  const child = fork(DRIVE, [kind, values.tables, values.seconds, MODES[mode]])
  const [answer] = await once(child, 'message')
  await once(child, 'exit')
  return Object(answer)
}

const runs = new Map<string, Run[]>()
for (let round = 0; round < values.rounds; round++) {
  for (const mode of ['closed', 'paced'] as const) {
    for (const kind of KINDS) {
      const key = `${kind} ${mode}`
      runs.set(key, [...(runs.get(key) ?? []), await drive(kind, mode)])
    }
  }
}

const figures = (kind: (typeof KINDS)[number], mode: Mode, pick: (run: Run) => number): Rounds =>
  (runs.get(`${kind} ${mode}`) ?? []).map(pick)

const PICKS = {
  rate: [(run: Run) => run.actionsPerSecond, 'actions/s'],
  p50: [(run: Run) => run.p50, 'ms'],
  p99: [(run: Run) => run.p99, 'ms'],
  'server CPU': [(run: Run) => run.serverCpu, 'µs/action'],
  'driver CPU': [(run: Run) => run.driverCpu, 'µs/action'],
  'sync of the disk, p50': [(run: Run) => run.fsync.p50, 'ms'],
  'sync of the disk, p99': [(run: Run) => run.fsync.p99, 'ms'],
} as const

console.log(`${values.tables} tables of Castle, 2 people each, median of ${values.rounds} rounds [lowest .. highest]`)
console.log('Mousekeep acknowledges when the action is on the disk; boardgame.io keeps everything in memory.')
for (const mode of ['closed', 'paced'] as const) {
  console.log(mode === 'closed' ? '\nClosed loop' : `\n${values.rate} actions a second at each table`)
  for (const kind of KINDS) {
    for (const [name, [pick, unit]] of Object.entries(PICKS)) {
      console.log(line(`${kind}: ${name}`, unit, figures(kind, mode, pick)))
    }
  }
}

console.log('\nRatios, each of two runs of the same round')
const own = (mode: Mode, pick: (run: Run) => number): Rounds => figures('mousekeep', mode, pick)
const others = (mode: Mode, pick: (run: Run) => number): Rounds => figures('boardgame.io', mode, pick)
const [rate, p99, cpu] = [PICKS.rate[0], PICKS.p99[0], PICKS['server CPU'][0]]
const comparisons = [
  { key: 'actions', name: 'actions/s, ours / its', is: ratios(own('closed', rate), others('closed', rate)), goal: 5 },
  { key: 'p99', name: 'p99, its / ours', is: ratios(others('closed', p99), own('closed', p99)), goal: 3 },
  {
    key: 'cpu',
    name: 'server CPU for an action, its / ours',
    is: ratios(others('closed', cpu), own('closed', cpu)),
    goal: 6,
  },
  {
    key: 'pacedP99',
    name: 'p99 at a steady pace, its / ours',
    is: ratios(others('paced', p99), own('paced', p99)),
    goal: 1,
  },
]
const medians: Record<string, number> = {}
for (const { key, name, is, goal } of comparisons) {
  medians[key] = Number(median(is).toPrecision(3))
  console.log(`${line(name, 'times', is)}  goal ${goal}: ${median(is) >= goal ? 'reached' : 'missed'}`)
}
console.log(JSON.stringify(medians))
