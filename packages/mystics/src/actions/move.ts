import { refusal, type Refusal } from '@mousekeep/engine'
import type { Board, Space } from '../board.ts'
import { placedItem, push, stepTo } from '../changes.ts'
import { isStar, NUMBER, roll } from '../dice.ts'
import { hasRoom, miceAt, minionsAt } from '../figures.ts'
import { moveRolled, pushRules } from '../rules.ts'
import { isWaived, statOf } from '../language/modifiers.ts'
import type { MysticsState } from '../state.ts'
import { heavyLoad } from '../tokens.ts'
import { WEBBED, type ActionKind, type Scurry, type Stand, type Step, type Table } from './action.ts'
import { actionRefusal, spendAction, turnOf } from './budget.ts'

const NO_SPACE = refusal('M7.1', 'no-such-space')
const NOT_NEAR = refusal('M7.1', 'not-adjacent')
const RED = refusal('M7.3', 'red-line')
const GAP = refusal('M7.4', 'gap')
const FULL = refusal('M7.5', 'full')
const FULL_AREA = refusal('M7.6', 'full')
const OUTNUMBERED = refusal('M7.8', 'outnumbered')
const AGAINST_CURRENT = refusal('M8.3', 'against-current')
const WHOLE_MOVE = refusal('M8.2', 'whole-move-needed')
const LYING = refusal('M21.3', 'knocked-down')
const TOO_STEEP = refusal('M7.2', 'too-few-points')
const NO_POINTS = refusal('M6.1', 'too-few-points')
const STANDING = refusal('M21.3', 'not-knocked-down')
const NOT_MOVED = refusal('M6.7', 'move-first')
const MOVE_OVER: Readonly<Record<string, Refusal>> = Object.fromEntries(
  ['M6.2', 'M7.7', 'M8.1', 'M8.2', 'M9.2', 'M21.3'].map((rule) => [rule, refusal(rule, 'move-over')]),
)

/** M22.4: the step goes along the hook and thread. Between adjacent spaces only where that is easier: up, or out of water. */
function isByHook(state: MysticsState, board: Board, from: Space, to: Space): boolean {
  const hook = placedItem(state, 'fishhook-and-thread')
  if (hook === undefined) return false
  const [a, b] = hook.at
  if (!((a === from && b === to) || (b === from && a === to))) return false
  return (
    !board.isNear[from][to] ||
    board.isWater[from] ||
    board.climbs[from].includes(to) ||
    board.current[to].includes(from)
  )
}

function costOf(state: MysticsState, board: Board, id: string, from: Space, to: Space, byHook: boolean): number {
  if (byHook || !board.climbs[from].includes(to)) return 1
  return isWaived(state, board, id, 'yellow') ? 1 : 3
}

/** M7, M8: one step of a mouse. */
export const step: ActionKind<Step> = {
  list(table, into) {
    const { state, board, mouse } = table
    if (mustStay(table) !== null) return
    const { at } = mouse
    const candidates = [...board.near[at], ...board.overRed[at], ...board.overGap[at]]
    const hook = placedItem(state, 'fishhook-and-thread')
    if (hook !== undefined && hook.at.includes(at)) candidates.push(...hook.at.filter((end) => end !== at))
    const seen: Space[] = []
    for (const to of candidates.toSorted((a, b) => a - b)) {
      if (seen.includes(to)) continue
      seen.push(to)
      if (stepRefusal(table, to) === null) into.push({ do: 'step', to: board.names[to] })
    }
  },

  check(table, action) {
    const to = table.board.numbers.get(action.to)
    if (to === undefined) return NO_SPACE
    return mustStay(table) ?? stepRefusal(table, to)
  },

  perform(world, table, action) {
    const { state, board } = world
    const { mouse } = table
    const turn = turnOf(state)
    const from = mouse.at
    const to = board.numbers.get(action.to) ?? from
    const byHook = isByHook(state, board, from, to)
    turn.used = true
    turn.resumed = false
    if (board.isWater[from] && !board.isWater[to]) {
      turn.points = 0
      turn.move = 'over'
      turn.ended = 'M8.2'
      if (!byHook && !isWaived(state, board, mouse.id, 'waterRoll')) {
        const faces = roll(1 + miceAt(state, to), world.chance)
        world.emit?.({ type: 'rolled', rule: 'M8.2', by: mouse.id, for: 'water', faces })
        if (!faces.some(isStar)) return
      }
    } else {
      turn.points -= costOf(state, board, mouse.id, from, to, byHook)
      turn.move = 'begun'
    }
    stepTo(world, mouse, to, byHook ? 'M22.4' : 'M7.1')
    if (board.isWater[to]) endMove(table, 'M8.1')
    else if (minionsAt(state, to) > 0 && !isWaived(state, board, mouse.id, 'stopAtMinion')) endMove(table, 'M7.7')
    pushRules(world, 'stepOnto', mouse.id, to)
    if (state.trapped.includes(to)) push(world, { kind: 'trap', step: 'test', mouse: mouse.id, marker: true })
  },
}

