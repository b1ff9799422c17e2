import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { movesAre } from '../browser/online.ts'
import { openTable, points, prompt, square, standing } from '../browser/play.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The same table once more, in another tab of the same browser. */
async function another(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.locator('[role="grid"]').waitFor()
  return tab
}

const log = (tab: Page): Promise<string[]> => tab.locator('.log .plain').allTextContents()

test('two tabs of one table stay one table: what is done in one is seen in the other, and nothing is lost', async () => {
  await site.visit({}, async (first) => {
    await openTable(first, { against: 'friends' })
    await square(first, 'a1').click()
    await movesAre(first, 1)
    const second = await another(first)
    await movesAre(second, 1)
    await square(second, 'g1').click()
    for (const tab of [first, second]) await points(tab, 4)
    await square(first, 'a7').click()
    for (const tab of [first, second]) await points(tab, 3)
    // Only the one who asked is answered.
    await square(second, 'd4').click()
    await second.locator('.refused').waitFor()
    assert.equal(await first.locator('.refused').count(), 0)
    await second.locator('[data-undo]').click()
    for (const tab of [first, second]) await points(tab, 4)
    // The one that has the table is closed: the other goes on.
    await first.goto(site.address)
    await square(second, 'a7').click()
    await points(second, 3)
    const { plays } = await standing(second)
    await second.reload()
    await movesAre(second, plays)
    await prompt(second).getByText('uncover a room').waitFor()
    await second.close()
  })
})

test('two tabs against bots: each move of a bot is made once', async () => {
  await site.visit({}, async (first) => {
    await openTable(first, { players: 3 })
    const second = await another(first)
    const towers = second.locator('[role="gridcell"][aria-label*="can be entered"]')
    await towers.first().waitFor()
    await towers.first().click()
    for (const tab of [first, second]) await tab.locator('.prompt[data-yours="true"] .points').waitFor()
    const [here, there] = await Promise.all([first, second].map(standing))
    assert.deepEqual(here, there)
    assert.deepEqual(await log(first), await log(second))
    await second.close()
  })
})
