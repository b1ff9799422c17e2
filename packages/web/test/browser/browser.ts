import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import config from '../../vite.config.ts'
import { buildOnce } from './build-once.ts'
import { findChromium } from './find-chromium.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const ARGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync', '--no-first-run']

/** The built app on a port of its own, and a real browser to look at it. */
export class Site {
  private readonly server: PreviewServer
  private readonly browser: Browser
  readonly address: string

  private constructor(server: PreviewServer, browser: Browser) {
    this.server = server
    this.browser = browser
    this.address = server.resolvedUrls?.local[0] ?? ''
  }

  static async open(): Promise<Site> {
    await buildOnce()
    const server = await preview({
      ...config,
      configFile: false,
      logLevel: 'warn',
      preview: { port: 0, host: '127.0.0.1' },
    })
    try {
      return new Site(server, await chromium.launch({ executablePath: findChromium(), args: ARGS }))
    } catch (error) {
      // A server that is left would keep the tests from ending.
      await server.close()
      throw error
    }
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.close()
  }

  /** A page of a device that has never been here. Faults on the page are thrown at the end of the visit. */
  async visit(look: Look, visit: (page: Page) => Promise<void>): Promise<void> {
    const { width = 1280, height = 900, theme = 'light', motion = 'reduce', touch = false, language = 'en-GB' } = look
    const context = await this.browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: motion,
      hasTouch: touch,
      locale: language,
    })
    const faults: string[] = []
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && look.expects?.test(message.text()) !== true) faults.push(message.text())
    })
    try {
      await page.goto(look.address ?? this.address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await visit(page)
    } catch (error) {
      throw new Error(`on the page: ${faults.join('; ') || 'no fault'}`, { cause: error })
    } finally {
      await context.close()
    }
    if (faults.length > 0) throw new Error(`the page reported: ${faults.join('; ')}`)
  }
}

/** A page loaded anew with everything it fetches; by a change of the address alone the page before would still be seen. */
export async function loadAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export interface Look {
  readonly width?: number
  readonly height?: number
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'reduce' | 'no-preference'
  readonly touch?: boolean
  readonly language?: string
  /** Somewhere else than this site's own server. */
  readonly address?: string
  /** Complaints of the browser that belong to the visit: of a network that was cut, say. */
  readonly expects?: RegExp
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
}

/** What axe finds wrong on the page, in words. */
export async function axe(page: Page): Promise<string[]> {
  return audit(page, 'axe.run()')
}

/** The same by day, and what else cannot be read on the page in the dark: there only the colours are others. */
export async function axeByDayAndNight(page: Page): Promise<string[]> {
  const byDay = await axe(page)
  await setTheme(page, 'dark')
  const byNight = await audit(page, "axe.run({ runOnly: ['color-contrast'] })")
  await setTheme(page, 'light')
  return [...byDay, ...byNight.map((fault) => `in the dark: ${fault}`)]
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
}

async function audit(page: Page, run: string): Promise<string[]> {
  // Not by a script tag: the server's policy allows none but its own.
  await page.evaluate(AXE)
  const result: AxeResult = await page.evaluate(run)
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
