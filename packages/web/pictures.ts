import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { Site, type Look } from './test/browser/browser.ts'
import { beginOnline, openOnline, playOnline, whoseTurn } from './test/browser/online.ts'
import { square } from './test/browser/play.ts'
import { withServer } from './test/browser/real-server.ts'
import { optionsOrEnd } from '../../tools/command.ts'

optionsOrEnd('Takes the pictures of docs/pictures anew.\n\n  npm run -s pictures')

/** Takes the pictures of `docs/pictures` anew: `npm run -s pictures`. Small ones, as WebP, by the browser itself. */
const FOLDER = new URL('../../docs/pictures/', import.meta.url)
const QUALITY = 0.75

/** A game in its middle: every kind of thing on the board, one mouse chosen. */
const MIDDLE = {
  layout: 'hof',
  round: 7,
  players: [
    { mice: ['a3', 'd2', 'b6'], tokens: ['emmental', 'neufchatel'] },
    { mice: ['a2', 'e2', 'c4'], lost: 1, hand: 0, tokens: ['blue', 'braid', 'gouda'] },
    { mice: ['g2', 'f5', 'a7'], tokens: ['provolone'] },
    { mice: ['e1', 'g1', 'c7'], lost: 1, hand: 0, tokens: [] },
  ],
  spare: 'halloumi',
  tiles: {
    d1: 'neufchatel',
    f1: 'plain',
    a2: 'gouda',
    d2: 'emmental',
    e2: 'blue',
    g2: 'provolone',
    a4: 'plain',
    b4: 'plain',
    c4: 'braid',
    d3: 'trap',
    b5: 'halloumi',
    b6: 'emmental',
    f5: 'gouda',
    b7: 'plain',
    d7: 'provolone',
  },
  open: ['B', 'C', 'E', 'G', 'I', 'M', 'O', 'Q'],
}

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
  const bot = { who: 'bot', level: 'normal' }
  const table = {
    id: 'picture',
    seats: [{ who: 'person', name: 'Mimi' }, bot, bot, bot],
    record: { game: 'castle', start: { seed: 'picture', position: MIDDLE } },
    changed: Date.now(),
    isOver: false,
  }
  await page.evaluate((saved) => localStorage.setItem('mousekeep.table.picture', saved), JSON.stringify(table))
  await page.goto(`${site.address}#/table/picture`)
  await square(page, 'd2').click()
}

async function openLesson(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('mousekeep.lesson', '4'))
  await page.goto(`${site.address}#/lesson`)
  await page.locator('.lesson').waitFor()
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

const site = await Site.open()
try {
  for (const { file, look, open } of shots) {
    await site.visit(look, async (page) => {
      await open(page)
      await take(page, file)
    })
  }
  await withServer((address) =>
    site.visit({ address }, (ann) =>
      site.visit({ address, ...PHONE, theme: 'dark' }, (bob) => takeOnline(ann, bob, address)),
    ),
  )
} finally {
  await site.close()
}
