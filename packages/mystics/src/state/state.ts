import type { Achievement } from '../../data/achievements.ts'
import type { Fact } from './facts.ts'
import type { Seat } from '@mousekeep/engine'
import type { Space } from '../board/board.ts'
import type { CardNo, MysticsTask } from './task.ts'
import type { EncounterCard } from '../cards/card.ts'
import type { Slot } from '../cards/words.ts'
import type { Difficulty } from '../story/chapter.ts'
import type { Side } from '../board/side.ts'

export const FULL_WHEEL = 6
export const PACK = 3
export const LEVEL_UP = 6

export interface Worn {
  readonly card: CardNo
  readonly slot: Slot
}

export interface Mouse {
  readonly kind: 'mouse'
  readonly id: string
  /** `NOWHERE` while captured or away. */
  at: Space
  /** Where it stood when it was captured. */
  last: Space
  readonly equip: Worn[]
  readonly pack: CardNo[]
  readonly abilities: string[]
  cheese: number
  wounds: number
  poison: number
  stunned: boolean
  webbed: boolean
  charmed: boolean
  down: boolean
  captured: boolean
  /** Taken by Abduction: neither captured nor free. */
  away: boolean
  /** Sides on which it has found something (M11.2). */
  readonly searched: string[]
  captures: number
  /** Roaches defeated in this encounter (M25.2). */
  roaches: number
  /** Cards with a limit of once a round that it has used in this one. */
  readonly spent: string[]
}

export interface Minion {
  readonly kind: 'minion'
  readonly id: string
  readonly type: string
  at: Space
  wounds: number
  down: boolean
}

export type MoveState = 'whole' | 'begun' | 'over'

/** The turn of one card on the track. */
export interface Turn {
  readonly card: string
  points: number
  move: MoveState
  /** The rule that ended the move. */
  ended: string | null
  /** M6.7: the move was used by a step, a try to leave water or standing up. */
  used: boolean
  acted: number
  /** M6.2, Shoot and Scoot: the move goes on after a battle, and M7.8 is looked at again. */
  resumed: boolean
  extra: boolean
  shared: boolean
  equipped: boolean
  leveled: boolean
  /** Abilities and items used as a free action. */
  readonly freely: string[]
  /** Mice that have used an ability card in this turn (M6.5). */
  readonly able: string[]
  /** M9.2: ends at once. */
  over: boolean
  /** M4.7: the whole track was dealt anew. */
  cut: boolean
}

/** A modifier that lasts: which clause of which card, by whom, on whom, and until when. */
export interface Lasting {
  readonly card: string
  readonly clause: number
  readonly user: string
  /** Mice, minions or initiative cards. */
  readonly on: readonly string[]
}

export interface Question {
  readonly rule: string
  readonly what: string
  readonly options: readonly string[]
  readonly seat: Seat
  /** The mouse whose own question it is; null: a party choice (M17.2). */
  readonly of: string | null
}

/** An answer belongs to its question and to no other. */
export interface Answer {
  readonly to: Question
  readonly option: string
}

export const WHISPERS = ['always', 'matters', 'hold'] as const
export type Whisper = (typeof WHISPERS)[number]
/** In place of a card's name: every card. */
export const EVERYTHING = '*'

/** What a table that asks only what matters remembers (M27.3). */
export interface Quiet {
  /** By card: when it is asked about, where that is not "when it matters". */
  readonly whispers: Record<string, Whisper>
  /** What was asked in this round. */
  readonly asked: string[]
}

/** What never changes in a game. Shared between all its states. */
export interface Setup {
  /** Null in a position. */
  readonly chapter: string | null
  readonly difficulty: Difficulty
  readonly players: number
  readonly seats: Readonly<Record<string, Seat>>
  /** By card number: which card it is. */
  readonly cards: readonly string[]
  /** Cards handed out by M3.3. */
  readonly starting: readonly CardNo[]
  readonly encounters: readonly EncounterCard[]
  /** Sides written out in a position; those of the box are known by id. */
  readonly sides: Readonly<Record<string, Side>>
  /** A position's way out, by the space of its exit. */
  readonly beyond: string | null
  readonly achievements: boolean
  /** The version of the rules it was begun under, and is played by to its end; left out before the fifth. */
  readonly version?: number
  /** Ability cards of mice that stay behind (M24.1); left out before the fifth version. */
  readonly absent?: readonly string[]
}

