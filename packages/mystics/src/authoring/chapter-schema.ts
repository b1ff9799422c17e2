import { findSide, tilesOfTheBox } from '../board/box-tiles.ts'
import { ABILITIES, HEROES, INNATE, MINION_CARDS, MINION_TYPES, SEARCH_CARDS } from '../cards/box.ts'
import { CLASSES } from '../cards/words.ts'
import { jsonSchemaOf, type JsonSchema } from '../shape/json-schema.ts'
import { LIKES } from '../shape/shape.ts'
import { CHAPTER } from '../story/chapter-shape.ts'
import { PARTS } from '../story/passages.ts'
import { CHAPTERS } from '../story/shelf.ts'
import { CHAPTER_SLOTS, FIGURES, PLACE_WORDS } from './chapter-names.ts'

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)
const NAME: JsonSchema = { type: 'string', pattern: LIKES.name.pattern }

/** The JSON Schema of a chapter, for authors: what `readChapter` takes, as far as a schema can say it. */
export function chapterSchema(): JsonSchema {
  const sides = allSides()
  const heroes = ids(HEROES)
  const minions = ids(MINION_TYPES)
  const ground = [...sides.flatMap(placesOf), 'here']
  /** A place of whatever side the mice are on. */
  const somewhere = { type: 'string', pattern: '^here:[a-z][a-z0-9-]*$' }
  const links = sides.flatMap((side) => [`${side}.flip`, ...findSide(side).doors.map(({ id }) => `${side}.${id}`)])
  return jsonSchemaOf('A chapter of Mystics', CHAPTER, CHAPTER_SLOTS, {
    boss: { enum: ids(MINION_TYPES.filter(({ boss }) => boss)) },
    'box side': { enum: sides },
    card: { enum: ids([...SEARCH_CARDS, ...ABILITIES, ...INNATE]) },
    figures: { anyOf: [{ enum: [...FIGURES, ...minions, ...heroes] }, NAME] },
    flag: NAME,
    ground: { anyOf: [{ enum: ground }, somewhere] },
    hero: { enum: heroes },
    'hero or class': { enum: ['mouse', ...heroes, ...CLASSES] },
    link: { enum: links },
    minion: { enum: minions },
    'new name': NAME,
    passage: { ...NAME, not: { enum: PARTS } },
    place: { anyOf: [{ enum: [...PLACE_WORDS, ...ground] }, somewhere] },
    side: { enum: sides },
    token: NAME,
    'track card': { enum: [...heroes, ...ids(MINION_CARDS)] },
    variable: NAME,
  })
}

/** Of the box, and those that only the book's own chapters lay. */
function allSides(): string[] {
  const laid = CHAPTERS.flatMap(({ tiles }) => tiles.flatMap(({ up, down }) => (down === null ? [up] : [up, down])))
  return [...new Set([...tilesOfTheBox().keys(), ...laid])]
}

function placesOf(side: string): string[] {
  return [side, `${side}:areas`, ...Object.keys(findSide(side).places).map((place) => `${side}:${place}`)]
}
