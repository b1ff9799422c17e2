import { noChance } from '@mousekeep/engine'
import { minionType } from '../cards/box.ts'
import type { Face } from '../cards/words.ts'
import { lifeLeft } from '../rules/deeds/move-and-mark.ts'
import { payAttackCheese, payDefenseCheese } from '../rules/deeds/rolled-cheese.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { asChanged, cardValue } from '../rules/lookup/changed-rules.ts'
import { attackDice, countBlocks, countHits, defenseDice } from '../rules/lookup/dice-counts.ts'
import { isStar } from '../state/dice.ts'
import { findMinion, findMouse } from '../state/figures.ts'
import { topmost, type Live } from '../state/live.ts'
import { copy, FULL_WHEEL, type MysticsState } from '../state/state.ts'
import type { AttackTask, DefendTask } from '../state/task.ts'
import { atLeast, leftOver, sumOf, type Chances } from './chances.ts'

/** What one target of an attack has to fear. */
export interface TargetOdds {
  readonly id: string
  /** The dice it defends with. */
  readonly dice: number
  /** How likely each number of wounds is, from none upwards. */
  readonly wounds: Chances
  /** That a minion is defeated, or a mouse captured. */
  readonly felled: number
}

/** The roll that comes next, counted out instead of thrown. */
export type Odds =
  | {
      readonly roll: 'attack'
      readonly by: string | null
      readonly dice: number
      readonly hits: Chances
      readonly targets: readonly TargetOdds[]
      /** That any cheese comes to the mice, any on the wheel, and so much that it surges. */
      readonly cheese: number
      readonly wheel: number
      readonly surge: number
    }
  | {
      readonly roll: 'defense'
      readonly by: string | null
      readonly hits: number
      readonly targets: readonly TargetOdds[]
    }
  | { readonly roll: 'search'; readonly dice: number; readonly star: number }

/** The odds of the roll before which the game stands; null for rolls that have none to tell. */
export function oddsAt(state: MysticsState): Odds | null {
  const top = state.stack.at(-1)
  if (top?.kind === 'attack') return attackOdds(state, top)
  if (top?.kind === 'defend') return defenseOdds(state, top)
  if (top?.kind === 'search') return { roll: 'search', dice: top.dice, star: atLeast(sumOf(top.dice, starred), 1) }
  return null
}

function starred(face: Face): number {
  return isStar(face) ? 1 : 0
}

function attackOdds(state: MysticsState, attack: AttackTask): Odds {
  const board = boardHere(state)
  const dice = attackDice(state, board, attack)
  const hits = sumOf(dice, (face) => countHits(state, board, { ...attack, faces: [face] }))
  const targets = attack.targets.map((target) =>
    targetOdds(state, attack, defenseOf(target.id, target.card, attack.by), hits),
  )
  const gained = cheeseOf(state, (live) => payAttackCheese(live, attack, ['cheese']))
  const rolled = sumOf(dice, cheeses)
  const hit = atLeast(hits, 1)
  let wheel = gained.wheel > 0 ? atLeast(rolled, 1) : 0
  let cheese = gained.mice > 0 ? atLeast(rolled, 1) : 0
  let surge = gained.wheel > 0 ? atLeast(rolled, FULL_WHEEL - state.wheel) : 0
  for (const { id, dice: against } of targets) {
    const card = attack.targets.find((target) => target.id === id)?.card ?? null
    const defend = defenseOf(id, card, attack.by)
    const kept = cheeseOf(state, (live) => payDefenseCheese(live, attack, defend, ['cheese']))
    const theirs = sumOf(against, cheeses)
    if (kept.wheel > 0) {
      wheel = either(wheel, hit * atLeast(theirs, 1))
      surge = either(surge, hit * atLeast(theirs, FULL_WHEEL - state.wheel))
    }
    if (kept.mice > 0) cheese = either(cheese, hit * atLeast(theirs, 1))
  }
  return { roll: 'attack', by: attack.by, dice, hits, targets, cheese, wheel, surge }
}

function either(a: number, b: number): number {
  return 1 - (1 - a) * (1 - b)
}

function cheeses(face: Face): number {
  return face === 'cheese' ? 1 : 0
}

/** A defence as it stands before its roll. */
function defenseOf(who: string, card: string | null, by: string | null): DefendTask {
  return { kind: 'defend', step: 'roll', attacked: who, who, card, by, hits: 0, mods: [], faces: [], blocks: 0 }
}

/** What the targets of an attack have to fear from so many hits. */
export function oddsAgainst(state: MysticsState, attack: AttackTask, hits: number): TargetOdds[] {
  return attack.targets.map(({ id, card }) => targetOdds(state, attack, defenseOf(id, card, attack.by), exactly(hits)))
}

function exactly(n: number): Chances {
  return Array.from({ length: n + 1 }, (_, i) => (i === n ? 1 : 0))
}

function defenseOdds(state: MysticsState, defend: DefendTask): Odds {
  const attack = topmost(state.stack, 'attack')
  const { by, hits } = defend
  return { roll: 'defense', by, hits, targets: [targetOdds(state, attack, defend, exactly(hits))] }
}

function targetOdds(state: MysticsState, attack: AttackTask | null, defend: DefendTask, hits: Chances): TargetOdds {
  const board = boardHere(state)
  const dice = defenseDice(state, board, attack, defend)
  const blocks = sumOf(dice, (face) => countBlocks(state, board, attack, { ...defend, faces: [face] }))
  const wounds = capped(leftOver(hits, blocks), capOf(state, defend))
  return { id: defend.who, dice, wounds, felled: atLeast(wounds, lifeOf(state, defend)) }
}

/** What a chapter lets through at most counts for every larger number. */
function capped(wounds: Chances, most: number): Chances {
  if (most >= wounds.length - 1) return wounds
  return [...wounds.slice(0, most), atLeast(wounds, most)]
}

function capOf(state: MysticsState, defend: DefendTask): number {
  return findMouse(state, defend.who) === undefined ? Infinity : asChanged.woundCap(liveOf(state), defend.by)
}

/** Wounds that fell it: a mouse, a minion, or the named card of a boss (M10.9). */
function lifeOf(state: MysticsState, { who, card }: DefendTask): number {
  const mouse = findMouse(state, who)
  if (mouse !== undefined) return lifeLeft(mouse)
  const minion = findMinion(state, who)
  if (minion === undefined) return Infinity
  const { cards } = minionType(minion.type)
  const scene = { state, board: boardHere(state) }
  if (cards.length === 1) return cardValue(scene, cards[0], 'life') - minion.wounds
  return card === null ? Infinity : cardValue(scene, card, 'life') - (state.cardWounds[card] ?? 0)
}

/** Where one cheese of a roll goes, found out by paying it on a copy. */
function cheeseOf(state: MysticsState, pay: (live: Live) => void): { mice: number; wheel: number } {
  const live = liveOf(copy(state))
  const before = live.state.mice.reduce((sum, { cheese }) => sum + cheese, 0)
  pay(live)
  const mice = live.state.mice.reduce((sum, { cheese }) => sum + cheese, 0) - before
  const put = live.stack.at(-1)
  return { mice, wheel: put?.kind === 'wheel' ? put.n : 0 }
}

function liveOf(state: MysticsState): Live {
  return {
    state,
    stack: state.stack,
    chance: noChance,
    emit: null,
    board: boardHere(state),
    spent: { verbs: 0, rounds: 0 },
  }
}
