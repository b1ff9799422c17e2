import type { Chapter } from '../../src/story/chapter.ts'
import { THE_SMALLEST_DOOR } from './00-the-smallest-door.ts'
import { OUT_BY_THE_GRATE } from './01-out-by-the-grate.ts'
import { THREE_WHO_WENT_TO_LOOK } from './02-three-who-went-to-look.ts'
import { TEA_FOR_AN_OWL } from './03-tea-for-an-owl.ts'
import { THE_WATERWORKS } from './04-the-waterworks.ts'
import { THE_QUEENS_CURTAIN_CORD } from './05-the-queens-curtain-cord.ts'
import { THE_CAPTAINS_BILL } from './06-the-captains-bill.ts'
import { UN_BELLING_THE_CAT } from './07-un-belling-the-cat.ts'
import { WHAT_EATS_THE_LAMPLIGHT } from './08-what-eats-the-lamplight.ts'
import { MEN_OF_THE_GUARD } from './09-men-of-the-guard.ts'
import { HOLD_THE_TREE } from './10-hold-the-tree.ts'
import { THE_ELEVENTH_HOUR } from './11-the-eleventh-hour.ts'

/** The story book, in order. */
export const CHAPTERS: readonly Chapter[] = [
  THE_SMALLEST_DOOR,
  OUT_BY_THE_GRATE,
  THREE_WHO_WENT_TO_LOOK,
  TEA_FOR_AN_OWL,
  THE_WATERWORKS,
  THE_QUEENS_CURTAIN_CORD,
  THE_CAPTAINS_BILL,
  UN_BELLING_THE_CAT,
  WHAT_EATS_THE_LAMPLIGHT,
  MEN_OF_THE_GUARD,
  HOLD_THE_TREE,
  THE_ELEVENTH_HOUR,
]

/** All of them are here. */
export async function fetchChapters(_ids?: readonly string[]): Promise<void> {}
