import { findCard, findHero, findMinionCard } from '@mousekeep/mystics'
import type { Catalogue } from '@mousekeep/text'
import { keyOf } from './names.ts'

/** What is known of a card, a mouse, a minion or an achievement: name, numbers, effect, and the line without effect. */
export function lookAt(words: Catalogue, id: string): string[] {
  const key = keyOf(words, id)
  if (key === null) return []
  const parts = words.attributes(key)
  return [
    [words.say(key), ...factsOf(words, id)].join(' · '),
    ...['effect', 'flavour'].filter((part) => parts.includes(part)).map((part) => words.say(`${key}.${part}`)),
  ]
}

function factsOf(words: Catalogue, id: string): string[] {
  const hero = findHero(id)
  if (hero !== undefined) {
    const { battle, defense, lore, move, life } = hero
    return [
      ...hero.classes.map((each) => words.say(`class-${each}`)),
      words.say('look-hero', { battle, defense, lore, move, life }),
      ...hero.innate.map((each) => words.say(`card-${each}`)),
    ]
  }
  const minion = findMinionCard(id)
  if (minion !== undefined) {
    const { battle, defense, life, mode } = minion
    return [words.say(`mode-${mode}`), words.say('look-minion', { battle, defense, life })]
  }
  const card = findCard(id)
  if (card === undefined) return []
  const { kind, weapon, paws, cost, requires } = card
  return [
    words.say(`kind-${kind}`),
    ...(weapon === undefined
      ? []
      : [
          words.say('look-weapon', {
            mode: words.say(`mode-${weapon.mode}`),
            type: words.say(`type-${weapon.type}`),
            bonus: weapon.bonus,
          }),
        ]),
    ...(paws === undefined ? [] : [words.say('look-paws', { n: paws })]),
    ...(cost === undefined ? [] : [words.say('look-cost', { n: cost.cheese })]),
    ...(requires?.classes ?? []).map((each) => words.say('look-for', { who: words.say(`class-${each}`) })),
    ...(requires?.hero === undefined ? [] : [words.say('look-for', { who: words.say(`hero-${requires.hero}`) })]),
    ...(requires?.lore === undefined ? [] : [words.say('look-lore', { n: requires.lore })]),
  ]
}
