import type { Space } from '../board/board.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import type { Rule } from '../story/chapter.ts'
import { allHold } from '../rules/lookup/chapter-conditions.ts'
import { chapterOf, rulesOn, spacesAt } from '../rules/lookup/chapter-here.ts'
import { isQuiet } from '../rules/lookup/side-changes.ts'
import { minionType } from '../cards/box.ts'
import { garrisonOf } from '../rules/explore/enter-side.ts'
import { stashedFor } from '../rules/lookup/party-items.ts'
import { waysOut } from '../rules/lookup/ways-out.ts'
import { ruleAt, ruleHolds } from '../rules/lookup/chapter-rules.ts'
import { copy } from '../state/state.ts'
import { carriedBy, tokenOf } from '../rules/lookup/tokens.ts'
import { whatWins } from './what-wins.ts'
import { assemble, bring, follow, happen, type Outline, type Taste } from './outline.ts'

/** What the party does next, and where on the side it is. */
export interface Errand {
  readonly kind: 'go' | 'take' | 'search' | 'act' | 'put' | 'wait' | 'arrive'
  readonly spaces: readonly Space[]
  /** It takes every free mouse. */
  readonly together?: boolean
  readonly token?: string
  readonly rule?: number
}

export interface Move {
  readonly errand: Errand
  readonly cost: number
  readonly to: Outline
}

// In sides to go.
const GO = 1
/** To a side the party is fond of, the first time. */
const LIKED = 0.3
const TRY = 0.4
const ACT = 0.35
const SEARCH = 0.8
const PUT = 0.1
const WAIT = 0.4
export const BOSS = 1.2
/** A hook flip without the hook: everybody has to be there. */
const LADDER = 1.5
const WET_SEARCH = 3

/** Everything that may help on the way from here. */
export function movesFrom(outline: Outline, { fond, thorough }: Taste): Move[] {
  const acts = actions(outline, thorough)
  return [...walks(outline, fond), ...takings(outline), ...acts, ...puttings(outline), ...waiting(outline)]
}

function walks(outline: Outline, fond: string | null): Move[] {
  const board = boardHere(outline)
  const moves: Move[] = []
  const ends = [
    ...[...board.flip.keys()].map((space) => ({ exit: null as string | null, spaces: [space] as readonly Space[] })),
    ...board.doors.map((door) => ({ exit: door.id as string | null, spaces: door.spaces })),
  ]
  for (const { exit, spaces } of ends) {
    assemble(outline, spaces[0])
    const way = waysOut(outline, board, outline.mice[0]).find((each) => each.exit === exit)
    if (way === undefined || way.refused !== null) continue
    const before = outline.facts.length
    const to = goTo(outline, way.to)
    const fought = to.facts.slice(before).some(({ what }) => what === 'beaten')
    const together = exit === null && board.flip.get(spaces[0]) === 'hook' && stashedFor(outline, 'rope') === null
    const liked = way.to === fond && !outline.explored.includes(fond)
    const cost = (liked ? LIKED : GO) + (way.test === true ? TRY : 0) + (fought ? BOSS : 0) + (together ? LADDER : 0)
    moves.push({ errand: { kind: 'go', spaces, ...(together ? { together } : {}) }, cost, to })
  }
  return moves
}

function goTo(outline: Outline, side: string): Outline {
  const to = copy(outline)
  const chapter = chapterOf(to)
  if (chapter === null) return to
  to.here = side
  to.minions.length = 0
  const tile = chapter.tiles.findIndex((each) => each.up === side || each.down === side)
  if (tile >= 0) to.up[tile] = side
  assemble(to, boardHere(to).spaces[0])
  const first = !to.explored.includes(side)
  if (first) {
    to.explored.push(side)
    garrison(to)
    happen(to, 'enterFirst', to.mice[0].id)
  }
  happen(to, 'enter', to.mice[0].id)
  return to
}

