import { BadInput } from '@mousekeep/engine'
import { saying } from '../cards/said.ts'
import type { Chapter } from './chapter.ts'
import { AFTERWARDS, passageKey } from './told.ts'
import { allVerbs } from './inner-verbs.ts'
import type { RuleVerb } from './words.ts'

const BEFORE = ['intro']
const AFTER = ['victory', 'defeat', 'goes-on']

/** Passages that need no rule to be told. */
export const PARTS: readonly string[] = [...BEFORE, ...AFTER, ...AFTERWARDS]

/** All passages of a chapter, each once: what the book must have, and all it may have (B9). */
export function passagesOf(chapter: Chapter): string[] {
  const told = (chapter.rules ?? []).flatMap((rule) => toldBy(rule.do))
  return [...new Set([...BEFORE, ...chapter.passages, ...told, ...AFTER])]
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

function toldBy(verbs: readonly RuleVerb[]): string[] {
  return [...allVerbs(verbs)].flatMap((verb) => saying(verb, 'tell') ?? [])
}
