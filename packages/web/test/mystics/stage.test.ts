import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { axe, Site } from '../browser/browser.ts'
import { endTurn, openAt, play, readOn, toFirstTurn } from '../browser/mystics.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

const told = (page: Page): Locator => page.locator('.told li')
const sentence = (page: Page): Promise<string> => page.locator('.told [data-now="true"] p').innerText()
const plays = (page: Page): Promise<string | null> => page.locator('.mystics-table').getAttribute('data-plays')

/** So many mice end their turn; after the last of them come the minions, and nothing is skipped. */
async function untilTheirs(page: Page, mice: number): Promise<void> {
  for (let turn = 1; turn < mice; turn++) await play(page, () => endTurn(page))
  const last = await plays(page)
  await endTurn(page)
  await page.locator(`.mystics-table:not([data-plays="${last}"])`).waitFor()
}

/** How fast what happens by itself is told. */
async function setPace(page: Page, pace: string): Promise<void> {
  await page.locator(`.column [data-telling="${pace}"]`).first().click()
}

void test('M17.1 a minions’ turn is told step by step, calmly or at once, and again after a reload', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'walk')
    await toFirstTurn(page)
    // Before they act everybody can see whom they are after.
    await page.getByRole('button', { name: 'Threats' }).click()
    assert.equal(await page.locator('[data-threat]').count(), 3)
    assert.match(await page.locator('.threats li').first().innerText(), /rat warrior \d .*tilda.*M17/i)
    await page.getByRole('button', { name: 'Threats' }).click()
    // Nobody ends a turn with something to do unawares.
    await page.locator('.advice .go').click()
    assert.match(await page.locator('.prompt .warned').innerText(), /action .*not spent.*M6\.2/)
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('.prompt .warned').count(), 0)
    await setPace(page, 'steps')
    await untilTheirs(page, 4)

    // Step by step it waits for the reader; each sentence has its rule.
    await told(page).first().waitFor()
    assert.match(await sentence(page), /is after .*nearest.*M17\.4/)
    assert.equal(await page.locator('.told .felt svg').count(), 1, 'the die of its move')
    assert.equal(await page.locator('.beat-marks path').count(), 5, 'an arrow to whom it is after')
    assert.equal(await page.locator('.kinds').count(), 0, 'nobody decides meanwhile')
    await page.keyboard.press('Space')
    await told(page).nth(1).waitFor()
    assert.match(await sentence(page), /goes for .*M17\.6/)
    assert.deepEqual(await axe(page), [])
    await page.locator('.told [data-now="true"] .rule-link').click()
    await page
      .locator('dialog')
      .getByText(/M17\.6/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')

    // A reload in the middle of it loses nothing: it can be seen again from its beginning.
    const last = await plays(page)
    await page.reload()
    await page.locator('.kinds').waitFor()
    assert.equal(await plays(page), last)
    const recap = await page.locator('.recap p').innerText()
    await page.getByRole('button', { name: 'Show their turn again' }).click()
    await told(page).first().waitFor()
    assert.match(await sentence(page), /is after .*nearest/)
    await page.locator('[data-next]').click()
    assert.match(await sentence(page), /goes for /)
    await page.getByRole('button', { name: 'Tell it from the start' }).click()
    assert.match(await sentence(page), /is after /)
    await page.locator('[data-skip]').click()
    await page.locator('.kinds').waitFor()
    assert.equal(await page.locator('.recap p').innerText(), recap)
    assert.equal(await plays(page), last, 'nothing was played by looking at it')

    // Calmly it goes on by itself, and can be stopped.
    await setPace(page, 'calm')
    await untilTheirs(page, 4)
    await told(page).nth(1).waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    const stopped = await sentence(page)
    await page.waitForTimeout(2500)
    assert.equal(await sentence(page), stopped)
    // Another pace counts at once; whoever presses the space bar once too often ends no turn.
    await setPace(page, 'steps')
    await page.locator('.told [data-next].go').waitFor()
    const read = await plays(page)
    while ((await page.locator('.told').count()) > 0) await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.locator('.kinds').waitFor()
    assert.equal(await page.locator('.prompt .warned').count(), 0)
    assert.equal(await plays(page), read)
    await page.getByRole('button', { name: 'Show their turn again' }).click()
    await told(page).first().waitFor()
    await setPace(page, 'once')

    // At once only what came of it is told. One mouse is a captive by now.
    await page.locator('.kinds').waitFor()
    await untilTheirs(page, 3)
    await page.locator('.kinds').waitFor()
    assert.equal(await told(page).count(), 0)
    await page.locator('.recap p').waitFor()
  })
})

/** Chapter one with a seat for each mouse, of which the party bot has Nez. */
async function openWithCompanion(page: Page): Promise<void> {
  const seats = { tilda: 0, nez: 1, collin: 2, filch: 3 }
  const options = { chapter: '1', asks: 'what-matters', players: 4, seats }
  const ada = { who: 'person', name: 'Ada' }
  const table = {
    id: 'fixed',
    seats: [ada, { who: 'bot', level: 'party' }, ada, ada],
    record: { game: 'mystics', start: { seed: 'walk', options } },
    changed: 1,
    isOver: false,
  }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
  await page.evaluate(() => localStorage.setItem('mousekeep.settings', '{"telling":"steps"}'))
  await page.reload()
  await page.goto(`${site.address}#/table/fixed`)
  await readOn(page)
}

void test('a mouse that is nobody’s is played by the bot with a pause, and changes hands at any time', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await openWithCompanion(page)
    await toFirstTurn(page)
    assert.match(await page.locator('.prompt .what').innerText(), /Tilda/)
    await endTurn(page)
    // The bot has decided once, and waits until that was read.
    await page.locator('.told h2', { hasText: 'Nez' }).waitFor({ state: 'attached' })
    const last = await plays(page)
    await page.waitForTimeout(1500)
    assert.equal(await plays(page), last)
    await page.locator('.track-card', { hasText: 'Nez' }).click()
    await page.locator('.played-by summary').click()
    await page.getByRole('button', { name: 'Give to Ada' }).click()
    await page.locator('.told [data-skip]').click()
    await page.locator('.kinds').waitFor()
    assert.match(await page.locator('.prompt .what').innerText(), /Nez/)
    assert.deepEqual(await axe(page), [])
    // And back: the bot goes on where the person left off.
    await page.getByRole('button', { name: 'Give to the party bot' }).click()
    await page.locator(`.mystics-table:not([data-plays="${last}"])`).waitFor()
    await page.reload()
    await page.locator('.played-by', { hasText: 'the party bot' }).waitFor({ state: 'attached' })
  })
})
