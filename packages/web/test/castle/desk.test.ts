import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { LANGUAGES } from '../../src/base/words/languages.ts'
import { axe, Site } from '../browser/browser.ts'
import { ME, openSaved } from '../browser/middle.ts'
import { awaited, endTurn, openTable, points, prompt, setSpeed, square, standing } from '../browser/play.ts'

const PHONE = { width: 390, height: 844, touch: true } as const
const gate = (page: Page, end: string): Locator => page.locator(`[data-end="${end}"]`)

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = await thing.boundingBox()
  assert.ok(box !== null, 'it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** With the mouse: press on one thing, go over the others, let go on the last. */
async function drag(page: Page, from: Locator, ...over: readonly Locator[]): Promise<void> {
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const thing of over) {
    const { x, y } = await middleOf(thing)
    await page.mouse.move(x, y, { steps: 6 })
  }
  await page.mouse.up()
}

/** A table for two where Rowan begins, with a mouse on a1, and Lake has one on g7. */
async function openBegun(page: Page): Promise<void> {
  await openTable(page, { against: 'friends' })
  await square(page, 'a1').click()
  await square(page, 'g7').click()
  await points(page, 4)
}

/** The corner from which the team whose turn it is began. */
async function ownTower(page: Page): Promise<'a1' | 'g7'> {
  const team = (await prompt(page).textContent())?.split(':')[0] ?? ''
  const label = await square(page, 'a1').getAttribute('aria-label')
  return label?.includes(team) === true ? 'a1' : 'g7'
}

test('by dragging alone: a roof off, a mouse on, the spare tile in, a mouse from the hand', async () => {
  await site.visit({}, async (page) => {
    await openBegun(page)
    const isNorth = (await ownTower(page)) === 'a1'
    const [own, near, far] = isNorth ? ['a1', 'b1', 'c1'] : ['g7', 'f7', 'e7']
    await drag(page, square(page, near), square(page, 'd4'))
    await points(page, 3)
    await drag(page, page.locator('.tray .spare'), gate(page, 'd1'))
    await points(page, 2)
    await drag(page, page.locator('.players .on .hand'), square(page, isNorth ? 'a7' : 'g1'))
    await points(page, 1)
    // A trap may lie on the way: then the rules say so.
    await drag(page, square(page, own), square(page, near), square(page, far))
    await page.locator('.points span', { hasText: '0' }).or(page.locator('.refused')).first().waitFor()
  })
})

test('what is dragged where it may not go answers why, as a tap does', async () => {
  await site.visit({}, async (page) => {
    await openBegun(page)
    const own = await ownTower(page)
    await drag(page, square(page, own), square(page, own === 'a1' ? 'b1' : 'f7'))
    await page.locator('.refused').getByText('is under a roof').waitFor()
    await drag(page, page.locator('.tray .spare'), square(page, 'g1'))
    await page.locator('.refused', { hasText: 'C3.6' }).waitFor()
    assert.equal((await standing(page)).points, 4)
  })
})

test('a finger pulls the spare tile in from its gate', async () => {
  await site.visit(PHONE, async (page) => {
    await openTable(page, { against: 'friends' })
    for (const tower of ['a1', 'g7']) await square(page, tower).tap()
    await points(page, 4)
    const session = await page.context().newCDPSession(page)
    const from = await middleOf(gate(page, 'b1'))
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }] })
    await touch('touchStart', from.y)
    for (let i = 1; i <= 6; i++) await touch('touchMove', from.y + i * 12)
    await touch('touchEnd', from.y + 72)
    await points(page, 3)
  })
})

/** Something is known to follow from a push at b1 and at d1, and the mouse on e2 can run. */
const BEFORE_A_PUSH = {
  layout: 'hof',
  players: [{ mice: ['b1', 'b4', 'e2'] }, { mice: ['d3'] }],
  spare: 'gouda',
  tiles: { b1: 'plain', d1: 'plain', f1: 'plain', d2: 'trap', e2: 'gouda', d3: 'plain', b4: 'blue' },
  open: ['A', 'B', 'E', 'I'],
}

test('C7.2 pointing refuses nothing: a gate shows what a push would bring; a tap says why not, and not after a success', async () => {
  await site.visit({}, async (page) => {
    await openSaved(page, BEFORE_A_PUSH, [ME, ME])
    await square(page, 'd5').hover()
    await gate(page, 'd1').hover()
    await prompt(page).getByText('Lake’s mouse on d3 falls').waitFor()
    await gate(page, 'b1').hover()
    await prompt(page).getByText('Gouda: you take it. ? Nobody sees what comes under b4').waitFor()
    await page.locator('.ghost-slide').waitFor({ state: 'attached' })
    assert.equal(await page.locator('.refused, .tip').count(), 0)
    await square(page, 'g7').click()
    await points(page, 3)
    await square(page, 'e5').click()
    await page.locator('.refused', { hasText: 'C3.2' }).waitFor()
    // C3.3: a chosen mouse shows what each square costs, and one tap runs there.
    await square(page, 'e2').click()
    await page.locator('[data-price="2"]').first().waitFor({ state: 'attached' })
    await square(page, 'f1').dblclick()
    await points(page, 1)
    await page.waitForTimeout(500)
    assert.equal(await page.locator('.refused').count(), 0)
    assert.equal((await standing(page)).points, 1)
  })
})

