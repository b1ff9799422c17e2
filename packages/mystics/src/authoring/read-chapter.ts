import { isRecord } from '@mousekeep/engine'
import { bad, Problems } from '../shape/problem.ts'
import { ShapeReader } from '../shape/read-shape.ts'
import type { Chapter } from '../story/chapter.ts'
import { CHAPTER } from '../story/chapter-shape.ts'
import { ChapterNames } from './chapter-names.ts'
import { checkReach } from './check-reach.ts'
import { checkSetup } from './check-setup.ts'
import { checkContent } from './check-content.ts'
import { sizeOf } from './size-of.ts'
import type { Sound } from './sound.ts'

/** The book's largest chapter says 525 things. */
const MOST_VALUES = 2000
const DEEPEST = 32

/**
 * Reads a chapter from outside data: a copy of its own, with what a chapter has and nothing else. Throws `BadInput` with
 * everything that is wrong with it: what is malformed, names what is not there, contradicts itself, declares what
 * nothing uses, or lays a side that nobody can reach.
 */
export function readChapter(json: unknown): Chapter {
  if (!isRecord(json)) throw bad('', 'object')
  const size = sizeOf(json, MOST_VALUES, DEEPEST)
  if (size === 'too deep') throw bad('', 'too-deep')
  if (size === 'too large') throw bad('', 'too-large', { most: MOST_VALUES })
  const problems = new Problems()
  const names = new ChapterNames(json)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields that were not read as the shape has them are left out
  const sound = new ShapeReader(names, problems).fields(json, CHAPTER.fields, '') as Sound
  checkSetup(sound, problems)
  checkContent(sound, names, problems)
  checkReach(sound, problems)
  problems.end()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a problem every field is there
  return sound as Chapter
}
