import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { axeByDayAndNight, Site } from '../browser/browser.ts'
import { answer, endTurn, openAt, play, readOn, toFirstTurn } from '../browser/mystics.ts'

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** Opens a new campaign in the hall and its first chapter, and reads what is to be read. */
async function setOut(page: Page, isTaught: boolean): Promise<void> {
  await page.goto(`${site.address}#/mystics/hall`)
  await page.getByRole('button', { name: 'Open the book' }).waitFor()
  if (!isTaught) await page.getByLabel(/prologue/).uncheck()
  await page.getByRole('button', { name: 'Open the book' }).click()
  await page.locator('.chapter-panel .go').click()
  await readOn(page)
}

/** What the prologue lights up: a button of the column, an answer, or a space that is pointed at. */
async function doWhatIsLit(page: Page): Promise<void> {
  const button = page.locator('.column .pointed')
  const choice = page.locator('.answers .btn')
  if ((await button.count()) > 0) return button.click()
  if ((await choice.count()) > 0) return choice.first().click()
  const to = await page.locator('[data-lit-space]').getAttribute('data-lit-space')
  await page.locator(`[data-spot="${to}"]`).click()
}

/** Whose cards are drawn as those whose turn it is. */
const drawnAsNow = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('.track-card')
    .evaluateAll((cards: HTMLElement[]) =>
      cards.filter((card) => getComputedStyle(card).boxShadow.includes(' 3px')).map(({ dataset }) => dataset['track']),
    )

const lessonOf = (page: Page): Promise<string> => page.locator('.prompt .what').innerText()

void test('M26.1 the prologue is played by doing what is lit, lesson by lesson', async () => {
  await site.visit({}, async (page) => {
    await setOut(page, true)
    const lessons = new Set<string>()
    for (let step = 0; step < 20; step++) {
      lessons.add((await lessonOf(page)).split(',')[0])
      await play(page, () => doWhatIsLit(page))
      assert.equal((await drawnAsNow(page)).length, 1, 'the rope says whose turn it is')
    }
    assert.deepEqual(
      [...lessons],
      ['Lesson one', 'Lesson two', 'Lesson three', 'Lesson four', 'Lesson five', 'Lesson six'],
    )
    assert.equal(await page.locator('.column .pointed').count(), 0, 'after the lessons everything is free')
  })
})

void test('M3.2 a chapter begins with abilities, and a reload comes back to the same question', async () => {
  await site.visit({}, async (page) => {
    await setOut(page, false)
    assert.match(await page.locator('.prompt .what').innerText(), /Collin/)
    await answer(page, 1)
    const asked = await page.locator('.prompt .what').innerText()
    await page.reload()
    await page.locator('.answers .btn').first().waitFor()
    assert.equal(await page.locator('.prompt .what').innerText(), asked)
    await toFirstTurn(page)
  })
})

void test('M3.2 on a phone a question with many answers stays above them, and the room above both', async () => {
  await site.visit({ width: 390, height: 844, touch: true }, async (page) => {
    await setOut(page, false)
    for (const mouse of ['Collin', 'Nez']) {
      const asked = page.locator('.prompt .what', { hasText: mouse })
      const [text, answers, room] = await Promise.all(
        [asked, page.locator('.question'), page.locator('.stage')].map((part) => part.boundingBox()),
      )
      assert.ok(text !== null && answers !== null && room !== null)
      assert.ok(room.y + room.height <= text.y, 'the room is not covered by the question')
      assert.ok(text.y + text.height <= answers.y, 'the question is not covered by the answers')
      assert.ok(answers.y + answers.height <= 844 + 1, 'the answers are in sight')
      await answer(page, 1)
    }
  })
})

/** A pointer is at rest after 400. */
const LONGER_THAN_A_REST_MS = 600

void test('M14.4 a space that is asked about is called in the room as in the answers', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'fixed-three', { asks: 'everything' })
    const codes = page.locator('[data-code]')
    for (let i = 0; i < 16 && (await codes.count()) === 0; i++) await answer(page, 1)
    const inTheRoom = await codes.allTextContents()
    const answers = await page.locator('.answers .btn').allInnerTexts()
    assert.ok(inTheRoom.length > 1)
    assert.deepEqual(
      answers.map((text) => text.split(/\s/).at(-1)),
      inTheRoom,
    )
    // A pointer at rest on another space is not refused. Who thinks answers in order: the hint comes after it.
    await page
      .locator(`[data-spot]:not([data-spot="${inTheRoom.join('"], [data-spot="')}"])`)
      .first()
      .hover()
    await page.waitForTimeout(LONGER_THAN_A_REST_MS)
    await page.keyboard.press('h')
    await page.locator('.answer').first().waitFor()
    assert.equal(await page.locator('.tip').count(), 0)
  })
})

void test('M27.1 a tap far away walks there, and what cannot be done says why', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'walk')
    await toFirstTurn(page)
    await page.locator('[data-price]').first().waitFor()
    const steps = async (): Promise<number> => Number(/\d+/.exec(await page.locator('.counted').innerText())?.[0] ?? 0)
    const all = await steps()
    const far = await page
      .locator('[data-price]')
      .evaluateAll((marks) => marks.map((mark) => [mark.getAttribute('data-price'), mark.getAttribute('data-space')]))
    const [price, space] = far.findLast(([each]) => Number(each) > 1) ?? []
    await play(page, () => page.locator(`[data-spot="${space}"]`).click())
    assert.equal(await steps(), all - Number(price))
    // M6.2: the steps that are left are lost by acting, which nobody would guess.
    if ((await steps()) > 0) assert.match(await page.locator('.counted').innerText(), /ends the walk/)
    await page.locator('[data-kind="level-up"]').click({ force: true })
    await page.locator('.prompt .refused .rule-link').waitFor()
  })
})

