import type { Guide } from '../../page/guide/guide.ts'
import { mysticsSprite } from '../sprite.ts'
import { ChapterPassages } from './chapter-passages.tsx'
import { HowToPlay } from './how-to-play.tsx'
import { pictureOf } from './rule-pictures.tsx'
import { MysticsSheet } from './sheet.tsx'
import { learnWords, say, tableWords } from './words/words.ts'
import './learn.css'

/** Mystics's pages for learning and looking things up. */
export const mysticsGuide: Guide = {
  catalogue: learnWords,
  tableCatalogue: tableWords,
  sprite: mysticsSprite,
  title: () => say('mystics-title'),
  HowToPlay,
  Sheet: MysticsSheet,
  picture: pictureOf,
  Beside: ({ section }) => (/^R\d/.test(section) ? <ChapterPassages chapter={section.slice(1)} /> : null),
}
