import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { Site } from './browser/browser.ts'
import { openTable, points, square } from './browser/play.ts'
import { withServer } from './browser/real-server.ts'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** Waits until the app is on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

test('without a server: a reload in the middle of a game plays on; lesson, rules and languages are there', async () => {
  await withServer((address, stop) =>
    site.visit({ address, expects: /net::ERR_/ }, async (page) => {
      await openTable(page, { against: 'friends' })
      await square(page, 'a1').click()
      await square(page, 'g1').click()
      await points(page, 4)
      await kept(page)
      await stop()
      await page.reload()
      await points(page, 4)
      await square(page, 'a7').click()
      await points(page, 3)
      await page.goto(`${address}#/rules/C4.2`)
      await page.locator('#C4\\.2', { hasText: 'The trap stays in the line.' }).waitFor()
      await page.goto(`${address}#/settings`)
      await page.locator('input[value="hu"]').check()
      await page.getByRole('heading', { level: 1, name: 'Beállítások' }).waitFor()
      await page.goto(`${address}#/lesson`)
      await page.getByRole('heading', { name: 'Üdv a várban' }).waitFor()
      await page.locator('[role="grid"]').waitFor()
    }),
  )
})

test('a new version waits: a running game is not touched, and it is used when a person says so', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'mousekeep-dist-'))
  cpSync(DIST, outDir, { recursive: true })
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(outDir, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  }
  try {
    await site.visit({ address: server.resolvedUrls?.local[0] ?? '' }, async (page) => {
      await kept(page)
      await openTable(page, { against: 'friends' })
      await square(page, 'a1').click()
      change('index.html', /<title>/, '<meta name="next" content="yes"><title>')
      change('sw.js', /"[0-9a-f]{12}"/, '"next"')
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update()
        while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20))
      })
      await square(page, 'g1').click()
      await points(page, 4)
      assert.equal(await page.locator('.version').count(), 0)
      await page.getByRole('link', { name: 'Home' }).click()
      await page.locator('.version').waitFor()
      assert.equal(await page.locator('meta[name="next"]').count(), 0)
      await page.getByRole('button', { name: 'Use it now' }).click()
      await page.locator('meta[name="next"]').waitFor({ state: 'attached' })
      await page.getByRole('link', { name: 'Go on' }).click()
      await points(page, 4)
    })
  } finally {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
})

test('the app can be installed: its manifest names icons that are there, one of them to be masked', async () => {
  await site.visit({}, async (page) => {
    const icons = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      const answer = await fetch(link?.href ?? '')
      const manifest: { icons: { src: string; sizes: string; purpose: string }[]; start_url: string } =
        await answer.json()
      return Promise.all(
        manifest.icons.map(async ({ src, sizes, purpose }) => {
          const picture = await fetch(src)
          const [width] = sizes.split('x').map(Number)
          const drawn = sizes === 'any' ? width : (await createImageBitmap(await picture.blob())).width
          return { purpose, isThere: picture.ok, isOfItsSize: sizes === 'any' || drawn === width }
        }),
      )
    })
    assert.ok(icons.every(({ isThere, isOfItsSize }) => isThere && isOfItsSize))
    assert.ok(icons.some(({ purpose }) => purpose === 'maskable'))
  })
})

test('a page whose scripts the server no longer has is loaded anew, once, where nothing keeps them on the device', async () => {
  await site.visit({}, async (visitor) => {
    const context = await visitor.context().browser()?.newContext({ serviceWorkers: 'block' })
    assert.ok(context !== undefined)
    const page = await context.newPage()
    let isGone = false
    let loads = 0
    // The server was brought up to date: the page has another script now, and others that it had are not there.
    await page.route(/\/$/, async (route) => {
      const isLoad = route.request().isNavigationRequest()
      if (isLoad) loads++
      const answer = await route.fetch()
      const text = await answer.text()
      const newer = text.replace(/(src="[^"]*index-[\w-]+\.js)"/, '$1?newer"')
      await route.fulfill({ response: answer, body: isGone ? newer : text })
      if (isLoad) isGone = false
    })
    await page.route(/\/assets\//, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(site.address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    isGone = true
    await page.evaluate(() => (location.hash = '#/mystics/hall'))
    await page.getByRole('heading', { name: 'The Twelve-Clock' }).waitFor()
    assert.equal(loads, 2)
    await context.close()
  })
})
