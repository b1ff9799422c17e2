import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { Site, type Look } from './test/browser/browser.ts'
import { square } from './test/browser/play.ts'
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
  const small: string = await page.evaluate(
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
]

const site = await Site.open()
try {
  for (const { file, look, open } of shots) {
    await site.visit(look, async (page) => {
      await open(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(500)
      await save(page, file)
    })
  }
} finally {
  await site.close()
}
