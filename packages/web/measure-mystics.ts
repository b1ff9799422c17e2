import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { rulesOf } from '@mousekeep/games/all'
import { LocalTable, type TableRecord } from '@mousekeep/tables'
import { crowdedRoom } from './test/browser/crowded-room.ts'
import { playChapter, wisely } from './test/browser/mystics-player.ts'

const VISITS = 5
const DECISIONS = 12
const WALKS = 6

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** What a table of Mystics costs and how it answers and moves, for `measure.ts`: a sentence for each figure. */
export async function measureMystics(browser: Browser, address: string): Promise<void> {
  for (const measure of [openings, answers, motion]) console.log(await measure(browser, address))
}

/** A device that has one table of Mystics, `fixed`, and these settings. */
async function device(browser: Browser, record: object, settings: object, isMoving: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: isMoving ? 'no-preference' : 'reduce',
  })
  const table = { id: 'fixed', seats: [{ who: 'person', name: 'Ada' }], record, changed: 1, isOver: false }
  const kept = { 'mousekeep.table.fixed': table, 'mousekeep.settings': { mysticsKeywords: false, ...settings } }
  await context.addInitScript((given) => {
    for (const [name, value] of Object.entries(given))
      if (localStorage.getItem(name) === null) localStorage.setItem(name, JSON.stringify(value))
  }, kept)
  return context
}

/** Chapter one at the first turn of a mouse, as it is saved. */
function savedChapter(): TableRecord {
  const record = { game: 'mystics', start: { seed: 'measure', options: { chapter: '1', asks: 'what-matters' } } }
  const seats = [{ who: 'person', name: 'Ada' }] as const
  const table = new LocalTable(rulesOf('mystics'), { seats, record }, () => performance.now())
  for (let i = 0; i < 30; i++) {
    const { legal } = table.now()
    if (legal.some((action) => Object(action).do === 'end')) return table.record
    table.play(legal[0])
  }
  throw new Error('no mouse has had a turn')
}

/** What still comes when the measuring is over does not count. */
const wholeOf = (response: Response): Promise<Buffer> => response.body().catch(() => Buffer.alloc(0))

/** From the address of a saved chapter, with nothing at hand, to the moment at which a step can be taken. */
async function openings(browser: Browser, address: string): Promise<string> {
  const times: number[] = []
  const weights: number[] = []
  const record = savedChapter()
  for (let i = 0; i < VISITS; i++) {
    const context = await device(browser, record, {}, false)
    const page = await context.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url()) && !response.fromServiceWorker()) bodies.push(wholeOf(response))
    })
    const began = performance.now()
    await page.goto(`${address}#/table/fixed`)
    await page.locator('.prompt[data-yours="true"]').waitFor()
    await page.locator('[data-price]').first().waitFor({ state: 'attached' })
    times.push(performance.now() - began)
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 9 }).length)
    weights.push(sizes.reduce((sum, size) => sum + size, 0) / 1000)
    await context.close()
  }
  return (
    `Mystics: a saved chapter can be gone on with after ${middle(times).toFixed(0)} ms (median of ${VISITS}, goal 1500), ` +
    `with ${middle(weights).toFixed(1)} kB of compressed script fetched by then, room and pictures included`
  )
}

/** In the page: from a key or a press to the frame in which its play is drawn with what may be done next. */
const STOPWATCH = `{
  globalThis.answers = []
  let since = null
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, (event) => { since = event.timeStamp }, { capture: true })
  new MutationObserver((changes) => {
    if (since === null || !changes.some(({ oldValue }) => oldValue !== null)) return
    const began = since
    since = null
    requestAnimationFrame(() => requestAnimationFrame((now) => answers.push(now - began)))
  }).observe(document, { subtree: true, attributeFilter: ['data-plays'], attributeOldValue: true })
}`

/** Decisions of the party bot, done by hand: each comes with reach, odds and warnings of the next. */
async function answers(browser: Browser, address: string): Promise<string> {
  const fastest = { speed: 'off', telling: 'once', others: 'short' }
  const context = await device(browser, savedChapter(), fastest, false)
  const page = await context.newPage()
  await page.addInitScript(STOPWATCH)
  await page.goto(`${address}#/table/fixed`)
  const measured = (): Promise<number[]> => page.evaluate('answers')
  await playChapter(page, wisely, async () => (await measured()).length >= DECISIONS)
  const times = await measured()
  await context.close()
  return (
    `Mystics: an act is drawn, with reach and odds of the next, after ${middle(times).toFixed(0)} ms in the middle and ` +
    `${Math.max(...times).toFixed(0)} ms at worst (${times.length} decisions, goal 100)`
  )
}

/** The gaps between frames while something moves in a room with twelve figures. */
async function motion(browser: Browser, address: string): Promise<string> {
  const record = { game: 'mystics', start: { seed: 'measure', position: crowdedRoom() } }
  const context = await device(browser, record, {}, true)
  const page = await context.newPage()
  await page.goto(`${address}#/table/fixed`)
  const gaps: number[] = []
  for (let i = 0; i < WALKS; i++) gaps.push(...(await walk(page)))
  await context.close()
  const slow = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.9)]
  return (
    `Mystics: ${(1000 / middle(gaps)).toFixed(1)} frames a second while figures move, twelve in the room (goal 55); ` +
    `${slow.toFixed(1)} ms for the slowest tenth (${gaps.length} frames of ${WALKS} walks)`
  )
}

/** Walks as far as it goes, and takes it back; gives the gaps between the frames of the walk. */
async function walk(page: Page): Promise<number[]> {
  const marks = page.locator('[data-price]')
  await marks.first().waitFor({ state: 'attached' })
  const ways = await marks.evaluateAll((found) =>
    found.map((mark) => ({ price: Number(mark.getAttribute('data-price')), to: mark.getAttribute('data-space') })),
  )
  const [{ to }] = ways.toSorted((one, other) => other.price - one.price)
  const plays = await page.locator('.mystics-table').getAttribute('data-plays')
  await page.evaluate(() => {
    const stamps: number[][] = [[]]
    Object.assign(globalThis, { stamps, isWatched: true })
    const mark = (now: number): void => {
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running')
      if (isMoving) stamps.at(-1)?.push(now)
      else if (stamps.at(-1)?.length !== 0) stamps.push([])
      if (Reflect.get(globalThis, 'isWatched') === true) requestAnimationFrame(mark)
    }
    requestAnimationFrame(mark)
  })
  await page.locator(`[data-spot="${to}"]`).click()
  await page.locator(`.mystics-table:not([data-plays="${plays}"])`).waitFor()
  await page.waitForFunction(() => Object(Reflect.get(globalThis, 'stamps')).length > 1)
  await page.locator('.prompt[data-yours="true"]').waitFor()
  const stamps: number[][] = await page.evaluate('isWatched = false, stamps')
  await page.keyboard.press('u')
  await page.locator(`.mystics-table[data-plays="${plays}"]`).waitFor()
  return stamps.flatMap((row) => row.slice(1).map((stamp, i) => stamp - row[i]))
}
