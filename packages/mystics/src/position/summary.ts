import type { Board } from '../board/board.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { CardNo } from '../state/task.ts'
import { isTaught, lessonOf } from '../rules/chapter/lessons.ts'
import { MARKERS } from '../cards/lists.ts'
import type { MysticsState, Question } from '../state/state.ts'
import { writeGame } from './write-game.ts'
import { writeEncounter, writeSide } from './write-parts.ts'
import type { GameWritten } from './written.ts'

/**
 * The game in the words of a position. Lists without an order of their own are sorted by name. `whole` has it all once
 * more, exactly and with the work that waits, so that a position can be set up in the middle of anything.
 */
export interface MysticsSummary extends Account {
  readonly whole: GameWritten
}

/** What of it a reader wants to see at a glance. */
export interface Account {
  readonly [field: string]: unknown
  readonly ask: {
    readonly what: string
    readonly rule: string
    readonly seat: number
    readonly options: readonly string[]
  } | null
  readonly over: 'won' | 'lost' | null
}

export function summary(state: MysticsState): MysticsSummary {
  return { ...accountOf(state), whole: writeGame(state) }
}

export function accountOf(state: MysticsState): Account {
  const board = boardHere(state)
  const { turn } = state
  const names = (cards: readonly CardNo[]): string[] => cards.map((no) => state.setup.cards[no])
  const space = (at: number): string | null => (at < 0 ? null : board.names[at])
  return {
    ...(state.setup.chapter === null ? positionSides(state) : chapterPart(state)),
    mice: Object.fromEntries(
      state.mice.map((mouse) => [
        mouse.id,
        {
          at: space(mouse.at),
          equip: names(mouse.equip.map((worn) => worn.card)).toSorted(),
          pack: names(mouse.pack).toSorted(),
          cheese: mouse.cheese,
          wounds: mouse.wounds,
          poison: mouse.poison,
          abilities: mouse.abilities.toSorted(),
          effects: MARKERS.filter((marker) => mouse[marker]).toSorted(),
          down: mouse.down,
          captured: mouse.captured,
          away: mouse.away,
        },
      ]),
    ),
    minions: state.minions.map((minion) => ({
      id: minion.id,
      type: minion.type,
      at: space(minion.at),
      wounds: minion.wounds,
      down: minion.down,
    })),
    trapped: state.trapped.map((at) => board.names[at]).toSorted(),
    snares: Object.fromEntries(state.snares.map((snare) => [board.names[snare.at], snare.by])),
    track: state.track.slice(),
    turn: turn?.card ?? null,
    page: state.page,
    end: state.end,
    wheel: state.wheel,
    stash: names(state.stash).toSorted(),
    placed: placedItems(state, board),
    search: names(state.search),
    discards: names(state.discards).toSorted(),
    encounters: state.encounters.map((no) => writeEncounter(state.setup.encounters[no])),
    revealed: state.revealed === null ? null : writeEncounter(state.setup.encounters[state.revealed]),
    greedy: state.greedy,
    achievements: state.setup.achievements,
    won: { ...state.won },
    points: turn === null || turn.move === 'over' ? 0 : turn.points,
    moved: turn?.used ?? false,
    acted: (turn?.acted ?? 0) > 0,
    ask: questionOf(state),
    over: state.over,
  }
}

function questionOf(state: MysticsState): Account['ask'] {
  const { ask } = state
  if (ask !== null) return written(ask)
  const top = state.stack.at(-1)
  if (top?.kind !== 'moment' || top.mouse === null) return null
  return { what: `${top.moment} ${top.mouse}`, rule: 'M6.5', seat: state.setup.seats[top.mouse], options: ['pass'] }
}

function written({ what, rule, seat, options }: Question): Account['ask'] {
  return { what, rule, seat, options: [...options] }
}

function placedItems(state: MysticsState, board: Board): Record<string, string | string[]> {
  return Object.fromEntries(
    state.placed.map((item) => {
      const at = item.at.map((space) => board.names[space])
      return [state.setup.cards[item.card], at.length === 1 ? at[0] : at]
    }),
  )
}

function positionSides(state: MysticsState): Record<string, unknown> {
  const { sides, beyond } = state.setup
  const json = (id: string): object => ({
    ...writeSide(sides[id]),
    ...(state.explored.includes(id) && id !== 'tile' ? { explored: true } : {}),
  })
  return {
    side: state.here,
    tile: json('tile'),
    ...('back' in sides ? { back: json('back') } : {}),
    ...('beyond' in sides ? { beyond: { exit: beyond, tile: json('beyond') } } : {}),
  }
}

function chapterPart(state: MysticsState): Record<string, unknown> {
  return {
    chapter: state.setup.chapter,
    difficulty: state.setup.difficulty,
    side: state.here,
    tiles: state.up.slice(),
    explored: state.explored.toSorted(),
    tokens: { ...state.tokens },
    vars: { ...state.vars },
    flags: state.flags.toSorted(),
    ...(isTaught(state.setup.chapter) ? { lesson: lessonOf(state)?.lesson ?? null } : {}),
  }
}
