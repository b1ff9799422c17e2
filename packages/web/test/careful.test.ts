import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Site } from './browser/browser.ts'
import { BOT, ME, MIDDLE, openSaved } from './browser/middle.ts'
import { beginOnline, pressSurely, twoPeople } from './browser/online.ts'
import { openTable, points, prompt, square, standing } from './browser/play.ts'
import { withServer } from './browser/real-server.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

test('removing a saved game asks first, and whoever goes elsewhere has let it be', async () => {
  await site.visit({}, async (page) => {
    await openSaved(page, MIDDLE, [ME, BOT, BOT, BOT])
    await page.getByRole('link', { name: 'Home' }).click()
    const remove = page.getByRole('button', { name: /^Remove/ })
    // Whoever presses twice out of habit is still asked.
    await remove.dblclick()
    const sure = page.getByRole('button', { name: 'Really remove?' })
    await sure.waitFor()
    await page.locator('input[name="players"]').first().focus()
    await remove.waitFor()
    assert.equal(await page.locator('.tables li').count(), 1)
    await remove.click()
    await sure.click()
    await page.locator('.tables').waitFor({ state: 'detached' })
  })
})

test('End turn is quiet until the points are spent, and asks once if all remain', async () => {
  await site.visit({}, async (page) => {
    await openTable(page, { against: 'friends' })
    for (const tower of ['a1', 'g1']) await square(page, tower).click()
    await points(page, 4)
    const end = page.locator('[data-end-turn]')
    assert.doesNotMatch((await end.getAttribute('class')) ?? '', /\bgo\b/)
    const { plays } = await standing(page)
    await end.dblclick()
    await prompt(page).getByText('all your points are left').waitFor()
    assert.equal((await standing(page)).plays, plays)
    // Something else is done: it was not meant.
    await square(page, 'b1').click()
    await points(page, 3)
    assert.equal(await end.textContent(), 'End turn')
    for (const step of ['A', 'D', 'B', 'E']) {
      if ((await standing(page)).points === 0) break
      await page.locator('#command').fill(step)
      await page.keyboard.press('Enter')
      await page.waitForTimeout(100)
    }
    await end.click()
    await points(page, 4)
    await end.click()
    await end.click()
    await points(page, 4)
    assert.ok((await standing(page)).plays > plays + 2)
  })
})

test('C3.5 End turn is off while a mouse must step on, and says why', async () => {
  await site.visit({}, async (page) => {
    const players = [{ mice: ['c1', 'd1'] }, { mice: ['g7'] }]
    await openSaved(page, { layout: 'hof', players, open: ['A', 'B'], tiles: { b1: 'plain', d1: 'plain' } }, [ME, ME])
    await page.locator('#command').fill('c1 d1')
    await page.keyboard.press('Enter')
    await prompt(page).getByText('must step on').waitFor()
    const end = page.locator('[data-end-turn]')
    assert.equal(await end.getAttribute('aria-disabled'), 'true')
    await end.click({ force: true })
    await page.locator('.refused').waitFor()
  })
})

/** One step from the fourth cheese, against a bot. */
const NEAR_THE_END = {
  layout: 'hof',
  players: [{ mice: ['b1', 'c2'], tokens: ['blue', 'braid', 'emmental'] }, { mice: ['g7'] }],
  tiles: { b1: 'gouda', b2: 'gouda' },
  open: ['A', 'D'],
}

test('C6.1 a win is said to be one’s own, with what everybody did; what is tried has a way back and is not listed', async () => {
  await site.visit({}, async (page) => {
    await openSaved(page, NEAR_THE_END, [ME, BOT])
    await page.locator('[data-sound]').click()
    await page.locator('[data-sound][aria-pressed="true"]').waitFor()
    await square(page, 'c2').click()
    await square(page, 'b2').click()
    await prompt(page).getByText('You win!').waitFor()
    await page.locator('.result', { hasText: 'Roofs uncovered' }).waitFor()
    await page.locator('[data-review]').click()
    await page.locator('.review', { hasText: 'chance of winning' }).waitFor()
    await page.getByRole('button', { name: 'One move back' }).click()
    await page.getByRole('button', { name: 'What if?' }).click()
    await page.getByRole('link', { name: 'Back to the game' }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.locator('.tables li').first().waitFor()
    assert.equal(await page.locator('.tables li').count(), 1)
    await page.goto(`${site.address}#/nowhere/at/all`)
    await page.getByText('There is no such page').waitFor()
    // Friends and a bot at one screen, and the same again with one tap.
    await page.goto(site.address)
    await page.locator('input[name="against"][value="friends"]').check()
    await page.locator('input[name="players"][value="3"]').check()
    await page.locator('input[name="people"][value="2"]').check()
    await page.locator('main form .go').click()
    await page.locator('.holder', { hasText: 'bot' }).first().waitFor()
    assert.equal(await page.locator('.holder', { hasText: 'bot' }).count(), 1)
  })
})

test('taking back takes along what was chosen', async () => {
  await site.visit({}, async (page) => {
    await openTable(page, { against: 'friends' })
    await square(page, 'a1').click()
    await square(page, 'g1').click()
    await points(page, 4)
    await page.locator('[data-end="b1"]').waitFor()
    await square(page, 'a7').click()
    await points(page, 3)
    await square(page, 'a1').click()
    await page.locator('[data-square="a1"][aria-selected="true"]').waitFor()
    await page.locator('[data-undo]').click()
    await points(page, 4)
    assert.equal(await page.locator('[aria-selected="true"]').count(), 0)
  })
})

test('online: getting up and putting a table away ask first; a table put away says so and offers nothing', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      // Both were given the same name, which keeps nobody from a seat (promise 39).
      await beginOnline(ann, bob, { guest: 'Mimi' })
      await bob.getByRole('button', { name: 'Get up' }).click()
      await bob.getByRole('button', { name: 'Really get up?' }).waitFor()
      assert.equal(await bob.locator('[data-seat="1"] .presence').count(), 1)
      await ann.getByText('Link, dice, put away').click()
      await pressSurely(ann, 'Put this table away', 'Put it away for everybody?')
      await bob.getByRole('button', { name: 'Yes', exact: true }).click()
      for (const page of [ann, bob]) {
        await prompt(page).getByText('This table was put away').waitFor()
        await page.locator('.mode', { hasText: 'Put away' }).waitFor()
        assert.equal(await page.locator('.actions button:not([aria-disabled="true"])').count(), 0)
      }
    }),
  )
})
