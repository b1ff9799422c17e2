import type { CastleAction } from '../actions/action.ts'
import type { CastleView } from '../view.ts'

/** Why a line is no action: no such word, a verb with too little or too much behind it, or a square alone. */
export type Unclear = { readonly unclear: 'unknown' | 'square' | CastleAction['do'] }

type Make = (...typed: string[]) => CastleAction

/** What is typed behind each verb, and the action that it makes. A wrong name is left for the rules to refuse. */
const VERBS: { readonly [Verb in Exclude<CastleAction['do'], 'resign'>]: readonly [number, Make] } = {
  place: [1, (tower) => ({ do: 'place', tower })],
  step: [2, (from, to) => ({ do: 'step', from, to })],
  uncover: [1, (room) => ({ do: 'uncover', room: room.toUpperCase() })],
  enter: [1, (tower) => ({ do: 'enter', tower })],
  slide: [1, (end) => ({ do: 'slide', end })],
  end: [0, () => ({ do: 'end' })],
}

/** Other words that people try first, and signs that every keyboard has. */
const SAME: ReadonlyMap<string, CastleAction['do']> = new Map<string, CastleAction['do']>([
  ['surrender', 'resign'],
  ['forfeit', 'resign'],
  ['>', 'slide'],
  ['push', 'slide'],
  ['bring', 'enter'],
  ['go', 'step'],
  ['move', 'step'],
  ['run', 'step'],
  ['lift', 'uncover'],
  ['open', 'uncover'],
  ['done', 'end'],
  ['.', 'end'],
])

const TOWERS: ReadonlySet<string> = new Set(['a1', 'g1', 'a7', 'g7'])

type Known = Pick<CastleView, 'phase' | 'turn'>

/**
 * Reads a line as people type it: `step b1 c1`, `b1 c1`, `uncover H`, `H`, `a1`, `> b1`, `end`. The view tells what a
 * tower alone means.
 */
export function readLine(line: string, view: Known): CastleAction | Unclear {
  const typed = line.trim().toLowerCase().replace(/^>/, '> ')
  const [first, ...rest] = typed.split(/[\s,-]+/).filter((word) => word !== '')
  if (first === undefined) return { unclear: 'unknown' }
  const verb = SAME.get(first) ?? first
  // C6.5: for the one whose turn it is.
  if (verb === 'resign') return rest.length === 0 ? { do: 'resign', seat: view.turn } : { unclear: 'resign' }
  if (isVerb(verb)) {
    const [count, make] = VERBS[verb]
    return rest.length === count ? make(...rest) : { unclear: verb }
  }
  return readBare(typed, view)
}

/** Squares or a room without a verb. */
function readBare(typed: string, { phase }: Known): CastleAction | Unclear {
  if (/^[a-z]$/.test(typed)) return { do: 'uncover', room: typed.toUpperCase() }
  const squares = /^([a-g][1-7])(?:[\s,>-]*([a-g][1-7]))?$/.exec(typed)
  if (squares === null) return { unclear: 'unknown' }
  const [, from, to] = squares
  if (to !== undefined) return { do: 'step', from, to }
  if (phase === 'place') return { do: 'place', tower: from }
  return TOWERS.has(from) ? { do: 'enter', tower: from } : { unclear: 'square' }
}

function isVerb(word: string): word is keyof typeof VERBS {
  return Object.hasOwn(VERBS, word)
}
