import { Seeded } from '@mousekeep/engine'
import { partyBot, type MysticsAction } from '@mousekeep/mystics'
import { typedOf } from '@mousekeep/mystics/words'
import type { Look } from '@mousekeep/protocol'
import type { Page } from 'playwright-core'
import { tableIn } from './online.ts'

/** What a company does in its browsers. */

/** Somebody of that name, without waiting for motion and telling. */
export async function become(page: Page, guest: string): Promise<void> {
  await page.evaluate(
    (settings) => localStorage.setItem('mousekeep.settings', settings),
    JSON.stringify({ speed: 'off', telling: 'once', guest }),
  )
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Founds a company whose story begins with that chapter; gives the link by which others come. */
export async function foundCompany(page: Page, address: string, name: string, begins: string): Promise<string> {
  await page.goto(`${address}#/company`)
  await page.locator('input[name="company"]').fill(name)
  await page.locator(`input[name="begins"][value="${begins}"]`).check()
  await page.getByRole('button', { name: 'Found the company' }).click()
  const link = page.locator('.invite .link a')
  await link.waitFor()
  return (await link.getAttribute('href')) ?? ''
}

/** Chooses the mice that somebody would like to play; of oneself, or by the host. */
export async function wantMice(page: Page, name: string, mice: readonly string[]): Promise<void> {
  const group = page.getByRole('group', { name: `The mice of ${name}` })
  for (const mouse of mice) {
    const face = group.getByRole('button', { name: mouse })
    await face.click()
    await page.waitForFunction((each) => each?.getAttribute('aria-pressed') === 'true', await face.elementHandle())
  }
}

/** The page of whoever must decide; null when the chapter is over. */
export async function whoDecides(pages: readonly Page[]): Promise<Page | null> {
  for (let tries = 0; tries < 1500; tries++) {
    for (const page of pages) {
      await turnPages(page)
      if ((await page.locator('.following').count()) > 0) return null
      const isAsked = (await page.locator('.prompt[data-yours="true"]').count()) > 0
      if (isAsked && (await page.locator('dialog.book, [data-reading="true"]').count()) === 0) return page
    }
    await pages[0].waitForTimeout(20)
  }
  throw new Error('nobody is asked, and the chapter is not over')
}

/** Reads on in the book, if it is open. */
export async function turnPages(page: Page): Promise<void> {
  const on = page.locator('dialog.book .go, .told [data-skip]')
  for (let i = 0; i < 6 && (await on.count()) > 0; i++) {
    await on.first().click()
    await page.waitForTimeout(60)
  }
}

/** Reads whatever is still to be read: the book may open a moment after the play. */
export async function readAll(page: Page): Promise<void> {
  for (let calm = 0; calm < 3; calm++) {
    await page.waitForTimeout(150)
    if ((await page.locator('dialog.book, [data-reading="true"]').count()) > 0) calm = 0
    await turnPages(page)
  }
}

/** The log, if it is not open yet. */
export const openLog = async (page: Page): Promise<void> => {
  const log = page.locator('.leaves .btn', { hasText: 'Log' })
  if ((await log.getAttribute('aria-pressed')) !== 'true') await log.click()
}

export const playsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.mystics-table').getAttribute('data-plays'))

/** Waits until a page has shown so many plays, reading what is to be read. */
export async function shows(page: Page, plays: number): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    await turnPages(page)
    if ((await playsOf(page)) >= plays) return
    await page.waitForTimeout(20)
  }
  throw new Error(`the page has not shown ${plays} plays`)
}

/** What the party bot would do, by what this person may see. */
export async function thinkMystics(page: Page): Promise<MysticsAction> {
  const plays = await playsOf(page)
  const asked = `fetch('/api/tables/${tableIn(page)}/look/${plays}').then((answer) => answer.json())`
  const { looks }: { looks: readonly Look[] } = await page.evaluate(asked)
  return partyBot(new Seeded(`friends ${plays}`)).choose(Object(looks[0].view))
}

/** Decides on that page as people do: what is lit, an answer, or a typed line. */
export async function decide(page: Page): Promise<void> {
  const plays = await playsOf(page)
  const lit = page.locator('.column .pointed')
  const answers = page.locator('.answers .btn:not([disabled], [data-suggest="true"])')
  const space = page.locator('[data-lit-space]')
  if ((await lit.count()) > 0) await lit.first().click()
  else if ((await answers.count()) > 0) {
    await answers.first().click()
    // What the game warns of is done by a second press.
    if ((await page.locator('.prompt .warned').count()) > 0) await answers.first().click()
  } else if ((await space.count()) > 0) {
    await page.locator(`[data-spot="${await space.getAttribute('data-lit-space')}"]`).click()
  } else await type(page, await thinkMystics(page))
  await shows(page, plays + 1)
}

async function type(page: Page, action: MysticsAction): Promise<void> {
  const pass = page.locator('.window .outcome .btn').last()
  if ((await pass.count()) > 0) return pass.click()
  const line = page.locator('#command')
  if (!(await line.isVisible())) await page.locator('.leaves .btn', { hasText: 'Log' }).click()
  await line.fill(typedOf(action))
  await page.keyboard.press('Enter')
}
