import { BadInput, readNumber, readOneOf, readRecord, readString } from '@mousekeep/engine'

/**
 * Something that somebody who is not looking would want to know: it is their turn, the game is over, or they have
 * something to decide before the next chapter.
 */
export interface Notice {
  readonly type: 'turn' | 'over' | 'choice'
  readonly table: string
  readonly game: string
  readonly seq: number
  /** Whose turn it is; null when the game is over. */
  readonly seat: number | null
  /** What is to be decided, as the game's words are made of it. Absent: nothing but that it is their turn. */
  readonly waiting?: object
}

/** What lies in the outbox: a notice, and to whom it goes. */
export type Letter =
  | { readonly to: 'hook'; readonly notice: Notice; readonly person: string | null }
  | { readonly to: 'push'; readonly notice: Notice; readonly person: string; readonly endpoint: string }

/** Null for what an older or newer server put there. */
export function readLetter(text: string): Letter | null {
  const json: unknown = JSON.parse(text)
  try {
    const { to, notice: told, person, endpoint } = readRecord(json, 'letter')
    const notice = readNotice(told)
    if (to === 'hook')
      return { to, notice, person: person === null || person === undefined ? null : readString(person, 'person') }
    if (to !== 'push') return null
    return { to, notice, person: readString(person, 'person'), endpoint: readString(endpoint, 'endpoint') }
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

function readNotice(json: unknown): Notice {
  const given = readRecord(json, 'notice')
  const { seat, waiting } = given
  return {
    type: readOneOf(given['type'], ['turn', 'over', 'choice'], 'type'),
    table: readString(given['table'], 'table'),
    game: readString(given['game'], 'game'),
    seq: readNumber(given['seq'], 0, Number.MAX_SAFE_INTEGER, 'seq'),
    seat: seat === null ? null : readNumber(seat, 0, Number.MAX_SAFE_INTEGER, 'seat'),
    ...(waiting === undefined ? {} : { waiting: readRecord(waiting, 'waiting') }),
  }
}
