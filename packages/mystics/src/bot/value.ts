import { OFF, type Board } from '../board/board.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { Chapter } from '../story/chapter.ts'
import { amountOf } from '../rules/lookup/chapter-conditions.ts'
import { chapterOf } from '../rules/lookup/chapter-here.ts'
import { asChanged, cardValue } from '../rules/lookup/changed-rules.ts'
import { hero, minionType } from '../cards/box.ts'
import { cardsOf, isBoss, isFree } from '../state/figures.ts'
import { whatWins } from './what-wins.ts'
import { NO_TASTE, type Taste } from './outline.ts'
import { wayFor } from './way-to-victory.ts'
import { toDo } from './next-errand.ts'
import type { Minion, Mouse, MysticsState } from '../state/state.ts'
import { walk } from './mouse-distances.ts'
import { gearWorth, lastingWorth } from './gear-value.ts'

/** How well the party stands, from 0 (lost) to 1 (won): time, life, what it is up against, and the way to go. */
export function evaluate(state: MysticsState): number[] {
  const value = 1 / (1 + Math.exp(-valueOf(state) / 12))
  return Array.from({ length: state.setup.players }, () => value)
}

// Weights in the currency of one page of time; found by play.
const PAGE = 1
const SIDE = 10
const OVER = 1000
const CAPTURED = 1.3
const LIFE = 1.4
const MARKER = 0.25
const MINION = 0.6
const CHEESE = 0.1
const ABILITY = 0.45
/** Something won for the chapters to come. */
const FLAG = 0.5
const SOUVENIR = 4
const APPROACH = 0.01
const STALE = 0.04
const FURTHEST = 12
/** In the water: a mouse is slow there, and may be washed off (M8.4). */
const WATER = 0.15
const WASHED_OFF = 1.2
/** More than any way is worth, so that the last minion is worth defeating. */
const FIGHT = 2.2
/** A step nearer to what loses the chapter; the last ones weigh most. */
const MARGIN = 0.25
const BRINK = 2.5
/** Nobody stands where the minions want to go. */
const UNGUARDED = 0.8

/** The same without bounds, in pages of time. */
export function valueOf(state: MysticsState, taste: Taste = NO_TASTE): number {
  const flags = (taste.keen === true ? SOUVENIR : FLAG) * state.flags.length
  if (state.over !== null) return (state.over === 'won' ? OVER : -OVER) + flags
  const board = boardHere(state)
  const chapter = chapterOf(state)
  let score = timeValue(state)
  for (const mouse of state.mice) score += mouseValue(mouse) + gearWorth(state, board, mouse)
  score += lastingWorth(state, board)
  for (const minion of state.minions) score -= threat(state, board, minion, chapter)
  score += whereabouts(state, board) + flags
  if (chapter === null) return score
  const way = wayFor(state, taste)
  score += brink(state, board, chapter) - SIDE * way.cost - toDo(state, board, way)
  return score
}

function timeValue(state: MysticsState): number {
  const time = state.end - state.page - state.wheel / 6
  if (asChanged.endWins(state)) return -SIDE * time
  // The last page weighs most.
  return PAGE * time - 1.5 / (time + 0.2)
}

function mouseValue(mouse: Mouse): number {
  let value = CHEESE * Math.min(mouse.cheese, 6) + ABILITY * mouse.abilities.length
  if (!isFree(mouse)) return value - CAPTURED
  const { life } = hero(mouse.id)
  // The last wound weighs most.
  const left = life - mouse.wounds - mouse.poison
  value += LIFE * Math.sqrt(left / life)
  for (const marked of [mouse.stunned, mouse.webbed, mouse.charmed, mouse.down]) if (marked) value -= MARKER
  return value
}

/** What is left of it, by how hard it hits. A boss that an action needs is not to be driven off. */
function threat(state: MysticsState, board: Board, minion: Minion, chapter: Chapter | null): number {
  if (chapter !== null && isBoss(minion) && whatWins(chapter).foes.includes(minion.type)) return 0
  const scene = { state, board }
  const cards = cardsOf(state, minion.type)
  let sum = 0
  for (const card of cards.length === 0 ? [minionType(minion.type).cards[0]] : cards) {
    const left = cardValue(scene, card, 'life') - minion.wounds - (state.cardWounds[card] ?? 0)
    sum += (cardValue(scene, card, 'battle') / 2) * (left + (minion.down ? -0.2 : 0.3))
  }
  return MINION * sum
}

/** Not in the water; in a fight near the minions. */
function whereabouts(state: MysticsState, board: Board): number {
  let score = 0
  for (const mouse of state.mice) {
    if (!isFree(mouse) || mouse.at < 0) continue
    if (board.isWater[mouse.at]) score -= WATER
    if (board.current[mouse.at].includes(OFF)) score -= WASHED_OFF
    if (state.minions.length === 0) continue
    let nearest = FURTHEST
    for (const minion of state.minions) nearest = Math.min(nearest, walk(board, [minion.at])[mouse.at])
    score -= APPROACH * Math.max(0, nearest - 1) + STALE * Math.max(0, nearest - 9)
  }
  if (state.minions.length > 0) score -= FIGHT
  return score - unguarded(state, board)
}

/** M17.4 as the chapter changes it: a mouse in the place bars it. */
function unguarded(state: MysticsState, board: Board): number {
  for (const minion of state.minions) {
    const goals = asChanged.walksTo({ state, board }, minion.type)
    if (goals.length > 0) return state.mice.some((mouse) => goals.includes(mouse.at)) ? 0 : UNGUARDED
  }
  return 0
}

/** How near a variable is to the value that loses the chapter. */
function brink(state: MysticsState, board: Board, chapter: Chapter): number {
  let score = 0
  for (const { on, do: verbs } of chapter.rules ?? []) {
    if (!('becomes' in on) || !verbs.some((verb) => 'lose' in verb)) continue
    const { variable, value } = on.becomes
    const left = Math.abs(amountOf({ state, board }, value, null) - (state.vars[variable] ?? 0))
    score += MARGIN * left - BRINK / (left + 0.2)
  }
  return score
}
