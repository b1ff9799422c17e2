import type { Store } from '../../../src/store/contract.ts'

/** Makes a test of a promise, with a store of its own. */
export type Check = (what: string, run: (store: Store) => Promise<void>) => void
