import { HEROES } from '../cards/box.ts'
import { cardIdOf, type CardName } from '../position/card-names.ts'
import type { MysticsState } from '../state/state.ts'
import type { MysticsView } from '../view.ts'

/** What a campaign has to know of a chapter that is over, from its state or from what everybody saw of it. */
export interface Ended {
  readonly chapter: string | null
  readonly difficulty: string
  readonly over: 'won' | 'lost' | null
  readonly page: number
  readonly flags: readonly string[]
  readonly explored: readonly string[]
  readonly mice: readonly {
    readonly id: string
    readonly abilities: readonly string[]
    /** M24.2: the cards of which it may keep one. */
    readonly keepable: readonly string[]
  }[]
}

/** The first cards of the box are the starting equipment of all heroes, in play or not. */
const STARTING = HEROES.flatMap(({ equipment }) => equipment)

/** M24.2: whatever a mouse has that is nobody's starting card. */
export function keepable(state: MysticsState, id: string): string[] {
  const mouse = state.mice.find((each) => each.id === id)
  if (mouse === undefined) return []
  const cards = [...mouse.pack, ...mouse.equip.map((worn) => worn.card)]
  return cards.filter((no) => no >= STARTING.length).map((no) => state.setup.cards[no])
}

export function endedOf(state: MysticsState): Ended {
  const { over, page, flags, explored } = state
  const { chapter, difficulty } = state.setup
  const mice = state.mice.map(({ id, abilities }) => ({ id, abilities, keepable: keepable(state, id) }))
  return { chapter, difficulty, over, page, flags, explored, mice }
}

/** The same from a view: of cards of one kind those that mice begin with have the first names. */
export function endedIn(view: MysticsView): Ended {
  const { chapter, difficulty, over, page, flags, explored } = view
  const mice = Object.entries(view.mice).map(([id, { abilities, pack, equip }]) => ({
    id,
    abilities,
    keepable: [...pack, ...equip].filter((card) => !isStarting(card)).map(cardIdOf),
  }))
  return { chapter, difficulty, over, page, flags, explored, mice }
}

function isStarting(card: CardName): boolean {
  const id = cardIdOf(card)
  const number = card === id ? 1 : Number(card.slice(id.length + 1))
  return number <= STARTING.filter((each) => each === id).length
}
