import type { Page } from 'playwright-core'

/** What people do at a table of Mystics. */

/** Turns the pages of the book while it is open, and has enough of what is told by itself. */
export async function readOn(page: Page): Promise<void> {
  // What stands beside the room comes a moment after it.
  await page.locator('.column .mouse-sheet').waitFor({ state: 'attached' })
  const on = page.locator('.book .go, .told [data-skip]')
  await page.waitForTimeout(200)
  while ((await on.count()) > 0 || (await page.locator('[data-reading="true"]').count()) > 0) {
    // What is told may have come to its end by itself.
    await on
      .first()
      .click({ timeout: 2000 })
      .catch(() => {})
    await page.waitForTimeout(200)
  }
}

/** Saves a single chapter whose dice are always the same as the table `fixed`. */
export async function saveChapter(page: Page, seed: string, options: object = {}): Promise<void> {
  const record = { game: 'mystics', start: { seed, options: { chapter: '1', asks: 'what-matters', ...options } } }
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.fixed', saved), JSON.stringify(table))
}

/** Opens it. */
export async function openAt(page: Page, address: string, seed: string, options: object = {}): Promise<void> {
  await saveChapter(page, seed, options)
  await page.goto(`${address}#/table/fixed`)
  await readOn(page)
}

/** Does something at the table and waits until it has been played. */
export async function play(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('.mystics-table').getAttribute('data-plays')
  await act()
  await page.locator(`.mystics-table:not([data-plays="${before}"])`).waitFor()
  await readOn(page)
}

/** Takes the first answer to so many questions. */
export async function answer(page: Page, times: number): Promise<void> {
  const first = page.locator('.answers .btn').first()
  for (let i = 0; i < times; i++) {
    await play(page, async () => {
      await first.click()
      // What the game warns of is done by a second press.
      if ((await page.locator('.prompt .warned').count()) > 0) await first.click()
    })
  }
}

/** Answers whatever is asked before the first turn of a mouse: abilities, and where minions stand. */
export async function toFirstTurn(page: Page): Promise<void> {
  const told = page.locator('.book .go, .told [data-skip]').first()
  const window = page.locator('.window .outcome .btn').last()
  const first = page.locator('.answers .btn').first()
  for (let i = 0; i < 20; i++) {
    // What comes next may be drawn a little later, and what is told of a bot may come between.
    await page.locator('.kinds').or(told).or(window).or(first).first().waitFor()
    if ((await told.count()) > 0) await readOn(page)
    else if ((await page.locator('.kinds').count()) > 0) return
    else {
      const choice = (await window.count()) > 0 ? window : first
      await play(page, () => choice.click({ timeout: 5000 })).catch(() => readOn(page))
    }
  }
  await page.locator('.kinds').waitFor()
}

/** Ends the turn, also when something is left to do. */
export async function endTurn(page: Page): Promise<void> {
  const end = page.locator('.advice .go')
  await end.click()
  if ((await page.locator('.prompt .warned').count()) > 0) await end.click()
}
