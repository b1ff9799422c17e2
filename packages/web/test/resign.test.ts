import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Site } from './browser/browser.ts'
import { BOT, ME, MIDDLE, openSaved } from './browser/middle.ts'
import { beginOnline, twoPeople, whoseTurn } from './browser/online.ts'
import { prompt } from './browser/play.ts'
import { withServer } from './browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

test('C6.5 giving up asks first; the bots go on without the one who has left', async () => {
  await site.visit({}, async (page) => {
    await openSaved(page, { ...MIDDLE, target: 6 }, [ME, BOT, BOT, BOT])
    const resign = page.locator('.give-up')
    await resign.click()
    await page.getByRole('alertdialog').getByText('Your mice leave the castle').waitFor()
    await page.getByRole('button', { name: 'Play on' }).click()
    await resign.click()
    await page.getByRole('button', { name: 'Yes, give up' }).click()
    await page.getByText('has given up', { exact: true }).waitFor()
    assert.equal(await resign.count(), 0)
    // Round after round the others play on.
    await page.waitForFunction(() => Number(document.querySelector('#timeline')?.getAttribute('max')) > 4)
  })
})

test('C6.5 online one gives up out of turn: the other wins, and both can look back on the game', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      const waiting = (await whoseTurn([ann, bob])) === ann ? bob : ann
      const other = waiting === ann ? bob : ann
      await waiting.locator('.give-up').click()
      await waiting.getByText('The other one wins then.').waitFor()
      await waiting.getByRole('button', { name: 'Yes, give up' }).click()
      await prompt(other).getByText('You win!').waitFor()
      await other.locator('[data-review]').click()
      await other.locator('.review', { hasText: 'chance of winning' }).waitFor()
      await other
        .getByRole('button', { name: /^(Again|Rematch|Play again)/ })
        .first()
        .waitFor()
    }),
  )
})
