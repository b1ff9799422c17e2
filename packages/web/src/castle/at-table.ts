import type { Castle } from '@mousekeep/castle'
import type { GameFace } from '../page/face.ts'
import { UsualTable } from '../page/usual-table.tsx'
import { Actions } from './actions.tsx'
import { Portrait } from './art/portrait.tsx'
import { boardSprite } from './art/sprite.ts'
import { Board } from './board.tsx'
import { CastleChoosing } from './choosing/choosing.ts'
import { castleWords } from './words/face-words.ts'
import { logFilters, logGroups } from './log-groups.ts'
import { Players, Trays } from './players.tsx'
import { theirLastTurns } from './others.ts'
import { Ended } from './ended.tsx'
import { GiveUp } from './give-up.tsx'
import { Points, promptText, thoughtText } from './prompt.tsx'
import { soundsOf } from './sound/sounds.ts'
import { caption, teamName } from './tell.ts'
import { say, words } from './words/words.ts'
import './styles/table.css'
import './styles/ghost.css'
import './styles/ended.css'

/** Castle at a table: the castle from above, and beside it whose turn it is, the spare tile and what each team has. */
export const atTable: GameFace<Castle, CastleChoosing> = {
  id: 'castle',
  catalogue: words,
  words: castleWords,
  sprite: () => boardSprite,
  open: (desk) => new CastleChoosing(desk),
  caption,
  soundsOf,
  sounds: () => import('./sound/synth.ts'),
  turnRule: 'C2.2',
  theirs: theirLastTurns,
  Board,
  Actions,
  Counters: Points,
  panels: [Ended, Trays, Players],
  Leave: GiveUp,
  Portrait,
  Table: UsualTable,
  sheet: async () => (await import('./learn/sheet.tsx')).openCastleSheet(),
  prompt: promptText,
  thought: thoughtText,
  counted: ({ phase, points }) => (phase === 'play' ? say('points-left', { points }) : ''),
  lead: ({ over, turn }) => over?.winner ?? turn,
  isOver: ({ over }) => over !== null,
  log: logGroups,
  logFilters: ({ players }) => logFilters(players.length),
  keys: (desk) => new Map([['e', () => desk.choosing.endTurn()]]),
  seatName: (_options, seat) => teamName(seat),
  luck: async (eventsByPlay) => (await import('./luck.ts')).luckOf(eventsByPlay),
}
