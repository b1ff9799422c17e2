import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from './browser.ts'
import { beginOnline, playOnline, twoPeople, whoseTurn } from './online.ts'
import { prompt } from './play.ts'
import { withServer } from './real-server.ts'

/** Tables on the real server, seen through two browsers. */
export function onlineTests(site: () => Site): void {
  test('online: two browsers play a whole game by clicks, and both see who won', async () => {
    await withServer((address) =>
      twoPeople(site(), address, async (ann, bob) => {
        await beginOnline(ann, bob)
        for (let i = 0; i < 900; i++) {
          const page = await whoseTurn([ann, bob])
          if (page === null) break
          await playOnline(page, page === ann ? [bob] : [ann])
        }
        for (const page of [ann, bob]) assert.match((await prompt(page).textContent()) ?? '', /wins!$/)
        assert.equal(await prompt(ann).textContent(), await prompt(bob).textContent())
      }),
    )
  })
}