void test('axe finds nothing in the hall, in the book and at the table, by day and by night', async () => {
  for (const size of [{}, { width: 390, height: 844, touch: true }]) {
    await site.visit(size, async (page) => {
      await page.goto(`${site.address}#/mystics/hall`)
      await page.getByRole('button', { name: 'Open the book' }).waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], 'the hall')
      await page.getByLabel(/prologue/).uncheck()
      await page.getByRole('button', { name: 'Open the book' }).click()
      assert.deepEqual(await axeByDayAndNight(page), [], 'a chapter in the hall')
      await page.locator('.chapter-panel .go').click()
      await page.locator('.book .go').waitFor()
      assert.deepEqual(await axeByDayAndNight(page), [], 'the book')
      await readOn(page)
      assert.deepEqual(await axeByDayAndNight(page), [], 'a question')
      await toFirstTurn(page)
      await page.locator('.track-card').first().click()
      assert.deepEqual(await axeByDayAndNight(page), [], 'a turn')
    })
  }
})

/** An ear at the loudspeaker: what goes there can be measured. */
const EAR = `{
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (to, ...more) {
    if (to === this.context.destination) {
      globalThis.ear ??= new AnalyserNode(this.context, { fftSize: 4096, smoothingTimeConstant: 0.6 })
      connect.call(this, globalThis.ear)
    }
    return connect.call(this, to, ...more)
  }
  /** How loud it is in all, and the part of it above 300 Hz. */
  globalThis.heard = () => {
    if (globalThis.ear === undefined) return { all: 0, high: 0 }
    const levels = new Float32Array(ear.frequencyBinCount)
    ear.getFloatFrequencyData(levels)
    const powers = [...levels].map((level) => 10 ** (level / 10))
    const sum = (of) => of.reduce((total, power) => total + power, 0)
    const [all, low] = [sum(powers), sum(powers.slice(0, Math.round(300 / (ear.context.sampleRate / 4096))))]
    return { all, high: (all - low) / all }
  }
}`

void test('sound is switched at the table: the room by day, otherwise by candle-light, and nothing when it is off', async () => {
  await site.visit({}, async (page) => {
    await page.addInitScript(EAR)
    await openAt(page, site.address, 'walk')
    await page.reload()
    await readOn(page)
    const until = (heard: string): Promise<unknown> => page.waitForFunction(heard)
    const sound = page.locator('[data-sound]')
    await sound.click()
    await until('heard().all > 1e-9 && heard().high > 0.3')
    await page.getByRole('button', { name: 'Candle' }).click()
    await until('heard().all > 1e-9 && heard().high < 0.2')
    await sound.click()
    await until('heard().all < 1e-12')
    assert.equal(await sound.getAttribute('aria-pressed'), 'false')
    await sound.click()
    await until('heard().all > 1e-9')
    await page.goto(`${site.address}#/mystics/hall`)
    await until('heard().all < 1e-12')
  })
})

void test('M27.3 while Shift is held everything is asked; Ctrl and an arrow follow a line, y finds a target', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'keys', { chapter: '7' })
    await toFirstTurn(page)
    await page.keyboard.down('Shift')
    await page.getByText('Everything is asked now.').waitFor()
    await page.keyboard.up('Shift')
    await page.getByText('Everything is asked now.').waitFor({ state: 'detached' })
    const focused = page.locator('[data-spot]:focus')
    await page.locator('[data-spot="desk"]').focus()
    await page.keyboard.press('Control+ArrowDown')
    assert.equal(await focused.getAttribute('data-spot'), 'chair')
    await page.keyboard.press('y')
    const canStrike = (await page.locator('[data-kind="battle"]').getAttribute('aria-disabled')) === 'false'
    assert.equal((await focused.getAttribute('data-spot')) !== 'chair', canStrike)
  })
})

void test('M27.1 a target is tapped, and the number beside its attack attacks', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'walk')
    await toFirstTurn(page)
    await page.locator('.column [data-telling="once"]').first().click()
    const battle = page.locator('[data-kind="battle"][aria-disabled="false"]')
    for (let i = 0; i < 8 && (await battle.count()) === 0; i++) await play(page, () => endTurn(page))
    await page.locator('[data-spot]').first().focus()
    await page.keyboard.press('y')
    await page.locator('[data-spot]:focus').click()
    await page.locator('.among kbd').first().waitFor()
    await play(page, () => page.keyboard.press('1'))
    assert.equal(await page.locator('.among').count(), 0)
    assert.match(await page.locator('.tray').innerText(), /attack/)
  })
})

void test('M26.1 a pointer that stays where a mouse was sent is not told why it cannot go there', async () => {
  await site.visit({}, async (page) => {
    await setOut(page, true)
    const space = await page.locator('[data-price]').first().getAttribute('data-space')
    await play(page, () => page.locator(`[data-spot="${space}"]`).click())
    await page.waitForTimeout(LONGER_THAN_A_REST_MS)
    assert.equal(await page.locator('.tip').count(), 0)
  })
})
