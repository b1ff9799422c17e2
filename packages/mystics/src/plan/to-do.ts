import type { Board, Space } from '../board.ts'
import type { RuleCondition } from '../chapters/chapter.ts'
import { allHold } from '../chapters/conditions.ts'
import { chapterOf, rulesOn, spacesAt } from '../chapters/lookup.ts'
import { minionsFor } from '../chapters/mods.ts'
import { isFree } from '../figures.ts'
import { ruleAt } from '../rules.ts'
import type { Mouse, MysticsState } from '../state.ts'
import { carriedBy, tokensAt } from '../tokens.ts'
import { FAR, walk } from '../walks.ts'
import type { Errand } from './moves.ts'
import type { Plan } from './plan.ts'

const WAY = 0.1
const COMPANY = 0.01
const GATHER = 0.03
const ASIDE = 0.03
/** What is to be done while minions are about weighs less. */
const IN_A_FIGHT = 0.8

/** How far the mice are from what is to be done next: the nearer the better. */
export function toDo(state: MysticsState, board: Board, { next }: Plan): number {
  const free = state.mice.filter((mouse) => isFree(mouse) && mouse.at >= 0)
  if (free.length === 0) return 0
  const aside = besides(state, board, free)
  let least = Number.POSITIVE_INFINITY
  for (const errand of next) least = Math.min(least, wayTo(state, board, free, errand))
  return aside + (least === Number.POSITIVE_INFINITY ? 0 : least)
}

/** What may be won on this side for chapters to come: whoever is near turns aside for it. */
function besides(state: MysticsState, board: Board, free: readonly Mouse[]): number {
  let sum = 0
  for (const index of rulesOn(state, 'act')) {
    const rule = ruleAt(state, index)
    if (rule === undefined || !('act' in rule.on)) continue
    const flags = rule.do.flatMap((verb) => ('achieve' in verb ? [verb.achieve] : []))
    if (flags.every((flag) => state.flags.includes(flag))) continue
    const spaces = spacesAt(state, board, rule.on.act.place) ?? []
    const able = free.filter((mouse) => allHold({ state, board }, rule.if, mouse.id))
    if (spaces.length === 0 || able.length === 0) continue
    const field = walk(board, spaces, state.trapped)
    sum += ASIDE * Math.min(...able.map((mouse) => field[mouse.at]))
  }
  return sum
}

function wayTo(state: MysticsState, board: Board, free: readonly Mouse[], errand: Errand): number {
  const weight = state.minions.length > 0 ? IN_A_FIGHT : 1
  switch (errand.kind) {
    case 'go':
      // With minions about nobody leaves (M13.1).
      return minionsFor(state, 'M13.1') > 0
        ? 0
        : farness(state, board, free, free, errand.spaces, errand.together === true ? free.length : 1)
    case 'take':
    case 'search':
      return weight * farness(state, board, free, without(state, free), errand.spaces, 1)
    case 'put': {
      const carrier = free.filter((mouse) => carriedBy(state, mouse) === errand.token)
      return weight * farness(state, board, free, carrier, errand.spaces, 1)
    }
    case 'act':
      return weight * toAct(state, board, free, errand)
    case 'arrive':
      return weight * arrival(state, board, free)
    case 'wait':
      return 0
  }
}

function without(state: MysticsState, free: readonly Mouse[]): Mouse[] {
  return free.filter((mouse) => carriedBy(state, mouse) === null)
}

/** The way of those who are needed, and a little of everybody's. */
function farness(
  state: MysticsState,
  board: Board,
  free: readonly Mouse[],
  doers: readonly Mouse[],
  spaces: readonly Space[],
  needed: number,
): number {
  if (spaces.length === 0 || doers.length === 0) return 0
  const field = walk(board, spaces, state.trapped)
  let sum = 0
  for (const mouse of free) sum += field[mouse.at]
  const ways = doers.map((mouse) => field[mouse.at]).toSorted((a, b) => a - b)
  let way = 0
  for (let i = 0; i < needed; i++) way += ways[i] ?? FAR
  return WAY * way + COMPANY * sum
}

function toAct(state: MysticsState, board: Board, free: readonly Mouse[], errand: Errand): number {
  const rule = errand.rule === undefined ? undefined : ruleAt(state, errand.rule)
  let doers: readonly Mouse[] = free
  let { spaces } = errand
  let needed = 1
  let brought = 0
  for (const condition of flat(rule?.if ?? [])) {
    if ('carries' in condition) {
      const { token } = condition.carries
      doers = doers.filter((mouse) => (tokensAt(state, board, token, 'it', mouse.id)?.length ?? 0) > 0)
    } else if ('near' in condition) {
      const { of, within } = condition.near
      const around = state.minions.filter((minion) => minion.type === of).map((minion) => minion.at)
      spaces = within === 0 ? around : around.flatMap((at) => [at].concat(board.near[at]))
    } else if ('count' in condition && condition.count.of === 'free mice' && typeof condition.count.n === 'number')
      needed = Math.max(needed, condition.count.n)
    else if ('at' in condition && state.tokens[condition.at.who] in state.setup.seats) {
      // What has to be there is to be carried there.
      const bearer = free.filter((mouse) => mouse.id === state.tokens[condition.at.who])
      brought += farness(state, board, bearer, bearer, spacesAt(state, board, condition.at.place) ?? [], 1)
    }
  }
  return brought + farness(state, board, free, doers, spaces, Math.min(needed, free.length))
}

function flat(conditions: readonly RuleCondition[]): RuleCondition[] {
  return conditions.flatMap((each) => ('any' in each ? flat(each.any) : 'all' in each ? flat(each.all) : [each]))
}

/** The last way: to the places that the goals name. */
function arrival(state: MysticsState, board: Board, free: readonly Mouse[]): number {
  let sum = 0
  for (const goal of chapterOf(state)?.victory ?? []) {
    const place = 'allAt' in goal ? goal.allAt : 'oneAt' in goal ? goal.oneAt : null
    const spaces = place === null ? null : spacesAt(state, board, place)
    if (spaces === null || spaces.length === 0) continue
    const field = walk(board, spaces, state.trapped)
    if ('allAt' in goal) for (const mouse of free) sum += GATHER * field[mouse.at]
    else sum += farness(state, board, free, free, spaces, 1)
  }
  return sum
}
