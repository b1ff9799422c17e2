import { castle, type Castle } from '@mousekeep/castle'
import type { Subject } from '@mousekeep/testkit'
import { colourOf } from './colours.ts'
import { draw } from './drawing.ts'
import { invariants } from './invariants.ts'
import { readActionText, tell } from './tell.ts'

/** Castle as testkit sees it. */
export const subject: Subject<Castle> = {
  game: castle,
  draw,
  tell,
  action: readActionText,
  seatName: colourOf,
  invariants,
}
