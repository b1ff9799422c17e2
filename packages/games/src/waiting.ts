import { isRecord, type Need } from '@mousekeep/engine'
import { tellChoices, tellWaiting as tellMystics, waitingIn as waitingInMystics } from '@mousekeep/mystics/words'
import type { Speech } from '@mousekeep/text'
import { readGameId, type GameId } from './ids.ts'

/** How a game says what somebody must decide, to whoever is not looking. */
interface WaitingWords {
  /** What of a view is kept for it. */
  of(view: object): object
  tell(speech: Speech, waiting: object): string
  /** Between two matches, by what their needs are about. */
  tellChoices(speech: Speech, abouts: readonly string[]): string
}

/** Null: there is nothing to say but that it is their turn. */
const WAITING: Readonly<Record<GameId, WaitingWords | null>> = {
  castle: null,
  mystics: { of: waitingInMystics, tell: tellMystics, tellChoices },
}

/** What of a view says what somebody must decide; null where there is nothing to say but that it is their turn. */
export function waitingIn(game: string, view: object): object | null {
  return WAITING[readGameId(game)]?.of(view) ?? null
}

/** The same of what somebody must decide between two matches. */
export function choicesIn(needs: readonly Need[]): object {
  return { abouts: needs.map(({ about }) => about) }
}

/** The same in a sentence, in the language of whoever is to read it. Null for what another version wrote. */
export function tellWaiting(game: string, speech: Speech, waiting: object): string | null {
  const words = WAITING[readGameId(game)]
  const { abouts } = isRecord(waiting) ? waiting : {}
  try {
    if (Array.isArray(abouts)) return words?.tellChoices(speech, abouts.map(String)) ?? null
    return words?.tell(speech, waiting) ?? null
  } catch {
    return null
  }
}
