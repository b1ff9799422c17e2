import type { Guide } from '../../page/guide/guide.ts'
import { boardSprite } from '../art/sprite.ts'
import { FLOOR_CLIP } from './castle-picture.tsx'
import { HowToPlay } from './how-to-play.tsx'
import { pictureOf } from './rule-pictures.tsx'
import { CastleSheet } from './sheet.tsx'
import { learnWords, say, tableWords } from './words/words.ts'

/** Castle's pages for learning and looking things up. */
export const castleGuide: Guide = {
  catalogue: learnWords,
  tableCatalogue: tableWords,
  sprite: () => boardSprite + FLOOR_CLIP,
  title: () => say('castle-title'),
  HowToPlay,
  Sheet: CastleSheet,
  picture: pictureOf,
}
