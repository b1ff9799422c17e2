import { BadInput, readOneOf, readRecord } from '@mousekeep/engine'
import { EVERYTHING, WHISPERS, type Whisper } from './state.ts'

/** By card, or for every card: when its player is asked (M27.3). */
export type Whispers = Readonly<Record<string, Whisper>>

/** More than there are cards. */
const MOST = 200

/** Under which name a whisper is kept: a player's is about a mouse's own cards, any other about the card. */
export function whisperKey(card: string, mouse: string | null): string {
  return mouse === null ? card : `${mouse} ${card}`
}

/** When somebody is asked about this card of that mouse. */
export function whisperOf(whispers: Whispers, mouse: string, card: string): Whisper {
  return whispers[whisperKey(card, mouse)] ?? whispers[card] ?? whispers[whisperKey(EVERYTHING, mouse)] ?? 'matters'
}

/** By mouse, as they are kept at a table. */
export function whispersKept(byMouse: Readonly<Record<string, Whispers>>): Record<string, Whisper> {
  const kept: Record<string, Whisper> = {}
  for (const [mouse, whispers] of Object.entries(byMouse)) {
    for (const [card, when] of Object.entries(whispers)) if (when !== 'matters') kept[whisperKey(card, mouse)] = when
  }
  return kept
}

export function readWhispers(json: unknown, path: string): Whispers {
  const given = Object.entries(readRecord(json, path))
  if (given.length > MOST || given.some(([card]) => card !== EVERYTHING && !/^[a-z-]{1,40}$/.test(card)))
    throw new BadInput(`${path} has up to ${MOST} cards`)
  return Object.fromEntries(given.map(([card, when]) => [card, readOneOf(when, WHISPERS, `${path}.${card}`)]))
}
