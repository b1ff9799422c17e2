import type { Speech } from '@mousekeep/text'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import {
  ABILITIES,
  DIFFICULT,
  findEncounter,
  HEROES,
  INNATE,
  MINION_CARDS,
  MINION_TYPES,
  SEARCH_CARDS,
  STANDARD,
} from '../cards/box.ts'
import type { EncounterCard, Group } from '../cards/card.ts'
import { MARKERS } from '../cards/lists.ts'
import { lookAt } from './look.ts'
import { idOf, plain } from './names.ts'

const BOX = [HEROES, MINION_CARDS, ABILITIES, INNATE, SEARCH_CARDS, STANDARD, DIFFICULT].flat().map(({ id }) => id)
/** Markers and what may be earned (M21, M25). */
const BESIDES = [...MARKERS, ...ACHIEVEMENT_IDS]

/**
 * What is known of a card, a mouse, a minion, an encounter, a marker or an achievement, called by name or id. Whatever is
 * in the box is known, on the table or not. Empty: nothing is called so.
 */
export function lookFor(speech: Speech, called: string): string[] {
  const id = idOf(speech, called, [...BOX, ...BESIDES])
  if (id === null) return cardsOfFigure(speech, called).flatMap((card) => lookAt(speech, card))
  const encounter = findEncounter(id)
  return encounter === undefined ? lookAt(speech, id) : lookAt(speech, id, factsOf(speech, encounter))
}

/** A figure is called by its type, with or without its number: `roach`, `rat warrior 2`, `2. patkányharcos`. */
function cardsOfFigure(speech: Speech, called: string): readonly string[] {
  const type = MINION_TYPES.find(({ id }) => unnumbered(speech.say(`figure-${id}`, { n: '' })) === unnumbered(called))
  return type?.cards ?? []
}

const unnumbered = (figure: string): string => plain(figure.replaceAll(/^\d*\.|\d+$/g, '').trim())

/** Who comes on which pages, what its surge brings, and what it does besides (M14). */
function factsOf(speech: Speech, { rows, surge, flags }: EncounterCard): string[] {
  return [
    ...rows.map(({ from, to, minions }, i) => {
      const key = i === rows.length - 1 ? 'encounter-last-row' : 'encounter-row'
      return speech.say(key, { from, to, minions: tellGroup(speech, minions) })
    }),
    speech.say('encounter-surge', { minions: tellGroup(speech, surge) }),
    ...flags.map((flag) => speech.say(`warning-${flag}`)),
  ]
}

function tellGroup(speech: Speech, group: Group): string {
  return Object.entries(group)
    .map(([type, n]) => speech.say(`minions-${type}`, { n }))
    .join(', ')
}
