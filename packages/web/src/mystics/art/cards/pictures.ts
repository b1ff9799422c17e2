import { f } from '../../../base/paint.ts'
import { picture } from '../materials.ts'
import { ink } from '../pen.ts'
import { ACCENTS } from './accents.ts'
import { ACCESSORIES } from './accessories.ts'
import { ADEPTS } from './adepts.ts'
import { ARMOR } from './armor.ts'
import { EVENTS } from './events.ts'
import { FIGHTERS } from './fighters.ts'
import { GROUNDS } from './grounds.ts'
import { ITEMS } from './items.ts'
import { PARTY_ITEMS } from './party-items.ts'
import { SCROLLS } from './scrolls.ts'
import { TRICKS } from './tricks.ts'
import { WEAPONS } from './weapons.ts'

/** What each card shows, 100 units wide. */
const THINGS: Readonly<Record<string, string>> = {
  ...FIGHTERS,
  ...ADEPTS,
  ...WEAPONS,
  ...ARMOR,
  ...ACCESSORIES,
  ...ITEMS,
  ...SCROLLS,
  ...TRICKS,
  ...EVENTS,
  ...PARTY_ITEMS,
}

/** The background, and the sign in the corner. */
interface Setting {
  readonly ground: string
  readonly accent: string
  readonly tilt?: number
  readonly size?: number
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  'born-to-lead': { ground: 'leader', accent: 'cheese' },
  'slow-to-anger': { ground: 'warrior', accent: 'cheese' },
  'empathetic-power': { ground: 'healer', accent: 'cheese' },
  'draw-power': { ground: 'mystic', accent: 'cheese' },
  pilfer: { ground: 'scamp', accent: 'cheese' },
  'prehensile-tail': { ground: 'scamp', accent: 'plus' },
  'shoot-and-scoot': { ground: 'archer', accent: 'foot' },
  'first-aid': { ground: 'healer', accent: 'leaf' },
  'accurate-shot': { ground: 'archer', accent: 'shield' },
  'aimed-shot': { ground: 'archer', accent: 'plus' },
  'power-shot': { ground: 'archer', accent: 'x2' },
  'preemptive-shot': { ground: 'archer', accent: 'star' },
  cure: { ground: 'healer', accent: 'drop' },
  fortify: { ground: 'healer', accent: 'shield' },
  'major-heal': { ground: 'healer', accent: 'leaf' },
  inspire: { ground: 'leader', accent: 'x2' },
  'give-order': { ground: 'leader', accent: 'foot' },
  'battle-leader': { ground: 'leader', accent: 'plus' },
  'chain-lightning': { ground: 'mystic', accent: 'star' },
  'mystic-bolt': { ground: 'mystic', accent: 'eye' },
  'mystic-blast': { ground: 'mystic', accent: 'star' },
  invisibility: { ground: 'mystic', accent: 'eye' },
  meeps: { ground: 'mystic', accent: 'shield' },
  'knife-strike': { ground: 'scamp', accent: 'x2' },
  find: { ground: 'scamp', accent: 'star' },
  dodge: { ground: 'scamp', accent: 'shield' },
  'energy-rush': { ground: 'scamp', accent: 'foot' },
  'keen-eye': { ground: 'scamp', accent: 'star' },
  'set-trap': { ground: 'tinkerer', accent: 'eye' },
  thundersqueak: { ground: 'warrior', accent: 'star' },
  'battle-squeak': { ground: 'warrior', accent: 'plus' },
  feint: { ground: 'warrior', accent: 'shield', size: 1.1 },
  backslash: { ground: 'warrior', accent: 'x2' },
  resolve: { ground: 'warrior', accent: 'leaf' },
  protect: { ground: 'warrior', accent: 'shield' },
  'collins-sword': { ground: 'weapon', accent: 'plus', size: 1.15 },
  'nezs-hammer': { ground: 'weapon', accent: 'plus' },
  'tildas-mace': { ground: 'weapon', accent: 'leaf' },
  'maginos-staff': { ground: 'weapon', accent: 'star' },
  'lilys-bow': { ground: 'weapon', accent: 'cheese' },
  dagger: { ground: 'weapon', accent: 'eye', size: 1.3 },
  'fishbone-knife': { ground: 'weapon', accent: 'plus', size: 1.2 },
  'darning-needle': { ground: 'weapon', accent: 'foot' },
  'ribbon-sling': { ground: 'weapon', accent: 'star' },
  toothpick: { ground: 'weapon', accent: 'shield' },
  'accurate-bow': { ground: 'weapon', accent: 'x2' },
  'long-bow': { ground: 'weapon', accent: 'plus' },
  'enchanted-bow': { ground: 'weapon', accent: 'star' },
  'scorching-wand': { ground: 'weapon', accent: 'star' },
  'sorrow-blade': { ground: 'weapon', accent: 'drop', size: 1.1 },
  'leather-breastplate': { ground: 'armor', accent: 'shield' },
  'walnut-shell-armor': { ground: 'armor', accent: 'x2' },
  'fish-scale-armor': { ground: 'armor', accent: 'drop' },
  'shifting-cloak': { ground: 'armor', accent: 'foot' },
  'oak-leaf-cloak': { ground: 'armor', accent: 'leaf' },
  'thimble-helmet': { ground: 'armor', accent: 'shield' },
  'acorn-cap': { ground: 'armor', accent: 'leaf' },
  'button-shield': { ground: 'armor', accent: 'shield' },
  'penny-shield': { ground: 'armor', accent: 'shield' },
  'ring-of-cat-strength': { ground: 'accessory', accent: 'plus' },
  'clover-locket': { ground: 'accessory', accent: 'leaf' },
  'dewdrop-monocle': { ground: 'accessory', accent: 'eye' },
  'spider-silk-scarf': { ground: 'accessory', accent: 'drop' },
  'grasshopper-boots': { ground: 'accessory', accent: 'foot' },
  'weathervane-pin': { ground: 'accessory', accent: 'star' },
  'tinkerers-treasure': { ground: 'item', accent: 'star' },
  'drop-of-honey': { ground: 'item', accent: 'leaf' },
  'milkweed-antidote': { ground: 'item', accent: 'drop' },
  'pebble-whetstone': { ground: 'item', accent: 'plus' },
  'pinch-of-pepper': { ground: 'item', accent: 'eye' },
  'glowworm-lamp': { ground: 'item', accent: 'star' },
  'candle-stub': { ground: 'item', accent: 'eye' },
  'bent-pin-picklock': { ground: 'item', accent: 'star' },
  levitate: { ground: 'scroll', accent: 'foot' },
  mousehole: { ground: 'scroll', accent: 'foot' },
  'summon-cat': { ground: 'scroll', accent: 'eye' },
  'balm-for-all': { ground: 'scroll', accent: 'leaf' },
  'treacle-feet': { ground: 'scroll', accent: 'foot' },
  'invoke-cheddar-golem': { ground: 'scroll', accent: 'cheese' },
  'shower-of-sparks': { ground: 'scroll', accent: 'star' },
  lullaby: { ground: 'scroll', accent: 'note' },
  curdle: { ground: 'scroll', accent: 'cheese' },
  'lurk-in-the-shadows': { ground: 'trick', accent: 'eye' },
  'lucky-whisker': { ground: 'trick', accent: 'star' },
  'owl-hoot': { ground: 'trick', accent: 'note' },
  'play-dead': { ground: 'trick', accent: 'star' },
  'loose-brick': { ground: 'trick', accent: 'foot' },
  'spoilt-cheese': { ground: 'trick', accent: 'cheese' },
  'ankle-bite': { ground: 'trick', accent: 'x2' },
  'forgotten-larder': { ground: 'event', accent: 'cheese' },
  'warm-hearth': { ground: 'event', accent: 'leaf' },
  'guards-at-dice': { ground: 'event', accent: 'cheese' },
  'loose-floorboard': { ground: 'event', accent: 'star' },
  'a-page-of-wisdom': { ground: 'event', accent: 'star' },
  abduction: { ground: 'event', accent: 'eye' },
  'rats-in-the-walls': { ground: 'event', accent: 'eye' },
  'cheese-thief': { ground: 'event', accent: 'cheese' },
  'hidden-snap': { ground: 'event', accent: 'eye' },
  disguises: { ground: 'party', accent: 'star' },
  'fishhook-and-thread': { ground: 'party', accent: 'foot' },
  'dinner-fork': { ground: 'party', accent: 'foot' },
  grape: { ground: 'party', accent: 'drop' },
}

