import { join } from 'node:path'
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
  --pictures  a folder for pictures of all three at each such moment

Prints what it sees, and one line of figures; ends with 1 if the logs do not verify, or not all see the same end.`

const NAMES = ['Ann', 'Bob', 'Cem']
const PHONE = { width: 390, height: 844, touch: true, theme: 'dark' } as const

/** At which decision of a chapter something happens. */
const RELOAD = 8
const KILL = 16
const LEAVE = 24
const RETURN = 48
/** A machine with other things to do is slow, and a page waits longer each time before it asks a fallen server again. */
const PATIENCE_MS = 180_000
const STUCK = 20

class Evening {
  readonly figures = { chapters: 0, decisions: 0, reloads: 0, kills: 0, left: 0, stuck: 0 }
  private readonly pages: readonly Page[]
  private readonly power: Power
  private readonly folder: string
  private pictures = 0

  constructor(pages: readonly Page[], power: Power, folder: string) {
    this.pages = pages
    this.power = power
    this.folder = folder
  }

  /** Says what there is to be seen now, and keeps pictures of it if somebody wants them. */
  async look(what: string): Promise<void> {
    console.log(`${what} ${JSON.stringify(this.figures)}`)
    if (this.folder === '') return
    const n = String(++this.pictures).padStart(2, '0')
    for (const [i, page] of this.pages.entries())
      await page.screenshot({ path: join(this.folder, `${n}-${NAMES[i]}-${what.replaceAll(' ', '-')}.png`) })
  }

  /** What each page shows, in a line. */
  async tell(): Promise<void> {
    for (const [i, page] of this.pages.entries()) {
      const seen = await page
        .locator('.notice, .prompt, .following, dialog, .lobby h2')
        .allInnerTexts()
        .catch((error: unknown) => [String(error)])
      console.log(`${NAMES[i]} at ${page.url()}: ${seen.join(' | ').replaceAll(/\s+/g, ' ').slice(0, 500)}`)
    }
    await this.look('stopped')
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
    const ends = await Promise.all(this.pages.map(playsOf))
    if (new Set(ends).size !== 1) throw new Error(`not all see the same end: ${ends.join(', ')}`)
    this.figures.chapters++
    await this.look('the end of a chapter')
  }

  /** Everybody decides what is theirs; then the host leads on to the next chapter, which begins. */
  async goOn(): Promise<void> {
    const [ann, ...others] = this.pages
    const on = ann.getByRole('button', { name: 'On to the next chapter' })
    for (let tries = 0; (await on.count()) === 0; tries++) {
      if (tries > 600) throw new Error('nobody can go on')
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
    await this.look('a chapter begins')
  }

  /** On a slow machine a click may come too early, or be too late: then it is looked at again. */
  private async decide(page: Page): Promise<void> {
    const before = await playsOf(page)
    try {
      await decide(page)
    } catch (error) {
      if ((await playsOf(page)) === before && ++this.figures.stuck > STUCK) throw error
    }
    if (++this.figures.decisions % 25 === 0) await this.look('playing')
  }

  private async reload(page: Page): Promise<void> {
    const plays = await playsOf(page)
    await page.reload()
    await page.locator('.mystics-table').waitFor()
    await shows(page, plays)
    this.figures.reloads++
    await this.look('after a reload')
  }

  private async kill(page: Page): Promise<void> {
    await this.power.off()
    await page.locator('[data-connection="lost"]').waitFor()
    await this.look('the server is gone')
    await this.power.on()
    for (const each of this.pages) await each.locator('[data-connection="lost"]').waitFor({ state: 'detached' })
    this.figures.kills++
    await this.look('the server is back')
  }

  private async leave(page: Page, host: Page): Promise<void> {
    await page.goto('about:blank')
    const theirs = host.locator('.people .seats li', { hasText: 'away' })
    await theirs.locator('select').first().selectOption('party')
    this.figures.left++
    await this.look('somebody has left')
  }

  private async comeBack(page: Page, host: Page): Promise<void> {
    await page.goto(host.url())
    await page.locator('.mystics-table').waitFor()
    await this.look('somebody is back')
    await readAll(page)
    await page.locator('.people .seats button', { hasText: 'Take my seat back' }).dispatchEvent('click')
    await page.locator('.people .seats button', { hasText: 'Take my seat back' }).waitFor({ state: 'detached' })
  }
}

async function evening({ number, text }: Options): Promise<void> {
  const site = await Site.open()
  const began = performance.now()
  try {
    await withServer((address, _stop, power) =>
      site.visit({ address, expects: CUT }, (ann) =>
        site.visit({ address, expects: CUT }, (bob) =>
          site.visit({ address, expects: CUT, ...PHONE }, async (cem) => {
            const night = new Evening([ann, bob, cem], power, text('pictures', ''))
            try {
              await gather(address, [ann, bob, cem])
              const results = await playAll(night, ann, number('chapters', 2))
              const seconds = Math.round((performance.now() - began) / 1000)
              console.log(JSON.stringify({ ...night.figures, verified: results.length, results, seconds }))
            } catch (error) {
              await night.tell()
              throw error
            }
          }),
        ),
      ),
    )
  } finally {
    await site.close()
  }
}

/** A company of the three, with its first table open. */
async function gather(address: string, pages: readonly Page[]): Promise<void> {
  const [ann, bob, cem] = pages
  for (const page of pages) page.setDefaultTimeout(PATIENCE_MS)
  for (const [i, page] of pages.entries()) await become(page, NAMES[i])
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
}

/** Plays so many chapters; gives how they ended, from the logs. */
async function playAll(night: Evening, ann: Page, chapters: number): Promise<unknown[]> {
  await night.begin()
  const logs: unknown[] = []
  for (let n = 1; n <= chapters; n++) {
    await night.chapter()
    const table = tableIn(ann)
    // What comes after the end is in the log too: it is taken when the company has gone on.
    await night.goOn()
    logs.push(await ann.evaluate(`fetch('/api/tables/${table}/log').then((answer) => answer.json())`))
  }
  return verifyChain(mystics, logs).chapters.map(({ outcome }) => outcome?.result)
}

await command(HELP, evening)
