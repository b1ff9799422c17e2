import { canonical, isRecord } from '@mousekeep/engine'
import { findHero } from '../cards/box.ts'
import { findChapter } from '../story/shelf.ts'
import type { RuleVerb } from '../story/words.ts'

/**
 * Whether a verb can be what is left to do of a rule: it stands there, at whatever depth, or is one that stands there
 * with its choice made: about one figure, about fewer of them, or about one token.
 */
export function isLeftOf(chapter: string | null, rule: string, verb: unknown): verb is RuleVerb {
  const rules = chapter === null ? [] : (findChapter(chapter).rules ?? [])
  const wanted = [canonical(verb), ...formsOf(verb, false)]
  return rules.some(({ id, do: verbs }) => id === rule && hasForm(verbs, wanted))
}

function hasForm(part: unknown, wanted: readonly string[]): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.values(part).some(
    (each) =>
      wanted.includes(canonical(each)) ||
      formsOf(each, true).some((form) => wanted.includes(form)) ||
      hasForm(each, wanted),
  )
}

/** The verb without its choice; of one that stands in a rule also as it is when the choice is made. */
function formsOf(verb: unknown, isRules: boolean): string[] {
  if (!isRecord(verb)) return []
  const [[word, fields] = []] = Object.entries(verb)
  if (word === undefined || !isRecord(fields)) return []
  if (word === 'put') {
    const at = fields['at']
    const isMouse = at === 'mouse' || (typeof at === 'string' && findHero(at) !== undefined)
    return [canonical(['put', isMouse ? 'mouse' : (at ?? null)])]
  }
  const { who, ...others } = fields
  if (who === undefined) return []
  const one = canonical([word, others, 'one'])
  if (!isRecord(who)) return isRules ? [] : [one]
  const { choose, ...among } = who
  const some = canonical([word, others, among])
  return isRules && choose !== undefined ? [some, one] : [some]
}