test('C7.2 the focus on a gate is told that there is no way back, and Enter pushes', async () => {
  await site.visit({}, async (page) => {
    await openBegun(page)
    await page.keyboard.press('Tab')
    await page.locator('[data-cell][tabindex="0"]').focus()
    await walk(page, 11)
    await page.keyboard.press('ArrowUp') // the gate b1
    await page.locator('[aria-live="polite"]', { hasText: 'cannot be taken back' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await points(page, 3)
  })
})

test('on a phone the first touch of a gate says what the second could not take back (C7.2)', async () => {
  await site.visit(PHONE, async (page) => {
    await openTable(page, { against: 'friends' })
    for (const tower of ['a1', 'g7']) await square(page, tower).tap()
    await points(page, 4)
    await gate(page, 'b1').tap()
    await prompt(page).getByText('cannot be taken back').waitFor()
  })
})

test('an answer takes the place of the question: nothing on the page moves', async () => {
  const phones = Object.keys(LANGUAGES).map((language) => ({ width: 360, height: 740, language }))
  for (const look of [{}, ...phones]) {
    await site.visit(look, async (page) => {
      await openBegun(page)
      const end = page.locator('[data-end-turn]')
      const place = await end.boundingBox()
      await square(page, 'd4').click()
      await page.locator('.refused').waitFor()
      assert.deepEqual(await end.boundingBox(), place)
      await page.keyboard.press('h')
      await page.locator('.answer:not(.refused)').waitFor()
      assert.deepEqual(await end.boundingBox(), place)
      await end.click({ trial: true })
    })
  }
})

test('a hint has a reason in every language', async () => {
  for (const [language, reason] of [
    ['en', 'A pair takes two'],
    ['ru', 'Для пары нужны две'],
    ['fr', 'Il faut être deux'],
    ['hu', 'Egy párhoz két egér kell'],
  ]) {
    await site.visit({ language }, async (page) => {
      await openTable(page, { against: 'friends' })
      await page.keyboard.press('h')
      await page.locator('.answer', { hasText: reason }).waitFor()
      await page.locator('[aria-live="assertive"]', { hasText: reason }).waitFor({ state: 'attached' })
    })
  }
})

test('the log shows effects below their cause, can be narrowed down, and leads to its moment', async () => {
  await site.visit({}, async (page) => {
    await setSpeed(page, 'off')
    await openTable(page, { players: 4 })
    for (let turn = 0; turn < 30 && (await page.locator('.token').count()) === 0; turn++) {
      await awaited(page)
      if ((await standing(page)).isOver) break
      const { plays } = await standing(page)
      const towers = page.locator('[role="gridcell"][aria-label*="can be entered"]')
      if ((await page.locator('.points').count()) === 0) await towers.first().click()
      else await endTurn(page)
      await page.waitForFunction((n) => Number(document.querySelector('#timeline')?.getAttribute('max')) > n, plays)
    }
    await page.locator('.log li li', { hasText: 'takes a token' }).first().waitFor({ state: 'attached' })
    // One turn more, so that the token is of the past.
    await awaited(page)
    if (!(await standing(page)).isOver) await endTurn(page)
    // Whatever a bot does leads back to the present.
    await awaited(page)
    await page.locator('.log select').selectOption('big')
    const shown = await page.locator('.log ol > li').allTextContents()
    assert.ok(shown.length > 0 && shown.every((line) => /token|dungeon|wins/.test(line)), shown.join('\n'))
    await page.locator('.log .plain').first().click()
    await prompt(page).getByText('You are looking back').waitFor()
  })
})

/** From the focused cell to another with arrows alone, as somebody does who hears where they are. */
async function walk(page: Page, to: number): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    const at = Number(await page.locator('[data-cell]:focus').getAttribute('data-cell'))
    const [down, right] = [Math.floor(to / 9) - Math.floor(at / 9), (to % 9) - (at % 9)]
    if (down === 0 && right === 0) return
    const key = down > 0 ? 'ArrowDown' : down < 0 ? 'ArrowUp' : right > 0 ? 'ArrowRight' : 'ArrowLeft'
    await page.keyboard.press(key)
  }
  assert.fail(`the arrows do not lead to cell ${to}`)
}

test('a whole game by keyboard alone, from the first page to the end', async () => {
  await site.visit({}, async (page) => {
    const { keyboard } = page
    await setSpeed(page, 'off')
    await page.locator('input[name="players"]').first().focus()
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await page.locator('[role="grid"]').waitFor()
    await awaited(page)
    await page.locator('[data-cell][tabindex="0"]').focus()
    for (let turn = 0; turn < 101; turn++) {
      await awaited(page)
      const { isOver, plays } = await standing(page)
      if (isOver) break
      const offers = page.locator('[data-square][aria-label*="can be"]')
      const count = await offers.count()
      if (count > 0) {
        await walk(page, Number(await offers.nth(turn % count).getAttribute('data-cell')))
        await keyboard.press('Enter')
        await page.waitForFunction(
          (known) =>
            Number(document.querySelector('#timeline')?.getAttribute('max')) > known ||
            document.querySelector('.refused') !== null ||
            document.querySelector('.what')?.textContent?.startsWith('Which mouse') === true,
          plays,
        )
      }
      const now = await standing(page)
      if (now.isOver || (await page.locator('.points').count()) === 0) continue
      // Whoever stands on another mouse must step on first.
      if ((await page.locator('[data-end-turn][aria-disabled="true"]').count()) > 0) continue
      await endTurn(page, 'key')
      await page.waitForFunction(
        (known) => Number(document.querySelector('#timeline')?.getAttribute('max')) > known,
        now.plays,
      )
    }
    assert.match((await prompt(page).textContent()) ?? '', /wins?!$/)
    await keyboard.press(',')
    await prompt(page).getByText('You are looking back').waitFor()
    assert.deepEqual(await axe(page), [])
  })
})
