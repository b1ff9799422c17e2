import { BadInput, canonical, readOnly, readRecord } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { together } from '../shape/together.ts'
import { carryOn } from '../rules/carry-on.ts'
import { boardHere } from '../rules/lookup/board-here.ts'
import { liveOf } from '../state/live.ts'
import type { MysticsState } from '../state/state.ts'
import { checkCards } from './decks.ts'
import { readKnown } from './read-game.ts'
import { listOf } from './reading.ts'
import { writeGame } from './write-game.ts'
import type { GameWritten } from './written.ts'

/** Every field, or it does not compile. */
const FIELDS: { readonly [Field in keyof GameWritten]: true } = {
  chapter: true,
  difficulty: true,
  players: true,
  seats: true,
  achievements: true,
  version: true,
  absent: true,
  box: true,
  side: true,
  up: true,
  explored: true,
  surged: true,
  mice: true,
  minions: true,
  bossCards: true,
  named: true,
  track: true,
  acted: true,
  turn: true,
  page: true,
  end: true,
  wheel: true,
  revealed: true,
  encounterDiscards: true,
  unseen: true,
  top: true,
  discards: true,
  outside: true,
  stash: true,
  placed: true,
  traps: true,
  snares: true,
  tokens: true,
  greedy: true,
  lasting: true,
  vars: true,
  flags: true,
  facts: true,
  won: true,
  lesson: true,
  quiet: true,
  waiting: true,
  over: true,
  search: true,
  encounters: true,
}

/** A whole game as `writeGame` writes it. Throws `BadInput` if it is none. */
export function readGame(json: unknown): MysticsState {
  const given = readRecord(json, 'whole')
  readOnly(given, Object.keys(FIELDS), 'whole')
  const { state, reading } = readKnown(given)
  const { search, encounters } = together({
    search: () => listOf(given['search'], 'search', (each, path) => reading.card(each, path)),
    encounters: () => listOf(given['encounters'], 'encounters', (each, path) => reading.encounter(each, path)),
  })
  state.search.push(...search)
  state.encounters.push(...encounters)
  checkCards(state)
  putQuestion(state)
  // Whatever is not said in the one way in which it is written was read as something else.
  for (const [name, value] of Object.entries(writeGame(state))) {
    if (canonical(given[name] ?? null) !== canonical(value)) throw bad(name, 'otherwise')
  }
  return state
}

/** The topmost work puts its question again; it must come to that without a die. */
export function putQuestion(state: MysticsState): void {
  const chance = {
    below(): number {
      throw bad('waiting', 'die-first')
    },
    face(): never {
      throw bad('waiting', 'die-first')
    },
  }
  try {
    carryOn(liveOf(state, boardHere(state), chance, null))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw bad('waiting', 'not-under-way', { why: String(error) })
  }
}
