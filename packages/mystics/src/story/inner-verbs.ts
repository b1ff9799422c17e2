import type { Fields, Shape } from '../shape/shape.ts'
import { valueOf, wordOf } from '../cards/said.ts'
import { RULE_VERBS, type RuleVerb } from './words.ts'

/** Verbs with all that stand in them, at any depth: what a rule may come to do. */
export function* allVerbs(verbs: readonly RuleVerb[]): Generator<RuleVerb> {
  for (const verb of verbs) {
    yield verb
    const word = wordOf(verb)
    yield* allVerbs(verbsIn(valueOf(verb, word), RULE_VERBS[word]))
  }
}

/** The verbs that stand in a value of this shape, in the order in which the shape has them. */
function verbsIn(value: unknown, shape: Shape): RuleVerb[] {
  switch (shape.is) {
    case 'word':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape says that a verb stands here
      return shape.slot === 'verb' ? [value as RuleVerb] : []
    case 'list':
      return Array.isArray(value) ? value.flatMap((each) => verbsIn(each, shape.each)) : []
    case 'record':
      return Object.values(value ?? {}).flatMap((each) => verbsIn(each, shape.each))
    case 'fields':
      return verbsInFields(value, shape.fields)
    case 'number':
    case 'yes':
    case 'no':
    case 'point':
    case 'boolean':
    case 'text':
    case 'one of':
    case 'name':
    // A number that depends on something, or figures narrowed down: no verb stands in those.
    case 'any of':
    case 'or null':
      return []
  }
}

function verbsInFields(value: unknown, shapes: Fields): RuleVerb[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(shapes).flatMap(([name, shape]) =>
    verbsIn(valueOf(value, name), shape.is === 'maybe' ? shape.shape : shape),
  )
}
