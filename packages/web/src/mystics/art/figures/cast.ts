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

/** The figures on the board, by their ids in the game: mice, types of minions, and cards of minions with several. */

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

export const FIGURE_IDS: readonly string[] = [...Object.keys(MICE), ...Object.keys(OTHERS)]

/** Every drawing of a figure, by the suffix of its symbol's name; `idle` has none. */
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
