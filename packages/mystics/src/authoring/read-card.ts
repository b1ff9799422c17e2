import { findCard, findHero, findMinionType } from '../cards/box.ts'
import type { Card } from '../cards/card.ts'
import { CARD } from '../cards/card-shape.ts'
import { CONDITIONS, MODIFIERS, SELECTORS, VERBS } from '../cards/words.ts'
import { Problems, type ProblemCode } from '../shape/problem.ts'
import { ShapeReader, type Vocabulary } from '../shape/read-shape.ts'
import type { Named } from '../shape/shape.ts'

/** What cards name: heroes, minions and other cards of the box. */
const KNOWN: Partial<Record<Named, readonly [ProblemCode, (name: string) => object | undefined]>> = {
  card: ['no-card', findCard],
  hero: ['no-hero', findHero],
  minion: ['no-minion', findMinionType],
}

const VOCABULARY: Vocabulary = {
  slots: { condition: CONDITIONS, selector: SELECTORS, verb: VERBS, modifier: MODIFIERS },
  name(name, of, path, problems) {
    const [code, find] = KNOWN[of] ?? []
    if (code !== undefined && find?.(name) === undefined) problems.add(path, code, { name })
  },
}

/** Reads a card from outside data: a copy of its own. Throws `BadInput` with everything that is wrong with it. */
export function readCard(json: unknown): Card {
  const problems = new Problems()
  const card = new ShapeReader(VOCABULARY, problems).read(json, CARD, '')
  problems.end()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was read by its shape
  return card as Card
}
