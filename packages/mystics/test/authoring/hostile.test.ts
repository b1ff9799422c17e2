import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BadInput, legal, pick, Seeded } from '@mousekeep/engine'
import { mystics, readChapter, type MysticsState } from '@mousekeep/mystics'
import { CHAPTERS, shelve } from '../../src/story/shelf.ts'
import { tilesOfTheBox } from '../../src/board/box-tiles.ts'
import { checkTile } from '../../src/authoring/check-tile.ts'
import { drawTile } from '../../src/authoring/draw-tile.ts'
import { readTile } from '../../src/board/tile.ts'
import { spoil } from './spoil.ts'

// Content files with something broken in them: refused with path and reason, or loaded and played without a crash.

/** What the reader made of it; null if it refused, saying where and why. */
function read<T>(reader: () => T): T | null {
  try {
    return reader()
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    assert.match(error.message, /^\S+.* /, 'a refusal says where, and why')
    assert.ok(error.message.length < 6000, 'and is no book')
    return null
  }
}

function playOn(state: MysticsState, seed: string, actions: number): void {
  const chance = new Seeded(seed)
  for (let i = 0; i < actions && mystics.actor(state) !== null; i++) {
    mystics.perform(state, pick(legal(mystics, state), chance), chance, null)
    mystics.summary(state)
  }
}

void test('M26.1 the chapters of the book are read back from plain data', () => {
  for (const chapter of CHAPTERS) readChapter(JSON.parse(JSON.stringify(chapter)))
})

void test('M26.1 spoilt chapters are refused with path and reason, or can be played', () => {
  const chance = new Seeded('spoilt chapters')
  let played = 0
  for (let i = 0; i < 1000; i++) {
    const id = `spoilt-${i}`
    const spoilt = spoil({ ...pick(CHAPTERS, chance), id }, chance)
    const chapter = read(() => readChapter(spoilt))
    if (chapter?.id !== id) continue
    played++
    shelve(chapter)
    const difficulty = pick(['story', 'standard', 'heroic'], chance)
    playOn(mystics.start(mystics.readOptions({ chapter: id, difficulty }), new Seeded(id), null), id, 100)
  }
  assert.ok(played > 20, `only ${played} could be played`)
})

void test('M7.1 spoilt tiles are refused with path and reason, or the checker looks at them', () => {
  const chance = new Seeded('spoilt tiles')
  const folder = new URL('../../data/tiles/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  assert.equal(files.length, tilesOfTheBox().size)
  const small: unknown = JSON.parse(readFileSync(new URL('04-kitchen-tunnels.json', folder), 'utf8'))
  let drawn = 0
  for (let i = 0; i < 150; i++) {
    const spoilt = spoil(small, chance)
    const tile = read(() => readTile(spoilt))
    if (tile === null || checkTile(tile).length > 0) continue
    drawn++
    drawTile(tile)
  }
  assert.ok(drawn > 0)
})

void test('spoilt positions are refused with path and reason, or can be played', () => {
  const chance = new Seeded('spoilt positions')
  const path = new URL('../cases/mystics-interactions-ours.json', import.meta.url)
  const cases: readonly { readonly position: unknown }[] = JSON.parse(readFileSync(path, 'utf8'))
  let played = 0
  for (let i = 0; i < 2000; i++) {
    const spoilt = spoil(pick(cases, chance).position, chance)
    const state = read(() => mystics.readPosition(spoilt, new Seeded(`roll ${i}`), null))
    if (state === null) continue
    played++
    playOn(state, `play ${i}`, 30)
  }
  assert.ok(played > 50, `only ${played} could be played`)
})

const LINE = { spaces: { a: [0, 0], b: [1, 0], c: [2, 0] }, links: ['a-b', 'b-c'] }
const SPIDERS = ['spider', 'centipede'].map((type) => ({ id: type, type, at: 'c' }))
const CONTRADICTIONS: readonly [string, Record<string, unknown>, RegExp][] = [
  ['M7.5 two large figures on one space', { minions: SPIDERS }, /"c" has no room for two large figures/],
  ['a minion by the name of a mouse', { minions: [{ id: 'nez', type: 'roaches', at: 'c' }] }, /name of a mouse/],
  ['an area that is not there', { tile: { ...LINE, areas: { d: 6 } } }, /tile\.areas: there is no space "d"/],
  ['a flip space by an inherited name', { tile: { ...LINE, flip: { toString: 'plain' } } }, /no space "toString"/],
  ['a place that is not there', { tile: { ...LINE, places: { hole: 'd' } } }, /tile\.places: there is no space "d"/],
  ['a space linked to itself', { tile: { ...LINE, links: ['a-a'] } }, /"a-a" must join two spaces/],
]
for (const [title, wrong, message] of CONTRADICTIONS) {
  void test(`${title}: a position is refused`, () => {
    const position = { tile: LINE, mice: { nez: { at: 'a' } }, points: 1, ...wrong }
    assert.throws(() => mystics.readPosition(position, new Seeded('contradiction'), null), message)
  })
}

void test('M7.6 an area holds two large figures', () => {
  const position = { tile: { ...LINE, areas: { c: 8 } }, mice: { nez: { at: 'a' } }, minions: SPIDERS, points: 1 }
  assert.equal(mystics.readPosition(position, new Seeded('area'), null).minions.length, 2)
})
