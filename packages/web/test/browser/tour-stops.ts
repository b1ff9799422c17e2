import { SHELF } from '@mousekeep/castle/puzzles'
import type { Page } from 'playwright-core'
import { BOT, ME, MIDDLE, openSaved } from './middle.ts'
import { openOnline, whoseTurn } from './online.ts'
import { awaited, openTable, points, prompt, setSpeed, square } from './play.ts'

/** Something that a new user comes upon; the number is that of what it shows. */
export interface Stop {
  readonly name: string
  /** It is seen at the real server. */
  readonly isOnline?: true
  /** The page to look at, if it is not the one that was given. */
  readonly open: (page: Page) => Promise<Page | void>
}

const FOUR = [ME, BOT, BOT, BOT]
const MICE = ['bramble', 'clover', 'dart', 'moss'].map((temper) => ({ who: 'bot', level: `normal-${temper}` }))

const at = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}${hash}`)
}

/** Something is known to follow from a push at b1 and at d1, and the mouse on e2 can run. */
const BEFORE_A_PUSH = {
  layout: 'hof',
  players: [{ mice: ['b1', 'b4', 'e2'] }, { mice: ['d3'] }],
  spare: 'gouda',
  tiles: { b1: 'plain', d1: 'plain', f1: 'plain', d2: 'trap', e2: 'gouda', d3: 'plain', b4: 'blue' },
  open: ['A', 'B', 'E', 'I'],
}

/** One step from the fourth cheese, against a bot. */
const NEAR_THE_END = {
  layout: 'hof',
  players: [{ mice: ['b1', 'c2'], tokens: ['blue', 'braid', 'emmental'] }, { mice: ['g7'] }],
  tiles: { b1: 'gouda', b2: 'gouda' },
  open: ['A', 'D'],
}

async function win(page: Page): Promise<void> {
  await openSaved(page, NEAR_THE_END, [ME, BOT])
  await square(page, 'c2').click()
  await square(page, 'b2').click()
  await prompt(page).getByText('You win!').waitFor()
}

/** A round of bots after one's own turn. */
async function round(page: Page, seats: readonly object[]): Promise<void> {
  await setSpeed(page, 'off')
  await openSaved(page, { ...MIDDLE, target: 6 }, seats)
  await awaited(page)
  await page.locator('[data-end-turn]').click()
  await page.locator('[data-end-turn].sure').click()
  await page.waitForFunction(() => Number(document.querySelector('#timeline')?.getAttribute('max')) > 5)
  await awaited(page)
}

/** Somebody else with a browser of their own, at the same table, which then begins. */
async function joined(page: Page): Promise<Page> {
  const link = await openOnline(page)
  const context = await page.context().browser()?.newContext({ locale: 'en-GB' })
  if (context === undefined) throw new Error('the browser is closed')
  const friend = await context.newPage()
  await friend.goto(link)
  await friend.locator('.lobby .go.wide').first().click()
  await page.locator('[data-seat="1"] .presence').waitFor()
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await Promise.all([page, friend].map((each) => each.locator('[role="grid"]').waitFor()))
  return friend
}

async function hear(page: Page, text: string): Promise<void> {
  const friend = await joined(page)
  await friend.locator('.talk-bar button').first().click()
  await friend.locator('.chat input').fill(text)
  await friend.keyboard.press('Enter')
  await page.locator('.bubble').waitFor()
}

const PUZZLE = SHELF.findIndex(({ solution }) => solution.every((line) => /^(step|slide)/.test(line))) + 1

export const STOPS: readonly Stop[] = [
  {
    name: '01a-remove-asks',
    open: async (page) => {
      await openSaved(page, MIDDLE, FOUR)
      await page.getByRole('link', { name: 'Home' }).click()
      await page.getByRole('button', { name: /^Remove/ }).click()
    },
  },
  {
    name: '01b-end-turn-asks',
    open: async (page) => {
      await openSaved(page, MIDDLE, FOUR)
      await page.locator('[data-end-turn]').click()
      await prompt(page).getByText('all your points are left').waitFor()
    },
  },
  {
    name: '02-second-tab',
    open: async (page) => {
      await openTable(page, { against: 'friends' })
      const tab = await page.context().newPage()
      await tab.goto(page.url())
      await tab.locator('[role="grid"]').waitFor()
      for (const tower of ['a1', 'g1', 'a7']) await square(page, tower).click()
      await points(tab, 3)
      return tab
    },
  },
  { name: '03-what-others-did', open: (page) => round(page, FOUR) },
  { name: '04-four-players', open: (page) => openSaved(page, MIDDLE, FOUR) },
  { name: '05a-heard', isOnline: true, open: (page) => hear(page, 'Good luck! I take the south tower.') },
  {
    name: '05b-awaited-first',
    isOnline: true,
    open: async (page) => {
      const friend = await joined(page)
      const one = await whoseTurn([page, friend])
      if (one !== null) await square(one, 'a1').click()
      if (one === page) await square(friend, 'g1').click()
      await page.locator('.prompt[data-yours="true"]').waitFor()
      for (let i = 0; i < 2; i++) {
        await at(page, '#/')
        await openOnline(page)
      }
      await at(page, '#/')
      await page.locator('.awaited').waitFor()
    },
  },
  {
    name: '06a-refusal',
    open: async (page) => {
      await openSaved(page, MIDDLE, FOUR)
      await square(page, 'f4').click()
      await page.locator('.refused').waitFor()
    },
  },
  {
    name: '06b-lesson',
    open: async (page) => {
      await page.evaluate(() => localStorage.setItem('mousekeep.lesson', '4'))
      await at(page, '#/lesson')
      await page.locator('.lesson').waitFor()
      await page.locator('[role="grid"]').waitFor()
      await square(page, 'd4').click()
      await page.locator('.refused').waitFor()
    },
  },
  { name: '07-first-page', open: async (page) => page.locator('main').waitFor() },
  {
    name: '08a-nowhere',
    open: async (page) => {
      await at(page, '#/nowhere/at/all')
      await page.getByText('There is no such page').waitFor()
    },
  },
  { name: '08b-win', open: win },
  {
    name: '08c-what-if',
    open: async (page) => {
      await win(page)
      await page.getByRole('button', { name: 'One move back' }).click()
      await page.getByRole('button', { name: 'What if?' }).click()
      await page.getByRole('link', { name: 'Back to the game' }).waitFor()
    },
  },
  {
    name: '09-hint',
    open: async (page) => {
      await openSaved(page, MIDDLE, FOUR)
      await page.keyboard.press('h')
      await page.locator('.answer').waitFor()
    },
  },
  {
    name: '10a-push-foretold',
    open: async (page) => {
      await openSaved(page, BEFORE_A_PUSH, [ME, ME])
      await page.locator('[data-end="b1"]').hover()
      if ((await page.evaluate(() => navigator.maxTouchPoints)) > 0) await page.locator('[data-end="b1"]').tap()
      await page.locator('.ghost-slide').waitFor({ state: 'attached' })
    },
  },
  {
    name: '10b-prices',
    open: async (page) => {
      await openSaved(page, BEFORE_A_PUSH, [ME, ME])
      await square(page, 'e2').click()
      await page.locator('[data-price="2"]').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: '11a-choices',
    open: async (page) => {
      await page.locator('main form details summary').click()
      await page.locator('input[name="temper"]').first().waitFor()
      await page.locator('main form details').evaluate((part) => part.scrollIntoView())
    },
  },
  {
    name: '11b-marks',
    open: async (page) => {
      await page.locator('main form details summary').click()
      await page.locator('input[name="memory"][value="all"]').check()
      await openTable(page, { against: 'friends' })
      await square(page, 'a1').click()
      await square(page, 'g7').click()
      await points(page, 4)
      await page.locator('[role="gridcell"][aria-label*="can be lifted"]').first().click()
      await points(page, 3)
      await page.locator('[data-end-turn]').click()
      await points(page, 4)
    },
  },
  {
    name: '12-review',
    open: async (page) => {
      await win(page)
      await page.locator('[data-review]').click()
      await page.locator('.review', { hasText: 'chance of winning' }).waitFor()
      await page.locator('.review').evaluate((part) => part.scrollIntoView())
    },
  },
  {
    name: '13a-shelf',
    open: async (page) => {
      await at(page, '#/castle/puzzles')
      await page.getByText(`of ${SHELF.length}`).waitFor()
    },
  },
  {
    name: '13b-puzzle',
    open: async (page) => {
      await at(page, `#/castle/puzzles/${PUZZLE}`)
      await page.locator('.puzzle').waitFor()
    },
  },
  {
    name: '13c-answer',
    open: async (page) => {
      await at(page, '#/castle/puzzles/today')
      await page.getByText('Show the answer').click()
      await page.locator('.puzzle[data-solved="true"]').waitFor()
    },
  },
  { name: '14-tempers', open: (page) => round(page, [ME, ...MICE.slice(0, 3)]) },
]
