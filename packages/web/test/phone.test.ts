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

/** Of all that a push can bring, about the most that there is to say, at b1. */
const MUCH_TO_SAY = {
  layout: 'hof',
  round: 10,
  turn: 3,
  players: [
    { mice: ['a4', 'b4', 'g7'], lost: 1, tokens: ['gouda'] },
    { mice: ['b2', 'f5'], lost: 2, tokens: ['halloumi', 'neufchatel'] },
    { mice: ['b6', 'c4'], lost: 2, tokens: ['halloumi', 'provolone'] },
    { mice: ['b5', 'g3'], lost: 2, tokens: ['blue', 'halloumi'] },
  ],
  spare: 'trap',
  tiles: {
    b1: 'neufchatel',
    b3: 'neufchatel',
    b5: 'braid',
    b6: 'halloumi',
    b7: 'braid',
    c4: 'braid',
    f5: 'neufchatel',
  },
  open: ['C', 'D', 'G', 'I', 'M', 'O'],
}

for (const [width, height] of SIZES) {
  test(`${width} × ${height}: board, points, spare tile, taking back and the end of the turn are in sight, and stay there`, async () => {
    for (const language of Object.keys(LANGUAGES)) {
      await site.visit({ width, height, touch: true, language }, async (page) => {
        await openSaved(page, MUCH_TO_SAY, [BOT, BOT, BOT, ME])
        assert.deepEqual(await outOfSight(page, TURN), [], language)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `${language}: the page is ${wide} px too wide`)
        // Whatever a push would bring, it is all to be read and moves nothing out of sight.
        await page.locator('[data-end="b1"]').tap()
        const foretold = page.locator('.prompt .thought')
        await foretold.waitFor()
        assert.deepEqual(await outOfSight(page, TURN), [], `${language}: ${await foretold.textContent()}`)
        const cut = await foretold.evaluate((part) => part.scrollHeight - part.clientHeight)
        assert.ok(cut <= 0, `${language}: ${cut} px of what is foretold are cut off`)
      })
    }
  })
}

test('360 × 640: the task of a lesson is in sight, beside a refusal too', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await site.visit({ width: 360, height: 640, touch: true, language }, async (page) => {
      await page.evaluate(() => localStorage.setItem('mousekeep.lesson', '4'))
      await page.goto(`${site.address}#/lesson`)
      await page.locator('[data-square="d4"]').tap()
      await page.locator('.lesson .refused').waitFor()
      assert.deepEqual(await outOfSight(page, ['.lesson .what', '.lesson .refused']), [], language)
    })
  }
})

test('1280 × 900: what all four players have is in sight', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    await site.visit({ language }, async (page) => {
      await openSaved(page, MIDDLE, [ME, BOT, BOT, BOT])
      const tokens = [1, 2, 3, 4].map((n) => `.players li:nth-child(${n}) .tokens`)
      assert.deepEqual(await outOfSight(page, ['.board', '[data-end-turn]', ...tokens]), [], language)
    })
  }
})