/** Minions that wait there; of those an action needs an encounter may bring one too. */
function garrison(outline: Outline): void {
  const chapter = chapterOf(outline)
  if (chapter === null) return
  const scene = { state: outline, board: boardHere(outline) }
  const company = garrisonOf(scene, outline.here)
  if (company !== null) {
    for (const [type, n] of Object.entries(company)) bring(outline, type, n)
  } else if (!isQuiet(scene, outline.here) && outline.encounters.length > 0) {
    for (const type of whatWins(chapter).foes) if (!minionType(type).boss) bring(outline, type, 1)
  }
}

function takings(outline: Outline): Move[] {
  const moves: Move[] = []
  const chapter = chapterOf(outline)
  if (chapter === null) return moves
  const board = boardHere(outline)
  for (const token of whatWins(chapter).tokens) {
    const [side, name] = (outline.tokens[token] ?? '').split(':')
    const space = name === undefined || side !== outline.here ? undefined : board.numbers.get(name)
    if (space === undefined || tokenOf(outline, token)?.fixed === true) continue
    const scene = assemble(outline, space)
    const mouse = outline.mice.find((each) => carriedBy(outline, each) === null)
    if (mouse === undefined) continue
    if (allHold(scene, tokenOf(outline, token)?.loose, mouse.id)) {
      const to = copy(outline)
      to.tokens[token] = mouse.id
      happen(to, 'takenUp', mouse.id)
      moves.push({ errand: { kind: 'take', spaces: [space], token }, cost: ACT, to })
      continue
    }
    for (const rule of rulesOn(outline, 'searchHit')) {
      if (!ruleHolds(scene, rule, mouse.id, space, null)) continue
      const to = copy(outline)
      follow(to, rule, mouse.id)
      const cost = board.isWater[space] ? WET_SEARCH : SEARCH
      moves.push({ errand: { kind: 'search', spaces: [space], token }, cost, to })
    }
  }
  return moves
}

function actions(outline: Outline, thorough: boolean): Move[] {
  const moves: Move[] = []
  const board = boardHere(outline)
  const goals = chapterOf(outline)?.victory ?? []
  for (const index of rulesOn(outline, 'act')) {
    const rule: Rule | undefined = ruleAt(outline, index)
    if (rule === undefined || !('act' in rule.on)) continue
    // Who is thorough wins by the goals, not by leaving off.
    if (thorough && goals.length > 0 && rule.do.some((verb) => 'win' in verb)) continue
    const spaces = spacesAt(outline, board, rule.on.act.place) ?? board.spaces
    if (spaces.length === 0) continue
    const scene = assemble(outline, spaces[0])
    const doer = outline.mice.find((mouse) => ruleHolds(scene, index, mouse.id, spaces[0], null))
    if (doer === undefined) continue
    const before = outline.facts.length
    const to = copy(outline)
    follow(to, index, doer.id)
    const fought = to.facts.slice(before).some(({ what }) => what === 'beaten')
    moves.push({ errand: { kind: 'act', spaces, rule: index }, cost: ACT + (fought ? BOSS : 0), to })
  }
  return moves
}

function puttings(outline: Outline): Move[] {
  const chapter = chapterOf(outline)
  if (chapter === null) return []
  const board = boardHere(outline)
  return whatWins(chapter).lying.flatMap(({ token, place }) => {
    const [space] = spacesAt(outline, board, place) ?? []
    if (space === undefined || !(outline.tokens[token] in outline.setup.seats)) return []
    const to = copy(outline)
    to.tokens[token] = `${outline.here}:${board.names[space]}`
    return [{ errand: { kind: 'put', spaces: [space], token } as const, cost: PUT, to }]
  })
}

/** The end of a round may change what stands in the way, or bring whom an action needs. */
function waiting(outline: Outline): Move[] {
  if (rulesOn(outline, 'roundEnd').length === 0) return []
  const to = copy(outline)
  happen(to, 'roundEnd', null)
  const around = to.minions.map((minion) => minion.at)
  return [{ errand: { kind: 'wait', spaces: around }, cost: WAIT, to }]
}
