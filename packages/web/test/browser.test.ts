import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { axe, axeByDayAndNight, loadAnew, Site } from './browser/browser.ts'
import { awaited, endTurn, openTable, points, pressFirst, prompt, setSpeed, square, standing } from './browser/play.ts'
import { withServer } from './browser/real-server.ts'
import { LANGUAGES } from '../src/base/words/languages.ts'

const PHONE = { width: 390, height: 844, touch: true } as const
const PAGES = ['#/', '#/rules/C3.5', '#/settings', '#/table/none'] as const

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

test('a whole game against three bots, by clicks, and the end can be looked back on', async () => {
  await site.visit({}, async (page) => {
    await setSpeed(page, 'off')
    await openTable(page, { players: 4 })
    // C6.4: after round 100 it is over whatever anybody does; a turn has at most five plays.
    for (let i = 0; i < 900; i++) {
      await awaited(page)
      const { isOver, points: left, plays } = await standing(page)
      if (isOver) break
      const offers = i % 5 === 4 ? ['can be pushed', 'can be lifted'] : ['can be lifted', 'can be stepped on']
      const isPlaying = left > 0 || plays < 4
      if (!isPlaying || !(await pressFirst(page, 'can be entered', ...offers))) await endTurn(page)
      await page.waitForFunction(
        (known) =>
          Number(document.querySelector('#timeline')?.getAttribute('max')) > known ||
          document.querySelector('.refused') !== null,
        plays,
      )
    }
    assert.match((await prompt(page).textContent()) ?? '', /wins?!$/)
    await page.getByRole('button', { name: 'Look back' }).click()
    await prompt(page).getByText('You are looking back').waitFor()
  })
})

test('bots wait for whoever wants to see them longer, also without motion', async () => {
  await site.visit({}, async (page) => {
    await page.evaluate(() => localStorage.setItem('mousekeep.settings', '{"speed":"off","others":"long"}'))
    await page.reload()
    await page.locator('input[name="level"][value="easy"]').check()
    await openTable(page, { players: 4 })
    await awaited(page)
    const times = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const line = document.querySelector('#timeline')
          const seen: number[] = []
          // Ours, and those of three bots.
          const watch = new MutationObserver(() => seen.push(performance.now()) === 4 && resolve(seen))
          if (line !== null) watch.observe(line, { attributeFilter: ['max'] })
        }),
    )
    assert.ok(await pressFirst(page, 'can be entered'))
    const [, ...bots] = await times
    const waits = bots.slice(1).map((time, i) => time - bots[i])
    assert.ok(Math.min(...waits) > 550, `each stays in sight: ${waits.join()}`)
  })
})

test('what npm start serves plays under the policy of its own server', async () => {
  await withServer((address) =>
    site.visit({ address }, async (page) => {
      await openTable(page, { against: 'friends', players: 2 })
      for (const tower of ['a1', 'g1']) await square(page, tower).click()
      await points(page, 4)
    }),
  )
})

test('the server hands the app out small, says so, and lets files with a hash in their name be kept', async () => {
  await withServer(async (address) => {
    const page = await fetch(address)
    const html = await page.text()
    const script = /src="\.\/(assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const small = await fetch(address + script, { headers: { 'accept-encoding': 'br' } })
    const plain = await fetch(address + script, { headers: { 'accept-encoding': 'identity' } })
    assert.equal(small.headers.get('content-encoding'), 'br')
    assert.equal(plain.headers.get('content-encoding'), null)
    assert.equal(await small.text(), await plain.text())
    assert.ok(Number(small.headers.get('content-length')) * 2 < Number(plain.headers.get('content-length')))
    assert.match(small.headers.get('cache-control') ?? '', /immutable/)
    assert.doesNotMatch(page.headers.get('cache-control') ?? '', /immutable/)
  })
})

