import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Site } from '../browser/browser.ts'
import { openAt, toFirstTurn } from '../browser/mystics.ts'

/** What stands beside the room on a wide screen, and in the hall. */

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

void test('M10.5 while a blow is shown the prompt tells of it, and its dice stay beside those of the next turn', async () => {
  await site.visit({ motion: 'no-preference' }, async (page) => {
    await openAt(page, site.address, 'b')
    await toFirstTurn(page)
    // Tilda takes all her steps, so that searching ends her turn.
    await page.locator('[data-spot="b2"]').click()
    await page.locator('[data-kind="search"][aria-disabled="false"]').click()
    const told = page.locator('.prompt .what', { hasText: 'Tilda rolls to search' })
    await told.waitFor()
    assert.equal(await page.locator('.room .caption').isVisible(), false, 'nothing lies over the room')
    await page.locator('.prompt .what', { hasText: 'Filch’s turn' }).waitFor()
    assert.match(await page.locator('.tray').innerText(), /rolls to search[^]*searches|rolls to search[^]*finds/)
  })
})

void test('M14.4 a thing that comes under a pointer which stands still is not magnified', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'walk')
    await toFirstTurn(page)
    const thing = page.locator('.mouse-sheet .thing').first()
    await thing.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await thing.boundingBox()) ?? {}
    const resting = page.locator('.magnifier.resting')
    await page.mouse.move(x - 200, y)
    await page.mouse.move(x + 20, y + 20)
    await resting.waitFor()
    await page.mouse.wheel(0, -200)
    await resting.waitFor({ state: 'detached' })
    await page.mouse.wheel(0, 200)
    await page.waitForTimeout(1500)
    assert.equal(await resting.count(), 0)
  })
})

void test('M24.1 before there is a campaign an hour of the clock shows its chapter, to be played by itself', async () => {
  await site.visit({}, async (page) => {
    await page.goto(`${site.address}#/mystics/hall`)
    await page.locator('.hour').nth(4).click()
    assert.equal(await page.locator('.chapter-panel h2').innerText(), 'The Waterworks')
    await page.locator('.chapter-panel .plate').waitFor()
    await page.getByRole('button', { name: 'Play this chapter by itself' }).click()
    await page.getByRole('heading', { name: 'The beginning', exact: true }).waitFor()
    await page.locator('.book .go').click()
    // M3.2: an ability is chosen by its picture too.
    await page.locator('.answers .card-picture').first().waitFor()
  })
})

void test('M27.1 on a very wide screen what happened has a column of its own beside the room and the actions', async () => {
  await site.visit({ width: 1920, height: 1080 }, async (page) => {
    await openAt(page, site.address, 'walk')
    await toFirstTurn(page)
    const [kinds, log] = await Promise.all(
      ['.kinds', '.leaf-log .lines'].map((part) => page.locator(part).boundingBox()),
    )
    assert.ok(kinds !== null && log !== null)
    assert.ok(log.x > kinds.x + kinds.width && log.x + log.width <= 1920, 'beside the actions, within the page')
    assert.ok(log.y + log.height < 1080, 'in sight without scrolling')
  })
})
