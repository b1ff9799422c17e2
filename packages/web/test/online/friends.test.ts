import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { PROTOCOL } from '@mousekeep/protocol'
import { axe, Site } from '../browser/browser.ts'
import { become, decide, foundCompany, playsOf, readAll, shows, wantMice, whoDecides } from '../browser/friends.ts'
import { CUT, tableIn } from '../browser/online.ts'
import { withServer } from '../browser/real-server.ts'

/** A company on the real server: two wide browsers and a phone. */
let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

const PHONE = { width: 390, height: 844, touch: true, theme: 'dark' } as const

async function threePeople(address: string, visit: (ann: Page, bob: Page, cem: Page) => Promise<void>): Promise<void> {
  const wide = { address, expects: CUT }
  await site.visit(wide, (ann) =>
    site.visit(wide, (bob) =>
      site.visit({ ...wide, ...PHONE }, async (cem) => {
        await become(ann, 'Ann')
        await become(bob, 'Bob')
        await become(cem, 'Cem')
        await visit(ann, bob, cem)
      }),
    ),
  )
}

/** How the server shows a page's table. */
function shownTo(page: Page): Promise<string> {
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: tableIn(page), seen: null })
  return page.evaluate(
    (sent) =>
      new Promise<string>((done) => {
        const socket = new WebSocket('/live')
        socket.addEventListener('open', () => socket.send(sent))
        socket.addEventListener('message', ({ data }) => {
          if (!String(data).startsWith('{"type":"view"')) return
          done(String(data))
          socket.close()
        })
      }),
    hello,
  )
}

test('a company plays a chapter and goes on: people, mice, pointing, a bot for who leaves, a reload, a fallen server', async () => {
  await withServer((address, _stop, power) =>
    threePeople(address, async (ann, bob, cem) => {
      const link = await foundCompany(ann, address, 'Night mice', 'prologue')
      for (const page of [bob, cem]) {
        await page.goto(link)
        await page.locator('.tonight').waitFor()
      }
      await ann.locator('.company-page [data-person]').nth(2).waitFor()
      await wantMice(ann, 'Ann', ['Collin'])
      await wantMice(bob, 'Bob', ['Filch', 'Nez'])
      await wantMice(cem, 'Cem', ['Maginos'])
      await cem.getByText('Not in the next chapter: Nez, Maginos').waitFor()
      for (const page of [ann, cem]) assert.deepEqual(await axe(page), [], 'the company')

      // The prologue has two mice: Ann and Bob play, Cem looks on.
      await ann.getByRole('button', { name: 'Open the chapter' }).click()
      await ann.locator('[data-seat="0"] .presence').waitFor()
      const first = ann.url()
      await bob.goto(first)
      await cem.goto(first)
      await bob.locator('[data-seat="1"] .presence').waitFor()
      await ann.getByRole('button', { name: 'Begin the game' }).click({ timeout: 10_000 })
      const pages = [ann, bob]
      for (let page = await whoDecides(pages); page !== null; page = await whoDecides(pages)) await decide(page)
      await shows(cem, await playsOf(ann))
      await Promise.all([ann, bob, cem].map(readAll))

      // On to the first chapter, with seats for all three; the seats that are meant for them are theirs.
      await ann.getByText('Who plays, who goes, how hard?').click()
      await ann.getByLabel('Cem').waitFor()
      await ann.locator('.company-party .btn[aria-pressed="true"]', { hasText: 'Maginos' }).waitFor()
      await ann.locator('.following input[value="story"]').check()
      assert.deepEqual(await axe(ann), [], 'between the chapters')
      await ann.getByRole('button', { name: 'On to the next chapter' }).click()
      await ann.locator('[data-seat]', { hasText: 'Maginos' }).getByText('Cem').waitFor()
      const opened = await shownTo(ann)
      assert.match(opened, /"difficulty":"story"/)
      for (const page of [bob, cem]) await page.getByRole('link', { name: 'To the next chapter' }).click()
      for (const page of [ann, bob, cem]) await page.locator('.lobby').waitFor()
      assert.notEqual(tableIn(ann), first.split('/').at(-1))
      await ann.getByRole('button', { name: 'Begin the game' }).click()
      await Promise.all([ann, bob, cem].map((page) => page.locator('.mystics-table').waitFor()))
      const asked = (await whoDecides([ann, bob, cem])) ?? ann

      // A reload in a question, and a server that falls in the middle of one: it is asked again.
      const question = await asked.locator('.prompt .what').innerText()
      await asked.reload()
      await asked.locator('.answers .btn').first().waitFor()
      assert.equal(await asked.locator('.prompt .what').innerText(), question)
      await power.off()
      await asked.locator('[data-connection="lost"]').waitFor()
      await power.on()
      await asked.locator('[data-connection="lost"]').waitFor({ state: 'detached' })
      for (let i = 0; i < 3; i++) await decide((await whoDecides([ann, bob, cem])) ?? ann)

      // Somebody points, holding a space; somebody squeaks: all see it.
      await Promise.all([ann, bob, cem].map(readAll))
      const spot = ann.locator('[data-spot]').first()
      const box = await spot.boundingBox()
      await ann.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
      await ann.mouse.down()
      await Promise.all([bob, cem].map((page) => page.locator('.pointed').waitFor()))
      await ann.mouse.up()
      await cem.getByRole('button', { name: 'Gasp' }).click()
      await Promise.all([ann, bob].map((page) => page.locator('.reacted').waitFor()))

      // Bob goes; a bot plays his mice, and the others go on.
      await bob.goto('about:blank')
      const bobs = ann.locator('.seats li', { hasText: 'away' })
      await bobs.locator('select').first().selectOption('party', { timeout: 20_000 })
      const known = await playsOf(ann)
      for (let i = 0; i < 4; i++) {
        const page = await whoDecides([ann, cem])
        if (page !== null) await decide(page)
      }
      assert.ok((await playsOf(ann)) > known)
      for (const page of [ann, cem]) assert.deepEqual(await axe(page), [], 'the table')
      await bob.goto(ann.url())
      await bob.getByText('Since you were away').waitFor()

      await ann.goto(link.replace(/join.*/, ''))
      await ann.getByRole('link', { name: 'Night mice' }).click()
      await ann.locator('.chronicle li[data-won="true"]').waitFor()
    }),
  )
})
