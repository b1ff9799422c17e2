import type { Command } from './face.ts'

/** Words that mean the same at every table. */
const SAME: ReadonlyMap<string, 'hint' | 'legal' | 'undo'> = new Map([
  ['hint', 'hint'],
  ['legal', 'legal'],
  ['list', 'legal'],
  ['?', 'legal'],
  ['undo', 'undo'],
])
const LONGEST_WORD = 24

/** Reads a typed line: first the words of every table, then an action as the game reads it; null if it is neither. */
export function readCommand(line: string, readAction: (line: string) => { readonly do: string } | null): Command {
  const typed = line.trim()
  if (typed === '') return { ask: 'nothing' }
  const ask = SAME.get(typed.toLowerCase())
  if (ask !== undefined) return { ask }
  const action = readAction(typed)
  return action === null ? { ask: 'unclear', word: typed.slice(0, LONGEST_WORD) } : { ask: 'play', action }
}
