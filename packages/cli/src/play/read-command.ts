import { castle, type CastleAction, type CastleView } from '@mousekeep/castle'
import { planOf } from './plan.ts'

/** What a line of input asks for. `unclear` names the sentence that helps on. */
export type Command =
  | { readonly ask: 'act'; readonly action: CastleAction }
  | { readonly ask: 'board' | 'help' | 'hint' | 'legal' | 'quit' | 'undo' }
  | { readonly ask: 'rules'; readonly number: string }
  | { readonly ask: 'load' | 'save'; readonly file: string }
  | { readonly ask: 'unclear'; readonly key: string; readonly word: string }

/** The fields of each action in the order in which they are typed. */
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['place', ['tower']],
  ['step', ['from', 'to']],
  ['uncover', ['room']],
  ['enter', ['tower']],
  ['slide', ['end']],
  ['end', []],
])
const PLAIN = ['board', 'help', 'hint', 'legal', 'quit', 'undo'] as const

/** Other words that people try first. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['?', 'help'],
  ['bring', 'enter'],
  ['done', 'end'],
  ['exit', 'quit'],
  ['go', 'step'],
  ['lift', 'uncover'],
  ['look', 'board'],
  ['move', 'step'],
  ['moves', 'legal'],
  ['open', 'uncover'],
  ['push', 'slide'],
  ['rule', 'rules'],
])

const LONGEST_WORD = 24

/** Reads a line as people type it: `step b1 c1`, `b1 c1`, `uncover H`, `H`, `a1`. The view tells what `a1` means. */
export function readCommand(line: string, view: CastleView): Command {
  const typed = line.trim().split(/\s+/)
  const first = typed[0].toLowerCase()
  const verb = SAME.get(first) ?? first
  const rest = typed.slice(1)
  if (verb === '') return { ask: 'board' }
  if (FIELDS.has(verb)) return readAction(verb, rest)
  const ask = PLAIN.find((each) => each === verb)
  if (ask !== undefined) return { ask }
  if (verb === 'rules') return { ask: 'rules', number: rest.join('') }
  if (verb === 'save' || verb === 'load') {
    const file = rest.join(' ')
    return file === '' ? unclear(`play-how-${verb}`) : { ask: verb, file }
  }
  return readBare(line.trim(), view)
}

function readAction(verb: string, values: readonly string[]): Command {
  const fields = FIELDS.get(verb) ?? []
  if (values.length !== fields.length) return unclear(`play-how-${verb}`)
  // Rooms are written as capitals, squares small; a wrong name is left for the rules to refuse.
  const named = fields.map((field, i) => [field, field === 'room' ? values[i].toUpperCase() : values[i].toLowerCase()])
  return { ask: 'act', action: castle.readAction({ do: verb, ...Object.fromEntries(named) }) }
}

/** Squares or a room without a verb. */
function readBare(text: string, view: CastleView): Command {
  if (/^[A-Z]$/.test(text)) return readAction('uncover', [text])
  // A small letter may be meant as a short command, and a roof cannot be put back on: better to ask.
  if (/^[a-z]$/.test(text)) return unclear('play-unclear-letter', text)
  const squares = /^([a-g][1-7])(?:[\s,>-]*([a-g][1-7]))?$/i.exec(text)
  if (squares === null) return unclear('play-unknown', text)
  const [, from, to] = squares
  if (to !== undefined) return readAction('step', [from, to])
  if (view.phase === 'place') return readAction('place', [from])
  if (planOf(view.layout).roomOf.has(from.toLowerCase())) return unclear('play-unclear-square', from)
  return readAction('enter', [from])
}

function unclear(key: string, word = ''): Command {
  const printable = word.replaceAll(/\p{C}/gu, '')
  return {
    ask: 'unclear',
    key,
    word: printable.length > LONGEST_WORD ? `${printable.slice(0, LONGEST_WORD)}…` : printable,
  }
}
