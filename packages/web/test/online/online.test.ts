import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../../src/base/words/languages.ts'
import { axe, axeByDayAndNight, loadAnew, Site } from '../browser/browser.ts'
import {
  CUT,
  beginOnline,
  movesAre,
  openOnline,
  playOnline,
  pressSurely,
  sitDown,
  tableIn,
  twoPeople,
  whoseTurn,
} from '../browser/online.ts'
import { endTurn, openTable, points, prompt, setSpeed, square, standing } from '../browser/play.ts'
import { withServer } from '../browser/real-server.ts'

const PHONE = { width: 390, height: 844, touch: true } as const

/** Tables on the real server, seen through two browsers. */
let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

test('online: two browsers play a whole game, see who won, verify the dice and try another way', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      const link = await beginOnline(ann, bob)
      for (let i = 0; i < 900; i++) {
        const page = await whoseTurn([ann, bob])
        if (page === null) break
        await playOnline(page, page === ann ? [bob] : [ann])
      }
      const told = await Promise.all([ann, bob].map(async (page) => (await prompt(page).textContent()) ?? ''))
      assert.equal(told.filter((text) => text === 'You win!').length, 1, told.join())
      assert.equal(told.filter((text) => text.endsWith(' wins!')).length, 1, told.join())
      await ann.getByRole('link', { name: 'Chance and fairness' }).first().click()
      await ann.getByText('The server kept its promise').waitFor()
      await ann.getByText('Your own seed is in the dice').waitFor()
      await ann.getByText('Lake: the seed was promised before any was shown.').waitFor()
      await ann.locator('.luck').waitFor()
      assert.deepEqual(await axe(ann), [], 'fairness')
      await ann.goto(`${link}/5`)
      await prompt(ann).getByText('You are looking back').waitFor()
      await ann.getByRole('button', { name: 'What if?' }).click()
      await ann.getByText('a try on this device, from move 5').waitFor()
      await movesAre(ann, 5)
      await bob.getByRole('button', { name: 'Play again' }).click()
      await bob.getByRole('link', { name: 'To the next game' }).click()
      await bob.locator('[data-seat="0"] .presence').waitFor()
      assert.notEqual(tableIn(bob), link.split('/').at(-1))
    }),
  )
})

test('online: a move made without a network is sent once when it is back, after a reload too; undo and going back', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, bob) => {
        const link = await beginOnline(ann, bob)
        for (let i = 0; i < 2; i++) {
          const page = (await whoseTurn([ann, bob])) ?? ann
          await playOnline(page, page === ann ? [bob] : [ann])
        }
        const first = (await whoseTurn([ann, bob])) ?? ann
        const second = first === ann ? bob : ann
        await first.context().setOffline(true)
        // Whatever the page shows now, it is not live; and what is illegal is answered here.
        await first.getByText('No network · online table').waitFor()
        await first.locator('#command').fill('slide c3')
        await first.keyboard.press('Enter')
        await first.locator('.refused', { hasText: 'C3.6' }).waitFor()
        await endTurn(first)
        await first.getByText('Your move is kept on this device').waitFor()
        assert.equal((await standing(second)).plays, 2)
        await first.context().setOffline(false)
        await Promise.all([first, second].map((page) => movesAre(page, 3)))

        // The same, with the page loaded anew before the answer came.
        await second.evaluate(() => navigator.serviceWorker.ready.then(() => null))
        await second.context().setOffline(true)
        await endTurn(second)
        await second.getByText('Your move is kept on this device').waitFor()
        // Loaded without a network it comes back by itself when there is one.
        await second.reload()
        await second.getByText('The table comes back by itself').waitFor()
        await second.context().setOffline(false)
        await Promise.all([first, second].map((page) => movesAre(page, 4)))
        await first.waitForTimeout(300)
        assert.equal((await standing(first)).plays, 4)

        // Whoever was away is told what happened since.
        await second.goto('about:blank')
        await first.getByText('away', { exact: true }).first().waitFor()
        await endTurn(first)
        await movesAre(first, 5)
        await second.goto(link)
        await second.getByText('Since you were away: 1 move').waitFor()
        await second.getByRole('button', { name: 'Got it' }).click()

        // An end of turn reveals nothing: it is taken back, and both read so.
        await first.getByRole('button', { name: 'Take back' }).click()
        for (const page of [first, second]) await page.locator('.log').getByText('takes back a move').waitFor()
        await Promise.all([first, second].map((page) => movesAre(page, 4)))
        await second.getByRole('button', { name: 'One move back' }).click()
        await second.getByRole('button', { name: 'Ask everybody to go back to move 3' }).click()
        await first.getByRole('button', { name: 'Agree' }).click()
        await Promise.all([first, second].map((page) => movesAre(page, 3)))
        await second.locator('.log').getByText('agrees to go back').waitFor()
      },
      { ann: { expects: CUT }, bob: { expects: CUT } },
    ),
  )
})

