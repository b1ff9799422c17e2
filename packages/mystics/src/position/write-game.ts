import { isRecord } from '@mousekeep/engine'
import { spaceNo, type Space } from '../board/board.ts'
import { MARKERS } from '../cards/lists.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { Minion, Mouse, MysticsState } from '../state/state.ts'
import { cardNo, type CardNo, type MysticsTask } from '../state/task.ts'
import { cardNames, type CardName } from './card-names.ts'
import { cardsOutside } from './decks.ts'
import { writeEncounter, writeSide } from './write-parts.ts'
import { TASK_FIELDS, type FieldKind } from './task-fields.ts'
import type { GameWritten, Known, MinionWritten, MouseWritten, OwnBox, SpaceName, TaskWritten } from './written.ts'

/** How spaces, cards and encounter cards are called at one table. */
export interface Names {
  readonly space: (at: Space) => SpaceName
  readonly card: (no: CardNo) => CardName
  readonly encounter: (no: number) => string
}

function namesAt(state: MysticsState): Names {
  const board = boardHere(state)
  const { names } = cardNames(state.setup)
  return {
    // What was noted on another side may have a number that this one does not have.
    space: (at) => board.names[at] ?? at,
    card: (no) => names[no],
    encounter: (no) => state.setup.encounters[no].id || `#${no}`,
  }
}

/** The whole game, decks included. */
export function writeGame(state: MysticsState): GameWritten {
  const names = namesAt(state)
  return {
    ...writeKnown(state),
    search: state.search.map(names.card),
    encounters: state.encounters.map(names.encounter),
  }
}

/** All of it but the order of the decks. */
export function writeKnown(state: MysticsState): Known {
  const names = namesAt(state)
  const { setup } = state
  return {
    chapter: setup.chapter,
    difficulty: setup.difficulty,
    players: setup.players,
    seats: setup.seats,
    achievements: setup.achievements,
    version: setup.version ?? null,
    absent: setup.absent ?? [],
    box: setup.chapter === null ? ownBox(state) : null,
    side: state.here,
    up: state.up,
    explored: state.explored,
    surged: state.surged,
    mice: Object.fromEntries(state.mice.map((mouse) => [mouse.id, writeMouse(mouse, names)])),
    minions: state.minions.map((minion) => writeMinion(minion, names)),
    bossCards: state.cardWounds,
    named: state.named,
    track: state.track,
    acted: state.acted,
    turn: state.turn,
    page: state.page,
    end: state.end,
    wheel: state.wheel,
    revealed: state.revealed === null ? null : names.encounter(state.revealed),
    encounterDiscards: state.encounterDiscards.map(names.encounter),
    unseen: state.unseen.map(names.encounter),
    top: isLookedAt(state) ? names.encounter(state.encounters[0]) : null,
    discards: state.discards.map(names.card),
    outside: cardsOutside(state).map(names.card),
    stash: state.stash.map(names.card),
    placed: state.placed.map(({ card, at }) => ({ card: names.card(card), at: at.map(names.space) })),
    traps: state.trapped.map(names.space),
    snares: state.snares.map(({ at, by }) => ({ at: names.space(at), by })),
    tokens: state.tokens,
    greedy: state.greedy,
    lasting: state.lasting,
    vars: state.vars,
    flags: state.flags,
    facts: state.facts,
    won: state.won,
    lesson: state.lesson,
    quiet: state.quiet ?? null,
    waiting: state.stack.map((task) => writeTask(task, names)),
    over: state.over,
  }
}

/** Whether everybody has been shown the top encounter card and it is being decided where it goes. */
function isLookedAt({ ask, stack, encounters }: MysticsState): boolean {
  const task = stack.at(-1)
  return ask !== null && encounters.length > 0 && task?.kind === 'rule' && 'peek' in (task.verbs[0] ?? {})
}

function ownBox({ setup }: MysticsState): OwnBox {
  const { beyond, cards, starting } = setup
  const sides = Object.fromEntries(Object.entries(setup.sides).map(([id, side]) => [id, writeSide(side)]))
  return { sides, beyond, cards, starting, encounters: setup.encounters.map(writeEncounter) }
}

function writeMouse(mouse: Mouse, names: Names): MouseWritten {
  const tail = mouse.equip.find(({ slot }) => slot === 'tail')
  return {
    kind: 'mouse',
    at: mouse.at < 0 ? null : names.space(mouse.at),
    last: mouse.last < 0 ? null : names.space(mouse.last),
    equip: mouse.equip.map(({ card }) => names.card(card)),
    tail: tail === undefined ? null : names.card(tail.card),
    pack: mouse.pack.map(names.card),
    abilities: mouse.abilities,
    cheese: mouse.cheese,
    wounds: mouse.wounds,
    poison: mouse.poison,
    markers: MARKERS.filter((marker) => mouse[marker]),
    down: mouse.down,
    captured: mouse.captured,
    away: mouse.away,
    searched: mouse.searched,
    captures: mouse.captures,
    roaches: mouse.roaches,
    spent: mouse.spent,
  }
}

function writeMinion({ id, type, at, wounds, down }: Minion, names: Names): MinionWritten {
  return { kind: 'minion', id, type, at: names.space(at), wounds, down }
}

function writeTask(task: MysticsTask, names: Names): TaskWritten {
  const fields: Readonly<Record<string, FieldKind>> = TASK_FIELDS[task.kind]
  const written: Record<string, unknown> = {}
  const given: Readonly<Record<string, unknown>> = { ...task }
  for (const [name, kind] of Object.entries(fields)) {
    const value = writeField(given[name], kind, names)
    if (!isNothing(value, kind)) written[name] = value
  }
  return { kind: task.kind, ...written }
}

function writeField(value: unknown, kind: FieldKind, names: Names): unknown {
  switch (kind) {
    case 'space':
      return typeof value === 'number' && value >= 0 ? names.space(spaceNo(value)) : null
    case 'spaces':
      return numbersIn(value).map((at) => names.space(spaceNo(at)))
    case 'card':
      return typeof value === 'number' && value >= 0 ? names.card(cardNo(value)) : null
    case 'cards':
      return numbersIn(value).map((no) => names.card(cardNo(no)))
    case 'targets':
      return recordsIn(value).map(({ id, card, at }) => ({ id, card, at: writeField(at, 'space', names) }))
    case 'places':
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([type, at]) => [type, writeField(at, 'spaces', names)]))
        : {}
    default:
      return value
  }
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** What a reader knows without being told. A number that may be null is 0 only where that is written. */
function isNothing(value: unknown, kind: FieldKind): boolean {
  if (value === null || value === false || value === '' || (value === 0 && kind !== 'number?')) return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
