import type { Mystics } from '@mousekeep/mystics'
import { comingSprite } from '../page/coming-sprite.ts'
import type { GameFace } from '../page/face.ts'
import { playCarefully } from './play-carefully.ts'
import { MysticsChoosing } from './choosing.ts'
import { Actions } from './column/actions.tsx'
import { logFilters, logGroups } from './log/log-groups.ts'
import { pressHint, turnKeys } from './column/press.ts'
import { countedText, promptText } from './column/prompt.tsx'
import { faceWords } from './face-words.ts'
import { Portrait } from './portrait.tsx'
import { Room } from './room/room.tsx'
import { soundsOf } from './sounds.ts'
import { theirLastTurns } from './stage/theirs.ts'
import { MysticsTable } from './table.tsx'
import { miceOf } from './together/seats.ts'
import { withWords } from './words/book.ts'
import { nameOf } from './words/names.ts'
import { words } from './words/words.ts'
import './styles/fonts.css'
import './styles/table.css'
import './styles/rope.css'
import './styles/column.css'
import './styles/told.css'
import './styles/leaves.css'
import './styles/phone.css'
import './styles/phone-top.css'
import './styles/landscape.css'
import './styles/hall.css'
import './styles/together.css'
import './styles/story.css'
import './styles/things.css'
import './styles/chronicle.css'
import './styles/devices.css'
import type * as MoreWords from './words/more.ts'

/** The words for pages about whole chapters, beyond those of a table. */
const moreWords = (): Promise<typeof MoreWords> => import('./words/more.ts')
const withAllWords = async <Page>(load: Promise<Page>): Promise<Page> => (await moreWords()).withAllWords(load)
const withBook = async <Page>(load: Promise<Page>): Promise<Page> => (await moreWords()).withBook(load)

const sprite = comingSprite(async () => (await import('./sprite.ts')).mysticsSprite())

/**
 * Mystics at a table: the room, the initiative track as a rope, and beside them the question and what each answer leads
 * to.
 */
export const mysticsFace: GameFace<Mystics, MysticsChoosing> = {
  id: 'mystics',
  catalogue: words,
  words: faceWords,
  sprite: () => sprite() ?? '',
  open: (desk) => new MysticsChoosing(desk),
  caption: () => '',
  soundsOf,
  sounds: () => import('./synth.ts'),
  theirs: theirLastTurns,
  longestMotionMs: Infinity,
  isStepped: true,
  Board: Room,
  Actions,
  panels: [],
  Portrait,
  Table: MysticsTable,
  sheet: async () => (await withAllWords(import('./learn/sheet.tsx'))).openMysticsSheet(),
  prompt: promptText,
  counted: countedText,
  lead: ({ turn, seats }) => seats[turn?.card ?? ''] ?? 0,
  isOver: ({ over }) => over !== null,
  log: logGroups,
  logFilters,
  keys: (desk) =>
    new Map([['e', () => playCarefully(desk, { do: 'end' })], ['h', () => pressHint(desk)], ...turnKeys(desk)]),
  seatName: (options, seat) => miceOf(options, seat).map(nameOf).join(', '),
  luck: async (eventsByPlay) => (await withAllWords(import('./luck.ts'))).luckOf(eventsByPlay),
  campaign: async () => (await withBook(import('./company/campaign-face.tsx'))).mysticsCampaign,
  pages: {
    chronicle: async () => (await withWords(withBook(import('./chronicle/chronicle-page.tsx')))).ChroniclePage,
    hall: async () => (await withBook(import('./hall/hall-page.tsx'))).HallPage,
    together: async () => (await withAllWords(import('./together/together-page.tsx'))).TogetherPage,
  },
}
