import type { CastleView } from '@mousekeep/castle'
import { isTower } from './plan.ts'

/** What a typed line asks for. The table reads the action; what it cannot mean is told by key. */
export type Command =
  | { readonly ask: 'act'; readonly action: { readonly do: string } }
  | { readonly ask: 'hint' | 'legal' | 'undo' | 'nothing' }
  | { readonly ask: 'unclear'; readonly word: string }

/** The fields of each action in the order in which they are typed. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['place', ['tower']],
  ['step', ['from', 'to']],
  ['uncover', ['room']],
  ['enter', ['tower']],
  ['slide', ['end']],
  ['end', []],
])

/** Other words that people try first, and a sign for the slide that every keyboard has. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['>', 'slide'],
  ['push', 'slide'],
  ['move', 'step'],
  ['run', 'step'],
  ['lift', 'uncover'],
  ['open', 'uncover'],
  ['done', 'end'],
  ['.', 'end'],
  ['?', 'legal'],
])

/** Reads `b1 c1`, `H`, `a1`, `> b1`, `end`, or the same with verbs. The view tells what a tower alone means. */
export function readCommand(line: string, view: CastleView): Command {
  const typed = line
    .replace('>', '> ')
    .trim()
    .split(/[\s,-]+/)
  const first = typed[0].toLowerCase()
  const verb = SAME.get(first) ?? first
  if (verb === '') return { ask: 'nothing' }
  if (verb === 'undo' || verb === 'hint' || verb === 'legal') return { ask: verb }
  const fields = FIELDS.get(verb)
  if (fields !== undefined) return action(verb, fields, typed.slice(1), line)
  if (/^[a-r]$/i.test(line.trim())) return action('uncover', ['room'], typed, line)
  if (typed.length === 2) return action('step', ['from', 'to'], typed, line)
  if (typed.length === 1 && isTower(first))
    return action(view.phase === 'place' ? 'place' : 'enter', ['tower'], typed, line)
  return { ask: 'unclear', word: line.trim().slice(0, 24) }
}

function action(verb: string, fields: readonly string[], values: readonly string[], line: string): Command {
  if (fields.length !== values.length) return { ask: 'unclear', word: line.trim().slice(0, 24) }
  const named = fields.map((field, i) => [field, field === 'room' ? values[i].toUpperCase() : values[i].toLowerCase()])
  return { ask: 'act', action: { do: verb, ...Object.fromEntries(named) } }
}
