import type { Chapter, RuleVerb } from './chapter.ts'

/** Told by the campaign: going on after a defeat (B7), and when the book is closed. */
export const AFTERWARDS = ['goes-on-lost', 'epilogue'] as const

/** All passages of a chapter, each once: what the book must have, and all it may have (B9). */
export function passagesOf(chapter: Chapter): string[] {
  const told = (chapter.rules ?? []).flatMap((rule) => toldBy(rule.do))
  return [...new Set(['intro', ...chapter.passages, ...told, 'victory', 'defeat', 'goes-on'])]
}

function toldBy(verbs: readonly RuleVerb[]): string[] {
  return verbs.flatMap((verb) => {
    if ('tell' in verb) return [verb.tell]
    if ('test' in verb) {
      const { star = [], none = [], cheese = [], eachStar = [] } = verb.test
      return toldBy([...star, ...none, ...cheese, ...eachStar])
    }
    if ('when' in verb) return toldBy([...verb.when.do, ...(verb.when.else ?? [])])
    if ('ask' in verb) return toldBy(Object.values(verb.ask.options).flat())
    return []
  })
}
