import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noChance, pick, Seeded, shuffle } from '../src/index.ts'
import { WordChance } from '../src/chance/word-chance.ts'

/** How far counts are from equal ones; about the number of classes less one if they are only chance. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Four standard deviations: with a fixed seed this never fails by bad luck, only by a bad generator. */
function assertUniform(counts: readonly number[], what: string): void {
  const degrees = counts.length - 1
  const value = chiSquare(counts)
  assert.ok(value < degrees + 4 * Math.sqrt(2 * degrees), `${what}: chi-square ${value.toFixed(1)} of ${degrees}`)
}

/** A chance whose words are given. */
class Words extends WordChance {
  private readonly words: number[]

  constructor(...words: number[]) {
    super()
    this.words = words
  }

  protected word(): number {
    const next = this.words.shift()
    assert.ok(next !== undefined, 'no more words')
    return next
  }
}

function draws(seed: string): string {
  const chance = new Seeded(seed)
  return Array.from({ length: 20 }, () => chance.below(1000)).join()
}

for (const n of [2, 3, 6, 7, 10, 33, 49, 100]) {
  test(`below(${n}) is uniform`, () => {
    const chance = new Seeded('uniform')
    const counts = Array<number>(n).fill(0)
    for (let i = 0; i < 50_000; i++) counts[chance.below(n)]++
    assertUniform(counts, `below(${n})`)
  })
}

test('pairs of draws are uniform too', () => {
  const chance = new Seeded('pairs')
  const counts = Array<number>(36).fill(0)
  for (let i = 0; i < 50_000; i++) counts[chance.below(6) * 6 + chance.below(6)]++
  assertUniform(counts, 'pairs')
})

test('a face is drawn like a number', () => {
  const faces = ['sword', 'shield', 'bow', 'cheese'] as const
  const counts = faces.map(() => 0)
  const chance = new Seeded('faces')
  for (let i = 0; i < 20_000; i++) counts[faces.indexOf(chance.face(faces))]++
  assertUniform(counts, 'faces')
  const [one, other] = [new Seeded('same'), new Seeded('same')]
  for (let i = 0; i < 20; i++) assert.equal(one.face(faces), faces[other.below(4)])
})

test('a draw from nothing is a bug, not an endless search', () => {
  for (const n of [0, -1, Number.NaN]) assert.throws(() => new Seeded('none').below(n), /Bug: a draw below/)
  assert.throws(() => new Seeded('none').face([]), /Bug/)
})

test('below(1) is 0; the largest range is 2 to the 31st', () => {
  const chance = new Seeded('edges')
  for (let i = 0; i < 100; i++) assert.equal(chance.below(1), 0)
  for (let i = 0; i < 1000; i++) {
    const value = chance.below(2 ** 31)
    assert.ok(Number.isInteger(value) && value >= 0 && value < 2 ** 31)
  }
  assert.equal(new Words(-1).below(2 ** 31), 2 ** 31 - 1)
  assert.equal(new Words(0).below(2 ** 31), 0)
})

test('below uses the upper 31 bits, and draws again what would favour small numbers', () => {
  assert.equal(new Words(2 * 5).below(7), 5)
  assert.equal(new Words(2 * 5 + 1).below(7), 5)
  // 2³¹ = 3 · 715827882 + 2: the last two of 31 bits are left over.
  assert.equal(new Words((2 ** 31 - 3) * 2).below(3), 2)
  assert.equal(new Words((2 ** 31 - 2) * 2, 2 * 1).below(3), 1)
  assert.equal(new Words(-1, -1, 2 * 2).below(3), 2)
  // Just over half of the range: nearly every second word is left over.
  assert.equal(new Words((2 ** 30 + 1) * 2, 2 * 7).below(2 ** 30 + 1), 7)
})

test('a power of two leaves nothing over', () => {
  assert.equal(new Words(-1).below(2 ** 30), 2 ** 30 - 1)
  assert.equal(new Words(-1).below(2), 1)
})

test('Seeded: these are the first values, on every machine and in every version', () => {
  const chance = new Seeded('mousekeep')
  assert.deepEqual(
    Array.from({ length: 10 }, () => chance.below(100)),
    [51, 52, 2, 95, 17, 12, 68, 82, 99, 1],
  )
  assert.deepEqual(
    Array.from({ length: 3 }, () => chance.below(2 ** 31)),
    [1585277435, 1367961553, 1071969406],
  )
})

test('Seeded: equal seeds give equal draws, others others; any text is a seed', () => {
  const seeds = ['', ' ', 'a', 'A', 'Käse', '🐭', 'a'.repeat(10_000)]
  assert.equal(new Set(seeds.map(draws)).size, seeds.length)
  for (const seed of seeds) assert.equal(draws(seed), draws(seed))
})

test('shuffle: every order is equally likely, nothing is lost', () => {
  const counts = new Map<string, number>()
  const chance = new Seeded('shuffle')
  for (let i = 0; i < 24_000; i++) {
    const list = ['a', 'b', 'c', 'd']
    shuffle(list, chance)
    counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1)
  }
  assert.equal(counts.size, 24)
  assertUniform([...counts.values()], 'orders')
})

test('shuffle leaves nothing to draw for none or one', () => {
  const none: string[] = []
  shuffle(none, noChance)
  const one = ['a']
  shuffle(one, noChance)
  assert.deepEqual([none, one], [[], ['a']])
})

test('pick: each is equally likely; from nothing is a bug', () => {
  const chance = new Seeded('pick')
  const counts = [0, 0, 0, 0, 0]
  for (let i = 0; i < 20_000; i++) counts[pick([0, 1, 2, 3, 4], chance)]++
  assertUniform(counts, 'pick')
  assert.throws(() => pick([], chance), /Bug/)
})

test('noChance: a draw is a bug', () => {
  assert.throws(() => noChance.below(6), /Bug/)
  assert.throws(() => noChance.face(['head', 'tail']), /Bug/)
})