test('hot-seat on a phone: two touches push the tile, one does not; the next team is asked by name', async () => {
  await site.visit(PHONE, async (page) => {
    await openTable(page, { against: 'friends', players: 3 })
    for (const tower of ['a1', 'g1', 'a7']) await square(page, tower).tap()
    await points(page, 4)
    const first = await prompt(page).textContent()
    const gate = page.locator('[data-end="b1"]')
    await gate.tap()
    await prompt(page).getByText('Touch b1 again').waitFor()
    assert.equal((await standing(page)).points, 4)
    await gate.tap()
    await points(page, 3)
    await page.locator('[data-end="d1"]').tap()
    await page.locator('.answer').getByText('You have slid a line this turn.').waitFor()
    await page.getByRole('button', { name: 'End turn' }).click()
    await points(page, 4)
    assert.notEqual(await prompt(page).textContent(), first)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `the page is ${wide} px too wide`)
  })
})

test('by keyboard alone: arrows and Enter on the board, typed moves, letter keys', async () => {
  await site.visit({}, async (page) => {
    const { keyboard } = page
    await page.locator('input[value="friends"]').focus()
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await page.locator('[role="grid"]').waitFor()
    await page.locator('[role="gridcell"][tabindex="0"]').focus()
    await keyboard.press('Enter') // a1
    for (let i = 0; i < 6; i++) await keyboard.press('ArrowRight')
    await keyboard.press('Enter') // g1
    await points(page, 4)
    await keyboard.press('Home')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter') // the roof over b1
    await points(page, 3)
    await keyboard.press('/')
    await keyboard.type('> b7')
    await keyboard.press('Enter')
    await points(page, 2)
    await keyboard.type('a1 a2')
    await keyboard.press('Enter')
    await page.locator('.answer.refused').waitFor()
    await keyboard.press('Escape')
    await keyboard.press('m')
    await page.locator('[aria-live="assertive"]', { hasText: /^You can: / }).waitFor({ state: 'attached' })
    await endTurn(page, 'key')
    await points(page, 4)
  })
})

test('C7.2: what was entered is taken back, what was revealed is not, and the rule is one press away', async () => {
  await site.visit({}, async (page) => {
    await openTable(page, { against: 'friends' })
    await square(page, 'a1').click()
    await square(page, 'g1').click()
    await square(page, 'a7').click()
    await points(page, 3)
    await keyboardUndo()
    await points(page, 4)
    await pressFirst(page, 'can be lifted')
    await points(page, 3)
    await keyboardUndo()
    await page.locator('.answer.refused').getByRole('button', { name: 'Rule C7.2' }).click()
    await page.getByRole('dialog').getByText('An undo never goes back past an uncover').waitFor()
    assert.deepEqual(await axe(page), [])
    async function keyboardUndo(): Promise<void> {
      await page.keyboard.press('Control+z')
    }
  })
})

test('a reload in the middle of a game goes on where it was; home lists the table', async () => {
  await site.visit({}, async (page) => {
    await openTable(page, { against: 'friends' })
    await square(page, 'a1').click()
    await square(page, 'g1').click()
    await square(page, 'a7').click()
    await points(page, 3)
    const story = await page.locator('.log').textContent()
    await page.reload()
    await points(page, 3)
    assert.equal(await page.locator('.log').textContent(), story)
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: 'Go on' }).click()
    await points(page, 3)
  })
})

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: every page opens with all its words, on a narrow phone too`, async () => {
    await site.visit({ width: 360, height: 740, language }, async (page) => {
      assert.equal(await page.locator('html').getAttribute('lang'), language)
      for (const address of PAGES) {
        await loadAnew(page, site.address + address)
      }
      await page.goto(`${site.address}#/`)
      await openTable(page, { players: 4 })
      await awaited(page)
      for (const tower of ['a1', 'g1', 'a7', 'g7']) await square(page, tower).click()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `the page is ${wide} px too wide`)
    })
  })
}

test('axe finds nothing at a table, nor where there is none, by day and by night', async () => {
  await site.visit({}, async (page) => {
    await loadAnew(page, `${site.address}#/table/none`)
    assert.deepEqual(await axeByDayAndNight(page), [], 'no table')
    await page.goto(`${site.address}#/`)
    await openTable(page)
    await awaited(page)
    await square(page, 'd4').click()
    await page.locator('.answer.refused').waitFor()
    assert.deepEqual(await axeByDayAndNight(page), [], 'table')
  })
})
