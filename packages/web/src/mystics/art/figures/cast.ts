import { drawMouse, POSES, type MouseDrawing } from './mice/mouse.ts'
import { collin } from './mice/collin.ts'
import { filch } from './mice/filch.ts'
import { lily } from './mice/lily.ts'
import { maginos } from './mice/maginos.ts'
import { nez } from './mice/nez.ts'
import { tilda } from './mice/tilda.ts'
import { catPaw, chase, pounce } from './minions/brodie.ts'
import { centipede } from './minions/centipede.ts'
import { crow } from './minions/crow.ts'
import { eliteArcher } from './minions/elite.ts'
import { burr, dot, pip } from './minions/mouselings.ts'
import { ratWarrior } from './minions/rat.ts'
import { greedyRoach, roach } from './minions/roach.ts'
import { skitter } from './minions/skitter.ts'
import { spider } from './minions/spider.ts'
import { vanestra } from './minions/vanestra.ts'
import { vurst } from './minions/vurst.ts'

/** Who stands on the board, by the ids of the game: mice, types of minions, and cards of those with several. */

const MICE: Readonly<Record<string, MouseDrawing>> = { collin, nez, tilda, maginos, filch, lily }

const OTHERS: Readonly<Record<string, () => string>> = {
  'rat-warriors': ratWarrior,
  'elite-rat-warriors': eliteArcher,
  roaches: roach,
  'greedy-roaches': greedyRoach,
  spider,
  centipede,
  'captain-vurst': vurst,
  'skitter-clak': skitter,
  brodie: catPaw,
  'brodie-pounces': pounce,
  'brodie-chases': chase,
  vanestra: () => vanestra(),
  'vanestras-charm': () => vanestra('charm'),
  'vanestras-sting': () => vanestra('sting'),
  'vanestras-web': () => vanestra('web'),
  'vanestras-call': () => vanestra('call'),
  crow,
  pip,
  burr,
  dot,
}

/** The colour of the ring and seal of a mouse, grown or not. */
export const COLOURS: Readonly<Record<string, string>> = {
  collin: '#2F5F93',
  nez: '#8A5528',
  tilda: '#4F7A3C',
  maginos: '#4A3D80',
  filch: '#A32A22',
  lily: '#7A3F7E',
  pip: '#5E6E2C',
  burr: '#6A4C44',
  dot: '#2F5F93',
}

/** The part of the box that shows the face. */
const BUSTS: Readonly<Record<string, string>> = {
  collin: '24 0 96 84',
  nez: '24 2 96 84',
  tilda: '22 2 96 84',
  maginos: '14 -6 118 103',
  filch: '36 2 92 80',
  lily: '30 -2 96 84',
  'rat-warriors': '16 0 110 96',
  'elite-rat-warriors': '-14 -10 132 114',
  roaches: '6 30 140 120',
  'greedy-roaches': '6 30 140 120',
  spider: '0 -2 150 130',
  centipede: '20 -10 110 96',
  'captain-vurst': '14 -32 112 98',
  'skitter-clak': '-8 -30 136 116',
  brodie: '0 0 150 130',
  'brodie-pounces': '-10 -22 170 146',
  'brodie-chases': '-14 14 176 150',
  vanestra: '32 54 86 74',
  'vanestras-charm': '2 -26 146 146',
  'vanestras-sting': '2 -26 146 146',
  'vanestras-web': '2 -26 146 146',
  'vanestras-call': '2 -26 146 146',
  crow: '-24 -6 140 120',
  pip: '32 42 84 72',
  burr: '34 40 84 72',
  dot: '34 44 84 72',
}

export const FIGURE_IDS: readonly string[] = [...Object.keys(MICE), ...Object.keys(OTHERS)]
export const isMouse = (id: string): boolean => Object.hasOwn(MICE, id)

/** Every drawing of a figure by the end of its symbol's name: `idle` has none. */
export function drawings(id: string): readonly (readonly [end: string, drawing: string])[] {
  const mouse = MICE[id]
  if (mouse !== undefined) return POSES.map((pose) => [pose === 'idle' ? '' : `-${pose}`, drawMouse(mouse, pose)])
  const other = OTHERS[id]
  if (other === undefined) throw new Error(`Bug: "${id}" has no figure`)
  return [['', other()]]
}

/** One drawing: `collin`, `collin-cheer`, `roaches`. */
export function drawingOf(name: string): string {
  for (const id of FIGURE_IDS)
    for (const [end, drawing] of name.startsWith(id) ? drawings(id) : []) if (name === id + end) return drawing
  throw new Error(`Bug: "${name}" has no drawing`)
}

export function bustBox(id: string): string {
  const box = BUSTS[id]
  if (box === undefined) throw new Error(`Bug: "${id}" has no bust`)
  return box
}
