import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { beginOnline, CUT, movesAre, playOnline, pressSurely, twoPeople, whoseTurn } from '../browser/online.ts'
import { endTurn, points, prompt, square } from '../browser/play.ts'
import { withServer } from '../browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The page comes back over a slow network: what the server says waits while it is held, what the page says does not. */
async function slowDown(page: Page): Promise<{ hold: () => void; let: () => void }> {
  const waiting: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (isHeld) waiting.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await page.locator('[data-end-turn]').waitFor()
  return {
    hold: () => (isHeld = true),
    let: () => {
      isHeld = false
      for (const pass of waiting.splice(0)) pass()
    },
  }
}

const log = (page: Page): Promise<string | null> => page.locator('.log').textContent()

test('online: hints with a reason, and what a push would bring, from what this person sees', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      for (let i = 0; i < 2; i++) {
        const page = (await whoseTurn([ann, bob])) ?? ann
        await playOnline(page, page === ann ? [bob] : [ann])
      }
      const page = (await whoseTurn([ann, bob])) ?? ann
      await page.getByRole('button', { name: 'Hint' }).click()
      await page.locator('.answer:not(.refused)', { hasText: /^A bot would .+\. \S+/ }).waitFor()
      await page.locator('[data-end="b1"]').hover()
      await prompt(page).getByText('cannot be taken back').waitFor()
      await points(page, 4)
      assert.deepEqual(await axe(page), [])
      const other = page === ann ? bob : ann
      // A tap out of turn is answered too.
      await square(other, 'd4').click()
      await other.locator('.refused', { hasText: /It is \S+’s turn/ }).waitFor()
      assert.equal(await other.getByRole('button', { name: 'Hint' }).getAttribute('aria-disabled'), 'true')
    }),
  )
})

test('online: what is certain is drawn before the server has answered; what would show a tile waits', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      const network = await slowDown(ann)
      while ((await whoseTurn([ann, bob])) !== ann) await playOnline(bob, [ann])
      const plays = Number(await ann.locator('#timeline').getAttribute('max'))
      network.hold()
      await ann.locator('[aria-label*="can be entered"]').first().click()
      await movesAre(ann, plays + 1)
      const foretold = await log(ann)
      network.let()
      await movesAre(bob, plays + 1)
      await bob.locator('.log').getByText('puts a mouse on').first().waitFor()
      while ((await whoseTurn([ann, bob])) !== ann) await playOnline(bob, [ann])
      assert.ok((await log(ann))?.startsWith(foretold ?? '-'), 'the story is told once')
      await points(ann, 4)
      network.hold()
      await ann.locator('[aria-label*="can be lifted"]').first().click()
      await ann.locator('.prompt[data-sent="true"]').waitFor()
      await points(ann, 4)
      network.let()
      await points(ann, 3)
      assert.equal(await ann.locator('.prompt[data-sent="true"]').count(), 0)
    }),
  )
})

test('online: what was drawn too early is taken off again when the server refuses it', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, bob) => {
        const link = await beginOnline(ann, bob)
        const network = await slowDown(ann)
        while ((await whoseTurn([ann, bob])) !== ann || (await ann.locator('.points').count()) === 0) {
          const page = (await whoseTurn([ann, bob])) ?? ann
          await playOnline(page, page === ann ? [bob] : [ann])
        }
        // On another screen Ann lifts a roof; this one has not heard of it, and she ends her turn.
        const other = await ann.context().newPage()
        await other.goto(link)
        await other.locator('[aria-label*="can be lifted"]').first().waitFor()
        const plays = Number(await ann.locator('#timeline').getAttribute('max'))
        network.hold()
        await other.locator('[aria-label*="can be lifted"]').first().click()
        await movesAre(bob, plays + 1)
        await endTurn(ann)
        await ann.locator('.prompt[data-yours="false"]').waitFor()
        await movesAre(ann, plays + 1)
        network.let()
        await ann.locator('.prompt[data-yours="true"]').waitFor()
        await points(ann, 3)
        await movesAre(ann, plays + 1)
        assert.equal(await log(ann), await log(other))
        assert.equal(Number(await bob.locator('#timeline').getAttribute('max')), plays + 1)
      },
      { ann: { expects: CUT }, bob: { expects: CUT } },
    ),
  )
})

test('online: putting a table away holds whatever somebody has played in the meantime (promise 41)', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      const network = await slowDown(ann)
      while ((await whoseTurn([ann, bob])) !== bob) await playOnline(ann, [bob])
      network.hold()
      await playOnline(bob, [])
      await ann.getByText('Link, dice, put away').click()
      await pressSurely(ann, 'Put this table away', 'Put it away for everybody?')
      network.let()
      await bob.locator('.asked', { hasText: 'Shall this table be put away' }).waitFor()
    }),
  )
})

test('online: a seat is taken back from a bot that moves meanwhile (promise 41)', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      const network = await slowDown(ann)
      while ((await whoseTurn([ann, bob])) !== bob) await playOnline(ann, [bob])
      await ann.locator('[data-seat="0"] select').first().selectOption('easy')
      await ann.getByRole('button', { name: 'Take my seat back' }).waitFor()
      network.hold()
      const plays = Number(await bob.locator('#timeline').getAttribute('max'))
      await playOnline(bob, [])
      await bob.waitForFunction(
        (known) => Number(document.querySelector('#timeline')?.getAttribute('max')) > known,
        plays + 1,
      )
      await ann.getByRole('button', { name: 'Take my seat back' }).click()
      network.let()
      await bob.locator('.log').getByText('plays again').waitFor()
    }),
  )
})
