import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { optionsOrEnd } from '@mousekeep/command'
import { findChromium } from './test/browser/find-chromium.ts'

optionsOrEnd('Draws the icons of the app as PNG from packages/web/public/icon.svg.\n\n  npm run -s icons')

/** Draws the app's icons as PNG from `public/icon.svg`. Run it after a change of that drawing: `npm run -s icons`. */
const folder = new URL('public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf8')

interface Picture {
  readonly file: string
  readonly size: number
  /** How much of the width the drawing takes; a mask may cut off everything beyond four fifths. */
  readonly scale: number
}

const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', size: 192, scale: 1 },
  { file: 'icon-512.png', size: 512, scale: 1 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.8 },
]

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
})
for (const { file, size, scale } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const ground = scale === 1 ? 'transparent' : '#9A2F26'
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh"><div style="width:${scale * 100}vw">${svg}</div>`,
  )
  const drawn = await page.screenshot({ omitBackground: scale === 1 })
  writeFileSync(new URL(file, folder), drawn)
  console.log(`${file}: ${(drawn.length / 1000).toFixed(1)} kB`)
  await page.close()
}
await browser.close()
