import type { MysticsAction } from '@mousekeep/mystics'
import { typedOf } from '@mousekeep/mystics/words'
import { rulesOf } from '@mousekeep/games/all'
import { LocalTable } from '@mousekeep/tables'
import type { Page } from 'playwright-core'

/** Somebody who plays Mystics at a screen: decides by what the device keeps of the table, acts by what the page offers. */

/** What may be done, and what the party bot would do; null when the chapter is over. */
interface Standing {
  readonly plays: number
  readonly legal: readonly MysticsAction[]
  readonly hint: MysticsAction
}

export type Decide = (standing: Standing) => MysticsAction

/** As the party bot would. */
export const wisely: Decide = ({ hint }) => hint

/** Does nothing that can be left. */
export const idly: Decide = ({ legal }) =>
  legal.find((action) => action.do === 'end') ??
  legal.find((action) => action.do === 'choose' && action.option === 'pass') ??
  legal[0]

/** The pace of those who know the story: nothing moves, what the others do is told at once. */
export async function setFastest(page: Page): Promise<void> {
  const fastest = { speed: 'off', telling: 'once', others: 'short', mysticsKeywords: false }
  await page.evaluate((kept) => localStorage.setItem('mousekeep.settings', kept), JSON.stringify(fastest))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const ASKED = '.prompt[data-yours="true"]'
const BOOK = 'dialog.book:not(.end) .go'
const TO_READ = `${BOOK}, .told [data-skip]`
const END = 'dialog.end'
/** Bots play for a while between two things that are asked or read. */
const PATIENCE_MS = 120_000

/** Whether somebody at this screen is asked, something is told that waits to be read, or the chapter is over. */
export type Moment = 'asked' | 'told' | 'over'

/** Reads what is to be read, until somebody at this screen is asked or the chapter has come to its end. */
export async function untilAsked(page: Page, isHeeded: () => Promise<boolean> = never): Promise<Moment> {
  for (;;) {
    const next = page.locator(`${TO_READ}, ${END}, ${ASKED}`)
    await next.first().waitFor({ state: 'attached', timeout: PATIENCE_MS })
    if ((await page.locator(END).count()) > 0) return 'over'
    if (await isHeeded()) return 'told'
    // The book lies over whatever is told beside it.
    const book = page.locator(BOOK)
    const on = (await book.count()) > 0 ? book.first() : page.locator(TO_READ).first()
    if ((await on.count()) === 0) return 'asked'
    // What is told may have come to its end by itself.
    await on.click({ timeout: 2000 }).catch(() => {})
  }
}

const never = async (): Promise<boolean> => false

/** Plays the chapter at this screen to its end, or until it is enough. */
export async function playChapter(page: Page, decide: Decide, isEnough = never): Promise<void> {
  while ((await untilAsked(page, isEnough)) === 'asked') {
    const standing = await standingOf(page)
    if (standing !== null) await act(page, decide(standing), standing)
    else await page.locator(END).waitFor()
  }
}

const tableAt = (page: Page): string => page.url().split('#/table/')[1]

/** The table as the device keeps it. */
async function standingOf(page: Page): Promise<Standing | null> {
  const kept = await page.evaluate((id) => localStorage.getItem(`mousekeep.table.${id}`), tableAt(page))
  const { seats, record, changes = [] } = JSON.parse(kept ?? '{}')
  const table = new LocalTable(rulesOf('mystics'), { seats, record, changes }, () => performance.now())
  const hint = table.hint()
  if (hint === null) return null
  const { plays, legal } = table.now()
  return { plays, legal: legal.map(Object), hint: Object(hint.line[0]) }
}

/** Does it as people do: an answer, a button, a tap on a space, or else a typed line. Resolves when it was played. */
async function act(page: Page, action: MysticsAction, { plays, legal }: Standing): Promise<void> {
  const isPlayed = async (): Promise<boolean> =>
    Number(await page.locator('.mystics-table').getAttribute('data-plays')) > plays
  for (let tries = 0; !(await isPlayed()); tries++) {
    if (tries > 5) throw new Error(`${typedOf(action)} was not played: ${await page.locator('.prompt').innerText()}`)
    // A page of the book may have come in between; then it is read, and the hand tries once more.
    await press(page, action, legal).catch(() => {})
    // Looked for seldom and with little: the page is busy with the answer, which others measure.
    await page
      .waitForFunction(
        (signs) => document.querySelector(signs) !== null,
        `.mystics-table:not([data-plays="${plays}"]), .prompt .warned, ${TO_READ}`,
        { timeout: 5000, polling: 100 },
      )
      .catch(() => {})
    if (!(await isPlayed())) await untilAsked(page)
  }
}

async function press(page: Page, action: MysticsAction, legal: readonly MysticsAction[]): Promise<void> {
  const click = (selector: string): Promise<void> => page.locator(selector).click({ timeout: 5000 })
  const isOnly = legal.filter((each) => each.do === action.do).length === 1
  if (action.do === 'end') return click('.advice .go')
  if (action.do === 'search' || action.do === 'scurry' || (action.do === 'explore' && isOnly))
    return click(`[data-kind="${action.do}"]`)
  const answer = page.locator('.answers .btn').nth(legal.findIndex((each) => typedOf(each) === typedOf(action)))
  if (action.do === 'choose' && (await answer.count()) > 0) return answer.click({ timeout: 5000 })
  const line = page.locator('#command')
  await line.fill(typedOf(action), { timeout: 5000 })
  await line.press('Enter', { timeout: 5000 })
}
