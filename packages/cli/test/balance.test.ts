import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Trial, TrialSetup } from '@mousekeep/mystics'
import { figuresOf, type Played } from '../src/balance/figures.ts'
import { pageOf } from '../src/balance/table.ts'
import { missed } from '../src/balance/verdict.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

function run(name: string, ...args: string[]): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileOf(name), ...args], { encoding: 'utf8' })
  return { out: stdout, err: stderr, code: status }
}

test('balance plays chapters and writes a page with plots, and all figures as JSON', () => {
  const out = mkdtempSync(join(tmpdir(), 'balance-'))
  try {
    const args = ['--chapter', '6,7', '--difficulty', 'standard', '--games', '3', '--jobs', '1']
    const { out: table, err, code } = run('balance.ts', ...args, '--out', out)
    assert.equal(code, 0, err)
    assert.match(err, /12\/12 games/)
    assert.match(table, /^ +6 +standard +usual +\d+\.\d %/m)
    assert.match(table, /^ +7 +standard +any +\d+\.\d %/m)
    const html = readFileSync(join(out, 'balance.html'), 'utf8')
    assert.ok(html.split('<svg').length > 6)
    assert.match(html, /prefers-color-scheme: dark/)
    assert.doesNotMatch(html, /NaN|undefined|Infinity|https?:/)
    const json: unknown = JSON.parse(readFileSync(join(out, 'balance.json'), 'utf8'))
    assert.partialDeepStrictEqual(json, { games: 3, cells: [{ chapter: '6', party: 'usual', games: 3 }] })
    // A run of some chapters leaves the page of all of them alone.
    assert.ok(!existsSync(join(out, 'balance.md')))
  } finally {
    rmSync(out, { recursive: true })
  }
})

test('balance and trial say what is wrong with their arguments', () => {
  assert.match(run('balance.ts', '--chapter', '12').err, /--chapter must be one of/)
  assert.match(run('balance.ts', '--party', 'cats').err, /--party must be one of usual, any/)
  assert.match(run('trial.ts', '--difficulty', 'cruel').err, /--difficulty must be one of/)
})

test('trial prints a game, and the same one for the same seed', () => {
  const one = run('trial.ts', '--chapter', '7', '--seed', 'same')
  assert.equal(one.code, 0, one.err)
  assert.match(one.out, /^alchemist, page 1 of \d, wheel \d: /m)
  assert.match(one.out, /over (won|lost)/)
  assert.equal(run('trial.ts', '--chapter', '7', '--seed', 'same').out, one.out)
})

const trial = (won: boolean, more: Partial<Trial> = {}): Trial => ({
  result: won ? 'won' : 'lost',
  rounds: 10,
  page: 4,
  end: 6,
  captures: 1,
  cheese: 12,
  actions: 100,
  party: ['collin', 'nez', 'tilda', 'filch'],
  found: [],
  learned: [],
  used: [],
  flags: [],
  ...more,
})

const games = (n: number, setup: Partial<TrialSetup>, each: (i: number) => Trial): Played[] =>
  Array.from({ length: n }, (_, i) => ({
    setup: { chapter: '1', difficulty: 'standard', party: 'usual', seed: `${i}`, ...setup },
    trial: each(i),
  }))

test('figures: shares, means, and what misses its mark', () => {
  const figures = figuresOf([
    ...games(100, {}, (i) => trial(i < 60)),
    ...games(100, { difficulty: 'story' }, (i) => trial(i < 65)),
    ...games(100, { difficulty: 'heroic' }, (i) => trial(i < 30)),
    ...games(100, { chapter: '2' }, (i) => trial(i < 20)),
  ])
  assert.partialDeepStrictEqual(figures.cells[0], {
    chapter: '1',
    games: 100,
    won: 60,
    share: 0.6,
    rounds: 10,
    pages: 3,
  })
  assert.deepEqual(missed(figures), ['chapter 1, story: +5.0 points from standard', 'chapter 2, standard: won 20.0 %'])
  assert.match(pageOf(figures, 100), /^\| 1 +\| standard +\| 60\.0 % \| 50\.2 % to 69\.1 % \|/m)
})

/** The ring in every other game, used in every fourth. */
const ring = (i: number): Partial<Trial> =>
  i % 2 === 0 ? { found: ['ring'], used: i % 4 === 0 ? ['ring'] : [] } : { found: ['rag'] }

test('figures: a card is judged by games like its own, a hero by the mean of the chapter', () => {
  // The ring is found in every other game of each chapter; its games are won, the others lost.
  const { cards } = figuresOf(games(200, {}, (i) => trial(i % 2 === 0, ring(i))))
  const found = cards.find(({ id }) => id === 'ring')
  assert.partialDeepStrictEqual(found, { games: 100, used: 0.5, effect: 1 })
  // A card that is only found in the chapter that is always won has no effect.
  const easy = games(100, {}, () => trial(true, { found: ['ring'] }))
  const hard = games(100, { chapter: '2' }, () => trial(false, { found: ['rag'] }))
  assert.equal(figuresOf([...easy, ...hard]).cards.find(({ id }) => id === 'ring')?.effect, 0)
  const parties = games(100, { party: 'any' }, (i) =>
    trial(i < 50, { party: i < 50 ? ['collin', 'lily'] : ['collin', 'nez'] }),
  )
  const heroes = figuresOf(parties).heroes.map(({ id, effect }) => [id, effect])
  assert.deepEqual(heroes, [
    ['lily', 0.5],
    ['nez', -0.5],
  ])
})