export interface MysticsState {
  readonly setup: Setup
  /** The side the mice are on. */
  here: string
  /** The upper side of each tile. */
  readonly up: string[]
  readonly explored: string[]
  /** Sides to which a surge has brought minions (M15.3). */
  readonly surged: string[]
  readonly mice: Mouse[]
  readonly minions: Minion[]
  /** Wounds on the single cards of a boss with several (M10.9). */
  readonly cardWounds: Record<string, number>
  /** How many minions of each type have come, for their names. */
  readonly named: Record<string, number>
  readonly track: string[]
  /** Cards that have acted this round (M4.6). */
  readonly acted: string[]
  turn: Turn | null
  page: number
  end: number
  wheel: number
  readonly search: CardNo[]
  readonly discards: CardNo[]
  readonly encounters: number[]
  readonly encounterDiscards: number[]
  /** Cards that may be in the encounter deck, as far as the table knows. */
  readonly unseen: number[]
  revealed: number | null
  readonly stash: CardNo[]
  /** Party items on the board: number, and the one or two spaces. */
  readonly placed: { readonly card: CardNo; readonly at: readonly Space[] }[]
  readonly trapped: Space[]
  /** Snares by space, with the mouse that set them. */
  readonly snares: { readonly at: Space; readonly by: string }[]
  greedy: boolean
  readonly lasting: Lasting[]
  /** Personal achievements won, and by whom (M25). */
  readonly won: Partial<Record<Achievement, string>>
  // What a chapter keeps.
  readonly vars: Record<string, number>
  readonly flags: string[]
  readonly tokens: Record<string, string>
  /** What has happened once and for all, in order. */
  readonly facts: Fact[]
  /** The step of the prologue's lessons that is next. */
  lesson: number
  readonly stack: MysticsTask[]
  ask: Question | null
  answer: Answer | null
  over: 'won' | 'lost' | null
  /** Only at a table that asks no more than what matters. */
  quiet?: Quiet
}

function copyMouse(mouse: Mouse): Mouse {
  return {
    kind: 'mouse',
    id: mouse.id,
    at: mouse.at,
    last: mouse.last,
    equip: mouse.equip.slice(),
    pack: mouse.pack.slice(),
    abilities: mouse.abilities.slice(),
    cheese: mouse.cheese,
    wounds: mouse.wounds,
    poison: mouse.poison,
    stunned: mouse.stunned,
    webbed: mouse.webbed,
    charmed: mouse.charmed,
    down: mouse.down,
    captured: mouse.captured,
    away: mouse.away,
    searched: mouse.searched.slice(),
    captures: mouse.captures,
    roaches: mouse.roaches,
    spent: mouse.spent.slice(),
  }
}

function copyMinion(minion: Minion): Minion {
  return { kind: 'minion', id: minion.id, type: minion.type, at: minion.at, wounds: minion.wounds, down: minion.down }
}

/** Tasks hold plain data and lists of plain data; what is in a list is never changed in place. */
function copyTask(task: MysticsTask): MysticsTask {
  if (task.kind === 'mouse-turn') return { kind: 'mouse-turn', mouse: task.mouse, step: task.step }
  if (task.kind === 'play') return task
  const next = { ...task }
  const fields: Record<string, unknown> = next
  for (const name in fields) {
    const value = fields[name]
    if (Array.isArray(value)) fields[name] = value.slice()
  }
  return next
}

export function copy(state: MysticsState): MysticsState {
  const { turn, quiet } = state
  const next: MysticsState = {
    setup: state.setup,
    here: state.here,
    up: state.up.slice(),
    explored: state.explored.slice(),
    surged: state.surged.slice(),
    mice: state.mice.map(copyMouse),
    minions: state.minions.map(copyMinion),
    cardWounds: { ...state.cardWounds },
    named: { ...state.named },
    track: state.track.slice(),
    acted: state.acted.slice(),
    turn: turn && { ...turn, freely: turn.freely.slice(), able: turn.able.slice() },
    page: state.page,
    end: state.end,
    wheel: state.wheel,
    search: state.search.slice(),
    discards: state.discards.slice(),
    encounters: state.encounters.slice(),
    encounterDiscards: state.encounterDiscards.slice(),
    unseen: state.unseen.slice(),
    revealed: state.revealed,
    stash: state.stash.slice(),
    placed: state.placed.slice(),
    trapped: state.trapped.slice(),
    snares: state.snares.slice(),
    greedy: state.greedy,
    lasting: state.lasting.slice(),
    won: { ...state.won },
    vars: { ...state.vars },
    flags: state.flags.slice(),
    tokens: { ...state.tokens },
    facts: state.facts.slice(),
    lesson: state.lesson,
    stack: state.stack.map(copyTask),
    ask: state.ask,
    answer: state.answer,
    over: state.over,
  }
  if (quiet !== undefined) next.quiet = { whispers: { ...quiet.whispers }, asked: quiet.asked.slice() }
  return next
}
