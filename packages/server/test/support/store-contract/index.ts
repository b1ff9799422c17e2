import { test } from 'node:test'
import type { Store } from '../../../src/store/contract.ts'
import type { Check } from './check.ts'
import { companyContract } from './companies.ts'
import { logContract } from './log.ts'
import { peopleContract } from './people.ts'
import { tellingContract } from './telling.ts'

/** What every store promises. `reopen` gives a store on the same data, as another process would have it. */
export function storeContract(name: string, open: () => Promise<Store>, reopen: () => Promise<Store>): void {
  const check: Check = (what, run) =>
    void test(`${name}: ${what}`, async () => {
      const store = await open()
      try {
        await run(store)
      } finally {
        await store.close()
      }
    })
  logContract(check, reopen)
  peopleContract(check)
  tellingContract(check)
  companyContract(check)
}
