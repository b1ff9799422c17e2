import { ActionList } from '@mousekeep/engine'
import type { CastleAction } from '../actions/action.ts'
import { list, perform } from '../actions/index.ts'
import { text } from '../actions/text.ts'
import { copy, type CastleState } from '../state.ts'
import { isReached, standingIn, type Goal } from './puzzle.ts'

/** What a search through the whole turn found. */
export interface Solved {
  /** One of the shortest ways, as texts of actions. */
  readonly solution: readonly string[]
  /** In how many different positions the goal is reached with as few points. */
  readonly answers: number
  /** How many different positions there are with up to so many points spent. */
  readonly nodes: number
}

/** A position of the turn and how it came about. */
interface Node {
  readonly state: CastleState
  readonly from: Node | null
  readonly action: CastleAction | null
}

/**
 * Looks through everything that the mover can do in this turn, one point after the other, until the goal is reached;
 * null if it cannot be. Every position is looked at once, however many orders of actions lead there.
 */
export function solve(start: CastleState, goal: Goal): Solved | null {
  const seat = start.turn
  const before = standingIn(start, seat)
  const seen = new Set<string>([keyOf(start)])
  let frontier: Node[] = [{ state: start, from: null, action: null }]
  while (frontier.length > 0) {
    const next: Node[] = []
    for (const node of frontier) spread(node, seen, next)
    const reached = next.filter(({ state }) => isReached(goal, before, standingIn(state, seat)))
    if (reached.length > 0) return { solution: wayTo(reached[0]), answers: reached.length, nodes: seen.size }
    frontier = next
  }
  return null
}

/** The new positions that are one point away. Ending the turn leads nowhere. */
function spread(node: Node, seen: Set<string>, into: Node[]): void {
  const actions = new ActionList<CastleAction>()
  list(node.state, actions)
  for (const action of actions.toArray()) {
    if (action.do === 'end') continue
    const state = copy(node.state)
    perform(state, action, null)
    const key = keyOf(state)
    if (seen.has(key)) continue
    seen.add(key)
    into.push({ state, from: node, action })
  }
}

/** What can differ within a turn: there is one slide at most, and the end it dropped out at says which (C3.6). */
function keyOf({ slid, dropped, pass, open, points, mice, tokens }: CastleState): string {
  return [points, slid ? dropped : '', pass, open, mice, tokens].join('|')
}

function wayTo(node: Node): readonly string[] {
  return node.from === null || node.action === null ? [] : [...wayTo(node.from), text(node.action)]
}
