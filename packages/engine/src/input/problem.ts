import { BadInput, type Problem } from './bad-input.ts'

/** What the readers of `read.ts` find, in English; `{name}` stands for a parameter. */
export const SENTENCES = {
  said: '{message}',
  object: '{path} must be an object',
  list: '{path} must be a list',
  text: '{path} must be a string',
  number: '{path} must be a whole number from {least} to {most}',
  flag: '{path} must be true or false',
  'one-of': '{path} must be one of {names}',
  'no-field': '{path} has no "{name}"; it has {names}',
} as const satisfies Readonly<Record<string, string>>

export type Sentences = Readonly<Record<string, string>>

/** What an author wrote may be as long as it likes; a sentence about it is not. */
const LONGEST_WORD = 80

function clip(value: string | number): string {
  const text = String(value)
  return text.length <= LONGEST_WORD ? text : `${text.slice(0, LONGEST_WORD)}…`
}

/** The problem in words; lists of names are ours and stay whole. */
export function sentence({ path, code, params }: Problem, sentences: Sentences = SENTENCES): string {
  const all: Problem['params'] = { ...params, path: path === '' ? 'this' : path }
  return (sentences[code] ?? code).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'names' || name === 'message' ? String(all[name]) : clip(all[name] ?? ''),
  )
}

/** A single problem, thrown. */
export function bad(path: string, code: keyof typeof SENTENCES, params: Problem['params'] = {}): BadInput {
  const problem = { path, code, params }
  return new BadInput(sentence(problem), [problem])
}
