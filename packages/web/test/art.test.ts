import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CHAPTERS } from '@mousekeep/mystics'
import { ABILITIES } from '../../mystics/data/abilities.ts'
import { EVENTS, ITEMS, PARTY_ITEMS, SCROLLS, TRICKS } from '../../mystics/data/finds.ts'
import { ACCESSORIES } from '../../mystics/data/accessories.ts'
import { ARMOR } from '../../mystics/data/armor.ts'
import { WEAPONS } from '../../mystics/data/weapons.ts'
import { HEROES } from '../../mystics/data/heroes.ts'
import { INNATE } from '../../mystics/data/innate.ts'
import { MINION_CARDS, MINION_TYPES } from '../../mystics/data/minions.ts'
import { DIE } from '../../mystics/src/cards/words.ts'
import { KINDS } from '../../mystics/src/state/action-kinds.ts'
import { CARD_IDS, cardDrawing, cardPicture } from '../src/mystics/art/cards/pictures.ts'
import { clock, HOURS } from '../src/mystics/art/clock.ts'
import { diceSprite } from '../src/mystics/art/dice.ts'
import { emblem } from '../src/mystics/art/emblems.ts'
import { FIGURE_IDS } from '../src/mystics/art/figures/cast.ts'
import { crowd } from '../src/mystics/art/figures/crowd.ts'
import { bust, figure } from '../src/mystics/art/figures/figure.ts'
import { figureSprite } from '../src/mystics/art/figures/sprite.ts'
import { STATES } from '../src/mystics/art/figures/states.ts'
import { BANNER, drawHeadpiece, LIGHTS } from '../src/mystics/art/headpieces/headpiece.ts'
import { loadHeadpiece } from '../src/mystics/art/headpieces/index.ts'
import { icon, ICON_NAMES, isIcon } from '../src/mystics/art/icons.ts'
import { materialSprite, picture } from '../src/mystics/art/materials.ts'
import { ground, night, roomPicture, rules } from '../src/mystics/art/room/draw.ts'
import { loadLook, LOOK_IDS } from '../src/mystics/art/rooms/index.ts'
import { thumbnail } from '../src/mystics/art/room/thumbnail.ts'
import { hearts } from '../src/mystics/art/things/counters.ts'
import { pages } from '../src/mystics/art/things/pages.ts'
import { TOKEN_IDS, tokenSymbol } from '../src/mystics/art/things/token-ids.ts'
import { tokenSprite } from '../src/mystics/art/things/tokens.ts'
import { wheel } from '../src/mystics/art/things/wheel.ts'
import { allSides, sideOf } from './art/sides.ts'
import { weights } from './art/weights.ts'
import { faultsOf, idsIn, lostIn } from './art/well-formed.ts'

/** The hidden sprite of the page. */
const SPRITE = materialSprite() + figureSprite() + tokenSprite() + diceSprite()
const ON_PAGE: ReadonlySet<string> = new Set(idsIn(SPRITE))

/** A drawing that stands in the page: well-formed, and all it points at is there. */
function standsInPage(name: string, drawing: string): void {
  assert.deepEqual(faultsOf(`<svg>${drawing}</svg>`), [], name)
  assert.deepEqual(lostIn(drawing, new Set([...ON_PAGE, ...idsIn(drawing)])), [], `${name} points at nothing`)
}

/** A document of its own: well-formed, ids given once, and nothing points outside. */
function standsAlone(name: string, document: string): void {
  assert.deepEqual(faultsOf(document), [], name)
  const ids = idsIn(document)
  assert.equal(new Set(ids).size, ids.length, `${name} gives an id twice`)
  assert.deepEqual(lostIn(document, new Set(ids)), [], `${name} points outside`)
}

test('every side has a room by day and by candle-light, and a place on the map', async () => {
  assert.deepEqual([...allSides().keys()].toSorted(), [...LOOK_IDS].toSorted())
  for (const id of LOOK_IDS) {
    const [side, look] = [sideOf(id), await loadLook(id)]
    for (const isCandle of [false, true]) standsAlone(`${id}, candle ${isCandle}`, roomPicture(side, look, isCandle))
    assert.notEqual(roomPicture(side, look, true), roomPicture(side, look, false))
    standsInPage(id, `<defs>${look.defs}</defs>${ground(side, look)}${night(side, look)}${rules(side, look)}`)
    assert.deepEqual(faultsOf(thumbnail(side, look)), [], `${id} on the map`)
  }
})

