import { CHAPTERS } from '../story/shelf.ts'
import {
  ABILITIES,
  DIFFICULT,
  HEROES,
  INNATE,
  MINION_CARDS,
  MINION_TYPES,
  SEARCH_CARDS,
  STANDARD,
} from '../cards/box.ts'
import { TAUGHT_IN } from '../../data/lessons.ts'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import { tilesOfTheBox } from '../board/box-tiles.ts'

/** What the box and the story book hold, counted from the data the rules play with (M1). */
export function mysticsCensus(): Record<string, number> {
  const sides = tilesOfTheBox().size
  const story = CHAPTERS.flatMap((chapter) => chapter.achievements ?? [])
  return {
    heroes: HEROES.length,
    innateAbilities: INNATE.length,
    abilities: ABILITIES.length,
    searchCards: SEARCH_CARDS.reduce((sum, card) => sum + (card.copies ?? 1), 0),
    searchKinds: SEARCH_CARDS.length,
    encountersStandard: STANDARD.length,
    encountersDifficult: DIFFICULT.length,
    initiativeCards: HEROES.length + MINION_CARDS.length,
    minionTypes: MINION_TYPES.length,
    bosses: MINION_TYPES.filter((type) => type.boss).length,
    // Two sides each.
    tiles: sides / 2,
    sides,
    chapters: CHAPTERS.filter(({ id }) => id !== TAUGHT_IN).length,
    prologue: CHAPTERS.filter(({ id }) => id === TAUGHT_IN).length,
    achievements: ACHIEVEMENT_IDS.length,
    storyAchievements: new Set(story).size,
  }
}
