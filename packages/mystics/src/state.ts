import type { Seat } from '@mousekeep/engine'
import type { Space } from './board.ts'
import type { CardNo, MysticsFrame } from './frame.ts'
import type { EncounterCard } from './language/card.ts'
import type { Slot } from './language/words.ts'
import type { Side } from './side.ts'

export const FULL_WHEEL = 6
export const PACK = 3
export const LEVEL_UP = 6

export interface Worn {
  readonly card: CardNo
  readonly slot: Slot
}

export interface Mouse {
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
}

/** What never changes in a game. Shared between all its states. */
export interface Setup {
  /** Null in a position. */
  readonly chapter: string | null
  readonly difficulty: string
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
  readonly won: Record<string, string>
  // What a chapter keeps.
  readonly vars: Record<string, number>
  readonly flags: string[]
  readonly tokens: Record<string, string>
  /** Special searches and `once` rules that are used up. */
  readonly fired: string[]
  /** The step of the prologue's lessons that is next. */
  lesson: number
  readonly stack: MysticsFrame[]
  ask: Question | null
  answer: string | null
  over: 'won' | 'lost' | null
}

function copyMouse(mouse: Mouse): Mouse {
  return {
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
  return { id: minion.id, type: minion.type, at: minion.at, wounds: minion.wounds, down: minion.down }
}

/** Frames hold plain data and lists of plain data; what is in a list is never changed in place. */
function copyFrame(frame: MysticsFrame): MysticsFrame {
  if (frame.kind === 'mouse-turn') return { kind: 'mouse-turn', mouse: frame.mouse, step: frame.step }
  if (frame.kind === 'play') return frame
  const fields: Record<string, unknown> = { ...frame }
  for (const name in fields) {
    const value = fields[name]
    if (Array.isArray(value)) fields[name] = value.slice()
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields with the same values
  return fields as unknown as MysticsFrame
}

export function copy(state: MysticsState): MysticsState {
  const { turn } = state
  return {
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
    fired: state.fired.slice(),
    lesson: state.lesson,
    stack: state.stack.map(copyFrame),
    ask: state.ask,
    answer: state.answer,
    over: state.over,
  }
}
