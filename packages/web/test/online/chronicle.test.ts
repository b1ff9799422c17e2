import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { become, foundCompany, openLog, playsOf, readAll } from '../browser/friends.ts'
import { CUT, tableIn, twoPeople } from '../browser/online.ts'
import { withServer } from '../browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The only seat to a bot; whoever looks on lets it play the chapter to its end. */
async function letBotPlay(page: Page): Promise<void> {
  await page.locator('[data-seat="0"] select').first().selectOption('party')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.locator('.mystics-table').waitFor()
}

void test('42 a chronicle: the whole campaign verified, luck of each mouse, a link to a moment, and what if from there', async () => {
  await withServer((address) =>
    twoPeople(
      site,
      address,
      async (ann, eve) => {
        await become(ann, 'Ann')
        await become(eve, 'Eve')
        await foundCompany(ann, address, 'Tellers', 'prologue')
        await ann.getByRole('button', { name: 'Open the chapter' }).click()
        await ann.locator('[data-seat="0"] .presence').waitFor()
        const first = tableIn(ann)
        await letBotPlay(ann)
        // Somebody without a seat watches, by the link alone.
        await eve.goto(`${address}#/online/${first}`)
        await eve.locator('.mystics-table').waitFor()
        const on = ann.getByRole('button', { name: 'On to the next chapter' })
        await finish(ann, on)
        assert.equal(await eve.locator('.prompt[data-yours="true"]').count(), 0, 'who watches decides nothing')
        await press(ann, on)
        await ann.locator('.lobby').waitFor()
        await ann.getByRole('link', { name: 'To the company' }).or(ann.locator('a[href*="#/company/"]')).first().click()

        // From the chronicle into the past, to a moment, whose link anybody can follow.
        await ann.getByRole('link', { name: 'Look at it again' }).click()
        await ann.locator('.mystics-table').waitFor()
        await readAll(ann)
        await openLog(ann)
        await ann.locator('#timeline').fill('7')
        await ann.locator('label[for="timeline"]', { hasText: '7' }).waitFor()
        await ann.context().grantPermissions(['clipboard-read', 'clipboard-write'])
        await ann.getByRole('button', { name: 'Link to this moment' }).click()
        const link: string = await ann.evaluate('navigator.clipboard.readText()')
        assert.ok(link.endsWith(`#/online/${first}/7`), link)
        await eve.goto('about:blank')
        await eve.goto(link)
        await eve.locator('.mystics-table').waitFor()
        await readAll(eve)
        // Whoever comes to a moment sees which it is and the way on, without looking for it.
        await eve.locator('.looked-back label[for="timeline"]', { hasText: '7' }).waitFor()
        await openLog(eve)
        assert.equal(await eve.locator('#timeline').inputValue(), '7')
        await eve.getByRole('button', { name: 'What if? Try from here' }).click()
        await eve.waitForURL(/#\/table\//)
        await eve.locator('.mystics-table[data-plays="7"]').waitFor()
        assert.match(await eve.locator('.head').innerText(), /What if/)

        // The dice of the chapter and of the campaign so far, and what they gave to whom.
        await ann.goto(`${address}#/fair/${first}`)
        await ann.locator('.verdict li', { hasText: 'The whole campaign so far holds: one chapter' }).waitFor()
        // Seats are called by those who are played from them.
        await ann.locator('.verdict li', { hasText: /^Collin.*: / }).waitFor()
        assert.equal(await ann.locator('.verdict li', { hasText: 'Seat' }).count(), 0)
        const luck = ann.locator('table.luck')
        await luck.getByRole('columnheader', { name: 'Collin' }).waitFor()
        assert.ok((await luck.getByRole('row').count()) > 4)
        assert.deepEqual(await axe(ann), [], 'the dice')
      },
      { ann: { expects: CUT }, bob: { expects: CUT } },
    ),
  )
})

/** A page of the book may open over it at any moment: it is read first. */
async function press(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    await readAll(page)
    const isPressed = await button.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (isPressed) return
  }
}

/** Reads on until the chapter is over. */
async function finish(page: Page, end: ReturnType<Page['locator']>): Promise<void> {
  for (let tries = 0; tries < 600 && (await end.count()) === 0; tries++) await readAll(page)
  await end.waitFor()
  assert.ok((await playsOf(page)) > 7)
}
