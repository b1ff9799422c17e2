import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { Site } from './browser/browser.ts'
import { movesAre } from './browser/online.ts'
import { points, prompt, square } from './browser/play.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** The link that the button copies; the browser of the tests keeps it for us. */
async function linkToMoment(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const squares = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-square]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))
/** What a square is, without what may be done there. */
const plain = (labels: readonly (string | null)[]): string[] => labels.map((label) => (label ?? '').split(';')[0])

/** One step before the end: from b5 to b6 there is a second mouse on Emmental, and a fourth cheese. */
const LAST = {
  layout: 'hof',
  players: [
    { mice: ['d2', 'b5'], tokens: ['blue', 'braid', 'gouda'] },
    { mice: ['e2', 'g2'], tokens: [] },
  ],
  spare: 'halloumi',
  tiles: { d2: 'emmental', e2: 'blue', g2: 'provolone', b5: 'halloumi', b6: 'emmental' },
  open: ['E', 'G', 'M'],
}

async function openLast(page: Page): Promise<void> {
  const person = { who: 'person', name: 'Pip' }
  const record = { game: 'castle', start: { seed: 'last', position: LAST } }
  const table = { id: 'last', seats: [person, person], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.last', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/last`)
  await points(page, 4)
}

test('a link to a moment of a finished game opens it on another device, with the whole game around it', async () => {
  let link = ''
  let board: (string | null)[] = []
  let story: string | null = ''
  await site.visit({}, async (page) => {
    await openLast(page)
    // A game that goes on is not sent about: the link is for this device.
    assert.equal(await linkToMoment(page), `${site.address}#/table/last/0`)
    await square(page, 'b5').click()
    await square(page, 'b6').click()
    await prompt(page).getByText('wins!').waitFor()
    await page.getByRole('button', { name: 'One move back' }).click()
    await prompt(page).getByText('You are looking back').waitFor()
    board = await squares(page)
    story = await page.locator('.log').textContent()
    link = await linkToMoment(page)
  })
  assert.ok(link.startsWith(`${site.address}#/replay/`) && link.endsWith('/0'), link)
  await site.visit({}, async (page) => {
    await page.goto(link)
    await prompt(page).getByText('You are looking back').waitFor()
    await movesAre(page, 1)
    assert.deepEqual(plain(await squares(page)), plain(board))
    assert.equal(await page.locator('.log').textContent(), story)
    await page.getByRole('button', { name: 'One move on' }).click()
    await prompt(page).getByText('wins!').waitFor()
    assert.match(await linkToMoment(page), /#\/replay\/.+\/1$/)
    // A link that was cut says so.
    await page.goto(`${link.slice(0, -20)}/0`)
    await page.getByRole('alert').waitFor()
  })
})
