import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { clearedRoom } from '../browser/cleared-room.ts'
import { play, readOn } from '../browser/mystics.ts'

/** What somebody with a phone in one hand must see without a search for it. */

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The last row of buttons lies over what is below it. */
async function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const end = document.querySelector('.advice')?.getBoundingClientRect().top ?? innerHeight
    const isCovered = part.closest('.kinds, .share, .prompt') !== null && bottom > end + 10
    return top >= 0 && bottom <= innerHeight + 1 && !isCovered
  })
}

async function untilInSight(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor()
  for (let i = 0; i < 100; i++) {
    if (await isInSight(page, selector)) return
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
  assert.fail(`${selector} is not in sight`)
}

async function openCleared(page: Page): Promise<void> {
  const record = { game: 'mystics', start: { seed: 'hands', position: clearedRoom('hands', 3, ['grape']) } }
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/fixed`)
  await readOn(page)
}

void test('on a phone all actions are in sight with the room, and whatever one of them opens comes into sight', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openCleared(page)
    await page.evaluate(() => scrollTo(0, 0))
    for (const kind of ['battle', 'search', 'scurry', 'explore', 'share', 'equip', 'level-up', 'ability'])
      assert.ok(await isInSight(page, `[data-kind="${kind}"]`), kind)
    for (const [button, opened] of [
      ['[data-kind="share"]', '.share .go'],
      ['[data-kind="equip"]', '.mouse-sheet h2'],
      ['.leaves .btn:nth-child(3)', '.story-leaf h2'],
      ['.leaves .btn:nth-child(4)', '.threats'],
    ]) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator(button).evaluate((part) => part instanceof HTMLElement && part.click())
      await untilInSight(page, opened)
      if (opened.startsWith('.share')) await page.keyboard.press('Escape')
    }
  })
})

void test('on a phone dice lie over the lower edge of the room: no button moves under the finger', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openCleared(page)
    const tops = (): Promise<number[]> =>
      page
        .locator('.stage, .prompt, .kinds, .advice')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    const still = await tops()
    await play(page, () => page.locator('[data-kind="search"]').tap())
    const tray = await page.locator('.tray').boundingBox()
    const prompt = await page.locator('.prompt').boundingBox()
    assert.deepEqual(await tops(), still)
    assert.ok(tray !== null && prompt !== null && tray.y + tray.height <= prompt.y, JSON.stringify({ tray, prompt }))
  })
})

void test('on a phone wheel and pages stand beside the title, and the buttons of the page are one tap away', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openCleared(page)
    const title = await page.locator('h1').boundingBox()
    for (const part of ['.wheel', '.pages']) {
      const box = await page.locator(part).boundingBox()
      assert.ok(title !== null && box !== null && box.x >= title.x + title.width && box.y < 50, part)
    }
    assert.ok(await isInSight(page, '.head-of-time p'), 'what a surge brings')
    assert.equal(await page.locator('[data-sound]').isVisible(), false)
    await page.locator('.folded').tap()
    await page.locator('[data-sound]').tap()
    await page.locator('[data-sound][aria-pressed="true"]').waitFor()
    await page.getByRole('button', { name: 'Quick reference' }).tap()
    await page.locator('.reference').waitFor()
    assert.equal(await page.locator('[data-sound]').isVisible(), false, 'the buttons make room for what was opened')
  })
})

void test('on its side a phone shows the room in its whole height, with the question and the actions beside it', async () => {
  await site.visit({ width: 844, height: 390, touch: true }, async (page) => {
    await openCleared(page)
    await page.evaluate(() => scrollTo(0, 0))
    const box = await page.locator('.stage').boundingBox()
    assert.ok(box !== null && box.height > 370 && box.y >= 0 && box.y + box.height <= 390, JSON.stringify(box))
    for (const part of ['.prompt', '[data-kind="search"]', '[data-kind="equip"]', '.rope', '.advice'])
      assert.ok(await isInSight(page, part), part)
    await play(page, () => page.locator('[data-kind="search"]').tap())
    const tray = await page.locator('.tray').boundingBox()
    const prompt = await page.locator('.prompt').boundingBox()
    assert.ok(tray !== null && prompt !== null)
    assert.ok(tray.x + tray.width <= 844 && tray.y + tray.height <= prompt.y + 1, JSON.stringify({ tray, prompt }))
  })
})

for (const language of ['ru', 'fr', 'hu']) {
  void test(`360 × 740, ${language}: what is asked is in sight above the last row`, async () => {
    await site.visit({ width: 360, height: 740, touch: true, language }, async (page) => {
      await openCleared(page)
      await page.evaluate(() => scrollTo(0, 0))
      assert.ok(await isInSight(page, '.prompt'))
      const heightOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.height ?? 0
      assert.ok((await heightOf('.advice')) < 75, 'the last row is one line')
      assert.ok((await heightOf('.mystics-table > .head')) < 65, 'title and buttons are one line')
    })
  })
}
