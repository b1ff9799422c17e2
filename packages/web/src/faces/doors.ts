import type { Book } from '../base/rulebook.ts'
import { castleDoor } from '../castle/door/door.tsx'
import { castleRules } from '../castle/learn/rulebook.ts'
import { mysticsDoor } from '../mystics/door.tsx'
import { mysticsRules } from '../mystics/rulebook.ts'
import type { GameDoor } from '../page/door.ts'

/** The games of the first page, in its order. */
export const DOORS: readonly GameDoor[] = [castleDoor, mysticsDoor]

/** All rulebooks that can be read here; of some games there is nothing else yet. */
export const BOOKS: readonly Book[] = [castleRules, mysticsRules]

/** The door of that game; null if the web app has none. */
export function doorOf(game: string): GameDoor | null {
  return DOORS.find(({ id }) => id === game) ?? null
}
