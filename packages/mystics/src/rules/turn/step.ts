import { kept, refusal, type Refusal } from '@mousekeep/engine'
import type { Board, Space } from '../../board/board.ts'
import { WEBBED, type ActionKind, type Step, type Chooser } from '../../state/action.ts'
import { isStar, roll } from '../../state/dice.ts'
import { hasRoom, miceAt, minionsAt } from '../../state/figures.ts'
import { push } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import { pushRules } from '../deeds/begin-rules.ts'
import { stepTo } from '../deeds/move-and-mark.ts'
import { turnOf } from '../deeds/spend-action.ts'
import { isWaived } from '../lookup/modifiers.ts'
import { placedFor } from '../lookup/party-items.ts'

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
export const MOVE_OVER: Readonly<Record<string, Refusal>> = Object.fromEntries(
  ['M6.2', 'M7.7', 'M8.1', 'M8.2', 'M9.2', 'M21.3'].map((rule) => [rule, refusal(rule, 'move-over')]),
)

type Hook = ReturnType<typeof hookOn>

function hookOn(state: MysticsState) {
  return placedFor(state, 'rope')
}

/** M22.4: the step goes along the hook and thread. Between adjacent spaces only where that is easier: up, or out of water. */
function isByHook(hook: Hook, board: Board, from: Space, to: Space): boolean {
  if (hook === null) return false
  const [a, b] = hook.at
  if (!((a === from && b === to) || (b === from && a === to))) return false
  return (
    !board.isNear[from][to] ||
    board.isWater[from] ||
    board.climbs[from].includes(to) ||
    board.current[to].includes(from)
  )
}

/** M7.1, M7.2: move points that a mouse pays for the step to a space next to it. */
export function stepCost(state: MysticsState, board: Board, { id, at }: Mouse, to: Space): number {
  return costOf(state, board, id, at, to, isByHook(hookOn(state), board, at, to))
}

function costOf(state: MysticsState, board: Board, id: string, from: Space, to: Space, byHook: boolean): number {
  if (byHook || !board.climbs[from].includes(to)) return 1
  return isWaived(state, board, id, 'yellow') ? 1 : 3
}

const STEPS = new WeakMap<Board, readonly Step[]>()

/** By space: the step that leads there. */
function stepsOn(board: Board): readonly Step[] {
  return kept(STEPS, board, makeSteps)
}

function makeSteps({ names }: Board): Step[] {
  return names.map((to) => Object.freeze({ do: 'step', to }))
}

/** M7, M8: one step of a mouse. */
export const step: ActionKind<Step> = {
  list(chooser, into) {
    const { state, board, mouse } = chooser
    if (mustStay(chooser) !== null) return
    const { at } = mouse
    let candidates = board.steps[at]
    const hook = hookOn(state)
    if (hook !== null && hook.at.includes(at))
      candidates = [...new Set([...candidates, ...hook.at.filter((end) => end !== at)])].toSorted((a, b) => a - b)
    const steps = stepsOn(board)
    for (const to of candidates) if (stepRefusal(chooser, hook, to) === null) into.push(steps[to])
  },

  judge(chooser, action) {
    const to = chooser.board.numbers.get(action.to)
    if (to === undefined) return NO_SPACE
    return mustStay(chooser) ?? stepRefusal(chooser, hookOn(chooser.state), to)
  },

  perform(live, chooser, action) {
    const { state, board } = live
    const { mouse } = chooser
    const turn = turnOf(state)
    const from = mouse.at
    const to = board.numbers.get(action.to) ?? from
    const byHook = isByHook(hookOn(state), board, from, to)
    turn.used = true
    turn.resumed = false
    if (board.isWater[from] && !board.isWater[to]) {
      turn.points = 0
      turn.move = 'over'
      turn.ended = 'M8.2'
      if (!byHook && !isWaived(state, board, mouse.id, 'waterRoll')) {
        const faces = roll(1 + miceAt(state, to), live.chance)
        live.emit?.({ type: 'rolled', rule: 'M8.2', by: mouse.id, for: 'water', faces })
        if (!faces.some(isStar)) return
      }
    } else {
      turn.points -= costOf(state, board, mouse.id, from, to, byHook)
      turn.move = 'begun'
    }
    stepTo(live, mouse, to, byHook ? 'M22.4' : 'M7.1')
    if (board.isWater[to]) endMove(chooser, 'M8.1')
    else if (minionsAt(state, to) > 0 && !isWaived(state, board, mouse.id, 'stopAtMinion')) endMove(chooser, 'M7.7')
    pushRules(live, 'stepOnto', mouse.id, to)
    if (state.trapped.includes(to)) push(live, { kind: 'trap', step: 'test', mouse: mouse.id, marker: true })
  },
}

export function endMove({ state }: Chooser, rule: string): void {
  const turn = turnOf(state)
  turn.points = 0
  turn.move = 'over'
  turn.ended = rule
}

/** What holds a mouse where it is, wherever it would go. */
function mustStay({ state, board, mouse }: Chooser): Refusal | null {
  const turn = turnOf(state)
  if (mouse.webbed) return WEBBED
  if (mouse.down) return LYING
  if (turn.move === 'over') return MOVE_OVER[turn.ended ?? 'M6.2'] ?? MOVE_OVER['M6.2']
  if (turn.move === 'begun' && !turn.resumed) return null
  const minions = minionsAt(state, mouse.at)
  if (minions === 0 || miceAt(state, mouse.at) >= minions) return null
  return isWaived(state, board, mouse.id, 'outnumbered') ? null : OUTNUMBERED
}

function stepRefusal({ state, board, mouse }: Chooser, hook: Hook, to: Space): Refusal | null {
  const turn = turnOf(state)
  const from = mouse.at
  const byHook = isByHook(hook, board, from, to)
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
