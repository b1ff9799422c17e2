import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, loadAnew, Site } from '../browser/browser.ts'
import { openAt, play, saveChapter, toFirstTurn } from '../browser/mystics.ts'
import { savePlayedChapter } from '../browser/played-chapter.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

void test('the story: read aloud or told that there is no voice, ribbons, and every page once more', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await saveChapter(page, 'walk')
    await page.goto(`${site.address}#/table/fixed`)
    const book = page.locator('dialog.book')
    await book.waitFor()
    assert.equal(await book.evaluate((leaf) => leaf.scrollTop), 0, 'the page begins with its first word')
    await page.getByRole('button', { name: 'Read to us' }).click()
    // The browser of the tests has no voice; one that has marks the paragraph it is at.
    const told = page.locator('.reading-bar [role="status"], .passage [aria-current="true"]')
    await told.filter({ hasText: /./ }).first().waitFor()
    const hasVoices = await page.evaluate(() => speechSynthesis.getVoices().length > 0)
    if (!hasVoices) assert.match(await page.locator('.reading-bar').innerText(), /no voice for English/)
    assert.deepEqual(await axe(page), [])
    await page.keyboard.press('e')
    assert.equal(
      await page.locator('.mystics-table').getAttribute('data-plays'),
      '0',
      'keys of the table are not heard',
    )
    await page.getByRole('button', { name: 'Read later' }).click()
    await book.waitFor({ state: 'detached' })
    await page.locator('.answers .btn').first().waitFor()
    await page.getByRole('button', { name: 'Story', exact: true }).click()
    await page.locator('.story-leaf .ribbon[aria-pressed="true"]').waitFor()
    await page.reload()
    // Nothing was decided yet, so that the chapter begins with its first words again.
    await book.waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Story', exact: true }).click()
    await page.getByRole('button', { name: 'The beginning', exact: true }).click()
    await page.getByRole('button', { name: 'Ribbon', exact: true }).click()
    await page.keyboard.press('Escape')
    await book.waitFor({ state: 'detached' })
    assert.equal(await page.locator('.ribbon[aria-pressed="true"]').count(), 0)
  })
})

void test('M16.2 things: what is worn beside what could be, worn by keyboard, and at large by key and finger', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openAt(page, site.address, 'walk', { kept: { tilda: 'grasshopper-boots' } })
    // A rule that acts for the first time introduces itself, once on a device.
    await toFirstTurn(page)
    const keyword = page.locator('.keyword')
    await keyword.waitFor()
    const first = await keyword.getAttribute('data-keyword')
    assert.deepEqual(await axe(page), [], 'a keyword')
    await page.getByRole('button', { name: 'Understood' }).click()
    assert.notEqual(await keyword.getAttribute('data-keyword').catch(() => null), first)
    await page.getByRole('button', { name: 'No more of these' }).click()
    await keyword.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Mouse', exact: true }).click()
    const boots = page.locator('.thing[data-card="grasshopper-boots"]')
    await boots.press('?')
    await page.locator('dialog.magnifier .card-face').waitFor()
    assert.deepEqual(await axe(page), [], 'the magnifier')
    await page.keyboard.press('Escape')
    await page.locator('dialog.magnifier').waitFor({ state: 'detached' })
    await boots.press('Enter')
    await page.locator('.compare').getByText('move 2 → 3').waitFor()
    assert.deepEqual(await axe(page), [], 'two things compared')
    await play(page, () => page.getByRole('button', { name: 'Wear Grasshopper Boots' }).press('Enter'))
    await page.locator('.stats').getByText('3').waitFor()
    await longPress(page, '[data-kind="battle"]')
    await page.locator('dialog.magnifier').getByText('The rules behind it').click()
    await page.locator('dialog.magnifier a[href="#/rules/M10.4"]').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.locator('.kinds').waitFor()
    assert.equal(await keyword.count(), 0)
  })
})

/** A finger that stays where it is. */
async function longPress(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded()
  const box = await page.locator(selector).boundingBox()
  assert.ok(box !== null)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.locator('dialog.magnifier').waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

void test('M24.2 the end of a chapter goes into a scrap-book with photographs, which is printed and kept as a file', async () => {
  await site.visit({}, async (page) => {
    assert.equal(await savePlayedChapter(page, 'evening'), 'won')
    await page.goto(`${site.address}#/table/over`)
    await page.reload()
    await page.locator('.end .photo [role="img"]').first().waitFor()
    assert.deepEqual(await axe(page), [], 'the end')
    // Whoever goes on at once, before they are taken, has them in the chronicle all the same.
    await page.reload()
    await page.locator('.end .go').click()
    await page.getByRole('link', { name: 'Chronicle' }).click()
    await page.locator('.scrap .photo svg g').first().waitFor()
    assert.deepEqual(await axe(page), [], 'the chronicle')
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false)
    assert.ok(await page.locator('.scrap .photo').first().isVisible())
    await page.emulateMedia({ media: 'screen' })
    const photographs = await page.locator('.photo').count()
    await page.getByRole('link', { name: 'Back to the clock' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Keep as a file' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    const read = async (text: string): Promise<void> =>
      page.locator('input[type="file"]').setInputFiles({
        name: 'campaign.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    for (const [text, said] of [
      [file.slice(0, 200), /cannot be read/],
      ['{"kind":"shopping list"}', /holds no campaign/],
      [file.replace('"version":1', '"version":99'), /newer version/],
      [file.replace(/"side":"[a-z-]+"/, '"side":"<img src=x>"'), /damaged.*no side/],
    ] as const) {
      await read(text)
      await page.getByRole('alert').filter({ hasText: said }).waitFor()
    }
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByText('A new campaign').first().waitFor()
    await read(file)
    await page.getByRole('link', { name: 'Chronicle' }).click()
    await page.locator('.photo').first().waitFor()
    assert.equal(await page.locator('.photo').count(), photographs)
  })
})

void test('M24.2 photographs come into their frames at the end, and the way on does not move under a finger', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    // The second game in the page is the one that photographs are taken of; it waits to be asked.
    await page.addInitScript(() => {
      const held: (() => void)[] = []
      let workers = 0
      Object.assign(globalThis, { develop: () => held.forEach((ask) => ask()) })
      globalThis.Worker = class extends Worker {
        private readonly isHeld = ++workers === 2
        override postMessage(message: unknown): void {
          if (this.isHeld) held.push(() => super.postMessage(message))
          else super.postMessage(message)
        }
      }
    })
    assert.equal(await savePlayedChapter(page, 'evening'), 'won')
    await loadAnew(page, `${site.address}#/table/over`)
    const frames = page.locator('.end .photo')
    await frames.first().waitFor()
    const count = await frames.count()
    const wayOn = (): Promise<{ y: number } | null> => page.locator('.end .go').boundingBox()
    const place = await wayOn()
    assert.equal(await page.locator('.end .photo [role="img"]').count(), 0, 'not taken yet')
    await page.evaluate('develop()')
    await page.locator('.end .photo [role="img"]').first().waitFor()
    assert.equal(await frames.count(), count)
    assert.deepEqual(await wayOn(), place)
    assert.deepEqual(await axe(page), [], 'a strip of photographs that can be moved by keyboard')
  })
})

void test('B9 what will be remembered of a chapter is read at its end, also by whoever comes straight to it', async () => {
  await site.visit({}, async (page) => {
    assert.equal(await savePlayedChapter(page, 'two', '6'), 'won')
    await loadAnew(page, `${site.address}#/table/over`)
    await page.locator('dialog.end', { hasText: 'Captain Vurst owes the prince one night' }).waitFor()
  })
})
