import type { Chapter, Rule } from '../src/story/chapter.ts'
import type { RuleVerb } from '../src/story/words.ts'

/** The rules of a chapter, each with a name of its own. */
export function rulesOf(chapter: Chapter): { rule: Rule; path: string }[] {
  return (chapter.rules ?? []).map((rule, i) => {
    return { rule, path: `rule ${chapter.id} ${rule.id} ${Object.keys(rule.on).join(' ')} ${i}` }
  })
}

/** The lists of verbs inside a verb, by name. */
function partsOf(verb: RuleVerb): [string, readonly RuleVerb[]][] {
  if ('test' in verb) {
    const { star = [], none = [], cheese = [], eachStar = [] } = verb.test
    const parts: [string, readonly RuleVerb[]][] = [
      ['star', star],
      ['none', none],
      ['cheese', cheese],
      ['eachStar', eachStar],
    ]
    return parts.filter(([, verbs]) => verbs.length > 0)
  }
  if ('when' in verb) {
    const { do: then, else: otherwise = [] } = verb.when
    return [
      ['do', then],
      ...(otherwise.length > 0 ? [['else', otherwise] satisfies [string, readonly RuleVerb[]]] : []),
    ]
  }
  return 'ask' in verb ? Object.entries(verb.ask.options) : []
}

/** The names of a rule and of all its branches. */
export function branchesOf(verbs: readonly RuleVerb[], path: string): string[] {
  return [
    path,
    ...verbs.flatMap((verb, i) =>
      partsOf(verb).flatMap(([name, inner]) => branchesOf(inner, `${path} > ${Object.keys(verb)[0]} ${i} ${name}`)),
    ),
  ]
}

/** The verbs with a count of their own at the head of each branch. */
export function counting(verbs: readonly RuleVerb[], path: string): RuleVerb[] {
  const counted = verbs.map((verb, i): RuleVerb => {
    const inner = (name: string, list: readonly RuleVerb[]): RuleVerb[] =>
      counting(list, `${path} > ${Object.keys(verb)[0]} ${i} ${name}`)
    const parts = Object.fromEntries(partsOf(verb).map(([name, list]) => [name, inner(name, list)]))
    if ('test' in verb) return { test: { ...verb.test, ...parts } }
    if ('when' in verb) return { when: { ...verb.when, ...parts } }
    return 'ask' in verb ? { ask: { ...verb.ask, options: parts } } : verb
  })
  return [{ add: { variable: path, n: 1 } }, ...counted]
}
