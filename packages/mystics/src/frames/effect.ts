import type { Verdict } from '@mousekeep/engine'
import { isSilent } from '../chapters/mods.ts'
import { clausesOf, findMinionCard } from '../content.ts'
import { findMinion, isFree } from '../figures.ts'
import type { EffectFrame, Picks } from '../frame.ts'
import { holdAll } from '../language/conditions.ts'
import type { Clause, Moment } from '../language/words.ts'
import { topmost, type World } from '../world.ts'
import { runVerb } from './verbs.ts'

/** The program of a card being carried out, verb by verb; its modifiers come last. */
export function effect(world: World, frame: EffectFrame): Verdict {
  const clause = clausesOf(frame.card)[frame.clause]
  const verb = clause.do?.[frame.next]
  if (verb !== undefined) {
    const verdict = runVerb(world, frame, clause, verb)
    if (verdict === 'done') {
      frame.next++
      frame.left = 0
    }
    return verdict === 'wait' ? 'wait' : 'again'
  }
  applyModifiers(world, frame, clause)
  return 'done'
}

function applyModifiers(world: World, frame: EffectFrame, clause: Clause): void {
  const { state } = world
  const { mod } = clause
  if (mod === undefined || clause.for === undefined) return
  if (clause.for === 'attack') {
    const defending = clause.on.includes('defend')
    const mods = defending ? topmost(world.stack, 'defend')?.mods : topmost(world.stack, 'declare')?.mods
    mods?.push(...mod)
    return
  }
  if (clause.for === 'roll') {
    const search = topmost(world.stack, 'search')
    for (const each of mod) if ('extraDice' in each && search !== null) search.dice += each.extraDice.n
    return
  }
  const on = reached(world, frame, clause)
  if (on.length > 0) state.lasting.push({ card: frame.card, clause: frame.clause, user: frame.user, on })
}

/** On whom a lasting modifier lies. */
function reached({ state, board }: World, frame: EffectFrame, clause: Clause): string[] {
  const { picks } = frame
  const on: string[] = []
  for (const selector of clause.choose ?? []) {
    if ('self' in selector) on.push(frame.user)
    else if ('mice' in selector) {
      for (const mouse of state.mice) {
        if (selector.mice === 'others' ? mouse.id !== frame.user : selector.mice === 'all' || isFree(mouse))
          on.push(mouse.id)
      }
    } else if ('minion' in selector && picks.target !== undefined) on.push(picks.target)
    else if ('minionCard' in selector && picks.card !== undefined) on.push(picks.card)
    else if ('minions' in selector && picks.to !== undefined) {
      const at = board.numbers.get(picks.to)
      for (const minion of state.minions) if (minion.at === at) on.push(minion.id)
    } else if ('mouse' in selector && picks.mouse !== undefined) on.push(picks.mouse)
  }
  return on
}

export function effectFrame(
  card: string,
  clause: number,
  user: string,
  picks: Picks,
  options: { readonly no?: number; readonly paid?: number; readonly it?: string | null } = {},
): EffectFrame {
  const { no = -1, paid = 0, it = null } = options
  return { kind: 'effect', card, clause, user, picks, next: 0, no, paid, it, left: 0, lost: 0 }
}

/** What a minion's own card does at a moment: always forced. */
export function pushCardEffects(world: World, card: string, moment: Moment, user: string, picks: Picks): void {
  if (findMinionCard(card) === undefined) return
  const { state, board } = world
  const attack = topmost(world.stack, 'attack')
  const clauses = clausesOf(card)
  for (let i = clauses.length - 1; i >= 0; i--) {
    if (!clauses[i].on.includes(moment)) continue
    if ((clauses[i].do ?? []).some((verb) => Object.keys(verb).some((word) => isSilent(world, card, word)))) continue
    const context = {
      card,
      user,
      attack,
      target: picks.target ?? null,
      targetCard: null,
      defend: null,
      moment: null,
    }
    if (!holdAll(state, board, clauses[i].if, context)) continue
    if (moment === 'attackDone' && findMinion(state, user) === undefined) continue
    world.stack.push(effectFrame(card, i, user, picks))
  }
}
