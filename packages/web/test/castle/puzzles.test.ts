import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SHELF } from '@mousekeep/castle/puzzles'
import type { Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { square } from '../browser/play.ts'
import { withServer } from '../browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The first puzzle that takes steps and a slide only. */
const NUMBER = SHELF.findIndex(({ solution }) => solution.every((line) => /^(step|slide)/.test(line))) + 1
const { solution } = SHELF[NUMBER - 1]

async function act(page: Page, line: string): Promise<void> {
  const [verb, one, other] = line.split(' ')
  if (verb === 'slide') return page.locator(`[data-end="${one}"]`).click()
  await square(page, one).click()
  await square(page, other).click()
}

async function pointsLeft(page: Page, points: number): Promise<void> {
  await page.locator('.points').getByText(`${points} `).waitFor()
}

test('a puzzle is missed, tried again, taken back, solved, shared as a picture under the policy of the server, and marked on the shelf', async () => {
  await withServer((address) =>
    site.visit({ address: `${address}#/castle/puzzles/${NUMBER}` }, async (page) => {
      const asked = page.locator('.puzzle')
      await pointsLeft(page, solution.length)
      assert.deepEqual(await axe(page), [], 'a puzzle')
      await page.locator('[data-end-turn]').click()
      await asked.getByText('That is not it yet.').waitFor()
      await asked.getByText('Try again').click()
      await pointsLeft(page, solution.length)
      await act(page, solution[0])
      await pointsLeft(page, solution.length - 1)
      await asked.getByText('Take back').click()
      await pointsLeft(page, solution.length)
      for (const line of solution) await act(page, line)
      await asked.getByText('Solved! On try number 2.').waitFor()
      const download = page.waitForEvent('download')
      await asked.getByText('Share as a picture').click()
      assert.equal((await download).suggestedFilename(), `castle-${NUMBER}.png`)
      await asked.getByText('To the shelf').click()
      await page.getByText(`Solved: 1 of ${SHELF.length}`).waitFor()
      assert.deepEqual(await axe(page), [], 'the shelf')
    }),
  )
})

test('on a phone the answer of a puzzle is played for whoever asks, and counts for nothing; today has its castle', async () => {
  const look = {
    width: 390,
    height: 844,
    touch: true,
    language: 'fr',
    address: `${site.address}#/castle/puzzles/today`,
  }
  await site.visit(look, async (page) => {
    await page.getByText('Montrer la réponse').click()
    await page.locator('.puzzle[data-solved="true"]').getByText('Voici la réponse.').waitFor()
    await page.getByText('Vers l’étagère').click()
    await page.getByText(`Trouvées : 0 sur ${SHELF.length}`).waitFor()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.ok(wide <= 390, `the shelf is ${wide} wide`)
    await page.goto(`${site.address}#/castle/puzzles/366`)
    await page.getByText('Cette énigme n’est pas sur l’étagère.').waitFor()
  })
})
