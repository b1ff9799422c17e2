import { refusal, type Refusal } from '@mousekeep/engine'
import { findCard } from '../content.ts'
import { push } from '../changes.ts'
import { findMouse, isFree } from '../figures.ts'
import type { CardNo } from '../frame.ts'
import { learn, supplyFor } from '../frames/level-up.ts'
import { meets } from '../language/modifiers.ts'
import { LEVEL_UP, type Mouse, type MysticsState } from '../state.ts'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type LevelUp, type Share, type Table } from './action.ts'
import { turnOf } from './budget.ts'

const NOT_NEAR = refusal('M16.1', 'not-near')
const NOT_ITS_CARD = refusal('M16.1', 'no-such-card')
const TOO_LITTLE = refusal('M16.1', 'too-little-cheese')
const NOTHING = refusal('M16.1', 'nothing-shared')
const NO_ABILITY = refusal('M16.4', 'no-such-ability')
const WRONG_CLASS = refusal('M16.4', 'requirement-not-met')
const TAKEN = refusal('M3.2', 'taken')
const TOO_DEAR = refusal('M16.4', 'too-little-cheese')

/** The numbers of the named cards in a pack, each found once; null if one is not there. */
export function findCards(state: MysticsState, pack: readonly CardNo[], ids: readonly string[]): CardNo[] | null {
  const left = [...pack]
  const found: CardNo[] = []
  for (const id of ids) {
    const at = left.findIndex((no) => state.setup.cards[no] === id)
    if (at < 0) return null
    found.push(...left.splice(at, 1))
  }
  return found
}

/** M16.1. The open form may be played as it is: then it is filled in by questions. */
export const share: ActionKind<Share> = {
  list(table, into) {
    for (const other of table.state.mice) {
      if (partnerRefusal(table, other) !== null || !hasAnything(table.mouse, other)) continue
      into.push({ do: 'share', with: other.id, open: true })
    }
  },

  check(table, action) {
    const { state, mouse } = table
    const other = findMouse(state, action.with)
    if (other === undefined) return NOT_NEAR
    const refused = partnerRefusal(table, other)
    if (refused !== null) return refused
    if (action.open === true) return hasAnything(mouse, other) ? null : NOTHING
    const give = findCards(state, mouse.pack, action.give ?? [])
    const take = findCards(state, other.pack, action.take ?? [])
    if (give === null || take === null) return NOT_ITS_CARD
    const cheese = action.cheese ?? 0
    if (cheese > mouse.cheese || -cheese > other.cheese) return TOO_LITTLE
    return give.length + take.length === 0 && cheese === 0 ? NOTHING : null
  },

  perform(world, table, action) {
    const { state } = world
    const { mouse } = table
    const other = findMouse(state, action.with)
    if (other === undefined) return
    turnOf(state).shared = true
    if (action.open === true) return push(world, { kind: 'sharing', mouse: mouse.id, other: other.id, moved: [] })
    const give = findCards(state, mouse.pack, action.give ?? []) ?? []
    const take = findCards(state, other.pack, action.take ?? []) ?? []
    for (const no of give) mouse.pack.splice(mouse.pack.indexOf(no), 1)
    for (const no of take) other.pack.splice(other.pack.indexOf(no), 1)
    mouse.pack.push(...take)
    other.pack.push(...give)
    mouse.cheese -= action.cheese ?? 0
    other.cheese += action.cheese ?? 0
    world.emit?.({ type: 'shared', rule: 'M16.1', who: mouse.id, with: other.id })
    push(world, { kind: 'pack', mouse: other.id })
    push(world, { kind: 'pack', mouse: mouse.id })
  },
}

function hasAnything(mouse: Mouse, other: Mouse): boolean {
  return mouse.pack.length + other.pack.length + mouse.cheese + other.cheese > 0
}

function partnerRefusal({ state, board, mouse }: Table, other: Mouse): Refusal | null {
  if (turnOf(state).shared) return ONCE_A_TURN
  if (board.isWater[mouse.at]) return IN_WATER
  if (other.id === mouse.id || !isFree(other)) return NOT_NEAR
  if (other.at !== mouse.at && !board.isNear[mouse.at][other.at]) return NOT_NEAR
  return board.isWater[other.at] ? IN_WATER : null
}

/** M16.4. */
export const levelUp: ActionKind<LevelUp> = {
  list(table, into) {
    if (gate(table) !== null || table.mouse.cheese < LEVEL_UP) return
    for (const ability of supplyFor(table.state, table.board, table.mouse)) into.push({ do: 'level-up', ability })
  },

  check(table, action) {
    const { state, board, mouse } = table
    const refused = gate(table)
    if (refused !== null) return refused
    if (findCard(action.ability)?.kind !== 'ability') return NO_ABILITY
    if (!meets(state, board, mouse, action.ability)) return WRONG_CLASS
    if (state.mice.some((each) => each.abilities.includes(action.ability))) return TAKEN
    return mouse.cheese < LEVEL_UP ? TOO_DEAR : null
  },

  perform(world, table, action) {
    turnOf(world.state).leveled = true
    learn(world, table.mouse, action.ability, LEVEL_UP)
  },
}

function gate({ state, board, mouse }: Table): Refusal | null {
  if (board.isWater[mouse.at]) return IN_WATER
  return turnOf(state).leveled ? ONCE_A_TURN : null
}
