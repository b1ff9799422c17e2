import { anyOf, fields, list, maybe, name, number, oneOf, text, word, YES } from '../shape/shape.ts'
import { CARD_KINDS, CARD_MOMENTS, CLASSES, DURATIONS, SLOTS } from './words.ts'

/** What a search card, an ability card or an innate ability may say, as data. */

const CLASS = oneOf(...CLASSES)
const MODE = oneOf('melee', 'ranged')
const MOST = 20
const COUNT = number(0, MOST)

/** One line of a card's program. */
const CLAUSE = fields({
  on: list(oneOf(...CARD_MOMENTS), 1),
  if: maybe(list(word('condition'))),
  choose: maybe(list(word('selector'))),
  do: maybe(list(word('verb'))),
  mod: maybe(list(word('modifier'))),
  for: maybe(oneOf(...DURATIONS)),
  once: maybe(oneOf('round')),
  forced: maybe(YES),
})

/** What a party item is good for (M22). */
const KIND = oneOf('rat', 'roach', 'spider', 'centipede')
const PARTY_USE = anyOf(
  fields({ is: oneOf('disguise'), fools: name('minion') }),
  fields({ is: oneOf('rope'), length: COUNT }),
  fields({ is: oneOf('bait'), lures: KIND, thrownBy: KIND }),
  fields({ is: oneOf('sling') }),
)

export const CARD = fields({
  id: text('name'),
  kind: oneOf(...CARD_KINDS),
  requires: maybe(fields({ classes: maybe(list(CLASS, 1)), hero: maybe(name('hero')), lore: maybe(COUNT) })),
  copies: maybe(number(1, MOST)),
  keptOut: maybe(YES),
  slot: maybe(oneOf(...SLOTS)),
  paws: maybe(number(1, 2)),
  weapon: maybe(
    fields({ bonus: number(-MOST, MOST), mode: MODE, type: oneOf('sharp', 'blunt', 'magic'), knife: maybe(YES) }),
  ),
  use: maybe(PARTY_USE),
  kept: maybe(YES),
  cost: maybe(fields({ cheese: COUNT, most: maybe(COUNT), forClass: maybe(fields({ class: CLASS, cheese: COUNT })) })),
  clauses: list(CLAUSE),
})
