import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { LANGUAGES } from '../src/base/words/languages.ts'
import { Site } from './browser/browser.ts'
import { openAt, toFirstTurn } from './browser/mystics.ts'
import { openTable, square } from './browser/play.ts'

const ROOT = new URL('../../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8')

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** Every number that a rulebook gives to a rule or a section, and the chapters to their rules: read from the files. */
function numbersOf(book: string): string[] {
  const rules = read(`docs/rules/${book}.md`)
  const own = [...rules.matchAll(/^(?:- |## )(?:\*\*)?([A-Z](?:\d+(?:\.\d+)?)?) /gm)].map(([, number]) => number)
  if (book === 'castle') return own
  const chapters = read('packages/mystics/text/chapters.en.ftl')
  const ofChapters = [...chapters.matchAll(/^rule-R(\d+)-(\d+) =/gm)].map(([, chapter, n]) => `R${chapter}.${n}`)
  return [...own, ...ofChapters]
}

/** A few of every kind: rules with and without a name, of a chapter, in folded sections, and whole sections. */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  castle: ['C1.4', 'C3.5', 'C7'],
  mystics: ['M7.8', 'M21.6', 'M14', 'K25', 'B5', 'R1.1', 'R11.6', 'K'],
}

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: every number of the rules opens at its rule; the pages print on two sheets, the reference on one`, async () => {
    await site.visit({ language }, async (page) => {
      for (const book of ['castle', 'mystics']) {
        const numbers = numbersOf(book)
        assert.ok(numbers.length > (book === 'castle' ? 30 : 270), String(numbers.length))
        await page.goto(`${site.address}#/rules/${book}`)
        await page.locator('.rule').first().waitFor()
        // Each has its place on the page, in words; what is folded is there too.
        const missing = await page.evaluate(
          (all) =>
            all.filter((number) => {
              const place = document.getElementById(number)
              return (place?.textContent.length ?? 0) < number.length + 8
            }),
          numbers,
        )
        assert.deepEqual(missing, [])
        assert.equal(await page.locator('.rule').count(), numbers.filter((number) => !isSection(number)).length)
        for (const number of OPENED[book]) {
          await page.evaluate((to) => (location.hash = `#/rules/${to}`), number)
          const place = page.locator(`[id="${number}"].here`)
          await place.waitFor()
          assert.equal(await place.evaluate((here) => here === document.activeElement), true, number)
        }
        for (const [room, sheets] of [
          ['learn', 2],
          ['sheet', 1],
        ] as const) {
          await page.goto(`${site.address}#/${room}/${book}`)
          await page.locator('.paper').first().waitFor()
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
          assert.equal(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, sheets, `${room} ${book}`)
        }
      }
    })
  })
}

/** `M7` and `K` are sections, `M7.8` and `K25` rules. */
function isSection(number: string): boolean {
  return /^(?:[A-Z]|[CM]\d+)$/.test(number)
}

test('a word is explained by a tap, rulings unfold, and nobody reads ahead unless asked', async () => {
  await site.visit({ width: 390, height: 844 }, async (page) => {
    await page.goto(`${site.address}#/rules/M10.5`)
    await page.locator('#M10\\.5 .term').first().click()
    await page.getByRole('dialog').getByText('what an attack roll scores').waitFor()
    await page.keyboard.press('Escape')
    const note = page.locator('#M10\\.8 .notes p')
    assert.equal(await note.isVisible(), false)
    await page.locator('#M10\\.8 summary').click()
    assert.equal(await note.isVisible(), true)
    await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('link', { name: 'R1 Out by the Grate' }).click()
    await page.locator('#R1.here').waitFor()
    assert.equal(await page.getByText('Five people were locked').count(), 0)
    await page.locator('#R1 .passages button').click()
    await page.getByText('Five people were locked').first().waitFor()
  })
})

test('beside a table the quick reference lights what the rules allow now, and goes with the same key', async () => {
  await site.visit({}, async (page) => {
    await openTable(page, { against: 'friends' })
    const lit = (): Promise<string[]> =>
      page
        .locator('[data-lit="true"]')
        .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line') ?? ''))
    await page.keyboard.press('q')
    await page.locator('.reference').waitFor()
    assert.deepEqual(await lit(), ['sheet-place'])
    for (const tower of ['g1', 'g7']) await square(page, tower).click()
    await page.locator('[data-line="sheet-lift"][data-lit="true"]').waitFor()
    assert.equal((await lit()).includes('sheet-place'), false)
    await page.keyboard.press('q')
    await page.locator('.reference').waitFor({ state: 'detached' })
  })
})

test('beside a room of Mystics it is lit by the same key, and covers nothing of the room', async () => {
  await site.visit({}, async (page) => {
    await openAt(page, site.address, 'looks')
    await toFirstTurn(page)
    await page.keyboard.press('q')
    await page.locator('[data-line="sheet-search"][data-lit="true"]').waitFor()
    await page.locator('[data-line="sheet-scurry"][data-lit="false"]').waitFor()
    const [sheet, room] = await Promise.all(
      ['.reference', '.board.room'].map((part) => page.locator(part).boundingBox()),
    )
    assert.ok(sheet !== null && room !== null)
    assert.ok(sheet.x + sheet.width <= room.x, JSON.stringify([sheet, room]))
    await page.keyboard.press('q')
    await page.locator('.reference').waitFor({ state: 'detached' })
  })
})
