import { OFF, type Board, type Space } from './board.ts'
import { boardHere, boardOf } from './boards.ts'
import type { Chapter } from './chapters/chapter.ts'
import { chapterOf } from './chapters/lookup.ts'
import { hero, minionCard, minionType } from './content.ts'
import { isFree } from './figures.ts'
import type { Mouse, MysticsState } from './state.ts'

/** How well the party stands, from 0 (lost) to 1 (won): time, life, what it is up against, and the way to go. */
export function evaluate(state: MysticsState): number[] {
  const value = partyValue(state)
  return Array.from({ length: state.setup.players }, () => value)
}

// Weights in the currency of one page of time; found by play.
const PAGE = 1
const SIDE = 6
const CAPTURED = 1.3
const LIFE = 1.4
const MARKER = 0.25
const MINION = 0.6
const CHEESE = 0.05
const ABILITY = 0.45
const CARD = 0.12
const APPROACH = 0.04
const WAY = 0.1
const COMPANY = 0.01
const GATHER = 0.03
/** In the water: a mouse is slow there, and may be washed off (M8.4). */
const WATER = 0.4
const WASHED_OFF = 1.2
/** More than any way is worth, so that the last minion is worth defeating. */
const FIGHT = 2.2

function partyValue(state: MysticsState): number {
  if (state.over !== null) return state.over === 'won' ? 1 : 0
  const time = state.end - state.page - state.wheel / 6
  // The last page weighs most.
  let score = PAGE * time - 1.5 / (time + 0.2)
  for (const mouse of state.mice) score += mouseValue(mouse)
  for (const minion of state.minions) {
    const { battle, life } = minionCard(minionType(minion.type).cards[0])
    score -= MINION * (battle / 2) * (life - minion.wounds + (minion.down ? -0.2 : 0.3))
  }
  score += whereabouts(state)
  return 1 / (1 + Math.exp(-score / 12))
}

function mouseValue(mouse: Mouse): number {
  let value = CHEESE * Math.min(mouse.cheese, 6) + ABILITY * mouse.abilities.length
  value += CARD * (mouse.pack.length + 2 * mouse.equip.length)
  if (!isFree(mouse)) return value - CAPTURED
  const { life } = hero(mouse.id)
  // The last wound weighs most.
  const left = life - mouse.wounds - mouse.poison
  value += LIFE * Math.sqrt(left / life)
  for (const marked of [mouse.stunned, mouse.webbed, mouse.charmed, mouse.down]) if (marked) value -= MARKER
  return value
}

/** In a fight near the minions; else on the way to the goal, the nearest mouse first. */
function whereabouts(state: MysticsState): number {
  const board = boardHere(state)
  const free = state.mice.filter((mouse) => isFree(mouse) && mouse.at >= 0)
  const chapter = chapterOf(state)
  let score = 0
  for (const mouse of free) {
    if (board.isWater[mouse.at]) score -= WATER
    if (board.current[mouse.at].includes(OFF)) score -= WASHED_OFF
  }
  if (state.minions.length > 0) {
    for (const mouse of free) {
      let nearest = 9
      for (const minion of state.minions) nearest = Math.min(nearest, walk(board, [minion.at])[mouse.at])
      score -= APPROACH * Math.max(0, nearest - 1)
    }
  }
  if (chapter === null) return score
  const { sides, spaces, all } = wayOn(state, board, chapter)
  score -= SIDE * sides
  if (state.minions.length > 0) return score - FIGHT
  if (spaces.length === 0) return score
  const field = walk(board, spaces)
  let sum = 0
  let least = 30
  for (const mouse of free) {
    sum += field[mouse.at]
    least = Math.min(least, field[mouse.at])
  }
  return score - (all ? GATHER * sum : WAY * least + COMPANY * sum)
}

interface Way {
  /** How many sides there are still to go. */
  readonly sides: number
  readonly spaces: readonly Space[]
  /** Everybody has to get there. */
  readonly all: boolean
}

