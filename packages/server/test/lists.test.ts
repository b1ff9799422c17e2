import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Player } from './support/player.ts'
import { serve } from './support/running.ts'

type Page = Readonly<Record<string, unknown>>

/** Every page of a list, in order. */
async function pagesOf(player: Player, path: string, most: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let after = ''; ;) {
    const page = await player.get(`${path}?most=${most}${after}`)
    pages.push(page)
    if (typeof page['next'] !== 'string') return pages
    after = `&after=${encodeURIComponent(page['next'])}`
  }
}

const all = (pages: readonly Page[], name: string): unknown[] => pages.flatMap((page) => Array(page[name]).flat())

test('lists come in pages, each entry once and in their order', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const opened: string[] = []
  for (let i = 0; i < 7; i++) opened.push(await ann.open())
  const tables = await pagesOf(ann, '/api/tables', 3)
  assert.deepEqual(
    tables.map((page) => all([page], 'tables').length),
    [3, 3, 1],
  )
  const ids = all(tables, 'tables').map((table) => String(Object(table).id))
  assert.deepEqual(ids.toSorted(), opened.toSorted())
  // The newest first.
  const times = all(tables, 'tables').map((table) => Number(Object(table).updatedAt))
  assert.deepEqual(
    times,
    times.toSorted((a, b) => b - a),
  )
  for (let i = 0; i < 3; i++)
    await ann.post('/api/companies', { name: 'Travellers', game: 'mystics', options: { chapter: '1' } })
  const companies = await pagesOf(ann, '/api/companies', 2)
  assert.equal(new Set(all(companies, 'companies').map((each) => Object(each).id)).size, 3)
  assert.equal(companies.length, 2)
})

test('chat comes in pages from the end', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  const table = await ann.open()
  const seated = await ann.follow(table)
  context.after(() => seated.close())
  for (const text of ['one', 'two', 'three', 'four', 'five']) seated.client.chat(text)
  await seated.until(() => seated.heard.filter(({ type }) => type === 'chat').length === 5)
  const pages = await pagesOf(ann, `/api/tables/${table}/chat`, 2)
  assert.deepEqual(
    pages.map((page) => all([page], 'chat').map((said) => Object(said).text)),
    [['four', 'five'], ['two', 'three'], ['one']],
  )
})

test('a page that nobody was told of is refused', async (context) => {
  const { port } = await serve(context)
  const ann = await Player.arrive(port, 'Ann')
  for (const query of ['after=1', 'after=a.b.c', 'most=0', 'most=101', 'most=x', 'after=1.2.3&after=4']) {
    assert.equal((await ann.get(`/api/tables?${query}`))['code'], 'BAD_SHAPE', query)
  }
})