/** How many stretches of line of a colour the file of a tile has. */
function linesOf(side: string, kind: string): number {
  const folder = new URL('../../mystics/data/tiles/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith(`-${side.replace('-drained', '')}.json`))
  if (file === undefined) return 0
  const { lines }: { lines: { kind: string; paths: unknown[] }[] } = JSON.parse(
    readFileSync(new URL(file, folder), 'utf8'),
  )
  return lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + line.paths.length, 0)
}

test('every mark of the rules that a side has is drawn in its room', async () => {
  for (const [id, side] of allSides()) {
    const look = await loadLook(id)
    const drawn = rules(side, look)
    const count = (part: string): number => drawn.split(part).length - 1
    // The navy of prints, the cross of a trap, the ring of a flip, the arrow of a way out: each once a mark.
    assert.equal(count('fill="#27447E"'), side.entry.length, `${id}: entries`)
    assert.equal(count('M-28-24Q-2-2 28 24'), side.traps.length * 3, `${id}: traps`)
    assert.equal(count('<circle r="58"'), Object.keys(side.flip).length, `${id}: flips`)
    assert.equal(count('M0-21l26 22'), side.exits.length, `${id}: ways out`)
    assert.equal(count('stroke-dasharray="1 17"'), side.gaps.length * 2, `${id}: gaps`)
    // The tile's file says on which borders its lines run; the drawing works it out from the outlines.
    assert.equal(count('stroke="#DD3A2D" stroke-width="8"'), linesOf(id, 'red'), `${id}: red lines`)
    assert.equal(count('stroke="#FFD02E" stroke-width="6"'), linesOf(id, 'yellow'), `${id}: yellow lines`)
    assert.equal(side.current.length > 0, drawn.includes('#F4FFF8'), `${id}: current`)
    const [wall, ...floor] = look.palette
    assert.ok(wall !== floor[0] && floor.length >= 3)
  }
})

test('every mouse, minion and initiative card has a figure, a bust and a name in four languages', () => {
  const texts = ['en', 'ru', 'fr', 'hu'].map((language) =>
    ['names', 'cards']
      .map((file) => readFileSync(new URL(`../../mystics/text/${file}.${language}.ftl`, import.meta.url), 'utf8'))
      .join('\n'),
  )
  const cast = [
    ...HEROES.map(({ id }) => [id, `hero-${id}`]),
    ...MINION_TYPES.map(({ id }) => [id, `minions-${id}`]),
    ...MINION_CARDS.map(({ id }) => [id, `initiative-${id}`]),
  ]
  for (const [id, name] of cast) {
    assert.ok(FIGURE_IDS.includes(id), `${id} has no figure`)
    standsInPage(id, figure({ id, letter: 'X', x: 0, y: 0, height: 100, states: STATES, carries: 'token-key' }))
    standsInPage(id, bust(id))
    for (const text of texts) assert.match(text, new RegExp(`^${name} =`, 'm'))
  }
  for (const { id } of HEROES)
    for (const pose of ['blow', 'hurt', 'cheer'] as const) {
      assert.ok(ON_PAGE.has(`m-fig-${id}-${pose}`), `${id} has no ${pose}`)
      standsInPage(id, figure({ id, letter: 'X', x: 0, y: 0, height: 100, pose, isActive: true, isMirrored: true }))
    }
})

test('every card has its own picture', () => {
  const cards = [WEAPONS, ARMOR, ACCESSORIES, ITEMS, SCROLLS, TRICKS, EVENTS, PARTY_ITEMS, ABILITIES, INNATE].flat()
  assert.deepEqual(cards.map(({ id }) => id).toSorted(), [...CARD_IDS].toSorted())
  for (const { id } of cards) {
    standsInPage(id, cardDrawing(id))
    standsAlone(id, cardPicture(id))
  }
  assert.equal(new Set(CARD_IDS.map(cardDrawing)).size, CARD_IDS.length)
})

