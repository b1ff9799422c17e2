import { isRecord } from '@mousekeep/engine'

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
  if (!isRecord(json) || (json['to'] !== 'hook' && json['to'] !== 'push') || !isRecord(json['notice'])) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by ourselves
  return json as unknown as Letter
}
