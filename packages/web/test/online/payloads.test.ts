import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { Site } from '../browser/browser.ts'
import { beginOnline, tableIn, twoPeople } from '../browser/online.ts'
import { withServer } from '../browser/real-server.ts'

const RUN = 'window.ran=1'

/** What would run, load or break out somewhere if text were ever taken for markup, an address or a pattern. */
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `"><img src=x onerror=${RUN}>`,
  `' autofocus onfocus='${RUN}`,
  `</span></li></ol></div></section><script>${RUN}</script>`,
  `</textarea></title></style></noscript><script>${RUN}</script>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<a href="javascript:${RUN}" autofocus>click</a>`,
  `javascript:${RUN}//`,
  `data:text/html,<script>${RUN}</script>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<form action=javascript:${RUN}><input type=submit autofocus>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href=//evil.example/>`,
  `<object data="javascript:${RUN}">`,
  `<style>*{background:url(//evil.example/x)}</style>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\u003cscript\u003e${RUN}\u003c/script\u003e`,
  `{ $name } { -brand } { FUNCTION() }`,
  `__proto__ constructor toString`,
  '['.repeat(200),
  `Привет <b onmouseover=${RUN}>мышь</b>`,
  `Bonjour « <img src=x onerror=${RUN}> »`,
  `Szia „<img src=x onerror=${RUN}>”`,
]
const NAMES = [
  '<img src onerror=ran=1>',
  '<svg onload=ran=1>',
  '"><b onclick=ran=1>x',
  '{{ran=1}}',
  "'-ran=1-'",
  '&lt;b&gt;',
]

/** The long version: `PAYLOADS=5000 node --test packages/web/test/online/payloads.test.ts`. */
const MORE = Number(process.env['PAYLOADS'] ?? 0)
const BATCH = 100
const BEFORE = ['', '"', "'>", '</p>', '<!--', ']]>', '`', '{{', '\\', '<p title="']
const AFTER = ['', '-->', '<b', '">', ' autofocus', '}}', '\\u0027', '//', '<x ', '&#x3e;']

/** The nth of very many: one payload in the middle of another, with what may open or close something around it. */
function mixed(n: number): string {
  const [outer, inner] = [PAYLOADS[n % PAYLOADS.length], PAYLOADS[Math.floor(n / 7) % PAYLOADS.length]]
  const cut = n % outer.length
  const text = BEFORE[n % BEFORE.length] + outer.slice(0, cut) + inner + outer.slice(cut) + AFTER[n % AFTER.length]
  return `${text.slice(0, 480).trim()} #${n}`
}

let site: Site
before(async () => {
  site = await Site.open()
})
after(() => site.close())

/** As a program of the person's own would: without the page's fields and their limits. */
async function ask(page: Page, path: string, body: object): Promise<number> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return page.evaluate(`fetch('${path}', ${JSON.stringify(options)}).then((response) => response.status)`)
}

/** The chat is folded away at first, and again after coming anew. */
async function openChat(page: Page): Promise<void> {
  await page.locator('.talk-bar button[aria-expanded="false"]').click()
}

async function say(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.locator('.chat input[name="text"]').fill(text)
    await page.keyboard.press('Enter')
  }
}

/** What is shown of the last messages, as many as these, when the last of these is there. */
async function lastSaid(page: Page, texts: readonly string[]): Promise<string[]> {
  await page.locator('.chat li', { hasText: texts.at(-1) ?? '' }).waitFor()
  return (await page.locator('.chat li > span').allTextContents()).slice(-texts.length)
}

test('names and chat are text and never run, wherever they are shown (promise 25)', async () => {
  await withServer((address) =>
    twoPeople(site, address, async (ann, bob) => {
      await beginOnline(ann, bob)
      const table = tableIn(ann)
      for (const page of [ann, bob]) await openChat(page)
      await say(bob, PAYLOADS)
      for (const page of [ann, bob]) assert.deepEqual(await lastSaid(page, PAYLOADS), PAYLOADS)
      const last = MORE === 0 ? (PAYLOADS.at(-1) ?? '') : mixed(MORE - 1)
      for (let from = 0; from < MORE; from += BATCH) {
        const texts = Array.from({ length: Math.min(BATCH, MORE - from) }, (_, i) => mixed(from + i))
        for (const page of [ann, bob]) {
          await page.reload()
          await openChat(page)
        }
        await say(bob, texts)
        for (const page of [ann, bob]) assert.deepEqual(await lastSaid(page, texts), texts)
      }
      for (const name of NAMES) {
        assert.equal(await ask(bob, '/api/me/name', { name }), 200, name)
        await ann.getByText(name).first().waitFor()
      }
      // The same after coming anew, in the list of tables and in the account of what happened.
      for (const page of [ann, bob]) {
        await page.reload()
        await openChat(page)
        await page.locator('.chat li', { hasText: last }).waitFor()
        await page
          .getByText(NAMES.at(-1) ?? '')
          .first()
          .waitFor()
        await page.goto(address)
        await page.locator(`li a[href="#/online/${table}"]`).waitFor()
      }
      for (const page of [ann, bob]) {
        assert.equal(await page.evaluate('window.ran'), undefined)
        assert.equal(await page.locator('img[src="x"], img[src=""], iframe, object, base, .chat script').count(), 0)
      }
    }),
  )
})
