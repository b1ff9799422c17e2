import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import type { Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { readOn } from '../browser/mystics.ts'

/** What somebody sees before a blow. */

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The first turn of chapter one with one minion beside whoever has it, as a position. */
function facing(type: string): object {
  const chance = new Seeded('odds')
  const state = mystics.start(mystics.readOptions({ chapter: '1', asks: 'what-matters' }), chance, null)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, null)
  const [minion] = state.minions
  const mouse = state.mice.find(({ id }) => id === state.turn?.card)
  assert.ok(mouse !== undefined)
  state.track.splice(state.track.indexOf(minion.type), 1, type)
  state.minions.splice(0, state.minions.length, { ...minion, id: `${type}-1`, type, at: mouse.at })
  return mystics.summary(state)
}

async function open(page: Page, type: string): Promise<void> {
  const record = { game: 'mystics', start: { seed: 'odds', position: facing(type) } }
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/fixed`)
  await readOn(page)
}

void test('beside a target stands how likely it falls; how likely it loses a life, where no blow fells it', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await open(page, 'rat-warriors')
    const marks = page.locator('.room text')
    await marks.filter({ hasText: /^[1-9]\d? %$/ }).waitFor()
  })
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await open(page, 'centipede')
    await page
      .locator('.room text')
      .filter({ hasText: /^−1: [1-9]\d? %$/ })
      .waitFor()
    await page.locator('[data-spot]').first().focus()
    await page.keyboard.press('y')
    await page.locator('[data-spot]:focus').tap()
    const said = page.locator('.among .chance').first()
    await said.filter({ hasText: /^a wound: [1-9]\d?% · defeats it: 0%$/ }).waitFor()
  })
})
