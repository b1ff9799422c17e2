import type { Speech } from '@mousekeep/text'
import {
  ABILITIES,
  DIFFICULT,
  findCard,
  findEncounter,
  findHero,
  findMinionCard,
  HEROES,
  INNATE,
  MINION_CARDS,
  MINION_TYPES,
  SEARCH_CARDS,
  STANDARD,
} from '../cards/box.ts'
import type { EncounterCard, Group } from '../cards/card.ts'
import { idOf, keyOf, plain } from './names.ts'

const BOX = [HEROES, MINION_CARDS, ABILITIES, INNATE, SEARCH_CARDS, STANDARD, DIFFICULT].flat().map(({ id }) => id)
/** Markers and what may be earned (M21, M25). */
const BESIDES = ['stunned', 'webbed', 'charmed', 'cheesemaster', 'roachmaster', 'poisonmaster', 'scaper', 'cat-tamer']

/**
 * What is known of a card, a mouse, a minion, an encounter, a marker or an achievement, called by name or id: name, numbers, effect, and
 * the line without effect. Whatever is in the box is known, on the table or not. Empty: nothing is called so.
 */
export function lookFor(speech: Speech, called: string): string[] {
  const id = idOf(speech, called, [...BOX, ...BESIDES])
  return (id === null ? cardsOfFigure(speech, called) : [id]).flatMap((each) => lookAt(speech, each))
}

/** A figure is called by its type, with or without its number: `roach`, `rat warrior 2`, `2. patkányharcos`. */
function cardsOfFigure(speech: Speech, called: string): readonly string[] {
  const nameOf = (figure: string): string => plain(figure.replaceAll(/^\d*\.|\d+$/g, '').trim())
  return MINION_TYPES.find(({ id }) => nameOf(speech.say(`figure-${id}`, { n: '' })) === nameOf(called))?.cards ?? []
}

function lookAt(speech: Speech, id: string): string[] {
  const key = keyOf(speech, id)
  if (key === null) return []
  const parts = speech.attributes(key)
  return [
    [speech.say(key), ...factsOf(speech, id)].join(' · '),
    ...['effect', 'flavour'].filter((part) => parts.includes(part)).map((part) => speech.say(`${key}.${part}`)),
  ]
}

function factsOf(speech: Speech, id: string): string[] {
  const hero = findHero(id)
  if (hero !== undefined) {
    const { battle, defense, lore, move, life } = hero
    return [
      ...hero.classes.map((each) => speech.say(`class-${each}`)),
      speech.say('look-hero', { battle, defense, lore, move, life }),
      ...hero.innate.map((each) => speech.say(`card-${each}`)),
    ]
  }
  const minion = findMinionCard(id)
  if (minion !== undefined) {
    const { battle, defense, life, mode } = minion
    return [speech.say(`mode-${mode}`), speech.say('look-minion', { battle, defense, life })]
  }
  const encounter = findEncounter(id)
  if (encounter !== undefined) return factsOfEncounter(speech, encounter)
  const card = findCard(id)
  if (card === undefined) return []
  const { kind, weapon, paws, cost, requires } = card
  return [
    speech.say(`kind-${kind.replace(' ', '-')}`),
    ...(weapon === undefined
      ? []
      : [
          speech.say('look-weapon', {
            mode: speech.say(`mode-${weapon.mode}`),
            type: speech.say(`type-${weapon.type}`),
            bonus: weapon.bonus,
          }),
        ]),
    ...(paws === undefined ? [] : [speech.say('look-paws', { n: paws })]),
    ...(cost === undefined ? [] : [speech.say('look-cost', { n: cost.cheese })]),
    ...(requires?.classes ?? []).map((each) => speech.say('look-for', { who: speech.say(`class-${each}`) })),
    ...(requires?.hero === undefined ? [] : [speech.say('look-for', { who: speech.say(`hero-${requires.hero}`) })]),
    ...(requires?.lore === undefined ? [] : [speech.say('look-lore', { n: requires.lore })]),
  ]
}

/** Who comes on which pages, what its surge brings, and what it does besides (M14). */
function factsOfEncounter(speech: Speech, { rows, surge, flags }: EncounterCard): string[] {
  const groupOf = (group: Group): string =>
    Object.entries(group)
      .map(([type, n]) => speech.say(`minions-${type}`, { n }))
      .join(', ')
  return [
    ...rows.map(({ from, to, minions }, i) =>
      speech.say(i === rows.length - 1 ? 'encounter-last-row' : 'encounter-row', {
        from,
        to,
        minions: groupOf(minions),
      }),
    ),
    speech.say('encounter-surge', { minions: groupOf(surge) }),
    ...flags.map((flag) => speech.say(`warning-${flag}`)),
  ]
}
