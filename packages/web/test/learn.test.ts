import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { lessonScript } from '../src/castle/learn/lesson-script.ts'
import { stepsOf } from '../src/lesson/script.ts'
import { LANGUAGES } from '../src/base/words/languages.ts'
import { axe, axeByDayAndNight, loadAnew, Site } from './browser/browser.ts'
import { openTable, square } from './browser/play.ts'

const STEPS = stepsOf(lessonScript.scenes)

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

const step = (page: Page): Promise<number> =>
  page.locator('.lesson progress').evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value - 1 : -1))

async function reached(page: Page, index: number): Promise<void> {
  await page.waitForFunction((at) => document.querySelector('progress')?.value === at + 1, index)
}

/** Does what a step asks for, by taps on the board. */
async function doStep(page: Page, index: number): Promise<void> {
  const asked = STEPS[index]
  if (asked.kind === 'read') return page.locator('[data-next]').click()
  if (asked.kind === 'try') return square(page, 'd5').click()
  const { action } = asked
  switch (action.do) {
    case 'place':
    case 'enter':
      return square(page, action.tower).click()
    case 'uncover':
      return square(page, action.room === 'A' ? 'b1' : 'b2').click()
    case 'step':
      if ((await square(page, action.from).getAttribute('aria-selected')) === 'false')
        await square(page, action.from).click()
      return square(page, action.to).click()
    case 'slide':
      return page.locator(`[data-end="${action.end}"]`).click()
    case 'end':
      return page.locator('[data-end-turn]').click()
  }
}

test('the lesson is played to its end by taps; left in the middle it goes on there', async () => {
  await site.visit({}, async (page) => {
    await page.getByRole('link', { name: 'Learn in five minutes' }).click()
    await page.locator('.lesson').waitFor()
    for (let index = 0; index < STEPS.length - 1; index++) {
      await reached(page, index)
      if (index === 8) {
        await page.reload()
        await reached(page, index)
      }
      if (STEPS[index].id === 'pass') {
        // One tap beyond the other mouse does two steps.
        await square(page, 'a1').click()
        await square(page, 'b2').click()
        index++
      } else await doStep(page, index)
    }
    await page.getByRole('heading', { name: 'You have won!' }).waitFor()
    await page.getByRole('link', { name: 'Play a game' }).click()
    await page.getByRole('link', { name: 'Learn in five minutes' }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'Go on' }).count(), 0, 'a lesson is no table of one’s own')
  })
})

test('the lesson can be gone through by keyboard, and each step is told to screen readers', async () => {
  await site.visit({}, async (page) => {
    await page.goto(`${site.address}#/lesson`)
    await page.locator('.lesson').waitFor()
    await page.locator('[data-next]').focus()
    await page.keyboard.press('Enter')
    await reached(page, 1)
    await page
      .locator('[aria-live="polite"]', { hasText: 'Put your mouse on the tower' })
      .waitFor({ state: 'attached' })
    await page.locator('[data-cell][tabindex="0"]').focus()
    await page.keyboard.press('Enter') // a1
    await reached(page, 2)
    await page.keyboard.press('u') // one step back
    await reached(page, 1)
    for (let index = 1; index < STEPS.length - 1; index++) {
      await reached(page, index)
      await page.locator('[data-next]').focus()
      await page.keyboard.press('Enter')
    }
    await page.getByRole('heading', { name: 'You have won!' }).waitFor()
  })
})

