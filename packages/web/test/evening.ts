import { command, type Options } from '@mousekeep/command'
import { mystics } from '@mousekeep/mystics'
import { verifyChain } from '@mousekeep/tables'
import type { Page } from 'playwright-core'
import { Site } from './browser/browser.ts'
import { become, decide, foundCompany, playsOf, readAll, shows, wantMice, whoDecides } from './browser/friends.ts'
import { CUT, tableIn } from './browser/online.ts'
import { withServer, type Power } from './browser/real-server.ts'

const HELP = `npm run -s evening

A company of three browsers, one of them as small as a phone, plays its first chapters to the end, on a real server:
somebody reloads in the middle of a question, somebody leaves and a bot plays on, and the server is killed twice.

  --chapters  how many (2)

Prints one line of figures; ends with 1 if the logs do not verify, or not all see the same end.`

const PHONE = { width: 390, height: 844, touch: true, theme: 'dark' } as const

/** At which decision of a chapter something happens. */
const RELOAD = 8
const KILL = 16
const LEAVE = 24
const RETURN = 48

class Evening {
  readonly figures = { chapters: 0, decisions: 0, reloads: 0, kills: 0, left: 0, stuck: 0 }
  private readonly pages: readonly Page[]
  private readonly power: Power

  constructor(pages: readonly Page[], power: Power) {
    this.pages = pages
    this.power = power
  }

  /** Plays the chapter at which all sit to its end. */
  async chapter(): Promise<void> {
    const [ann, bob, cem] = this.pages
    let here = this.pages
    for (let n = 1; ; n++) {
      const asked = await whoDecides(here)
      if (asked === null) break
      if (n === RELOAD) await this.reload(asked)
      if (n === KILL && this.figures.kills < 2) await this.kill(asked)
      await this.decide(asked)
      if (n === LEAVE && this.figures.left === 0) {
        here = [ann, cem]
        await this.leave(bob, ann)
      }
      if (n === RETURN && here !== this.pages) {
        await this.comeBack(bob, ann)
        here = this.pages
      }
    }
    if (here !== this.pages) await bob.goto(ann.url())
    const plays = await playsOf(ann)
    for (const page of this.pages) await shows(page, plays)
    for (const page of this.pages) await readAll(page)
    this.figures.chapters++
  }

  /** Everybody decides what is theirs; then the host leads on to the next chapter, which begins. */
  async goOn(): Promise<void> {
    const [ann, ...others] = this.pages
    const on = ann.getByRole('button', { name: 'On to the next chapter' })
    while ((await on.count()) === 0) {
      for (const page of this.pages) {
        const choices = page.locator('.need .row .btn')
        if ((await choices.count()) === 0) continue
        // A lost chapter is left behind: the story goes on.
        const further = choices.filter({ hasText: 'Go on' })
        await ((await further.count()) > 0 ? further : choices).first().click()
        await page.locator('.need .go').first().click()
      }
      await ann.waitForTimeout(100)
    }
    await on.click()
    for (const page of others) await page.getByRole('link', { name: 'To the next chapter' }).click()
    await this.begin()
  }

  async begin(): Promise<void> {
    const [ann] = this.pages
    for (const page of this.pages) await page.locator('.lobby').waitFor()
    await ann.locator('[data-seat] .presence').nth(2).waitFor()
    await ann.getByRole('button', { name: 'Begin the game' }).click()
    for (const page of this.pages) await page.locator('.mystics-table').waitFor()
  }

  /** On a slow machine a click may come too early, or be too late: then it is looked at again. */
  private async decide(page: Page): Promise<void> {
    const before = await playsOf(page)
    try {
      await decide(page)
    } catch (error) {
      if ((await playsOf(page)) === before && this.figures.stuck++ > 20) throw error
    }
    if (++this.figures.decisions % 25 === 0) console.error(JSON.stringify(this.figures))
  }

  private async reload(page: Page): Promise<void> {
    const plays = await playsOf(page)
    await page.reload()
    await page.locator('.mystics-table').waitFor()
    await shows(page, plays)
    this.figures.reloads++
  }

  private async kill(page: Page): Promise<void> {
    await this.power.off()
    await page.locator('[data-connection="lost"]').waitFor()
    await this.power.on()
    for (const each of this.pages) await each.locator('[data-connection="lost"]').waitFor({ state: 'detached' })
    this.figures.kills++
  }

  private async leave(page: Page, host: Page): Promise<void> {
    await page.goto('about:blank')
    const theirs = host.locator('.people .seats li', { hasText: 'away' })
    await theirs.locator('select').first().selectOption('party')
    this.figures.left++
  }

  private async comeBack(page: Page, host: Page): Promise<void> {
    await page.goto(host.url())
    await page.locator('.mystics-table').waitFor()
    await readAll(page)
    await page.locator('.people .seats button', { hasText: 'Take my seat back' }).dispatchEvent('click')
    await page.locator('.people .seats button', { hasText: 'Take my seat back' }).waitFor({ state: 'detached' })
  }
}

async function evening({ number }: Options): Promise<void> {
  const site = await Site.open()
  const began = performance.now()
  try {
    await withServer((address, _stop, power) =>
      site.visit({ address, expects: CUT }, (ann) =>
        site.visit({ address, expects: CUT }, (bob) =>
          site.visit({ address, expects: CUT, ...PHONE }, async (cem) => {
            const figures = await playAll(address, [ann, bob, cem], power, number('chapters', 2))
            console.log(JSON.stringify({ ...figures, seconds: Math.round((performance.now() - began) / 1000) }))
          }),
        ),
      ),
    )
  } finally {
    await site.close()
  }
}

async function playAll(address: string, pages: readonly Page[], power: Power, chapters: number): Promise<object> {
  const [ann, bob, cem] = pages
  for (const [i, page] of pages.entries()) await become(page, ['Ann', 'Bob', 'Cem'][i])
  const link = await foundCompany(ann, address, 'Night mice', '1')
  for (const page of [bob, cem]) {
    await page.goto(link)
    await page.locator('.tonight').waitFor()
  }
  await ann.locator('.company-page [data-person]').nth(2).waitFor()
  await wantMice(ann, 'Ann', ['Collin'])
  await wantMice(bob, 'Bob', ['Filch', 'Nez'])
  await wantMice(cem, 'Cem', ['Tilda'])
  await ann.locator('input[name="difficulty"][value="story"]').check()
  await ann.getByRole('button', { name: 'Open the chapter' }).click()
  await ann.locator('.lobby').waitFor()
  for (const page of [bob, cem]) await page.goto(ann.url())
  const night = new Evening(pages, power)
  await night.begin()
  const logs: unknown[] = []
  for (let n = 1; n <= chapters; n++) {
    await night.chapter()
    const table = tableIn(ann)
    const ends = await Promise.all(pages.map((page) => page.locator('.mystics-table').getAttribute('data-plays')))
    if (new Set(ends).size !== 1) throw new Error(`not all see the same end: ${ends.join(', ')}`)
    // What comes after the end is in the log too: it is taken when the company has gone on.
    await night.goOn()
    logs.push(await ann.evaluate(`fetch('/api/tables/${table}/log').then((answer) => answer.json())`))
  }
  const { chapters: verified } = verifyChain(mystics, logs)
  return { ...night.figures, verified: verified.length, results: verified.map(({ outcome }) => outcome?.result) }
}

await command(HELP, evening)
