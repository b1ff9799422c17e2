import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { wilson } from '../src/simulate/table.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url))

function run(name: string, ...args: string[]): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [fileOf(name), ...args], { encoding: 'utf8' })
  return { out: stdout, err: stderr, code: status }
}

/** The table without the column of times. */
const withoutTimes = (table: string): string => table.replaceAll(/ +\d+\.\d+( +\d+\.\d+)$/gm, '$1')

test('simulate plays the same games for the same seed, however many at once', () => {
  const args = ['--game', 'castle', '--games', '6', '--bots', 'greedy,random', '--seed', 'same']
  const one = run('simulate.ts', ...args, '--jobs', '1')
  const two = run('simulate.ts', ...args, '--jobs', '2')
  assert.equal(one.code, 0, one.err)
  assert.equal(withoutTimes(two.out), withoutTimes(one.out))
  assert.match(one.out, /^greedy +6 +\d /m)
  assert.match(one.out, /^random +6 +\d /m)
  assert.match(one.out, /^first seat: won \d of 6/m)
  assert.match(one.err, /6\/6 games/)
})

test('simulate counts every game for one of its bots', () => {
  const { out } = run('simulate.ts', '--games', '8', '--bots', 'random,random,greedy', '--options', '{"target":5}')
  const won = [...out.matchAll(/^(?:random|greedy) +8 +(\d+)/gm)].map((match) => Number(match[1]))
  assert.equal(won.length, 3)
  assert.equal(
    won.reduce((sum, each) => sum + each, 0),
    8,
  )
})

test('simulate plays a game in which all win or all lose with a bot of its own', () => {
  const args = ['--game', 'mystics', '--chapter', 'prologue', '--difficulty', 'story', '--games', '3', '--jobs', '1']
  const { out, err, code } = run('simulate.ts', ...args)
  assert.equal(code, 0, err)
  assert.match(out, /^party: party$/m)
  const [, won, lost] = /^won (\d) of 3[^]*^lost (\d) of 3$/m.exec(out) ?? []
  assert.equal(Number(won) + Number(lost), 3)
  assert.match(out, /^rounds a game: \d+\.\d/m)
})

test('simulate says what is wrong with its arguments', () => {
  const bad: [string[], RegExp][] = [
    [['--game', 'chess'], /"game" must be one of castle/],
    [['--bots', 'cat,dog'], /--bots must be one of random/],
    [['--bots', 'party,party'], /--bots must be one of random/],
    [['--game', 'mystics', '--chapter', '99'], /"chapter" must be one of/],
    [['--bots', 'random'], /players.* must be a whole number from 2 to 4/],
    [['--games', 'many'], /--games must be a whole number/],
    [['--options', '{'], /--options must be JSON/],
    [['--options', '{"mice":5}'], /options has no "mice"/],
    [['--speed', '9'], /--speed/],
  ]
  for (const [args, message] of bad) {
    const { err, code } = run('simulate.ts', ...args)
    assert.equal(code, 2, args.join(' '))
    assert.match(err, message)
  }
})

const rounded = (won: number, games: number): number[] => wilson(won, games).map((each) => Number(each.toFixed(3)))

test('the interval of a share is the score interval', () => {
  assert.deepEqual(rounded(0, 10), [0, 0.278])
  assert.deepEqual(rounded(5, 10), [0.237, 0.763])
  assert.deepEqual(rounded(10, 10), [0.722, 1])
})

test('census counts what the box of Castle holds (C1)', () => {
  const census: unknown = JSON.parse(run('census.ts').out)
  assert.partialDeepStrictEqual(census, {
    castle: { squares: 49, towers: 4, holes: 33, solid: 12, rooms: 18, layouts: 2, tiles: 34, tokens: 28, mice: 16 },
  })
})
