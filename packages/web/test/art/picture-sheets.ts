import { CARD_IDS, cardDrawing, cardThing } from '../../src/mystics/art/cards/pictures.ts'
import { clock, CLOCK_BOX, type Hour } from '../../src/mystics/art/clock.ts'
import { emblem, EMBLEM_IDS } from '../../src/mystics/art/emblems.ts'
import { BANNER, drawHeadpiece, LIGHTS, squareBox } from '../../src/mystics/art/headpieces/headpiece.ts'
import { HEADPIECE_IDS, loadHeadpiece } from '../../src/mystics/art/headpieces/index.ts'
import { picture } from '../../src/mystics/art/materials.ts'
import { cheese, heart, HEARTS, hearts } from '../../src/mystics/art/things/counters.ts'
import { pagesBox, WHEEL_BOX } from '../../src/mystics/art/things/boxes.ts'
import { hourglass, pages } from '../../src/mystics/art/things/pages.ts'
import { wheel } from '../../src/mystics/art/things/wheel.ts'
import { figureOf, image, page, section, type Sheet } from './page.ts'

const svg = (box: string, drawing: string, width: number): string =>
  `<svg width="${width}" viewBox="${box}">${drawing}</svg>`

const cards: Sheet = {
  name: 'cards',
  width: 1500,
  draw: () => {
    const large = CARD_IDS.map((id) => figureOf(svg('0 0 140 100', cardDrawing(id), 112), id, 132))
    const things = CARD_IDS.map((id) => svg('0 0 100 100', cardThing(id), 32))
    return page('', [section(large), section(things), section(things, true)])
  },
}

const headpieces = HEADPIECE_IDS.map((id): Sheet => ({
  name: `headpiece-${id}`,
  width: 1400,
  draw: async () => {
    const headpiece = await loadHeadpiece(id)
    const banners = LIGHTS.map((light) => image(picture(BANNER, drawHeadpiece(headpiece, light)), 1360))
    const squares = LIGHTS.map((light) => image(picture(squareBox(headpiece), drawHeadpiece(headpiece, light)), 160))
    return page('', [section([...banners, ...squares])])
  },
}))

const emblemRow = (size: number): string[] =>
  EMBLEM_IDS.map((id) => svg('-70 -70 140 140', emblem(id, `m-emblem-${id}-${size}`), size))

const emblems: Sheet = {
  name: 'emblems',
  width: 1100,
  draw: () => {
    return page('', [section(emblemRow(150)), section(emblemRow(44)), section(emblemRow(60), true)])
  },
}

const HOURS: readonly Hour[] = [
  'won',
  'won',
  'won',
  'left',
  'next',
  ...Array.from({ length: 7 }, () => 'later' as const),
]

const instruments: Sheet = {
  name: 'instruments',
  width: 1240,
  draw: () => {
    const face = svg(CLOCK_BOX, clock(HOURS, 4, ['maginos', 'tilda', 'collin', 'lily']), 640)
    const wheels = [0, 1, 4, 6].map((n) => svg(WHEEL_BOX, wheel(n), 120) + svg(WHEEL_BOX, wheel(n), 44))
    const times = [
      svg(pagesBox(7), pages(3, 7), 360),
      svg(pagesBox(5), pages(5, 5), 150),
      svg('-46 -80 92 160', hourglass, 46),
    ]
    const counted = [...HEARTS.map((kind) => heart(kind, 40)), hearts(4, 1, 1, 18), cheese(40), cheese(16)]
    const all = [...wheels, ...times, ...counted].map((drawing) => figureOf(drawing, '', 240))
    return page('', [section([face]), section(all), section(all, true)])
  },
}

export const PICTURE_SHEETS: readonly Sheet[] = [cards, emblems, instruments, ...headpieces]
