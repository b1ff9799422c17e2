import type { Speech } from '@mousekeep/text'

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
  'exit',
  'spot',
]

/** What a thing is called at the table, whatever kind of thing the id is of. Spaces without a name are called by their ids. */
export function nameOf(speech: Speech, id: string): string {
  const figure = /^(?<type>.+)-(?<n>\d+)$/.exec(id)?.groups
  if (figure !== undefined && speech.has(`figure-${figure['type']}`))
    return speech.say(`figure-${figure['type']}`, { n: figure['n'] })
  // A space of another side: `kitchen:d3`.
  if (id.includes(':'))
    return id
      .split(':')
      .map((part) => nameOf(speech, part))
      .join(', ')
  const key = keyOf(speech, id)
  return key === null ? id : speech.say(key)
}

/** Whether the id is that of a space without a name: `c4`, `nw`. */
export function isCode(id: string): boolean {
  return /^[a-z]{1,2}\d*$/.test(id)
}

export function namesOf(speech: Speech, ids: readonly string[]): string {
  return ids.map((id) => nameOf(speech, id)).join(', ')
}

/** The key under which the thing of that id is described; null: it is none that has a name. */
export function keyOf(speech: Speech, id: string): string | null {
  // The second dagger is a dagger.
  const plainId = id.replace(/#\d+$/, '')
  const kind = KINDS.find((each) => speech.has(`${each}-${plainId}`))
  return kind === undefined ? null : `${kind}-${plainId}`
}

/** As a player may type it: small letters, no apostrophes, no soft hyphens, one hyphen between words. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’'\u00AD]/g, '')
    .replaceAll(/[\s→-]+/g, '-')
}

/** The id of what a player calls so: by id or by name. */
export function idOf(speech: Speech, called: string, ids: readonly string[]): string | null {
  return ids.find((id) => plain(id) === plain(called) || plain(nameOf(speech, id)) === plain(called)) ?? null
}
