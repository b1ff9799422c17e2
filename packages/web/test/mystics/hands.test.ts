import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { clearedRoom } from '../browser/cleared-room.ts'
import { play, readOn } from '../browser/mystics.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

async function openCleared(page: Page): Promise<void> {
  const record = { game: 'mystics', start: { seed: 'hands', position: clearedRoom('hands', 3, ['grape']) } }
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/fixed`)
  await readOn(page)
}

async function middleOf(place: Locator): Promise<[number, number]> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

void test('M22.1 M16.1 an item is dragged into the room, cheese is shared, and a hint is done by a second press', async () => {
  await site.visit({}, async (page) => {
    await openCleared(page)
    const grape = page.locator('.thing[data-card="grape"]')
    await grape.and(page.locator('[data-held="true"]')).waitFor()
    await page.mouse.move(...(await middleOf(grape)))
    await page.mouse.down()
    await play(page, async () => {
      const [x, y] = await middleOf(page.locator('[data-spot="d3"]'))
      await page.mouse.move(x - 5, y - 5)
      await page.mouse.move(x, y)
      await page.mouse.up()
    })
    await grape.waitFor({ state: 'detached' })
    await page.locator('[data-spot="d3"][aria-label*="Grape"]').waitFor()

    await page.locator('[data-kind="share"]').click()
    const halves = page.locator('.half')
    await halves
      .first()
      .getByRole('button', { name: /^1 cheese to/ })
      .click()
    assert.match(await halves.last().innerText(), /2 cheese/)
    await play(page, () => page.locator('.share .go').click())
    assert.equal(await page.locator('.share').count(), 0)

    await page.getByRole('button', { name: 'Hint' }).click()
    await play(page, () => page.getByRole('button', { name: 'Do that' }).click())
  })
})
