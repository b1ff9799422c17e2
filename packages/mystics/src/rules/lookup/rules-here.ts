import { kept } from '@mousekeep/engine'
import type { MysticsState } from '../../state/state.ts'
import type { Chapter, Rule } from '../../story/chapter.ts'
import { chapterOf } from './chapter-here.ts'
import { isUsedUp } from './chapter-rules.ts'

const BY_SIDE = new WeakMap<Chapter, Map<string, readonly Rule[]>>()

/** The ids of the chapter's rules that may act on the side the mice are on and are not used up, each once. */
export function rulesHere(state: MysticsState): string[] {
  const chapter = chapterOf(state)
  if (chapter?.rules === undefined) return []
  const rules = rulesOf(chapter, state.here).filter((rule) => !isUsedUp(state, rule))
  return [...new Set(rules.map((rule) => rule.id))]
}

function rulesOf(chapter: Chapter, side: string): readonly Rule[] {
  const sides = kept(BY_SIDE, chapter, () => new Map<string, readonly Rule[]>())
  return kept(sides, side, () => {
    const all = new Set(chapter.tiles.flatMap(({ up, down }) => [up, down ?? up]))
    return (chapter.rules ?? []).filter((rule) => {
      const named = sidesNamed(rule, all)
      return named.length === 0 || named.includes(side)
    })
  })
}

/** The sides that a rule's moment is about, or that it must be here on; none: it may act anywhere. */
function sidesNamed({ on, if: conditions = [] }: Rule, sides: ReadonlySet<string>): string[] {
  const here = conditions.flatMap((each) => ('here' in each ? [each.here] : []))
  return here.length > 0
    ? here
    : stringsIn(on)
        .flatMap((text) => text.split(':', 1))
        .filter((text) => sides.has(text))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
