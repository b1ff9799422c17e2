import { BadInput, readOneOf, readOnly, readRecord } from '@mousekeep/engine'
import { LANGUAGES, type Language } from '../notices/waiting-words.ts'

/** What somebody has chosen for all devices. */
export interface Preferences {
  readonly language?: Language
  /** By card, or `*` for every card: when its player is asked (M27). */
  readonly whispers?: Readonly<Record<string, Whisper>>
}

const WHISPERS = ['always', 'matters', 'hold'] as const
type Whisper = (typeof WHISPERS)[number]
const MOST_WHISPERS = 120

/** Throws `BadInput`. */
export function readPreferences(json: unknown): Preferences {
  const given = readRecord(json, 'preferences')
  readOnly(given, ['language', 'whispers'], 'preferences')
  const { language, whispers } = given
  return {
    ...(language === undefined ? {} : { language: readOneOf(language, LANGUAGES, 'language') }),
    ...(whispers === undefined ? {} : { whispers: readWhispers(whispers) }),
  }
}

function readWhispers(json: unknown): Record<string, Whisper> {
  const given = Object.entries(readRecord(json, 'whispers')).slice(0, MOST_WHISPERS + 1)
  if (given.length > MOST_WHISPERS || given.some(([card]) => !/^(\*|[a-z-]{1,40})$/.test(card)))
    throw new BadInput(`whispers are of up to ${MOST_WHISPERS} cards`)
  return Object.fromEntries(given.map(([card, when]) => [card, readOneOf(when, WHISPERS, `whisper of ${card}`)]))
}
