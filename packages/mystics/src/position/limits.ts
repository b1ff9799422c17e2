import { bad } from '../shape/problem.ts'

/**
 * How much of each a position may have. All that is worked out of one grows with these, some of it with their squares
 * and products: sight alone with spaces times spaces times points. The box and the story book stay far below.
 */
const MOST: Readonly<Record<string, number>> = {
  spaces: 40,
  minions: 30,
  encounters: 60,
  rows: 12,
  /** Of all walls of a side together. */
  points: 600,
}
/** Of whatever is not named above. */
const MOST_ITEMS = 200
const LONGEST_NAME = 40
const DEEPEST = 16

/** How many minions of a kind an encounter card brings. */
export const MOST_OF_A_KIND = 12

/** Throws `BadInput` for a position that is too large to be one, before anybody works anything out of it. */
export function refuseHuge(json: unknown, name = 'a position', path = name, depth = 0): void {
  if (typeof json === 'string' && json.length > LONGEST_NAME) throw bad(path, 'too-long', { most: LONGEST_NAME })
  if (typeof json !== 'object' || json === null) return
  if (depth > DEEPEST) throw bad(path, 'too-deep')
  const size = name === 'walls' ? pointsIn(json) : Object.keys(json).length
  const most = MOST[name === 'walls' ? 'points' : name] ?? MOST_ITEMS
  if (size > most) throw bad(path, 'too-many', { most })
  for (const [key, each] of Object.entries(json)) {
    if (key.length > LONGEST_NAME) throw bad(path, 'too-long', { most: LONGEST_NAME })
    // The points of walls have been counted.
    if (name !== 'walls') refuseHuge(each, Array.isArray(json) ? '' : key, `${path}.${key}`, depth + 1)
  }
}

function pointsIn(walls: object): number {
  return Object.values(walls).reduce<number>((sum, wall) => sum + (Array.isArray(wall) ? wall.length : 1), 0)
}
