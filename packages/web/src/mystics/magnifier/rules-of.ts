import { findCard, findHero } from '@mousekeep/mystics/box'
import { KEYWORDS } from '../keywords/keywords.ts'
import type { Look } from './looked-at.ts'

/** The rules for each kind of card. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  weapon: ['M10.1', 'M10.4'],
  armor: ['M10.5', 'M16.2'],
  accessory: ['M16.2'],
  item: ['M6.6', 'M16.5'],
  scroll: ['M6.6'],
  trick: ['M16.2', 'M16.5'],
  event: ['M11.1'],
  'party item': ['M22.1', 'M22.2'],
  ability: ['M6.5', 'M6.9'],
  innate: ['M1.2'],
}

/** The numbers of the rules behind what is being looked at. */
export function rulesOf(look: Look): readonly string[] {
  if (look.kind === 'keyword') return KEYWORDS[look.id]
  if (look.kind === 'card') return OF_KIND[findCard(look.id)?.kind ?? ''] ?? []
  return findHero(look.id) === undefined ? ['M17.1', 'M17.6'] : ['M1.2', 'M6.2']
}
