import { refusal, type Refusal } from '@mousekeep/engine'
import { IN_WATER, ONCE_A_TURN, type ActionKind, type Share, type Chooser } from '../../state/action.ts'
import { findMouse, isFree } from '../../state/figures.ts'
import { push } from '../../state/live.ts'
import type { Mouse, MysticsState } from '../../state/state.ts'
import type { CardNo } from '../../state/task.ts'
import { turnOf } from '../deeds/spend-action.ts'

const NOT_NEAR = refusal('M16.1', 'not-near')
const NOT_ITS_CARD = refusal('M16.1', 'no-such-card')
const TOO_LITTLE = refusal('M16.1', 'too-little-cheese')
const NOTHING = refusal('M16.1', 'nothing-shared')

/** The numbers of the named cards in a pack, each found once; null if one is not there. */
function findCards(state: MysticsState, pack: readonly CardNo[], ids: readonly string[]): CardNo[] | null {
  const left = [...pack]
  const found: CardNo[] = []
  for (const id of ids) {
    const at = left.findIndex((no) => state.setup.cards[no] === id)
    if (at < 0) return null
    found.push(...left.splice(at, 1))
  }
  return found
}

/** What changes hands, by card numbers; less than no cheese goes the other way. */
interface Gifts {
  readonly give: readonly CardNo[]
  readonly take: readonly CardNo[]
  readonly cheese: number
}

/** M16.1. The open form may be played as it is: then it is filled in by questions. */
export const share: ActionKind<Share, Gifts | null> = {
  list(chooser, into) {
    for (const other of chooser.state.mice) {
      if (partnerRefusal(chooser, other) !== null || !hasAnything(chooser.mouse, other)) continue
      into.push({ do: 'share', with: other.id, open: true })
    }
  },

  judge(chooser, action) {
    const { state, mouse } = chooser
    const other = findMouse(state, action.with)
    if (other === undefined) return NOT_NEAR
    const refused = partnerRefusal(chooser, other)
    if (refused !== null) return refused
    if (action.open === true) return hasAnything(mouse, other) ? null : NOTHING
    const give = findCards(state, mouse.pack, action.give ?? [])
    const take = findCards(state, other.pack, action.take ?? [])
    if (give === null || take === null) return NOT_ITS_CARD
    const cheese = action.cheese ?? 0
    if (cheese > mouse.cheese || -cheese > other.cheese) return TOO_LITTLE
    return give.length + take.length === 0 && cheese === 0 ? NOTHING : { give, take, cheese }
  },

  perform(live, chooser, action, gifts) {
    const { state } = live
    const { mouse } = chooser
    const other = findMouse(state, action.with)
    if (other === undefined) return
    turnOf(state).shared = true
    if (gifts === null) return push(live, { kind: 'sharing', mouse: mouse.id, other: other.id, moved: [] })
    const { give, take, cheese } = gifts
    for (const no of give) mouse.pack.splice(mouse.pack.indexOf(no), 1)
    for (const no of take) other.pack.splice(other.pack.indexOf(no), 1)
    mouse.pack.push(...take)
    other.pack.push(...give)
    mouse.cheese -= cheese
    other.cheese += cheese
    const ids = (nos: readonly CardNo[]): string[] => nos.map((no) => state.setup.cards[no])
    const named = { given: ids(give), taken: ids(take), cheese }
    live.emit?.({ type: 'shared', rule: 'M16.1', who: mouse.id, with: other.id, ...named })
    push(live, { kind: 'pack', mouse: other.id })
    push(live, { kind: 'pack', mouse: mouse.id })
  },
}

function hasAnything(mouse: Mouse, other: Mouse): boolean {
  return mouse.pack.length + other.pack.length + mouse.cheese + other.cheese > 0
}

function partnerRefusal({ state, board, mouse }: Chooser, other: Mouse): Refusal | null {
  if (turnOf(state).shared) return ONCE_A_TURN
  if (board.isWater[mouse.at]) return IN_WATER
  if (other.id === mouse.id || !isFree(other)) return NOT_NEAR
  if (other.at !== mouse.at && !board.isNear[mouse.at][other.at]) return NOT_NEAR
  return board.isWater[other.at] ? IN_WATER : null
}
