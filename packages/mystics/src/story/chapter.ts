import type { TypeOf } from '../shape/shape.ts'
import type { CHAPTER, OVERLAY, RULE, SPECIAL_SEARCH, TOKEN } from './chapter-shape.ts'
import type { Amount, Slots } from './words.ts'

/** What the shape of a chapter (`chapter-shape.ts`) comes to as types. */

export const DIFFICULTIES = ['story', 'standard', 'heroic'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** How many of each minion type. */
export type Company = Readonly<Record<string, Amount>>
export type Rule = TypeOf<typeof RULE, Slots>
export type SpecialSearch = TypeOf<typeof SPECIAL_SEARCH, Slots>
export type Token = TypeOf<typeof TOKEN, Slots>
export type Overlay = TypeOf<typeof OVERLAY, Slots>

/** A chapter of the story book as data (M26.1). */
export type Chapter = TypeOf<typeof CHAPTER, Slots>
