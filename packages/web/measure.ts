import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { Site } from './test/browser/browser.ts'
import { awaited, endTurn, openTable, points, square } from './test/browser/play.ts'
import { withServer } from './test/browser/real-server.ts'
import { measureMystics } from './measure-mystics.ts'
import { optionsOrEnd } from '@mousekeep/command'

optionsOrEnd(`Measures the script, the time to the first move, the answers of a table and the frames of motion in a real browser.
Run it on a quiet machine.

  npm run -s measure`)

/**
 * What the app costs and how it moves, on this machine and now: `npm run -s measure`. Prints figures and judges nothing;
 * run it on a quiet machine, and more than once.
 */
const VISITS = 5
const SLIDES = 8

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)]

interface First {
  readonly ms: number
  readonly scriptKb: number
}

/** What still comes when the measuring is over does not count. */
const wholeOf = (response: Response): Promise<Buffer> => response.body().catch(() => Buffer.alloc(0))

/** From the address to the moment at which the first mouse can be put on a tower: one press on the way. */
async function firstMove(browser: Browser, address: string): Promise<First> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()) && !response.fromServiceWorker()) bodies.push(wholeOf(response))
  })
  const began = performance.now()
  await page.goto(address)
  await page.locator('main form .go').first().click()
  await page.locator('[aria-label*="can be entered"]').first().waitFor()
  const ms = performance.now() - began
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
  await context.close()
  return { ms, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 }
}

/** The gaps between the frames of some slides, in milliseconds. */
async function slideFrames(page: Page): Promise<number[]> {
  await openTable(page, { against: 'friends' })
  for (const tower of ['a1', 'g1']) await square(page, tower).click()
  await points(page, 4)
  const gaps: number[] = []
  for (let i = 0; i < SLIDES; i++) {
    await page.evaluate(() => {
      const stamps: number[] = []
      Object.assign(window, { stamps })
      const mark = (now: number): void => {
        if (document.querySelector('[data-line]') !== null) stamps.push(now)
        if (stamps.length === 0 || document.querySelector('[data-line]') !== null) requestAnimationFrame(mark)
        else Object.assign(window, { isSlid: true })
      }
      Object.assign(window, { isSlid: false })
      requestAnimationFrame(mark)
    })
    await page.locator(`[data-end="${['b1', 'd1', 'a2', 'g4'][i % 4]}"]`).click()
    await page.waitForFunction('isSlid')
    const stamps: number[] = await page.evaluate('stamps')
    gaps.push(...stamps.slice(1).map((stamp, at) => stamp - stamps[at]))
    await endTurn(page)
    await points(page, 4)
    await awaited(page)
  }
  return gaps
}

const site = await Site.open()
try {
  const firsts: First[] = []
  await withServer(async (address) => {
    await site.visit({ address }, async (page) => {
      const browser = page.context().browser()
      if (browser === null) throw new Error('the page has no browser')
      for (let i = 0; i < VISITS; i++) firsts.push(await firstMove(browser, address))
      await measureMystics(browser, address)
    })
  })
  console.log(
    `Castle: first move possible after ${median(firsts.map(({ ms }) => ms)).toFixed(0)} ms ` +
      `(median of ${VISITS}, from an empty cache on the local server, one press included)`,
  )
  console.log(`Castle: script up to there: ${median(firsts.map(({ scriptKb }) => scriptKb)).toFixed(1)} kB compressed`)
  await site.visit({ motion: 'no-preference' }, async (page) => {
    const gaps = await slideFrames(page)
    console.log(
      `Castle: slides at ${(1000 / median(gaps)).toFixed(1)} frames a second; frame of ${median(gaps).toFixed(1)} ms in the middle, ` +
        `${share(gaps, 0.9).toFixed(1)} ms for the slowest tenth (${gaps.length} frames of ${SLIDES} slides)`,
    )
  })
} finally {
  await site.close()
}
