import { isMouse } from '../../src/mystics/art/figures/who.ts'
import { crowd } from '../../src/mystics/art/figures/crowd.ts'
import { figure } from '../../src/mystics/art/figures/figure.ts'
import { STATES } from '../../src/mystics/art/figures/states.ts'
import * as mark from '../../src/mystics/art/marks.ts'
import { ground, night, rules } from '../../src/mystics/art/room/draw.ts'
import { light } from '../../src/mystics/art/room/light.ts'
import { middle, type RoomSide } from '../../src/mystics/art/room/side.ts'
import { loadLook } from '../../src/mystics/art/rooms/index.ts'
import { TOKEN_IDS } from '../../src/mystics/art/things/token-ids.ts'
import { sideOf } from './sides.ts'

/** Who stands on the first spaces of a side: as many as there may be, and all that are large. */
const CASTS: readonly (readonly string[])[] = [
  ['collin', 'tilda', 'rat-warriors', 'rat-warriors'],
  ['roaches', 'roaches', 'roaches', 'filch'],
  ['nez', 'elite-rat-warriors', 'maginos'],
  ['spider'],
  ['lily', 'centipede'],
  ['captain-vurst'],
  ['vanestra'],
  ['skitter-clak'],
  [],
  [],
]

interface Piece {
  readonly y: number
  readonly svg: string
}

function piecesOn(side: RoomSide, name: string, n: number, isLit: boolean): Piece[] {
  const cast = CASTS[n]
  const sizes = cast.map(() => 'small' as const)
  const { figures, tokens, badges } = crowd(side.spaces[name], sizes, n % 3)
  const pieces = tokens.map(({ x, y, size }, i): Piece => {
    const token = TOKEN_IDS[(n + i) % TOKEN_IDS.length]
    const svg = `<use href="#m-token-${token}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`
    return { y: y - 60, svg }
  })
  cast.forEach((id, i) => {
    const letter = isMouse(id) ? id[0].toUpperCase() : `${id[0]}${i + 1}`
    const drawn = figure({ id, letter, ...figures[i], isActive: n === 0 && i === 0, isLit })
    const [x, y] = badges[i]
    const badge = `<use href="#m-badge-${STATES[n % STATES.length]}" x="${x - 15}" y="${y - 15}" width="30" height="30"/>`
    pieces.push({ y: figures[i].y, svg: drawn + (n % 2 === 0 && i === 0 ? badge : '') })
  })
  return pieces
}

/** A room as the page composes it: four figures with tokens on small spaces, and every mark. */
export async function fullRoom(id: string, isCandle: boolean, width = 390): Promise<string> {
  const side = sideOf(id)
  const look = await loadLook(id)
  const names = Object.keys(side.spaces)
  const at = names.map((name) => middle(side.spaces[name]))
  const pieces = CASTS.flatMap((_, n) => piecesOn(side, names[n], n, isCandle)).toSorted((a, b) => a.y - b.y)
  const free = names.slice(CASTS.length, CASTS.length + 4)
  const under = [
    mark.chalk(`m-chalk-${id}`, side, free),
    ...free.map((name, i) => mark.priceMark(...mark.cornerOf(side.spaces[name]), i + 1)),
    mark.spaceRing(side.spaces[names[0]]),
    mark.footprints(at[0], at[CASTS.length]),
  ]
  const over = [
    mark.targetMark(...at[3], '62 %'),
    mark.intentArrow(at[4], at[6]),
    mark.intentArrow(at[5], at[7], true),
    mark.orderMark(...at[2], 2),
  ]
  const dark = isCandle ? night(side, look, [light(...at[0], 190)]) : ''
  const drawn = pieces.map(({ svg }) => svg).join('')
  const inner = `${dark}${rules(side, look)}${under.join('')}${drawn}${over.join('')}`
  const layer = (svg: string): string =>
    `<svg style="position:absolute;inset:0" width="${width}" height="${width}" viewBox="0 0 1000 1000">${svg}</svg>`
  return `<div style="position:relative;width:${width}px;height:${width}px">${layer(`<defs>${look.defs}</defs>${ground(side, look)}`)}${layer(inner)}</div>`
}
