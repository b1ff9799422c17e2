import type { Speech } from '@mousekeep/text'
import { findCard, findHero, findMinionCard } from '../cards/box.ts'
import { keyOf } from './names.ts'

/** What is known of a card, a mouse, a minion or an achievement: name, numbers, effect, and the line without effect. */
export function lookAt(speech: Speech, id: string, facts = factsOf(speech, id)): string[] {
  const key = keyOf(speech, id)
  if (key === null) return []
  const parts = speech.attributes(key)
  return [
    [speech.say(key), ...facts].join(' · '),
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