const WAYS = new Map<string, Way>()

/** Where to go from the side the mice are on: the next passage of the shortest way, or the goal itself. */
function wayOn(state: MysticsState, board: Board, chapter: Chapter): Way {
  const key = `${chapter.id} ${state.here}`
  let way = WAYS.get(key)
  if (way === undefined) {
    way = findWay(state, board, chapter)
    WAYS.set(key, way)
  }
  return way
}

function findWay(state: MysticsState, board: Board, chapter: Chapter): Way {
  const goal = chapter.victory.find((each) => 'allAt' in each)
  const [side, place] = goal !== undefined && 'allAt' in goal ? goal.allAt.split(':') : [chapter.start.side, '']
  if (state.here === side) return { sides: 0, spaces: board.places[place] ?? [], all: true }
  // From the goal back, side by side.
  const steps = new Map<string, number>([[side, 0]])
  for (const [to, n] of steps) {
    for (const { up, down } of chapter.tiles) {
      for (const from of [up, down]) {
        if (from === null || steps.has(from)) continue
        if (passages(state, chapter, from).some((passage) => passage.to === to)) steps.set(from, n + 1)
      }
    }
  }
  const here = steps.get(state.here) ?? chapter.tiles.length * 2
  const next = passages(state, chapter, state.here).filter((passage) => (steps.get(passage.to) ?? here) < here)
  return { sides: here, spaces: next.flatMap((passage) => passage.spaces), all: false }
}

const EDGES: Readonly<Record<string, readonly [number, number, string]>> = {
  n: [0, -1, 's'],
  s: [0, 1, 'n'],
  e: [1, 0, 'w'],
  w: [-1, 0, 'e'],
}

/** Ways off a side that need neither hook nor craft. */
function passages(state: MysticsState, chapter: Chapter, side: string): { to: string; spaces: readonly Space[] }[] {
  const board = boardOf(state.setup, side)
  const tile = chapter.tiles.find((each) => each.up === side || each.down === side)
  if (tile === undefined) return []
  const found: { to: string; spaces: readonly Space[] }[] = []
  const back = tile.up === side ? tile.down : tile.up
  for (const [space, kind] of board.flip)
    if (kind === 'plain' && back !== null) found.push({ to: back, spaces: [space] })
  for (const door of board.doors) {
    const [dx, dy, facing] = EDGES[door.id] ?? [0, 0, '']
    const next = chapter.tiles.find((each) => each.at[0] === tile.at[0] + dx && each.at[1] === tile.at[1] + dy)
    for (const to of next === undefined ? [] : [next.up, next.down]) {
      if (to === null) continue
      const fits = boardOf(state.setup, to).doors.some((each) => each.id === facing && each.colour === door.colour)
      if (fits) found.push({ to, spaces: door.spaces })
    }
  }
  return found
}

const WALKS = new WeakMap<Board, Map<string, readonly number[]>>()
/** What a turn in the water is worth in steps. */
const WET = 4

/** Steps of a mouse to the nearest of the spaces, water counted as the delay it is. Kept for each board. */
function walk(board: Board, goals: readonly Space[]): readonly number[] {
  let kept = WALKS.get(board)
  if (kept === undefined) {
    kept = new Map()
    WALKS.set(board, kept)
  }
  const key = goals.join(' ')
  let field = kept.get(key)
  if (field === undefined) {
    field = spread(board, goals)
    kept.set(key, field)
  }
  return field
}

function spread(board: Board, goals: readonly Space[]): readonly number[] {
  const field = board.names.map(() => 30)
  const queue = [...goals]
  for (const goal of goals) field[goal] = 0
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i]
    for (const from of board.near[to]) {
      if (board.current[to].includes(from)) continue
      const steps = field[to] + (board.isWater[from] ? WET : 1) + (board.climbs[from].includes(to) ? 2 : 0)
      if (steps >= field[from]) continue
      field[from] = steps
      queue.push(from)
    }
  }
  return field
}