test('online: watching, chat with bubble, unread mark, mute and report, a seat handed to a bot and back, on a phone and wide', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, bob) => {
        await setSpeed(ann, 'off')
        const link = await openOnline(ann)
        await ann.locator('[data-seat="1"]').getByRole('button', { name: 'Sit here' }).click()
        await bob.locator('#code').fill((await ann.locator('.invite .code').textContent()) ?? '')
        await bob.getByRole('button', { name: 'Go there' }).click()
        await ann.getByText('Looking on:').waitFor()
        await ann.getByRole('button', { name: 'Begin the game' }).click()
        await bob.locator('[role="grid"]').waitFor()
        await bob.getByText('Watching').waitFor()
        assert.equal(await bob.locator('.prompt[data-yours="true"]').count(), 0)
        await bob.locator('.talk-bar button').first().click()
        await bob.locator('.chat input').fill('<b>Hello</b>')
        await bob.keyboard.press('Enter')
        // It is heard at once, and marked until the chat is looked at: on the page, in its name and its picture.
        await ann.locator('.bubble', { hasText: '<b>Hello</b>' }).waitFor()
        await ann.locator('.talk-bar .unread', { hasText: '1' }).waitFor()
        await ann.waitForFunction(() => document.title.startsWith('(1)'))
        assert.match((await ann.locator('link[rel="icon"]').getAttribute('href')) ?? '', /icon-(turn|said)/)
        await ann.reload()
        await ann.locator('.talk-bar .unread', { hasText: '1' }).click()
        await ann.locator('.chat').getByText('<b>Hello</b>').waitFor()
        await ann.locator('.unread').waitFor({ state: 'detached' })
        await ann.waitForFunction(() => !document.title.startsWith('(1)'))
        await ann.locator('.chat summary').click()
        await ann.getByRole('button', { name: 'Report to' }).click()
        await ann.getByText('Reported. Thank you.').waitFor()
        await ann.getByRole('button', { name: 'Mute' }).click()
        await ann.locator('.chat').getByText('not heard').waitFor()
        // Ann holds both seats: the bot stops when her other one is to move.
        await ann.locator('[data-seat="0"] select').selectOption('easy')
        await ann.locator('.log').getByText('A bot plays from here: Seat 1').waitFor()
        await ann.getByRole('button', { name: 'Take my seat back' }).click()
        await ann.locator('.log').getByText('plays again: Seat 1').waitFor()
        await whoseTurn([ann])
        await ann.waitForFunction(() => document.title.includes('Your turn'))
        for (const page of [ann, bob]) assert.deepEqual(await axe(page), [])
        const wide = await bob.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `the page is ${wide} px too wide`)
        assert.equal(link, ann.url())
      },
      { ann: { theme: 'dark' }, bob: PHONE },
    ),
  )
})