test('every chapter has a headpiece in three lights and an emblem', async () => {
  assert.equal(CHAPTERS.length, 12)
  for (const { id } of CHAPTERS) {
    const headpiece = await loadHeadpiece(id)
    const drawn = LIGHTS.map((light) => drawHeadpiece(headpiece, light))
    assert.equal(new Set(drawn).size, LIGHTS.length)
    for (const drawing of drawn) standsAlone(`headpiece ${id}`, picture(BANNER, drawing))
    standsInPage(`emblem ${id}`, emblem(id, 'an-emblem'))
  }
})

test('every token of a chapter, every party item and the snare can be drawn', () => {
  for (const { tokens = {} } of CHAPTERS)
    for (const [id, { kind }] of Object.entries(tokens)) assert.ok(ON_PAGE.has(`m-${tokenSymbol(id, kind)}`), id)
  for (const { id } of PARTY_ITEMS) assert.ok(TOKEN_IDS.includes(id), id)
  assert.ok(TOKEN_IDS.includes('snare'))
  assert.throws(() => tokenSymbol('no-such-thing'), /Bug: token "no-such-thing" has no drawing/)
})

test('every kind of action has an icon, every face of the die a drawing', () => {
  for (const kind of KINDS) assert.ok(isIcon(kind), `${kind} has no icon`)
  for (const name of ICON_NAMES.filter(isIcon)) assert.deepEqual(faultsOf(icon(name)), [], name)
  for (const face of DIE) assert.ok(ON_PAGE.has(`m-die-${face}`), face)
})

test('the sprite and everything that shares a page give each id once', async () => {
  standsInPage('sprite', SPRITE)
  const all = [...idsIn(SPRITE)]
  // One room at a time, but a flip shows two sides at once.
  for (const id of LOOK_IDS.filter((each) => !each.endsWith('-drained'))) {
    const [side, look] = [sideOf(id), await loadLook(id)]
    all.push(...idsIn(look.defs + ground(side, look) + night(side, look) + rules(side, look)))
  }
  const twice = all.filter((id, i) => all.indexOf(id) !== i)
  assert.deepEqual([...new Set(twice)], [])
  assert.ok(all.every((id) => id.startsWith('m-')))
})

test('wheel, pages, hearts and the Twelve-Clock are drawn for every number', () => {
  for (const cheese of [0, 1, 2, 3, 4, 5, 6]) standsInPage(`wheel ${cheese}`, wheel(cheese))
  for (let end = 1; end <= 12; end++) for (let at = 1; at <= end; at++) standsInPage(`page ${at}`, pages(at, end))
  for (const wounds of [0, 1, 2]) assert.equal(hearts(4, wounds, 1).split('<svg').length - 1, 4)
  for (const hour of HOURS)
    standsInPage(
      hour,
      clock(
        Array.from({ length: 12 }, () => hour),
        3,
        ['collin', 'nez', 'tilda', 'filch'],
      ),
    )
})

test('four figures on the smallest space keep apart at 390 px, and stay on it', () => {
  const PHONE = 390 / 1000
  for (const [id, side] of allSides())
    for (const [name, space] of Object.entries(side.spaces)) {
      const { figures, tokens } = crowd(space, ['small', 'small', 'small', 'small'], 2)
      for (const [i, one] of figures.entries())
        for (const other of figures.slice(i + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y) * PHONE
          assert.ok(apart >= 14, `${id} ${name}: seals ${apart.toFixed(1)} px apart`)
        }
      const xs = space.poly.map(([x]) => x * 10)
      for (const { x } of figures) assert.ok(x >= Math.min(...xs) && x <= Math.max(...xs), `${id} ${name}`)
      assert.equal(tokens.length, 2)
    }
})

test('no room weighs more than 25 kB compressed, nor the rest more than it was given', async () => {
  const most: Readonly<Record<string, number>> = { figures: 30, 'kit of rooms': 16, tokens: 8, cards: 25 }
  for (const [name, bytes] of await weights()) {
    const limit = most[name] ?? (name.startsWith('rooms/') ? 10 : 8)
    assert.ok(bytes <= limit * 1000, `${name}: ${bytes} bytes`)
  }
  for (const id of LOOK_IDS) {
    const drawn = roomPicture(sideOf(id), await loadLook(id), true)
    assert.ok(drawn.length <= 160_000, `${id} is ${drawn.length} characters of SVG`)
  }
})
