import type { Seat } from '@mousekeep/engine'
import { DIFFICULT, HEROES, SEARCH_CARDS, STANDARD } from '../cards/box.ts'
import type { Setup } from '../state/state.ts'
import { cardNo, type CardNo } from '../state/task.ts'
import { sinceVersion5 } from '../state/version.ts'
import type { Chapter, Difficulty } from '../story/chapter.ts'

export interface OpenedBox {
  readonly cards: string[]
  readonly starting: CardNo[]
  /** By mouse: the numbers of its starting equipment. */
  readonly equipment: Map<string, CardNo[]>
  readonly deck: CardNo[]
}

/** M3.3, M3.7: starting cards to their mice, those of absent mice into the deck, the rest of the box besides. */
export function openBox(party: readonly string[], chapter: Chapter): OpenedBox {
  const box: OpenedBox = { cards: [], starting: [], equipment: new Map(), deck: [] }
  const given = new Map<string, number>()
  for (const { id, equipment } of HEROES) {
    const nos: CardNo[] = []
    for (const card of equipment) {
      const no = cardNo(box.cards.push(card) - 1)
      given.set(card, (given.get(card) ?? 0) + 1)
      if (!party.includes(id)) box.deck.push(no)
      else if (chapter.without?.[id]?.includes(card) !== true) {
        nos.push(no)
        box.starting.push(no)
      }
    }
    if (party.includes(id)) box.equipment.set(id, nos)
  }
  for (const { id, copies = 1, keptOut } of SEARCH_CARDS) {
    for (let n = given.get(id) ?? 0; n < copies; n++) {
      const no = cardNo(box.cards.push(id) - 1)
      if (keptOut !== true) box.deck.push(no)
    }
  }
  return box
}

/** All encounter cards of the box, by number: the standard ones first. */
const ENCOUNTERS = [...STANDARD, ...DIFFICULT]

export interface Chosen {
  readonly difficulty: Difficulty
  readonly players: number
  readonly seats: Readonly<Record<string, Seat>>
  readonly achievements: boolean
  readonly version: number | null
  readonly absent: readonly string[]
}

/** What never changes in a game of this chapter, whoever plays whom. */
export function setUp(chapter: Chapter, { cards, starting }: OpenedBox, chosen: Chosen): Setup {
  return {
    chapter: chapter.id,
    difficulty: chosen.difficulty,
    players: chosen.players,
    seats: chosen.seats,
    cards,
    starting,
    encounters: ENCOUNTERS,
    sides: {},
    beyond: null,
    achievements: chosen.achievements,
    ...sinceVersion5(chosen.version, chosen.absent),
  }
}
