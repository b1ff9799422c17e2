import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { beginJourney } from '@mousekeep/mystics/campaign'
import type { Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { idly, playChapter, setFastest, untilAsked, wisely } from '../browser/mystics-player.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** A campaign of one person whose dice are always the same, in the hall. */
async function toHall(page: Page, chapter: string): Promise<void> {
  const journey = beginJourney({ seed: 'evening', chapter, difficulty: 'story' })
  const campaign = { id: 'ours', journey, people: ['Ada'], owners: {}, table: null, scraps: [], changed: 1 }
  await page.evaluate((kept) => localStorage.setItem('mousekeep.campaign.ours', kept), JSON.stringify(campaign))
  await setFastest(page)
  await page.goto(`${site.address}#/mystics/hall`)
  await page.locator('.chapter-panel .go').waitFor()
}

const openChapter = (page: Page): Promise<void> => page.locator('.chapter-panel .go').click()
const chapterIn = (page: Page): Promise<string> => page.locator('.chapter-panel h2').innerText()
const plays = (page: Page): Promise<string | null> => page.locator('.mystics-table').getAttribute('data-plays')

/** How it came out, read off the end; then back to the hall. */
async function leave(page: Page): Promise<string> {
  const title = await page.locator('#end-title').innerText()
  await page.locator('dialog.end .go').click()
  await page.locator('.chapter-panel').waitFor()
  return title
}

void test('M23.3 chapter one lost on a phone: its end, the same chapter again, or on at the price of a stroke', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await toHall(page, '1')
    await openChapter(page)
    await playChapter(page, idly)
    assert.deepEqual(await axe(page), [], 'the end of a lost chapter')
    // From a last look at the table the way leads back to the end, not to another game.
    await page.getByRole('button', { name: 'Look at the table once more' }).click()
    await page.locator('.column .actions .go', { hasText: 'Back to the clock' }).click()
    assert.match(await leave(page), /lost/)
    assert.deepEqual(await axe(page), [], 'the hall after a defeat')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.chapter-panel .go', { hasText: 'Begin the chapter' }).waitFor()
    assert.equal(await chapterIn(page), 'Out by the Grate')
  })
})

void test('M3.2 M24 three chapters of a campaign, offline, with a reload amid a question and amid the minions’ turn', async () => {
  await site.visit({ expects: /net::ERR_/ }, async (page) => {
    await toHall(page, 'prologue')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await openChapter(page)
    await playChapter(page, wisely)
    assert.match(await leave(page), /won/)

    // A first ability is chosen in the hall, by keyboard; the others are asked for at the table.
    assert.equal(await chapterIn(page), 'Out by the Grate')
    await page.locator('.first .mouse-of', { hasText: 'Collin' }).press('Enter')
    assert.deepEqual(await axe(page), [], 'abilities in the hall')
    await page.locator('.first-cards input').first().press('ArrowDown')
    const card = await page.locator('.first-card:has(:checked) .card-name').innerText()
    await page.locator('.first .mouse-of', { hasText: card }).waitFor()
    // Two mice are the bot's.
    for (const mouse of ['Tilda', 'Filch'])
      await page.locator('.company:not(.first) .mouse-of', { hasText: mouse }).click()
    await openChapter(page)

    await untilAsked(page)
    const asked = await page.locator('.prompt .what').innerText()
    assert.match(asked, /Nez/, 'Collin has his')
    await page.reload()
    await untilAsked(page)
    assert.equal(await page.locator('.prompt .what').innerText(), asked)

    // Up to the first turn of the minions that is told.
    const isMinions = async (): Promise<boolean> =>
      /rat|roach/i.test((await page.locator('.told h2').allInnerTexts()).join())
    await page.locator('.column [data-telling="steps"]').first().click()
    await playChapter(page, wisely, isMinions)
    await page.locator('.told [data-now="true"] .rule-link').waitFor()
    const played = await plays(page)
    await page.reload()
    await page.locator('.mystics-table').waitFor()
    // Nothing is lost; a bot may have decided since.
    assert.ok(Number(await plays(page)) >= Number(played))
    await page.locator('.column [data-telling="once"]').first().click()

    // To victory; a defeat is tried again, should the bot ever play worse.
    let tries = 1
    for (await playChapter(page, wisely); !/won/.test(await leave(page)); await playChapter(page, wisely)) {
      assert.ok(++tries < 4, 'lost three times')
      await page.getByRole('button', { name: 'Try again' }).click()
      await openChapter(page)
    }

    // The next one the bots play among themselves.
    assert.equal(await chapterIn(page), 'Three Who Went to Look')
    const adas = page.locator('.company:not(.first) .mouse-of', { hasText: 'Ada' })
    while ((await adas.count()) > 0) await adas.first().click()
    await openChapter(page)
    await playChapter(page, wisely)
    await leave(page)
    await page.getByRole('link', { name: 'Chronicle' }).click()
    await page.locator('.scrap').nth(2).waitFor()
    assert.deepEqual(await axe(page), [], 'the chronicle of three chapters')
  })
})
