import { findSide } from '../board/box-tiles.ts'
import { minionType } from '../cards/box.ts'
import type { Problems } from '../shape/problem.ts'
import { allVerbs } from '../story/inner-verbs.ts'
import type { ChapterNames } from './chapter-names.ts'
import type { Sound } from './sound.ts'

/** What is said in one field must fit what is said in another: searches, cards of bosses, goals, declarations. */
export function checkContent(chapter: Sound, names: ChapterNames, problems: Problems): void {
  checkSearches(chapter, problems)
  checkBossCards(chapter, problems)
  checkVictory(chapter, problems)
  const unused = names.unused()
  for (const name of unused.variables) problems.add(`vars.${name}`, 'unused')
  for (const name of unused.tokens) problems.add(`tokens.${name}`, 'unused')
}

function checkSearches({ searches = [] }: Sound, problems: Problems): void {
  for (const [i, { side, place, card, any }] of searches.entries()) {
    if ((card === undefined) === (any === undefined)) problems.add(`searches[${i}]`, 'card-or-any')
    if (place !== undefined && !Object.hasOwn(findSide(side).places, place))
      problems.add(`searches[${i}].place`, 'no-place', { side, name: place })
  }
}

function checkBossCards({ mods }: Sound, problems: Problems): void {
  for (const [i, { boss, cards = [] }] of (mods?.bossCards ?? []).entries()) {
    for (const name of cards) {
      if (!minionType(boss).cards.includes(name))
        problems.add(`mods.bossCards[${i}].cards`, 'other-boss', { name, boss })
    }
  }
}

/** Goals that nobody names are reached by nobody (M23.1). */
function checkVictory({ victory, mods, rules }: Sound, problems: Problems): void {
  if (victory === undefined || rules === undefined || victory.length > 0 || mods?.endWins === true) return
  const wins = rules.some((rule) => [...allVerbs(rule.do)].some((verb) => 'win' in verb))
  if (!wins) problems.add('victory', 'nothing-wins')
}
