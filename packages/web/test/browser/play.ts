import type { Locator, Page } from 'playwright-core'

/** What a person does at a table, by what can be seen there. */
export const prompt = (page: Page): Locator => page.locator('.prompt .what')
export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`)

export interface Wishes {
  readonly against?: 'bots' | 'friends'
  readonly players?: number
}

/** From the first page to a table in one press, without waiting for motion. */
export async function openTable(page: Page, { against = 'bots', players = 2 }: Wishes = {}): Promise<void> {
  await page.locator(`input[name="against"][value="${against}"]`).check()
  await page.locator(`input[name="players"][value="${players}"]`).check()
  await page.locator('main form .go').click()
  await page.locator('[role="grid"]').waitFor()
}

export async function setSpeed(page: Page, speed: string, others: object = {}): Promise<void> {
  const wanted = JSON.stringify({ speed, ...others })
  await page.evaluate((settings) => localStorage.setItem('mousekeep.settings', settings), wanted)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Waits until somebody at this screen must decide, or the game is over. */
export async function awaited(page: Page): Promise<void> {
  await page.locator('.prompt[data-yours="true"], .actions:not(:has([data-end-turn]))').first().waitFor()
}

/** Waits until so many points are left in a turn. */
export async function points(page: Page, count: number): Promise<void> {
  await page.locator('.points span', { hasText: String(count) }).waitFor()
}

/** How the turn stands, read off the page. */
export async function standing(page: Page): Promise<{ isOver: boolean; points: number; plays: number }> {
  return {
    isOver: (await page.locator('[data-end-turn]').count()) === 0,
    points: await page.locator('.points .point:not(.used)').count(),
    plays: Number(await page.locator('#timeline').getAttribute('max')),
  }
}

/** Presses the first place that offers one of the things, in the order of the wishes; says whether there was one. */
export async function pressFirst(page: Page, ...offers: readonly string[]): Promise<boolean> {
  for (const offer of offers) {
    const places = page.locator(`[role="gridcell"][aria-label*="${offer}"]`)
    const count = await places.count()
    if (count === 0) continue
    await places.nth(Math.floor(count / 2)).click()
    return true
  }
  return false
}

/** Ends the turn; who has done nothing yet is asked once. Comes back when what follows is drawn. */
export async function endTurn(page: Page, by: 'click' | 'key' = 'click'): Promise<void> {
  const end = page.locator('[data-end-turn]')
  const { plays } = await standing(page)
  const press = (): Promise<void> => (by === 'click' ? end.click() : page.keyboard.press('e'))
  await press()
  await ended(page, plays, true)
  if ((await page.locator('[data-end-turn].sure').count()) === 0) return
  await press()
  await ended(page, plays, false)
}

/** Waits for what follows the press: the next move, a refusal, no button if the game is over, or the question. */
async function ended(page: Page, plays: number, orAsked: boolean): Promise<void> {
  await page.waitForFunction(
    ([known, asked]) => {
      const button = document.querySelector('[data-end-turn]')
      const shown = Number(document.querySelector('#timeline')?.getAttribute('max'))
      if (button === null || shown > known) return true
      if (asked && button.classList.contains('sure')) return true
      return button.getAttribute('aria-disabled') === 'true' && document.querySelector('.refused') !== null
    },
    [plays, orAsked] as const,
  )
}
