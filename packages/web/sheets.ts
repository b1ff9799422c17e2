import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { optionsOrEnd } from '@mousekeep/command'
import { SHEETS } from './test/art/sheets.ts'
import { weights } from './test/art/weights.ts'
import { findChromium } from './test/browser/find-chromium.ts'

const HELP = `Draws contact sheets of all pictures of Mystics as HTML and PNG, by day and by candle-light, and prints what they weigh.

  npm run -s sheets -- OUT              all of them into the folder OUT
  npm run -s sheets -- OUT --only NAME  those whose name begins so

  --only NAME`

const { words, text } = optionsOrEnd(HELP, { words: 1 })
const out = resolve(words[0] ?? 'sheets')
mkdirSync(out, { recursive: true })

for (const [name, bytes] of await weights()) console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB compressed`)

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
})
for (const { name, width, draw } of SHEETS.filter((sheet) => sheet.name.startsWith(text('only', '')))) {
  const html = await draw()
  writeFileSync(join(out, `${name}.html`), html)
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  await page.setContent(html)
  const png = await page.screenshot({ fullPage: true })
  writeFileSync(join(out, `${name}.png`), png)
  await page.close()
}
await browser.close()
console.log(`sheets are in ${out}`)
