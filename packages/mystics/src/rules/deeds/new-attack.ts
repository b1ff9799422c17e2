import { NOWHERE } from '../../board/board.ts'
import { cardsOf, findMinion, placeOf } from '../../state/figures.ts'
import type { AttackTask, Target } from '../../state/task.ts'
import type { AttackType, Mode, Modifier } from '../../cards/words.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { Live } from '../../state/live.ts'

export interface Strike {
  readonly by: string | null
  readonly card?: string | null
  readonly weapon?: string | null
  readonly action?: boolean
  readonly mode: Mode
  readonly type: AttackType
  readonly dice?: number | null
  readonly mods?: readonly Modifier[]
  readonly from?: readonly string[]
  readonly targets: readonly Target[]
  /** Hits that need no roll (K12). */
  readonly hits?: number
}

export function attackTask(strike: Strike): AttackTask {
  return {
    kind: 'attack',
    step: strike.hits === undefined ? 'roll' : 'targets',
    by: strike.by,
    card: strike.card ?? null,
    weapon: strike.weapon ?? null,
    action: strike.action ?? false,
    mode: strike.mode,
    type: strike.type,
    dice: strike.dice ?? null,
    mods: strike.mods ?? [],
    from: strike.from ?? [],
    targets: strike.targets,
    next: 0,
    faces: [],
    hits: strike.hits ?? 0,
    wounded: [],
    defeated: [],
  }
}

/** A target as it stands; of a boss with several cards one is named, or the only one left (M10.9). */
export function targetOf(state: MysticsState, id: string, card: string | null = null): Target {
  const minion = findMinion(state, id)
  const lying = minion === undefined ? [] : cardsOf(state, minion.type)
  return { id, card: card ?? (lying.length === 1 ? lying[0] : null), at: minion?.at ?? placeOf(state, id) ?? NOWHERE }
}

/** A minion's attack, or a charmed mouse's. */
export function attackBy(live: Live, who: string, card: string, mode: Mode, target: Mouse): void {
  const targets = [{ id: target.id, card: null, at: target.at }]
  live.stack.push(attackTask({ by: who, card, mode, type: 'sharp', targets }))
}
