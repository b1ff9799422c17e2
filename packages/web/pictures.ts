import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { Site, type Look } from './test/browser/browser.ts'
import { beginOnline, openOnline, playOnline, whoseTurn } from './test/browser/online.ts'
import { square } from './test/browser/play.ts'
import { BOT, ME, MIDDLE, openSaved } from './test/browser/middle.ts'
import { openAt, toFirstTurn } from './test/browser/mystics.ts'
import { withServer } from './test/browser/real-server.ts'
import { optionsOrEnd } from '@mousekeep/command'

const options = optionsOrEnd(`Takes the pictures of docs/pictures anew.

  npm run -s pictures

  --only  those whose names begin so; then no game on a server is played`)

/** Takes the pictures of `docs/pictures` anew: `npm run -s pictures`. Small ones, as WebP, by the browser itself. */
const FOLDER = new URL('../../docs/pictures/', import.meta.url)
const QUALITY = 0.75

async function save(page: Page, file: string): Promise<void> {
  const png = await page.screenshot()
  // On a page of its own: the server's policy lets no foreign picture into the app's.
  const desk = await page.context().newPage()
  const small: string = await desk.evaluate(
    async ([data, quality]) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${data}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return canvas.toDataURL('image/webp', quality).split(',')[1]
    },
    [png.toString('base64'), QUALITY] as const,
  )
  await desk.close()
  const bytes = Buffer.from(small, 'base64')
  writeFileSync(new URL(file, FOLDER), bytes)
  console.log(`${file}: ${(bytes.length / 1000).toFixed(0)} kB`)
}

async function openMiddle(page: Page): Promise<void> {
  await openSaved(page, MIDDLE, [ME, BOT, BOT, BOT])
  await square(page, 'd2').click()
}

async function openLesson(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('mousekeep.lesson', '4'))
  await page.goto(`${site.address}#/lesson`)
  await page.locator('.lesson').waitFor()
}

/** A chapter of Mystics at its first turn. */
async function openChapter(page: Page): Promise<void> {
  await openAt(page, site.address, 'picture')
  await toFirstTurn(page)
  await page.locator('[data-price]').first().waitFor()
}

async function openHall(page: Page): Promise<void> {
  await page.goto(`${site.address}#/mystics/hall`)
  await page.getByLabel(/prologue/).uncheck()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await page.locator('.chapter-panel').waitFor()
}

async function openBook(page: Page): Promise<void> {
  await openHall(page)
  await page.locator('.chapter-panel .go').click()
  await page.locator('.book .go').waitFor()
}

interface Shot {
  readonly file: string
  readonly look: Look
  readonly open: (page: Page) => Promise<void>
}

const PHONE = { width: 390, height: 844 } as const
const shots: readonly Shot[] = [
  { file: 'castle-web.webp', look: {}, open: openMiddle },
  { file: 'castle-web-dark.webp', look: { theme: 'dark' }, open: openMiddle },
  { file: 'castle-web-phone.webp', look: PHONE, open: openMiddle },
  { file: 'lesson-phone.webp', look: { ...PHONE, language: 'fr' }, open: openLesson },
  { file: 'lesson.webp', look: {}, open: openLesson },
  {
    file: 'rules.webp',
    look: { language: 'ru' },
    open: async (page) => {
      await page.goto(`${site.address}#/rules/C3.5`)
      await page.locator('.rule.here').waitFor()
    },
  },
  { file: 'mystics-hall.webp', look: {}, open: openHall },
  { file: 'mystics-story.webp', look: {}, open: openBook },
  { file: 'mystics-table.webp', look: {}, open: openChapter },
  { file: 'mystics-candle.webp', look: { theme: 'dark' }, open: openChapter },
  { file: 'mystics-phone.webp', look: PHONE, open: openChapter },
  { file: 'home.webp', look: {}, open: async (page) => page.locator('main').waitFor() },
  { file: 'home-dark.webp', look: { theme: 'dark' }, open: async (page) => page.locator('main').waitFor() },
  { file: 'home-phone.webp', look: { ...PHONE, language: 'hu' }, open: async (page) => page.locator('main').waitFor() },
]

/** A page as it is, once nothing moves any more. */
async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  await save(page, file)
}

const named = async (page: Page, name: string): Promise<void> => {
  await page.evaluate((guest) => localStorage.setItem('mousekeep.settings', JSON.stringify({ guest })), name)
  await page.reload()
}

/** What is said at a table; everybody has read it when this resolves. */
async function chat(from: Page, to: Page, text: string): Promise<void> {
  await from.locator('.chat input').fill(text)
  await from.keyboard.press('Enter')
  await to.locator('.chat').getByText(text).waitFor()
}

/** Two people at the real server: the room, a game with words, its end, its dice, and a try from its middle. */
async function takeOnline(ann: Page, bob: Page, address: string): Promise<void> {
  await named(ann, 'Ann')
  await named(bob, 'Bob')
  await openOnline(ann, 3)
  await ann.locator('[data-seat="2"] select').selectOption('hard')
  await ann.locator('[data-seat="2"]').getByText('bot').first().waitFor()
  await take(ann, 'lobby.webp')
  await ann.goto(address)
  const link = await beginOnline(ann, bob)
  for (let i = 0; ; i++) {
    const page = await whoseTurn([ann, bob])
    if (page === null) break
    if (i === 14) {
      for (const each of [ann, bob]) await each.locator('.talk-bar button').first().click()
      await chat(bob, ann, 'Good luck! That cheese is mine.')
      await chat(ann, bob, 'We shall see …')
      await ann.locator('.chat').evaluate((panel) => panel.scrollIntoView({ block: 'end' }))
      await take(ann, 'online.webp')
      await bob.evaluate(() => scrollTo(0, 0))
      await take(bob, 'online-phone.webp')
    }
    await playOnline(page, page === ann ? [bob] : [ann])
  }
  await ann.evaluate(() => scrollTo(0, 0))
  await take(ann, 'end.webp')
  await ann.goto(`${address}#/fair/${link.split('/').at(-1)}`)
  await ann.locator('.luck').waitFor()
  await take(ann, 'fairness.webp')
  await bob.goto(`${link}/9`)
  await bob.getByRole('button', { name: 'What if?' }).click()
  await bob.getByText('a try on this device').waitFor()
  await take(bob, 'what-if-phone.webp')
  await ann.goto(`${link}/40`)
  await ann.getByText('You are looking back').first().waitFor()
  await take(ann, 'replay.webp')
}

const only = options.text('only', '')
const site = await Site.open()
try {
  for (const { file, look, open } of shots.filter((shot) => shot.file.startsWith(only))) {
    await site.visit(look, async (page) => {
      await open(page)
      await take(page, file)
    })
  }
  if (only === '')
    await withServer((address) =>
      site.visit({ address }, (ann) =>
        site.visit({ address, ...PHONE, theme: 'dark' }, (bob) => takeOnline(ann, bob, address)),
      ),
    )
} finally {
  await site.close()
}
