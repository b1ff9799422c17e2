import type { Verdict } from '@mousekeep/engine'
import { OFF } from '../board.ts'
import { dropLasting, endLasting, fillWheel, push, putAt } from '../changes.ts'
import { modsOf } from '../chapters/lookup.ts'
import { minionsFor } from '../chapters/mods.ts'
import { isWon, win } from '../chapters/goals.ts'
import { NUMBER, roll } from '../dice.ts'
import { findMouse, hasRoom, isFree, mouseOf } from '../figures.ts'
import type { FrameOf } from '../frame.ts'
import { isWaived, statOf } from '../language/modifiers.ts'
import { openMoment } from '../moments.ts'
import { heavyLoad } from '../tokens.ts'
import type { Turn } from '../state.ts'
import { ask, type World } from '../world.ts'
import { endRound, moveRolled, pushRules } from '../rules.ts'

export function newTurn(card: string): Turn {
  return {
    card,
    points: 0,
    move: 'over',
    ended: null,
    used: false,
    acted: 0,
    resumed: false,
    extra: false,
    shared: false,
    equipped: false,
    leveled: false,
    freely: [],
    able: [],
    over: false,
    cut: false,
  }
}

/** M4.1, M4.6: the next turn belongs to the highest card that has not acted this round. */
export function nextCard({ state }: World): string | null {
  return state.track.find((card) => !state.acted.includes(card)) ?? null
}

/** Lies at the bottom of the stack and never ends: card after card, round after round. */
export function play(world: World): Verdict {
  const { state, emit } = world
  if (isWon(world)) {
    win(world)
    return 'again'
  }
  const card = nextCard(world)
  if (card === null) {
    state.acted.length = 0
    endLasting(state, 'round')
    for (const mouse of state.mice) mouse.spent.length = 0
    emit?.({ type: 'round-began', rule: 'M4.1' })
    endRound(world, false)
    return 'again'
  }
  state.turn = newTurn(card)
  if (findMouse(state, card) === undefined) {
    push(world, { kind: 'minion-turn', card, step: 'before', waiting: [], attacked: [] })
  } else {
    emit?.({ type: 'turn-began', rule: 'M4.1', card })
    push(world, { kind: 'mouse-turn', mouse: card, step: 'begin' })
  }
  return 'again'
}

/** M6. */
export function mouseTurn(world: World, frame: FrameOf<'mouse-turn'>): Verdict {
  const { state, board, emit } = world
  const mouse = mouseOf(state, frame.mouse)
  const { turn } = state
  if (turn === null) throw new Error('Bug: a turn without its state')
  switch (frame.step) {
    case 'begin':
      if (state.lasting.length > 0) dropLasting(state, (user, _, until) => until === 'nextTurn' && user === mouse.id)
      if (mouse.captured || mouse.away) {
        // M20.2: rescued if no minion is on the board, else the turn is skipped.
        frame.step = 'drift'
        if (mouse.captured && canBeRescued(world)) {
          push(world, { kind: 'rescue', mouse: mouse.id, beside: null })
        }
      } else if (mouse.charmed) {
        frame.step = 'uncharm'
        push(world, { kind: 'act', step: 'begin', who: mouse.id, card: mouse.id, again: false, points: 0, path: [] })
      } else {
        frame.step = 'roll'
        openMoment(world, 'turnStart', { only: mouse.id })
      }
      return 'again'
    case 'uncharm':
      mouse.charmed = false
      emit?.({ type: 'cured', rule: 'M21.5', who: mouse.id, marker: 'charmed' })
      frame.step = 'lasting'
      return 'again'
    case 'roll': {
      const faces = roll(1, world.chance)
      emit?.({ type: 'rolled', rule: 'M6.1', by: mouse.id, for: 'move', faces })
      turn.points = Math.max(0, statOf(state, board, mouse, 'move') - heavyLoad(state, mouse)) + NUMBER[faces[0]]
      turn.move = 'whole'
      frame.step = 'rolled'
      moveRolled(world, mouse.id, NUMBER[faces[0]])
      return 'again'
    }
    case 'rolled':
      frame.step = 'free'
      return 'again'
    case 'free':
      if (turn.cut || !isFree(mouse)) frame.step = 'lasting'
      else if (turn.over) frame.step = 'drift'
      else if (isWon(world)) win(world)
      else return 'wait'
      return 'again'
    case 'drift': {
      if (mouse.at >= 0 && !isWaived(state, board, mouse.id, 'drift')) {
        const ways = board.current[mouse.at]
        if (ways.length > 0) {
          const names = ways.map((way) => (way === OFF ? 'off' : board.names[way]))
          const chosen = ask(world, 'M8.4', 'drift', names)
          if (chosen === null) return 'wait'
          frame.step = 'lasting'
          const to = ways[names.indexOf(chosen)]
          if (to === OFF) push(world, { kind: 'capture', step: 'moment', mouse: mouse.id })
          else if (hasRoom(state, board, to, 'small')) {
            putAt(world, mouse, to, 'M8.4')
          }
          return 'again'
        }
      }
      frame.step = 'lasting'
      return 'again'
    }
    case 'lasting':
      endLasting(state, 'turn')
      frame.step = 'rules'
      return 'again'
    case 'rules': {
      frame.step = 'time'
      pushRules(world, 'turnEnd', mouse.id, mouse.at)
      return 'again'
    }
    case 'time':
      frame.step = 'end'
      if (!turn.cut && minionsFor(state, 'M5.1') === 0 && isLowestMouse(world, mouse.id)) {
        fillWheel(world, modsOf(state).timeShort ?? 1, 'M5.1')
      }
      return 'again'
    case 'end':
      endTurn(world)
      return 'done'
  }
}

/** M20.2; a chapter may let mice back in whatever stands on the board. */
function canBeRescued({ state }: World): boolean {
  return modsOf(state).rescueAt !== undefined || (minionsFor(state, 'M20.2') === 0 && state.mice.some(isFree))
}

function isLowestMouse({ state }: World, id: string): boolean {
  return state.track.findLast((card) => card in state.setup.seats) === id
}

export function endTurn({ state, emit }: World): void {
  const { turn } = state
  if (turn === null) return
  // M4.7: after a whole deal nobody has acted in the new round.
  if (!turn.cut && !state.acted.includes(turn.card)) state.acted.push(turn.card)
  emit?.({ type: 'turn-ended', rule: 'M6.8', card: turn.card })
  state.turn = null
}
