import { BadInput } from '@mousekeep/engine'
import { saying } from '../cards/said.ts'
import type { Chapter } from './chapter.ts'
import { allVerbs } from './inner-verbs.ts'
import { AFTERWARDS, type RuleVerb } from './words.ts'

/** Those with which the book is closed. */
export const CLOSING: readonly string[] = AFTERWARDS.slice(1)

const BEFORE = ['intro']
const AFTER = ['victory', 'defeat', 'goes-on']

/** Passages that need no rule to be told. */
export const PARTS: readonly string[] = [...BEFORE, ...AFTER, ...AFTERWARDS]

/** All passages of a chapter, each once: what the book must have, and all it may have (B9). */
export function passagesOf(chapter: Chapter): string[] {
  const told = (chapter.rules ?? []).flatMap((rule) => toldBy(rule.do))
  return [...new Set([...BEFORE, ...chapter.passages, ...told, ...AFTER])]
}

/** The key of a passage in the book's text; `event` is as the event `story` names it: `2 kitchen`. */
export function passageKey(event: string): string {
  return `story-${event.replace(' ', '-')}`
}

/** Refuses a text of a chapter in which a passage is missing, or stands that nothing tells. */
export function checkStory(chapter: Chapter, keys: readonly string[], path: string): void {
  const wanted = passagesOf(chapter).map((passage) => passageKey(`${chapter.id} ${passage}`))
  for (const key of wanted) if (!keys.includes(key)) throw new BadInput(`${path}: there is no passage "${key}"`)
  for (const [i, key] of keys.entries()) {
    if (!wanted.includes(key)) throw new BadInput(`${path}: nothing tells the passage "${key}"`)
    if (keys.indexOf(key) !== i) throw new BadInput(`${path}: the passage "${key}" stands there twice`)
  }
}

/**
 * Whether a line under a passage is told (B9): `hero-nez` with Nez in the party, `flag-maggie` with the flag won,
 * `without-maggie` without it, `without-guard` without any flag of the guard.
 */
export function isTold(line: string, party: readonly string[], flags: readonly string[]): boolean {
  const at = line.indexOf('-')
  const name = line.slice(at + 1)
  switch (line.slice(0, at)) {
    case 'hero':
      return party.includes(name)
    case 'flag':
      return flags.includes(name)
    case 'without':
      return !flags.some((flag) => flag === name || flag.startsWith(`${name}-`))
    default:
      throw new BadInput(`a line is told by hero-, flag- or without-, not by "${line}"`)
  }
}

function toldBy(verbs: readonly RuleVerb[]): string[] {
  return [...allVerbs(verbs)].flatMap((verb) => saying(verb, 'tell') ?? [])
}