export const CARD_IDS: readonly string[] = Object.keys(SETTINGS)

/** The thing alone, for slots and packs, in the box 0 0 100 100. */
export function cardThing(id: string): string {
  const thing = THINGS[id]
  if (thing === undefined) throw new Error(`Bug: card "${id}" has no picture`)
  return thing
}

/** The picture of a card: the thing, the background of its kind, the sign of its effect. Box 0 0 140 100. */
export function cardDrawing(id: string): string {
  const { ground, accent, tilt = 0, size = 1 } = SETTINGS[id]
  const scale = 0.9 * size
  const turn = tilt === 0 ? '' : ` rotate(${tilt} 50 51)`
  const thing = `<g transform="translate(${f(70 - 50 * scale)} ${f(49 - 50 * scale)}) scale(${Math.round(scale * 100) / 100})${turn}">${cardThing(id)}</g>`
  const sign = `<g transform="translate(124 16) scale(.92)"><circle r="12" fill="#FFF8E8" ${ink(1.6)}/>${ACCENTS[accent]}</g>`
  return `${GROUNDS[ground]}<ellipse cx="74" cy="90" rx="34" ry="5" fill="#1A0C05" opacity=".28"/>${thing}${sign}`
}

/** The same as a document of its own. */
export const cardPicture = (id: string): string => picture('0 0 140 100', cardDrawing(id))
