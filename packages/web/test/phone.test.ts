import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../src/base/words/languages.ts'
import { Site } from './browser/browser.ts'
import { BOT, ME, MIDDLE, openSaved } from './browser/middle.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** What of these is not wholly in sight, without scrolling. */
async function outOfSight(page: Page, parts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        return (
          box === undefined ||
          box.width === 0 ||
          box.top < 0 ||
          box.left < 0 ||
          box.right > innerWidth ||
          box.bottom > innerHeight
        )
      }),
    parts,
  )
}

const TURN = ['.board', '.points', '.spare.copy', '[data-undo]', '[data-end-turn]']
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 360],
] as const

for (const [width, height] of SIZES) {
  test(`${width} × ${height}: board, points, spare tile, taking back and the end of the turn are in sight`, async () => {
    for (const language of Object.keys(LANGUAGES)) {
      await site.visit({ width, height, touch: true, language }, async (page) => {
        await openSaved(page, MIDDLE, [ME, BOT, BOT, BOT])
        assert.deepEqual(await outOfSight(page, TURN), [], language)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `${language}: the page is ${wide} px too wide`)
      })
    }
  })
}

test('1280 × 900: what all four players have is in sight', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await site.visit({ language }, async (page) => {
      await openSaved(page, MIDDLE, [ME, BOT, BOT, BOT])
      const tokens = [1, 2, 3, 4].map((n) => `.players li:nth-child(${n}) .tokens`)
      assert.deepEqual(await outOfSight(page, ['.board', '[data-end-turn]', ...tokens]), [], language)
    })
  }
})
