import { canonical, refusal, type Refusal, type Seat } from '@mousekeep/engine'
import { actor, check } from '../rules/decide.ts'
import type { MysticsAction, SetWhisper, SetWhispers } from '../state/action.ts'
import type { MysticsState } from '../state/state.ts'
import { readWhispers, whisperKey, whispersKept, type Whispers } from '../state/whispers.ts'

const ASKS_EVERYTHING = refusal('M27.3', 'asks-everything')
const NOT_YOUR_MOUSE = refusal('M27.3', 'not-your-mouse')

export function isWhisper(action: MysticsAction): action is SetWhisper | SetWhispers {
  return action.do === 'whisper' || action.do === 'whispers'
}

/** A player says at any time how all their cards ask; of a single card, where it is asked about. */
export function whisperRefusal(state: MysticsState, action: SetWhisper | SetWhispers): Refusal | null {
  const { players, seats } = state.setup
  if (state.over !== null) return check(state, { do: 'end' })
  if (state.quiet === undefined) return ASKS_EVERYTHING
  if (action.do === 'whispers') return action.seat < players ? null : NOT_YOUR_MOUSE
  return action.mouse !== undefined && seats[action.mouse] !== actor(state) ? NOT_YOUR_MOUSE : null
}

/** How cards are asked about from now on; what is asked at this moment stays asked. */
export function whisper(state: MysticsState, action: SetWhisper | SetWhispers): void {
  const { quiet } = state
  if (quiet === undefined) return
  if (action.do === 'whispers') {
    for (const key of ownKeys(state, action.seat)) delete quiet.whispers[key]
    Object.assign(quiet.whispers, keptOf(state, action.seat, action.cards))
    return
  }
  const key = whisperKey(action.card, action.mouse ?? null)
  if (action.when === 'matters') delete quiet.whispers[key]
  else quiet.whispers[key] = action.when
}

/** What a seat says so that its mice ask as whoever sits there has chosen; null if they do (M27.3). */
export function attune(state: MysticsState, seat: Seat, own: unknown): SetWhispers | null {
  const cards = readWhispers(own, `whispers of seat ${seat}`)
  const action: SetWhispers = { do: 'whispers', seat, cards }
  if (whisperRefusal(state, action) !== null) return null
  const now = Object.fromEntries(ownKeys(state, seat).map((key) => [key, state.quiet?.whispers[key]]))
  return canonical(now) === canonical(keptOf(state, seat, cards)) ? null : action
}

function miceOf({ mice, setup }: MysticsState, seat: Seat): string[] {
  return mice.flatMap(({ id }) => (setup.seats[id] === seat ? [id] : []))
}

function keptOf(state: MysticsState, seat: Seat, cards: Whispers): Whispers {
  return whispersKept(Object.fromEntries(miceOf(state, seat).map((mouse) => [mouse, cards])))
}

/** The keys of what is kept for this seat's mice. */
function ownKeys(state: MysticsState, seat: Seat): string[] {
  const mice = miceOf(state, seat)
  return Object.keys(state.quiet?.whispers ?? {}).filter((key) => mice.some((mouse) => key.startsWith(`${mouse} `)))
}
