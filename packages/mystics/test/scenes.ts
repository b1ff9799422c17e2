import { legal, pick, Seeded } from '@mousekeep/engine'
import { mystics, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import { boardHere } from '../src/rules/lookup/board-here.ts'
import { findChapter } from '../src/story/shelf.ts'
import { hero } from '../src/cards/box.ts'
import { waysOut } from '../src/rules/lookup/ways-out.ts'

/**
 * Moments of the book that few games come to: a table just before each, from which anything is played until it has
 * happened. What is wanted is named as `Coverage` names it.
 */
export interface Scene {
  readonly chapter: string
  readonly flags?: readonly string[]
  readonly difficulty?: string
  readonly arrange: (state: MysticsState) => void
  readonly wanted: readonly string[]
}

const MOST_TRIES = 400
const MOST_ACTIONS = 60

/** All mice stand on a place of a side, with nobody about. */
function at(state: MysticsState, side: string, place: string): void {
  turnTo(state, side)
  const [space] = boardHere(state).places[place]
  for (const mouse of state.mice) mouse.at = space
}

function turnTo(state: MysticsState, side: string): void {
  state.here = side
  state.minions.length = 0
  if (!state.explored.includes(side)) state.explored.push(side)
  const tile = findChapter(state.setup.chapter ?? '').tiles.findIndex((each) => each.up === side || each.down === side)
  state.up[tile] = side
}

/** All mice stand where an exit, or a flip space, leads to the side. */
function before(state: MysticsState, side: string, byFlip = false): void {
  const sides = findChapter(state.setup.chapter ?? '').tiles.flatMap(({ up, down }) =>
    down === null ? [up] : [up, down],
  )
  for (const from of sides.filter((each) => each !== side)) {
    turnTo(state, from)
    const board = boardHere(state)
    const ends = byFlip ? [...board.flip.keys()] : board.spaces
    for (const space of ends) {
      for (const mouse of state.mice) mouse.at = space
      const leads = waysOut(state, board, state.mice[0]).some(
        ({ to, refused, exit }) => to === side && refused === null && (!byFlip || exit === null),
      )
      if (!leads) continue
      state.explored.splice(0, state.explored.length, from)
      return
    }
  }
  throw new Error(`no way leads to ${side}`)
}

/** A minion stands with the mice, and its card lies on the track. */
function meet(state: MysticsState, type: string, card = type): void {
  state.minions.push({ kind: 'minion', id: `${type}-1`, type, at: state.mice[0].at, wounds: 0, down: false })
  if (!state.track.includes(card)) state.track.push(card)
}

/** Everybody is nearly done for, and one of them carries something. */
function carryWounded(state: MysticsState, token: string): void {
  state.tokens[token] = state.mice[0].id
  for (const mouse of state.mice) mouse.wounds = hero(mouse.id).life - 1
  meet(state, 'rat-warriors')
}

export const SCENES: readonly Scene[] = [
  {
    chapter: '1',
    arrange: (state) => before(state, 'kitchen'),
    wanted: [
      'passage 1 kitchen',
      'passage 1 maggie',
      'passage 1 mop',
      'rule 1 R1.2 enterFirst 0',
      'rule 1 R1.2 turnInstead 1',
      'rule 1 R1.2 turnInstead 1 > test 0 cheese',
      'rule 1 R1.3 minionDefeated 2',
      'rule 1 R1.3 minionDefeated 2 > test 0 none',
      'rule 1 R1.3 minionDefeated 2 > test 0 star',
    ],
  },
  ...['mint', 'tear'].map((token, i) => ({
    chapter: '3',
    arrange: (state: MysticsState): void => carryWounded(state, token),
    wanted: [`rule 3 R3.1 captured ${[2, 5][i]}`],
  })),
  { chapter: '3', arrange: (state) => before(state, 'dining-tunnels'), wanted: ['passage 3 dining-tunnels'] },
  {
    chapter: '4',
    flags: ['full-cup'],
    difficulty: 'story',
    arrange: () => undefined,
    wanted: ['rule 4 R4.1 chapterStart 0'],
  },
  { chapter: '4', arrange: (state) => before(state, 'guard-room'), wanted: ['passage 4 guard-room'] },
  {
    chapter: '4',
    arrange: (state) => at(state, 'guard-room', 'entry-ne'),
    wanted: ['passage 4 roster', 'rule 4 R4.5 act 7'],
  },
  { chapter: '4', arrange: (state) => at(state, 'sewer', 'flip'), wanted: ['rule 4 R4.4 searchHit 5'] },
  {
    chapter: '5',
    arrange: (state) => before(state, 'queens-chamber', true),
    wanted: ['rule 5 R5.3 enterFirst 5 > when 0 do'],
  },
  {
    chapter: '5',
    arrange(state) {
      at(state, 'queens-chamber', 'dressing-table')
      state.vars['way'] = 2
    },
    wanted: [
      'rule 5 R5.3 takenUp 7 > when 2 do',
      'passage 5 signet-take',
      'passage 5 signet-leave',
      'rule 5 R5.5 takenUp 9 > ask 1 take',
      'rule 5 R5.5 takenUp 9 > ask 1 leave',
    ],
  },
  {
    chapter: '5',
    arrange(state) {
      at(state, 'queens-chamber', 'dressing-table')
      state.vars['alarm'] = 19
    },
    wanted: ['rule 5 R5.2 becomes 3'],
  },
  ...['guard-room', 'kitchen', 'kitchen-tunnels'].map((side) => ({
    chapter: '6',
    arrange: (state: MysticsState): void => before(state, side),
    wanted: [`passage 6 ${side}`],
  })),
  {
    chapter: '6',
    flags: ['maggie'],
    arrange: (state) => at(state, 'kitchen', 'flip'),
    wanted: ['rule 6 R6.3 act 2 > when 7 do'],
  },
  {
    chapter: '6',
    arrange(state) {
      at(state, 'guard-room', 'flip')
      state.vars['sprung'] = 1
    },
    wanted: ['rule 6 R6.3 roundEnd 3'],
  },
  ...['crystal-tunnels', 'dining-hall', 'dining-tunnels', 'forge', 'kitchen-tunnels'].map((side) => ({
    chapter: '7',
    arrange: (state: MysticsState): void => before(state, side),
    wanted: [`passage 7 ${side}`],
  })),
  { chapter: '7', arrange: (state) => at(state, 'kitchen-tunnels', 'flip'), wanted: ['rule 7 R7.3 roundEnd 6'] },
  {
    chapter: '7',
    flags: ['maggie'],
    arrange(state) {
      at(state, 'kitchen', 'counter')
      meet(state, 'brodie', 'brodie-chases')
    },
    wanted: ['passage 7 cream', 'rule 7 R7.5 act 8', 'rule 7 R7.5 turnInstead 9'],
  },
  ...['entry-n', 'entry-w', 'flip'].map((place, i) => ({
    chapter: '8',
    arrange: (state: MysticsState): void => at(state, 'crystal-tunnels', place),
    wanted: ['passage 8 lamp', `rule 8 R8.3 takenUp ${2 + i}`],
  })),
  { chapter: '9', arrange: (state) => before(state, 'sewer'), wanted: ['passage 9 sewer'] },
  {
    chapter: '10',
    difficulty: 'heroic',
    arrange(state) {
      state.page = 4
      state.wheel = 5
    },
    wanted: ['passage 10 page-5', 'rule 10 R10.1 surge 3'],
  },
  {
    chapter: '11',
    arrange: (state) => before(state, 'queens-chamber'),
    wanted: ['passage 11 queens-chamber', 'rule 11 R11.4 enterFirst 8'],
  },
  {
    chapter: '11',
    flags: ['guard-heart'],
    arrange: (state) => before(state, 'guard-room'),
    wanted: ['passage 11 guard-room', 'rule 11 R11.5 enterFirst 10'],
  },
  {
    chapter: '11',
    flags: ['guard-heart'],
    arrange(state) {
      state.tokens['muster'] = 'stash'
      meet(state, 'rat-warriors')
    },
    wanted: ['passage 11 at-ease', 'rule 11 R11.5 call 11'],
  },
]

/** Plays a scene until all that it is for has been told; what has not been is named. */
export function playScene(scene: Scene, id: string, note: (event: MysticsEvent) => void): string[] {
  const left = new Set(scene.wanted)
  const hear = (event: MysticsEvent): void => {
    note(event)
    if (event.type === 'story') left.delete(`passage ${event.passage.replace(/^.*: /, '')}`)
    else if (event.type === 'variable-set') left.delete(event.variable)
  }
  const first = firstTurn(scene, id, hear)
  for (let i = 0; i < MOST_TRIES && left.size > 0; i++) {
    const chance = new Seeded(`${scene.wanted.join()} ${i}`)
    const state = mystics.copy(first)
    for (let n = 0; n < MOST_ACTIONS && mystics.actor(state) !== null && left.size > 0; n++)
      mystics.perform(state, pick(legal(mystics, state), chance), chance, hear)
  }
  return [...left]
}

/** The first turn of the chapter, arranged. */
function firstTurn(
  { flags = [], difficulty = 'standard', arrange }: Scene,
  id: string,
  hear: (event: MysticsEvent) => void,
): MysticsState {
  const chance = new Seeded(`scene of ${id}`)
  const state = mystics.start(mystics.readOptions({ chapter: id, flags, difficulty }), chance, hear)
  while (state.stack.at(-1)?.kind !== 'mouse-turn' || state.ask !== null)
    mystics.perform(state, legal(mystics, state)[0], chance, hear)
  arrange(state)
  return state
}
