import type { Live } from '../../state/live.ts'
import type { MysticsEvent } from '../../state/events.ts'
import { heightOf } from '../../state/figures.ts'
import type { Mouse } from '../../state/state.ts'
import { minionSees } from '../lookup/changed-rules.ts'
import { closedToMinions } from '../lookup/chapter-here.ts'
import { distanceTo, nearestMouse } from '../lookup/minion-distances.ts'
import type { Actor } from './minion-walk.ts'

type Why = Extract<MysticsEvent, { readonly type: 'aimed' }>['why']

/** Whom a figure attacks, and why that mouse and no other. */
interface Victim {
  readonly mouse: Mouse
  readonly why: Why
}

/** M17.6: of the mice it can attack, those not yet attacked in this turn first. */
export function victim(
  live: Live,
  actor: Actor,
  sought: readonly Mouse[],
  attacked: readonly string[] | null,
): Victim | null {
  const { state, board } = live
  const { at } = actor.figure
  const near = sought.filter((mouse) => mouse.at === at || board.isNear[at][mouse.at])
  let able = near
  if (actor.mode === 'ranged' && near.length === 0) able = sought.filter((mouse) => minionSees(live, at, mouse))
  if (able.length === 0) return null
  if (able.length === 1) return { mouse: able[0], why: 'only' }
  const fresh = able.filter((mouse) => attacked === null || !attacked.includes(mouse.id))
  const mouse = nearestMouse(state, board, at, actor.size, closedToMinions(state, board), fresh)
  if (mouse !== null)
    return { mouse, why: fresh.length < able.length ? 'fresh' : whyNearest(live, actor, mouse, fresh) }
  return { mouse: able.toSorted((a, b) => heightOf(state, a.id) - heightOf(state, b.id))[0], why: 'highest' }
}

function whyNearest({ state, board, emit }: Live, { figure, size }: Actor, mouse: Mouse, among: readonly Mouse[]): Why {
  if (emit === null) return 'nearest'
  const closed = closedToMinions(state, board)
  const steps = (each: Mouse): number => distanceTo(state, board, figure.at, each.at, size, closed)
  return among.some((each) => each !== mouse && steps(each) === steps(mouse)) ? 'higher' : 'nearest'
}