test('a game of one screen goes on online with its story, says so, and comes back to the device', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await openTable(ann, { against: 'friends' })
      for (const tower of ['a1', 'g1']) await square(ann, tower).click()
      await points(ann, 4)
      await ann.getByText('Go on online').click()
      await ann.getByRole('button', { name: 'Move this game online' }).click()
      await ann.locator('[data-seat="0"] .presence').waitFor()
      await bob.goto(ann.url())
      await sitDown(bob, 1)
      await bob.getByText('The first 2 moves were played on a device').waitFor()
      await ann.getByRole('button', { name: 'Begin the game' }).click()
      for (const page of [ann, bob]) {
        await movesAre(page, 2)
        await page.locator('.log').getByText('puts a mouse on g1').waitFor()
      }
      const page = (await whoseTurn([ann, bob])) ?? ann
      await endTurn(page)
      await movesAre(ann, 3)
      await ann.getByText('Link, dice, put away').click()
      await ann.getByText('Continue on this device').click()
      await pressSurely(ann, 'Put it away and go on here', 'End it here for everybody?')
      await bob.getByRole('button', { name: 'Yes', exact: true }).click()
      await ann.getByText('saved on this device').waitFor()
      await movesAre(ann, 3)
      await endTurn(ann)
      await movesAre(ann, 4)
      await bob.getByText('This table was put away').first().waitFor({ state: 'attached' })
    }),
  )
})

test('of many tables the first page lists twelve, whichever waits for us first, and all of them on request', async () => {
  await withServer((address) =>
    site.visit({ address }, async (page) => {
      await openOnline(page)
      await openMore(page, 81)
      await loadAnew(page, address)
      await openOnline(page)
      await page.locator('[data-seat="1"] select').selectOption('easy')
      await page.locator('.lobby .go.wide:not([aria-disabled="true"])').click()
      await whoseTurn([page])
      const awaited = page.url()
      await openMore(page, 29)
      await loadAnew(page, address)
      // Without scrolling, too.
      const bar = await page.locator('.awaited').boundingBox()
      assert.ok(bar !== null && bar.y + bar.height <= 900, 'that it is our turn is in sight')
      const lines = page.locator('.tables li a')
      const more = page.getByRole('button', { name: 'More tables' })
      for (let shown = 12; shown < 112; shown += 12) {
        await page.waitForFunction((count) => document.querySelectorAll('.tables li').length === count, shown)
        assert.equal(new URL((await lines.first().getAttribute('href')) ?? '', address).href, awaited)
        await more.click()
      }
      await more.waitFor({ state: 'detached' })
      const links = await lines.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
      assert.equal(new Set(links).size, 112)
    }),
  )
})

/** As many tables more, opened by whoever is at the page. */
async function openMore(page: Page, count: number): Promise<void> {
  await page.evaluate(async (tables) => {
    for (let i = 0; i < tables; i++) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/tables', { method: 'POST', headers, body: '{"game":"castle"}' })
      if (!answer.ok) throw new Error(`table ${i}: ${answer.status}`)
    }
  }, count)
}

test('axe finds nothing wrong in the room before the game, on the account page and at fairness, by day and by night', async () => {
  await withServer((address) =>
    site.visit({ address }, async (page) => {
      await openOnline(page)
      await page.getByText('Who may come?').last().click()
      assert.deepEqual(await axeByDayAndNight(page), [], 'lobby')
      await page.goto(`${address}#/account`)
      const signUp = page.locator('form').first()
      await signUp.waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], 'guest')
      await signUp.getByLabel('Name').fill('Annabel')
      await signUp.getByLabel('Password').fill('correct horse')
      await signUp.getByRole('button').click()
      await page.getByText('this device').waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], 'account')
      await page.goto(`${address}#/`)
      await page.getByText('waiting for players').waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], 'home')
    }),
  )
})

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: the online pages open with all their words on a narrow phone`, async () => {
    await withServer((address) =>
      site.visit({ address, width: 360, height: 740, language, expects: /404/ }, async (page) => {
        await openOnline(page)
        await page.locator('[data-seat="1"] select').selectOption('easy')
        await page.locator('[data-seat="1"] button', { hasText: /./ }).nth(1).waitFor()
        await page.locator('.lobby .go.wide:not([aria-disabled="true"])').click()
        await page.locator('[role="grid"]').waitFor()
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        assert.ok(wide <= 0, `the page is ${wide} px too wide`)
        for (const address2 of ['#/account', '#/fair/none', '#/online/no-such-table', '#/replay/broken']) {
          await loadAnew(page, address + address2)
          await page.locator('main > *').first().waitFor()
        }
      }),
    )
  })
}
