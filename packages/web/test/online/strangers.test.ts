import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { axe, Site } from '../browser/browser.ts'
import { become, foundCompany, readAll } from '../browser/friends.ts'
import { CUT, twoPeople } from '../browser/online.ts'
import { withServer } from '../browser/real-server.ts'

/** Who comes to a company, and who only looks at its table. */
let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

const PHONE = { width: 390, height: 844, touch: true, expects: /404|WebSocket connection/ } as const

void test('somebody comes by the code from the first page, and says who they are; the seat is kept for them', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, bob) => {
        await become(ann, 'Ann')
        const link = await foundCompany(ann, address, 'Night mice', '1')
        await bob.locator('#code').fill('NOSUCHXX')
        await bob.getByRole('button', { name: 'Go there' }).click()
        await bob.getByRole('alert').filter({ hasText: 'no company has this code' }).waitFor()
        await bob.locator('#code').fill(link.slice(-8).toLowerCase())
        await bob.getByRole('button', { name: 'Go there' }).click()
        await bob.locator('.tonight').waitFor()
        await bob.getByLabel('Your name').fill('Bob')
        await bob.keyboard.press('Tab')
        await bob.locator('[data-person]', { hasText: 'Bob (you)' }).waitFor()
        await ann.locator('[data-person]', { hasText: 'Bob' }).waitFor()
        for (const page of [ann, bob]) assert.deepEqual(await axe(page), [], 'the company')
        await ann.getByRole('button', { name: 'Open the chapter' }).click()
        await ann.locator('[data-seat="1"]', { hasText: 'kept for Bob' }).waitFor()
      },
      { ann: { expects: CUT }, bob: PHONE },
    ),
  )
})

void test('a stranger with the link to a table of a company looks on, and is offered nothing that would be refused', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, eve) => {
        await become(ann, 'Ann')
        await become(eve, 'Eve')
        await foundCompany(ann, address, 'Night mice', '1')
        await ann.getByRole('button', { name: 'Open the chapter' }).click()
        await ann.locator('[data-seat="0"] .presence').waitFor()
        await ann.getByRole('button', { name: 'Get up' }).click()
        await ann.getByRole('button', { name: 'Really get up?' }).click()
        await eve.goto(ann.url())
        await eve.locator('[data-seat="0"]').getByText('free').waitFor()
        await eve.getByText('To play, they join the company').waitFor()
        for (const name of ['Sit here', 'Sit down and play'])
          assert.equal(await eve.getByRole('button', { name }).count(), 0, name)
        assert.equal(await eve.getByRole('link', { name: 'To the company' }).count(), 0)

        await ann.getByRole('button', { name: 'Sit down and play' }).click()
        await ann.getByRole('button', { name: 'Begin the game' }).click()
        await Promise.all([ann, eve].map((page) => page.locator('.answers .btn').first().waitFor()))
        await Promise.all([ann, eve].map(readAll))
        assert.equal(await eve.getByText('Tap an answer to suggest it').count(), 0)
        assert.equal(await eve.locator('.answers .btn:not([disabled])').count(), 0)
        // Holding a space does not point for others either: the server would refuse it, and end the connection.
        const box = await eve.locator('[data-spot]').first().boundingBox()
        await eve.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
        await eve.mouse.down()
        await eve.waitForTimeout(800)
        await eve.mouse.up()
        await eve.locator('.talk-bar button').first().click()
        await eve.locator('.chat input').fill('Good luck')
        await eve.keyboard.press('Enter')
        await ann.locator('.bubble', { hasText: 'Good luck' }).waitFor()
        assert.equal(await eve.getByRole('alert').count(), 0)
        await ann.locator('.people').getByRole('link', { name: 'To the company' }).waitFor()
      },
      { ann: { expects: CUT }, bob: { expects: CUT } },
    ),
  )
})

void test('a game set up by hand with what a campaign brings says that it counts for none, before it begins and in it (42)', async () => {
  await withServer((address) =>
    site.visit({ address, expects: CUT }, async (ann) => {
      await become(ann, 'Ann')
      // The server knows her by then, and no page offers such a table.
      await foundCompany(ann, address, 'Night mice', '1')
      const id: string = await ann.evaluate(async () => {
        const options = { chapter: '2', players: 1, strokes: 1 }
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ game: 'mystics', kind: 'custom', options }),
        })
        return (await answer.json()).id
      })
      await ann.goto('about:blank')
      await ann.goto(`${address}#/online/${id}`)
      await ann.locator('.lobby').getByText('this game counts for no campaign').waitFor()
      await ann.getByRole('button', { name: 'Begin the game' }).click()
      await ann.locator('.people').getByText('this game counts for no campaign').waitFor({ state: 'attached' })
    }),
  )
})
