import type { Catalogue } from '@mousekeep/text'

/** Kinds of things that have names, those first whose ids are spoken of most. */
const KINDS = [
  'hero',
  'initiative',
  'card',
  'encounter',
  'token',
  'side',
  'marker',
  'achievement',
  'flag',
  'variable',
  'slot',
  'act',
  'call',
]

/** What a thing is called at the table, whatever kind of thing the id is of; spaces are called by their ids. */
export function nameOf(words: Catalogue, id: string): string {
  const figure = /^(?<type>.+)-(?<n>\d+)$/.exec(id)?.groups
  if (figure !== undefined && words.has(`figure-${figure['type']}`))
    return words.say(`figure-${figure['type']}`, { n: figure['n'] })
  const key = keyOf(words, id)
  return key === null ? id : words.say(key)
}

/** The key under which the thing of that id is described; null: it is none that has a name. */
export function keyOf(words: Catalogue, id: string): string | null {
  const kind = KINDS.find((each) => words.has(`${each}-${id}`))
  return kind === undefined ? null : `${kind}-${id}`
}

/** As a player may type it: small letters, no apostrophes, one hyphen between words. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[\s→-]+/g, '-')
}

/** The id of what a player calls so: by id or by name. */
export function idOf(words: Catalogue, called: string, ids: readonly string[]): string | null {
  return ids.find((id) => plain(id) === plain(called) || plain(nameOf(words, id)) === plain(called)) ?? null
}
