import type { CastleAction, CastleView } from '@mousekeep/castle'
import { readLine } from '@mousekeep/castle/words'

/** What a line of input asks for. `unclear` names the sentence that helps on. */
export type Command =
  | { readonly ask: 'act'; readonly action: CastleAction }
  | { readonly ask: 'board' | 'foresee' | 'help' | 'hint' | 'legal' | 'quit' | 'undo' }
  | { readonly ask: 'rules'; readonly number: string }
  | { readonly ask: 'load' | 'save'; readonly file: string }
  | { readonly ask: 'unclear'; readonly key: string; readonly word: string }

const PLAIN = ['board', 'foresee', 'help', 'hint', 'legal', 'quit', 'undo'] as const

/** Other words that people try first. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['?', 'help'],
  ['exit', 'quit'],
  ['look', 'board'],
  ['moves', 'legal'],
  ['rule', 'rules'],
])

const LONGEST_WORD = 24

/** Reads a line as people type it: a command of the terminal, or an action as the game reads it. */
export function readCommand(line: string, view: CastleView): Command {
  const typed = line.trim().split(/\s+/)
  const first = typed[0].toLowerCase()
  const verb = SAME.get(first) ?? first
  const rest = typed.slice(1)
  if (verb === '') return { ask: 'board' }
  const ask = PLAIN.find((each) => each === verb)
  if (ask !== undefined) return { ask }
  if (verb === 'rules') return { ask: 'rules', number: rest.join('') }
  if (verb === 'save' || verb === 'load') {
    const file = rest.join(' ')
    return file === '' ? unclear(`play-how-${verb}`) : { ask: verb, file }
  }
  // A small letter may be meant as a short command, and a roof cannot be put back on: better to ask.
  if (/^[a-z]$/.test(line.trim())) return unclear('play-unclear-letter', line.trim())
  return readAction(line, view)
}

function readAction(line: string, view: CastleView): Command {
  const action = readLine(line, view)
  if ('do' in action) return { ask: 'act', action }
  if (action.unclear === 'unknown') return unclear('play-unknown', line.trim())
  return action.unclear === 'square'
    ? unclear('play-unclear-square', line.trim())
    : unclear(`play-how-${action.unclear}`)
}

function unclear(key: string, word = ''): Command {
  const printable = word.replaceAll(/\p{C}/gu, '')
  return {
    ask: 'unclear',
    key,
    word: printable.length > LONGEST_WORD ? `${printable.slice(0, LONGEST_WORD)}…` : printable,
  }
}
