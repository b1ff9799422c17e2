import type { GameTypes } from '@mousekeep/engine'
import type { GivenOptions } from './random-options.ts'
import { selfPlay, type Pace } from './self-play.ts'
import type { Subject } from './subject.ts'
import { Violation } from './violation.ts'

/** A run of random games, numbered so that each can be played again alone. Plain data: it is sent to workers. */
export interface FuzzBatch {
  readonly seed: string
  readonly first: number
  readonly games: number
  readonly pace: Pace
  /** Options that are not drawn, but the same in all games. */
  readonly given?: GivenOptions
}

export interface FuzzReport {
  readonly games: number
  readonly actions: number
  /** The first violation, if there was one: the batch stops there. */
  readonly violation: { readonly game: number; readonly message: string } | null
}

export function fuzz<T extends GameTypes>(subject: Subject<T>, batch: FuzzBatch): FuzzReport {
  const { seed, first, games, pace, given } = batch
  let actions = 0
  for (let played = 0; played < games; played++) {
    try {
      actions += selfPlay(subject, `${seed}/${first + played}`, pace, given)
    } catch (error) {
      const message = error instanceof Violation || !(error instanceof Error) ? String(error) : error.stack
      return { games: played + 1, actions, violation: { game: first + played, message: message ?? String(error) } }
    }
  }
  return { games, actions, violation: null }
}