test('what is legal but not asked for is put off in words, what is illegal is refused with its rule', async () => {
  await site.visit({}, async (page) => {
    await page.goto(`${site.address}#/lesson`)
    await page.locator('[data-next]').click()
    await reached(page, 1)
    await square(page, 'g1').click()
    await page.locator('.lesson .what', { hasText: 'That is allowed, but' }).waitFor()
    await square(page, 'd4').click()
    await page.locator('.lesson .refused', { hasText: 'is not a tower' }).waitFor()
    assert.equal(await step(page), 1)
  })
})

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: refusals lead to the rule in this language, and the rulebook can be searched`, async () => {
    await site.visit({ language }, async (page) => {
      await page.goto(`${site.address}#/lesson`)
      await page.locator('[data-next]').click()
      await reached(page, 1)
      await square(page, 'd4').click()
      await page.locator('.refused .rule-link').click()
      const dialog = page.getByRole('dialog')
      await dialog.locator(`p[lang="${language}"]`).waitFor()
      await dialog.getByRole('link').last().click()
      await page.locator('#C2\\.2.here').waitFor()
      await page.locator('input[type="search"]').fill('C4.1')
      assert.ok((await page.locator('.rule').count()) < 8)
      assert.deepEqual(await axe(page), [])
    })
  })
}

const PAGES = [
  '#/lesson',
  '#/rules/mystics',
  '#/rules/castle',
  '#/learn/mystics',
  '#/learn/castle',
  '#/sheet/mystics',
  '#/sheet/castle',
  '#/settings',
]

test('axe finds nothing in the lesson, the pages to learn from, the rulebooks and the settings, by day and by night', async () => {
  await site.visit({}, async (page) => {
    for (const address of PAGES) {
      await loadAnew(page, site.address + address)
      await page.locator('main').waitFor()
      if (address === '#/settings') await page.locator('input[name="sound"]').last().check()
      if (address.startsWith('#/rules')) await page.locator('.rule').first().waitFor()
      if (address.startsWith('#/learn')) await page.locator('.topic').first().waitFor()
      if (address.startsWith('#/sheet')) await page.locator('.sheet-block').first().waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], address)
    }
  })
})

for (const [width, height] of [
  [1280, 900],
  [390, 844],
]) {
  test(`text twice as large at ${width} px: nothing is cut off or runs out of the page`, async () => {
    await site.visit({ width, height }, async (page) => {
      for (const address of [
        '#/',
        '#/lesson',
        '#/rules/C3.5',
        '#/learn/castle',
        '#/learn/mystics',
        '#/sheet/mystics',
        '#/settings',
      ])
        await seenLarge(page, address)
      await page.goto(site.address)
      await openTable(page)
      await seenLarge(page, '')
    })
  })
}

/** Looks at a page with large text: what does not fit is named. */
async function seenLarge(page: Page, address: string): Promise<void> {
  if (address !== '') await loadAnew(page, site.address + address)
  await page.locator('main').waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'))
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p, main button, main a, main label, main input, h1, h2, h3')]
      .filter((each) => each.closest('.unseen, .lines') === null)
      .filter((each) => each.getBoundingClientRect().left < -1 || each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => each.outerHTML.slice(0, 120)),
  )
  assert.deepEqual(beyond, [], address)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p, main button, main a, main label, h1, h2')]
      .filter((each) => each.closest('.unseen') === null)
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible')
      .map((each) => each.textContent),
  )
  assert.deepEqual(cut, [], address)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0, `${address} is ${wide} px too wide`)
}

test('sounds are made only when somebody wished for them, and after a touch', async () => {
  await site.visit({}, async (page) => {
    await page.addInitScript(() => {
      Object.assign(window, { tones: 0 })
      AudioContext.prototype.createOscillator = function (this: AudioContext): OscillatorNode {
        Object.assign(window, { tones: Number(Reflect.get(window, 'tones')) + 1 })
        return new OscillatorNode(this)
      }
    })
    const tones = (): Promise<number> => page.evaluate('tones')
    const begin = async (): Promise<void> => {
      await page.goto(`${site.address}#/lesson`)
      await page.reload()
      await page.evaluate(() => localStorage.removeItem('mousekeep.lesson'))
      await page.reload()
      await page.locator('[data-next]').click()
      await reached(page, 1)
      await square(page, 'a1').click()
      await reached(page, 2)
    }
    await begin()
    assert.equal(await tones(), 0)
    await page.goto(`${site.address}#/settings`)
    await page.locator('input[name="sound"]').last().check()
    await page.waitForFunction('tones > 0')
    await begin()
    await page.waitForFunction('tones > 0')
  })
})
