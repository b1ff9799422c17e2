import { createRequire } from 'node:module'

/** What a side is asked, as far as a random player needs it. */
export interface Request {
  readonly wait?: boolean
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly {
    readonly trapped?: boolean
    readonly maybeTrapped?: boolean
    readonly moves: readonly { readonly disabled?: boolean | string; readonly pp?: number }[]
  }[]
  readonly side: { readonly pokemon: readonly Fighter[] }
}

export interface Fighter {
  readonly active: boolean
  readonly condition: string
  readonly reviving?: boolean
}

export interface Battle {
  readonly ended: boolean
  readonly turn: number
  readonly sides: readonly {
    readonly id: string
    readonly activeRequest: Request | null
    isChoiceDone(): boolean
  }[]
  setPlayer(id: string, player: { readonly name: string; readonly team: unknown }): void
  choose(id: string, choice: string): boolean
}

interface Showdown {
  readonly Battle: new (options: { formatid: string; seed: readonly number[]; send: () => void }) => Battle
  readonly Teams: { generate(format: string, options: { readonly seed: readonly number[] }): unknown }
}

/** The simulator of pokemon-showdown: only what the benchmark drives, for its own types do not compile here. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of the package, seen to work by running it
export const showdown = createRequire(import.meta.url)('pokemon-showdown') as Showdown
