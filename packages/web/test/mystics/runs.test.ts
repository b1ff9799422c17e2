import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { clearedRoom } from '../browser/cleared-room.ts'
import { play, readOn } from '../browser/mystics.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** Opens a table in a room without minions, at the turn of Nez; Filch is the last on the track. */
async function openCleared(page: Page): Promise<void> {
  const record = { game: 'mystics', start: { seed: 'runs', position: clearedRoom('runs', 1) } }
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/fixed`)
  await readOn(page)
  await page.locator('[data-kind="lead"]').waitFor()
}

const turnOf = (page: Page): Promise<string> => page.locator('.prompt .what').innerText()

/** A space that no mouse can reach in this move. */
async function farSpace(page: Page): Promise<string> {
  const near = await page.locator('[data-price]').evaluateAll((marks) => marks.map((mark) => mark.dataset['space']))
  const all = await page.locator('[data-spot]').evaluateAll((spots) => spots.map((spot) => spot.dataset['spot']))
  const far = all.findLast((space) => !near.includes(space))
  assert.ok(typeof far === 'string')
  return far
}

void test('M27.7 somebody is waited for by button, by key and by a typed line', async () => {
  await site.visit({}, async (page) => {
    await openCleared(page)
    await page.locator('[data-kind="wait"]').click()
    const waits = page.locator('.among .btn')
    assert.match(await waits.first().innerText(), /Wait for/)
    await page.keyboard.press('Escape')
    await waits.first().waitFor({ state: 'detached' })
    await page.keyboard.press('w')
    await waits.first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('#command').fill('wait nez')
    await page.locator('#command').press('Enter')
    await page.getByText('M27.7').first().waitFor()
    await page.locator('#command').fill('wait filch')
    await play(page, () => page.locator('#command').press('Enter'))
    // What the play brought is told first.
    await page.locator('.prompt', { hasText: 'Filch' }).waitFor()
  })
})

void test('M27.8 a tap far away offers to lead everyone there, and a second one does it', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openCleared(page)
    const to = await farSpace(page)
    await page.locator(`[data-spot="${to}"]`).tap()
    await page.locator('.among .btn').first().waitFor()
    await play(page, () => page.locator('.among .btn').first().tap())
    assert.equal(await page.locator(`[data-spot="${to}"][aria-label*="Collin"]`).count(), 1)
    assert.ok((await page.locator('.leaf-log').innerText()).includes('M27.8'))
  })
})

void test('M27.8 the key z lights the room, and Enter on a space leads everyone there', async () => {
  await site.visit({}, async (page) => {
    await openCleared(page)
    await page.keyboard.press('z')
    await page.getByText('Tap the place where everybody is to go.').waitFor()
    const to = await farSpace(page)
    await page.locator(`[data-spot="${to}"]`).focus()
    await play(page, () => page.keyboard.press('Enter'))
    assert.equal(await page.locator(`[data-spot="${to}"][aria-label*="Collin"]`).count(), 1)
  })
})

void test('M7.1 a mouse is dragged to a space, n finds the next mouse, and the space bar ends the turn', async () => {
  await site.visit({}, async (page) => {
    await openCleared(page)
    const from = page.locator('[data-spot][aria-label*="Nez"]')
    const to = (await page.locator('[data-price="1"]').first().getAttribute('data-space')) ?? ''
    await play(page, () => from.dragTo(page.locator(`[data-spot="${to}"]`)))
    await page.locator(`[data-spot="${to}"][aria-label*="Nez"]`).waitFor()
    await page.locator('[data-spot]').first().focus()
    await page.keyboard.press('n')
    assert.match((await page.locator('[data-spot]:focus').getAttribute('aria-label')) ?? '', /Collin|Nez|Tilda|Filch/)
    await page.locator('h1').click()
    await page.keyboard.press(' ')
    await page.locator('.prompt .warned').waitFor()
    await play(page, () => page.keyboard.press(' '))
    assert.match(await turnOf(page), /Collin/)
  })
})