function endMove({ state }: Table, rule: string): void {
  const turn = turnOf(state)
  turn.points = 0
  turn.move = 'over'
  turn.ended = rule
}

/** What holds a mouse where it is, wherever it would go. */
function mustStay({ state, board, mouse }: Table): Refusal | null {
  const turn = turnOf(state)
  if (mouse.webbed) return WEBBED
  if (mouse.down) return LYING
  if (turn.move === 'over') return MOVE_OVER[turn.ended ?? 'M6.2'] ?? MOVE_OVER['M6.2']
  if (turn.move === 'begun' && !turn.resumed) return null
  const minions = minionsAt(state, mouse.at)
  if (minions === 0 || miceAt(state, mouse.at) >= minions) return null
  return isWaived(state, board, mouse.id, 'outnumbered') ? null : OUTNUMBERED
}

function stepRefusal({ state, board, mouse }: Table, to: Space): Refusal | null {
  const turn = turnOf(state)
  const from = mouse.at
  const byHook = isByHook(state, board, from, to)
  if (!board.isNear[from][to] && !byHook) {
    if (board.overRed[from].includes(to)) {
      if (!isWaived(state, board, mouse.id, 'red')) return RED
    } else if (board.overGap[from].includes(to)) {
      if (!isWaived(state, board, mouse.id, 'gaps')) return GAP
    } else return NOT_NEAR
  }
  if (!byHook && board.current[to].includes(from)) return AGAINST_CURRENT
  if (!hasRoom(state, board, to, 'small')) return board.isArea[to] ? FULL_AREA : FULL
  if (board.isWater[from] && !board.isWater[to]) return turn.move === 'whole' ? null : WHOLE_MOVE
  const cost = costOf(state, board, mouse.id, from, to, byHook)
  if (turn.points >= cost) return null
  return cost > 1 ? TOO_STEEP : NO_POINTS
}

/** M21.3: standing up takes the whole move. */
export const stand: ActionKind<Stand> = {
  list(table, into) {
    if (stand.check(table, { do: 'stand' }) === null) into.push({ do: 'stand' })
  },

  check({ state, mouse }) {
    const turn = turnOf(state)
    if (!mouse.down) return STANDING
    if (mouse.webbed) return WEBBED
    return turn.move === 'whole' ? null : (MOVE_OVER[turn.ended ?? 'M21.3'] ?? MOVE_OVER['M21.3'])
  },

  perform(world, table) {
    table.mouse.down = false
    turnOf(world.state).used = true
    endMove(table, 'M21.3')
    world.emit?.({ type: 'stood-up', rule: 'M21.3', who: table.mouse.id })
  },
}

/** M6.7: a second move. */
export const scurry: ActionKind<Scurry> = {
  list(table, into) {
    if (scurry.check(table, { do: 'scurry' }) === null) into.push({ do: 'scurry' })
  },

  check(table) {
    if (table.mouse.stunned) return actionRefusal(table)
    if (table.mouse.webbed) return WEBBED
    if (!turnOf(table.state).used) return NOT_MOVED
    return actionRefusal(table)
  },

  perform(world, table) {
    const { state, board } = world
    const { mouse } = table
    const turn = turnOf(state)
    spendAction(world, table, 'scurry')
    const faces = roll(1, world.chance)
    world.emit?.({ type: 'rolled', rule: 'M6.7', by: mouse.id, for: 'move', faces })
    turn.points = Math.max(0, statOf(state, board, mouse, 'move') - heavyLoad(state, mouse)) + NUMBER[faces[0]]
    turn.move = 'whole'
    turn.ended = null
    turn.used = false
    moveRolled(world, mouse.id, NUMBER[faces[0]])
  },
}
