import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { become, decide, foundCompany, openLog, playsOf, readAll, shows, whoDecides } from '../browser/friends.ts'
import { CUT, pressSurely, tableIn, twoPeople } from '../browser/online.ts'
import { savePlayingCampaign } from '../browser/played-chapter.ts'
import { withServer } from '../browser/real-server.ts'

/** One room with several devices, and campaigns that move between a device and the server. */
let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

const PHONE = { width: 390, height: 844, touch: true, expects: CUT } as const

/** The people of the table, whose panel lies on a leaf of its own on a phone. */
async function peopleOn(page: Page): Promise<ReturnType<Page['locator']>> {
  const people = page.locator('.people .seats')
  await people.waitFor({ state: 'attached' })
  return people
}

/** Waits until something is on the screen, without scrolling there. */
async function isSeen(part: ReturnType<Page['locator']>): Promise<void> {
  await part.waitFor()
  await part.page().waitForFunction(
    (each) => {
      const box = each?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    },
    await part.elementHandle(),
  )
}

void test('43 a big screen shows the room to all, phones are hands; a seat is lent and comes back', async () => {
  await withServer((address) =>
    site.visit({ address, width: 1600, height: 900, expects: CUT }, (screen) =>
      twoPeople(
        site,
        address,
        async (ann, bob) => {
          await become(ann, 'Ann')
          await become(bob, 'Bob')
          const link = await foundCompany(ann, address, 'One room', '1')
          await bob.goto(link)
          await bob.locator('.tonight').waitFor()
          await ann.locator('.company-page [data-person]').nth(1).waitFor()
          await ann.getByRole('button', { name: 'Open the chapter' }).click()
          await ann.locator('[data-seat="0"] .presence').waitFor()
          const table = tableIn(ann)
          // The screen in the room is nobody's, and shows how a phone comes to the table.
          await screen.goto(`${address}#/screen/${table}`)
          await screen.locator('.lobby .devices[open] .qr').waitFor()
          assert.equal(await screen.getByRole('button', { name: 'Sit down and play' }).count(), 0)
          await bob.goto(`${address}#/hand/${table}`)
          await bob.locator('[data-seat="1"] .presence').waitFor()
          await ann.getByRole('button', { name: 'Begin the game' }).click()
          await Promise.all([ann, bob, screen].map((page) => page.locator('.mystics-table').waitFor()))

          for (let i = 0; i < 3; i++) await decide((await whoDecides([ann, bob])) ?? ann)
          // The screen turns the pages by itself: nobody presses anything there.
          const known = await playsOf(ann)
          await screen.locator(`.mystics-table[data-plays="${known}"]`).waitFor({ timeout: 120_000 })
          assert.ok(await screen.locator('.stage').isVisible())
          for (const part of ['.talk-bar', '.people', '.kinds', '.leaf-mouse'])
            assert.equal(await screen.locator(`${part} >> visible=true`).count(), 0, part)
          await screen.locator('.screen-corner').waitFor()
          assert.deepEqual(await axe(screen), [], 'the screen')

          // A hand has one's own mouse; the room when one is asked, or wants to see it.
          await bob.locator('.leaf-mouse').waitFor()
          assert.equal(await bob.locator('dialog.book').count(), 0, 'the story is told by the screen')
          assert.deepEqual(await axe(bob), [], 'the hand')

          await Promise.all([ann, bob].map(readAll))
          const seats = await peopleOn(bob)
          await seats.locator('[data-seat="1"] select').last().selectOption({ label: 'Ann' }, { force: true })
          await (await peopleOn(ann)).locator('[data-seat="1"]', { hasText: 'for Bob' }).waitFor({ state: 'attached' })
          // All mice are Ann's now.
          for (let i = 0; i < 3; i++) await decide((await whoDecides([ann])) ?? ann)
          await shows(bob, await playsOf(ann))
          await seats.locator('[data-seat="1"] button', { hasText: 'Take my seat back' }).dispatchEvent('click')
          await (await peopleOn(ann)).locator('[data-seat="1"]', { hasText: 'for Bob' }).waitFor({ state: 'detached' })
          await openLog(ann)
          await ann
            .locator('.log')
            .getByText(/Bob plays again: [A-Z]\w+, [A-Z]\w+/)
            .waitFor()

          // What the others ask comes to where one looks, and so does the chat that one opens.
          await ann.getByText('Link, dice, put away').click()
          await pressSurely(ann, 'Put this table away', 'Put it away for everybody?')
          const asked = bob.locator('.asked', { hasText: 'Shall this table be put away' })
          await isSeen(asked)
          await asked.getByRole('button', { name: 'No' }).click()
          await asked.waitFor({ state: 'detached' })
          await bob.locator('.talk-bar button').first().click()
          await isSeen(bob.locator('.chat input'))
        },
        { ann: { expects: CUT }, bob: PHONE },
      ),
    ),
  )
})

void test('45 a campaign of a device goes online in the middle of a chapter, says so, and comes home; one file for both', async () => {
  await withServer((address) =>
    site.visit({ address, expects: CUT }, async (page) => {
      await become(page, 'Ann')
      const plays = await savePlayingCampaign(page, 'abroad')
      await page.goto(`${address}#/company`)
      await page.reload()
      await page.getByRole('button', { name: /^Bring along:/ }).click()
      await page.getByText('The beginning was brought along').waitFor()
      assert.deepEqual(await axe(page), [], 'the company')
      const company = page.url()
      await page.getByRole('link', { name: 'To the table, which has not begun' }).click()
      await page.getByText('was brought along from a device').waitFor()
      await page.getByRole('button', { name: 'Sit down and play' }).click()
      await page.getByRole('button', { name: 'Begin the game' }).click()
      await page.locator('.mystics-table').waitFor()
      assert.equal(await playsOf(page), plays)
      await decide((await whoDecides([page])) ?? page)

      // Put away here, it goes on at home.
      await page
        .locator('.people details')
        .first()
        .evaluate((more) => more.setAttribute('open', ''))
      await pressSurely(page, 'Put this table away', 'Put it away for everybody?')
      await page.getByText('This table was put away').first().waitFor()
      await page.goto(company)
      await page.getByText('Name, copy, leave').click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Keep it as a file' }).click(),
      ])
      const file = await readFile(await download.path(), 'utf8')
      await page.getByRole('button', { name: 'Take it to this device' }).click()
      await page.getByRole('link', { name: 'To the Twelve-Clock' }).click()
      await goOnInHall(page, plays + 1)

      // The same file is read by the hall and by the page of companies.
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${address}#/mystics/hall`)
      await page.reload()
      const buffer = Buffer.from(file)
      const upload = { name: 'campaign.json', mimeType: 'application/json', buffer }
      await page.locator('input[type="file"]').setInputFiles(upload)
      await goOnInHall(page, plays + 1)
      await page.goto(`${address}#/company`)
      await page.locator('input[type="file"]').setInputFiles({ ...upload, buffer: Buffer.from('{"kind":"list"}') })
      await page.getByRole('alert').filter({ hasText: 'no campaign' }).waitFor()
      await page.locator('input[type="file"]').setInputFiles(upload)
      await page.getByText('The beginning was brought along').waitFor()
      assert.notEqual(page.url(), company)
    }),
  )
})

async function goOnInHall(page: Page, plays: number): Promise<void> {
  await page.locator('main .go').first().click()
  await page.locator('.mystics-table').waitFor()
  assert.equal(await playsOf(page), plays)
}
