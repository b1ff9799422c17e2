import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { tilesOfTheBox } from '../../src/board/box-tiles.ts'
import { checkTile } from '../../src/authoring/check-tile.ts'
import { drawTile } from '../../src/authoring/draw-tile.ts'
import { readTile, type Tile } from '../../src/board/tile.ts'
import guardRoom from '../../data/tiles/05-guard-room.json' with { type: 'json' }

void test('all sixteen sides of the box pass the checker', () => {
  const tiles = [...tilesOfTheBox().values()]
  assert.equal(tiles.length, 16)
  for (const tile of tiles) assert.deepEqual(checkTile(tile), [], tile.id)
})

void test('the two sides of a tile name each other, and their flip spaces lie over each other', () => {
  const tiles = tilesOfTheBox()
  for (const tile of tiles.values()) {
    const back = tiles.get(tile.back)
    assert.equal(back?.back, tile.id)
    const at = Object.keys(tile.flip).map((name) => tile.spaces[name].at)
    assert.deepEqual(
      at,
      Object.keys(back?.flip ?? {}).map((name) => back?.spaces[name].at),
    )
  }
})

void test('the checker says what to mend', () => {
  const tile: Tile = readTile(guardRoom)
  const broken: Tile = { ...tile, links: tile.links.filter((pair) => pair !== 'a1-a2'), traps: ['z9'], entry: [] }
  const messages = checkTile(broken).join('\n')
  assert.match(messages, /a1-a2 touch by their outlines: add them/)
  assert.match(messages, /there is no space "z9"/)
  assert.match(messages, /minions need at least one space/)
})

void test('a tile that is none is refused with its path', () => {
  assert.throws(() => readTile({ ...guardRoom, colour: 'green' }), /guard-room.colour/)
  assert.throws(() => readTile({ ...guardRoom, more: 1 }), BadInput)
})

void test('names that could do harm in a drawing, and too many spaces, are refused', () => {
  const [, space] = Object.entries(guardRoom.spaces)[0]
  const withName = (name: string): object => ({ ...guardRoom, spaces: { ...guardRoom.spaces, [name]: space } })
  assert.throws(() => readTile(withName('<script>')), /guard-room.spaces: "<script>" must be written like /)
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`s${i}`, space]))
  assert.throws(() => readTile({ ...guardRoom, spaces: many }), /guard-room.spaces must have at most 100 entries/)
})

void test('the example of docs/add-a-tile.md passes the checker', () => {
  const page = readFileSync(new URL('../../../../docs/add-a-tile.md', import.meta.url), 'utf8')
  const [, example] = page.split(/```(?:json)?\n/)
  assert.deepEqual(checkTile(readTile(JSON.parse(example))), [])
})

void test('every side is drawn with all its spaces', () => {
  for (const tile of tilesOfTheBox().values()) {
    const svg = drawTile(tile)
    for (const name of Object.keys(tile.spaces)) assert.ok(svg.includes(`>${name}</text>`), `${tile.id} ${name}`)
    assert.doesNotMatch(svg, /NaN|undefined|Infinity/, tile.id)
    const count = (what: string): number => svg.split(what).length - 1
    assert.equal(count('stroke="#ffd02e"'), tile.yellow.length, `${tile.id}: yellow lines`)
    assert.equal(count('stroke="#e0392c" stroke-width="1"'), tile.red.length, `${tile.id}: red lines`)
    assert.equal(count('stroke-dasharray=".2 1.4"'), tile.gaps.length, `${tile.id}: gaps`)
  }
})
