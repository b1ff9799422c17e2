import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadInput } from '@mousekeep/engine'
import { tilesOfTheBox } from '../src/sides.ts'
import { checkTile } from '../src/tile-check.ts'
import { drawTile } from '../src/tile-draw.ts'
import { readTile, type Tile } from '../src/tile.ts'
import guardRoom from '../data/tiles/05-guard-room.json' with { type: 'json' }

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

void test('every side is drawn with all its spaces', () => {
  for (const tile of tilesOfTheBox().values()) {
    const svg = drawTile(tile)
    for (const name of Object.keys(tile.spaces)) assert.ok(svg.includes(`>${name}</text>`), `${tile.id} ${name}`)
  }
})
