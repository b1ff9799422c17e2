import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { optionsOrEnd } from '@mousekeep/command'
import type { Page } from 'playwright-core'
import { axe, Site, type Look } from './test/browser/browser.ts'
import { withServer } from './test/browser/real-server.ts'
import { STOPS, type Stop } from './test/browser/tour-stops.ts'

const options =
  optionsOrEnd(`Goes through Castle as a new user does, at seven sizes of screen, and takes a picture at every stop.

  npm run -s tour -- --out FOLDER

  --out   where the pictures go (tour)
  --size  one of the sizes only: 1280, 1920, 768, 390, 360, 844, 640
  --stop  only the stops whose names begin so`)

/** By width; the last is a screen of 1280 × 800 at a zoom of 200 %. */
const SIZES: Readonly<Record<string, Look>> = {
  '1280': { width: 1280, height: 800 },
  '1920': { width: 1920, height: 1080 },
  '768': { width: 768, height: 1024, touch: true },
  '390': { width: 390, height: 844, touch: true },
  '360': { width: 360, height: 640, touch: true },
  '844': { width: 844, height: 390, touch: true },
  '640': { width: 640, height: 400 },
}

const out = options.text('out', 'tour')
const [size, first] = [options.text('size', ''), options.text('stop', '')]
mkdirSync(out, { recursive: true })

/** Takes the picture, and says what axe, a page that is too wide or the browser complains of. */
async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  writeFileSync(join(out, `${file}.png`), await page.screenshot())
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  const faults = [...(await axe(page)), ...(wide > 0 ? [`${wide} px too wide`] : [])]
  console.log(
    `${file} (${await page.title()}, ${icon}): ${faults.length === 0 ? 'nothing to complain of' : faults.join('; ')}`,
  )
}

async function visit(site: Site, { name, open }: Stop, named: string, look: Look): Promise<void> {
  const file = `${name}-${named}`
  try {
    await site.visit(look, async (page) => {
      await take((await open(page)) ?? page, file)
    })
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)}`)
    process.exitCode = 1
  }
}

const site = await Site.open()
try {
  await withServer(async (address) => {
    for (const [named, look] of Object.entries(SIZES).filter(([each]) => size === '' || each === size)) {
      for (const stop of STOPS.filter(({ name }) => name.startsWith(first)))
        await visit(site, stop, named, stop.isOnline === true ? { ...look, address } : look)
    }
  })
} finally {
  await site.close()
}
