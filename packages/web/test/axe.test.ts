import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axeByDayAndNight, Site } from './browser/browser.ts'
import { openOnline, pressSurely, tableIn } from './browser/online.ts'
import { awaited, openTable } from './browser/play.ts'
import { withServer } from './browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The pages that have their own address, and what is there when they are whole. */
const PAGES = [
  ['', '.scene'],
  ['settings', '.bell'],
  ['rules', '.rule'],
  ['rules/C3.5', '.rule.here'],
  ['lesson', '.lesson'],
  ['account', 'form'],
  ['replay/broken', '[role="alert"]'],
  ['fair/none', 'main > *'],
  ['online/none', '[role="alert"]'],
] as const

/** A game against a bot on the server that is put away: its dice can be looked at then. */
async function putAway(page: Page): Promise<string> {
  await openOnline(page)
  await page.locator('[data-seat="1"] select').selectOption('easy')
  await page.locator('.lobby .go.wide:not([aria-disabled="true"])').click()
  await page.locator('[role="grid"]').waitFor()
  await page.getByText('Link, dice, put away').click()
  await pressSurely(page, 'Put this table away', 'Put it away for everybody?')
  await page.getByText('This table was put away').first().waitFor()
  return tableIn(page)
}

test('axe finds nothing on any page, wide and on a phone, by day and by night', async () => {
  await withServer(async (address) => {
    for (const size of [{}, { width: 390, height: 844, touch: true }]) {
      await site.visit({ address, ...size, expects: /404/ }, async (page) => {
        for (const [place, whole] of PAGES) {
          await page.goto(`${address}#/${place}`)
          await page.locator(whole).first().waitFor()
          assert.deepEqual(await axeByDayAndNight(page), [], place)
        }
        await page.goto(`${address}#/`)
        const table = await putAway(page)
        assert.deepEqual(await axeByDayAndNight(page), [], 'a table that was put away')
        await page.goto(`${address}#/fair/${table}`)
        await page.locator('.luck').waitFor()
        await page.locator('details summary').first().click()
        assert.deepEqual(await axeByDayAndNight(page), [], 'fairness')
        await page.goto(`${address}#/`)
        await openTable(page)
        await awaited(page)
        await page.getByRole('button', { name: 'What if?' }).click()
        await page.getByText('a try on this device').waitFor()
        assert.deepEqual(await axeByDayAndNight(page), [], 'what if')
      })
    }
  })
})
