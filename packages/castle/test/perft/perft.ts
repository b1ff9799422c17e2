import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { castle } from '@mousekeep/castle'
import { perft } from '@mousekeep/engine'
import { brutePerft } from './brute-force.ts'
import { assertIsSummary } from '../drawing.ts'
import { PERFT_POSITIONS } from './perft-positions.ts'

/** The counts by table: how many sequences of one action, of two, … */
export type PerftTables = Readonly<Record<string, readonly number[]>>

const FILE = new URL('perft.json', import.meta.url)
const START_DEPTH = 6
const OTHER_DEPTH = 4

export function readPerftTables(): PerftTables {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

/** Counts from the named table to a depth, by the game and by brute force. */
export function countBoth(name: string, depth: number): { readonly engine: number; readonly bruteForce: number } {
  const state = PERFT_POSITIONS[name]()
  const position = castle.summary(state)
  assertIsSummary(position)
  return { engine: perft(castle, state, depth), bruteForce: brutePerft(position, depth) }
}

/** Counts every table anew, to its full depth and both ways. Returns whether all is as the file says. */
function main(): boolean {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, deep: { type: 'boolean' } } })
  const known = readPerftTables()
  const counted: Record<string, number[]> = {}
  let agree = true
  for (const name of Object.keys(PERFT_POSITIONS)) {
    const most = (name.startsWith('start') ? START_DEPTH : OTHER_DEPTH) + (values.deep === true ? 1 : 0)
    counted[name] = []
    for (let depth = 1; depth <= most; depth++) {
      const { engine, bruteForce } = countBoth(name, depth)
      const inFile = known[name]?.[depth - 1] ?? engine
      const same = engine === bruteForce && (values.write === true || engine === inFile)
      agree &&= same
      counted[name].push(engine)
      console.log(`${same ? 'ok    ' : 'DIFFER'} ${name}, depth ${depth}: ${engine} ${bruteForce}`)
    }
  }
  if (values.write === true) writeFileSync(FILE, `${JSON.stringify(counted, null, 2)}\n`)
  return agree
}

if (import.meta.main && !main()) process.exitCode = 1
