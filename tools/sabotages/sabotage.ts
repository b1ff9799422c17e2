/** One promise broken on purpose, and the test that must notice. */
export interface Sabotage {
  readonly promise: number
  readonly what: string
  readonly patches: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  readonly test: string
  readonly pattern: string
  /** For tests that take long: how long they may. */
  readonly seconds?: number
}

export const SERVER = 'packages/server/src'
export const TESTS = 'packages/server/test'
