import type { Seat } from '@mousekeep/engine'

/**
 * Who plays a seat: somebody at this screen, somebody elsewhere who hears us (`far`) or does not (`apart`), a bot, or
 * nobody at present.
 */
export type Holder =
  | { readonly who: 'person'; readonly name: string }
  | { readonly who: 'far' | 'apart'; readonly name: string }
  | { readonly who: 'nobody' }
  | { readonly who: 'bot'; readonly level: string }

/** Somebody took a seat over after so many plays. */
export interface HolderChange {
  readonly play: number
  readonly seat: Seat
  readonly holder: Holder
}
