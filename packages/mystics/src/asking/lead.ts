import { refusal, type Refusal } from '@mousekeep/engine'
import type { Space } from '../board/board.ts'
import { reachOf } from '../foresight/reach.ts'
import { check } from '../rules/decide.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { Lead, MysticsAction } from '../state/action.ts'
import { isFree, markersOf, mouseOf } from '../state/figures.ts'
import type { Mouse, MysticsState } from '../state/state.ts'

const MINIONS = refusal('M27.8', 'minions-here')
const NO_SPACE = refusal('M7.1', 'no-such-space')
const ALL_THERE = refusal('M27.8', 'all-there')
const NO_WAY = refusal('M27.8', 'no-dry-way')

export function leadRefusal(state: MysticsState, { to }: Lead): Refusal | null {
  if (state.minions.length > 0) return MINIONS
  const board = boardHere(state)
  const goal = board.numbers.get(to)
  if (goal === undefined) return NO_SPACE
  const led = ledMice(state)
  if (led.every(({ at }) => at === goal)) return ALL_THERE
  const away = waysTo(state, goal)
  return led.some(({ at }) => at !== goal && Number.isFinite(away[at])) ? null : NO_WAY
}

/** Where everybody can be led to from here. */
export function leadsFrom(state: MysticsState): string[] {
  return boardHere(state).names.filter((to) => leadRefusal(state, { do: 'lead', to }) === null)
}

/** The mice of the player whose turn it is. */
function ledMice({ mice, turn, setup }: MysticsState): Mouse[] {
  const seat = setup.seats[turn?.card ?? '']
  return mice.filter((mouse) => isFree(mouse) && setup.seats[mouse.id] === seat)
}

/** Each walks nearer, scurries if it is not there yet, and ends its turn; whoever is last keeps what is left of it. */
export function leading({ to }: Lead): (state: MysticsState) => MysticsAction | null {
  let path: readonly string[] = []
  /** Turns in a row that brought nobody nearer. */
  let idle = 0
  return (state) => {
    const top = state.stack.at(-1)
    const goal = boardHere(state).numbers.get(to)
    if (top?.kind !== 'mouse-turn' || goal === undefined || state.minions.length > 0) return null
    const mouse = mouseOf(state, top.mouse)
    const led = ledMice(state)
    if (led.every(({ at }) => at === goal)) return null
    if (path.length === 0 && mouse.at !== goal) path = pathNearer(state, mouse, goal)
    const [step, ...rest] = path
    if (step !== undefined) {
      path = rest
      idle = 0
      return { do: 'step', to: step }
    }
    const scurry: MysticsAction = { do: 'scurry' }
    if (mouse.at !== goal && idle === 0 && check(state, scurry) === null) return scurry
    // Whoever lies, is bound or in the water has to be helped, not led.
    if (mouse.at !== goal && (mouse.down || markersOf(mouse).length > 0 || boardHere(state).isWater[mouse.at]))
      return null
    idle++
    return idle > led.length ? null : { do: 'end' }
  }
}

/** The steps of this move that bring a mouse nearest, without a die and without anything to be warned of. */
function pathNearer(state: MysticsState, mouse: Mouse, goal: Space): readonly string[] {
  const board = boardHere(state)
  const away = waysTo(state, goal)
  const far = (name: string): number => away[board.numbers.get(name) ?? -1] ?? Infinity
  const [best] = reachOf(state)
    .filter((way) => !way.rolls && way.warnings.length === 0)
    .toSorted((a, b) => far(a.to) - far(b.to) || a.price - b.price)
  return best !== undefined && far(best.to) < away[mouse.at] ? best.path : []
}

/** From each space the steps to the goal that keep out of water and traps. */
function waysTo(state: MysticsState, goal: Space): number[] {
  const board = boardHere(state)
  const away = board.names.map(() => Infinity)
  away[goal] = 0
  const open = [goal]
  for (const to of open) {
    if (board.isWater[to] || state.trapped.includes(to)) continue
    for (const from of board.near[to]) {
      if (away[from] <= away[to] + 1) continue
      away[from] = away[to] + 1
      open.push(from)
    }
  }
  return away
}
