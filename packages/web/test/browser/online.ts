import type { Page } from 'playwright-core'
import type { Look, Site } from './browser.ts'
import { think, typed } from './brain.ts'
import { setSpeed, standing } from './play.ts'

export const CUT = /ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_CONNECTION/

/** Two people with a browser each. */
export function twoPeople(
  site: Site,
  address: string,
  visit: (ann: Page, bob: Page) => Promise<void>,
  looks: { readonly ann?: Look; readonly bob?: Look } = {},
): Promise<void> {
  return site.visit({ address, ...looks.ann }, (ann) => site.visit({ address, ...looks.bob }, (bob) => visit(ann, bob)))
}

/** Opens a table on the server; gives its link. */
export async function openOnline(page: Page, players = 2): Promise<string> {
  await page.locator('input[name="against"][value="online"]').check()
  await page.locator(`input[name="players"][value="${players}"]`).check()
  await page.locator('main form .go').first().click()
  await page.locator('[data-seat="0"] .presence').waitFor()
  return (await page.locator('.invite .link a').getAttribute('href')) ?? ''
}

/** Takes the first free seat. */
export async function sitDown(page: Page, seat: number): Promise<void> {
  await page.locator('.lobby .go.wide').first().click()
  await page.locator(`[data-seat="${seat}"] .presence`).waitFor()
}

/** Presses a button that asks first, and answers it. The question goes after some seconds: then it is asked again. */
export async function pressSurely(page: Page, label: string, question: string): Promise<void> {
  const sure = page.getByRole('button', { name: question })
  for (let tries = 0; tries < 5; tries++) {
    await page.getByRole('button', { name: label }).click()
    const isAnswered = await sure.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isAnswered) return
  }
  throw new Error(`"${question}" was never there long enough to be pressed`)
}

/** Both at a table that has begun, without waiting for motion. */
export async function beginOnline(ann: Page, bob: Page, settings: object = {}): Promise<string> {
  await Promise.all([ann, bob].map((page) => setSpeed(page, 'off', settings)))
  const link = await openOnline(ann)
  await bob.goto(link)
  await sitDown(bob, 1)
  await ann.getByRole('button', { name: 'Begin the game' }).click()
  await Promise.all([ann, bob].map((page) => page.locator('[role="grid"]').waitFor()))
  return link
}

/** Which of them must decide now; null when the game is over. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 800; tries++) {
    for (const page of pages) {
      if ((await page.locator('.prompt[data-yours="true"]').count()) > 0) return page
      if ((await standing(page)).isOver) return null
    }
    await pages[0].waitForTimeout(10)
  }
  throw new Error('nobody is asked, and the game is not over')
}

/** Types what a good player would do; all have seen it when this resolves. */
export async function playOnline(page: Page, others: readonly Page[]): Promise<void> {
  const { plays } = await standing(page)
  const action = await think(page, tableIn(page), plays)
  await page.locator('#command').fill(typed(action))
  await page.keyboard.press('Enter')
  await Promise.all([page, ...others].map((each) => movesAre(each, plays + 1)))
}

export function tableIn(page: Page): string {
  return /#\/(?:online|screen|hand)\/([^/]+)/.exec(page.url())?.[1] ?? ''
}

/** Waits until a page has shown so many moves. */
export async function movesAre(page: Page, plays: number): Promise<void> {
  await page.waitForFunction(
    (known) => Number(document.querySelector('#timeline')?.getAttribute('max')) === known,
    plays,
  )
}
