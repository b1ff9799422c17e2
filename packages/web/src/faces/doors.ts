import type { Book } from '../base/rulebook.ts'
import { castleDoor } from '../castle/door/door.tsx'
import { castleRules } from '../castle/learn/rulebook.ts'
import { mysticsDoor } from '../mystics/door.tsx'
import { mysticsRules } from '../mystics/rulebook.ts'
import type { GameDoor } from '../page/door.ts'

/** The games on the first page, in their order there. */
export const DOORS: readonly GameDoor[] = [castleDoor, mysticsDoor]

/** All rulebooks of the app. */
export const BOOKS: readonly Book[] = [castleRules, mysticsRules]

/** The door of that game; null if the web app has none. */
export function doorOf(game: string): GameDoor | null {
  return DOORS.find(({ id }) => id === game) ?? null
}
