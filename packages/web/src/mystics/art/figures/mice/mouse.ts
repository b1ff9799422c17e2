import { ink, limb } from '../../pen.ts'
import { burst, paw, strokes } from '../parts.ts'

/** `idle` as it stands, `blow` while it strikes or shoots, `hurt` when it is wounded, `cheer` when something is won. */
export const POSES = ['idle', 'blow', 'hurt', 'cheer'] as const
export type Pose = (typeof POSES)[number]

/** Eyes and lips of a moment. */
export interface Face {
  readonly eyes?: string
  readonly lips?: string
}

/** The weapon arm as drawn for a pose: put between the layers of the figure. */
export interface Held {
  readonly arm: string
  readonly weapon: string
  readonly paw: string
  /** The other hand, where it belongs to the weapon. */
  readonly other: string
}

/** How an arm holds a weapon. */
export interface Hold {
  readonly line: string
  readonly weapon: string
  readonly paw: readonly [number, number]
  readonly drawing?: string
  readonly other?: string
  readonly face?: Face
  /** Behind and in front of the mouse: the sweep, the bolt, the arrow. */
  readonly behind?: string
  readonly before?: string
  readonly lean?: number
}

export interface MouseDrawing {
  readonly weapon: string
  readonly arm: { readonly colour: string; readonly width: number; readonly fur: string; readonly paw: number }
  readonly idle: Hold
  readonly blow: Hold
  readonly cheer: Hold
  readonly hurt: Face
  readonly draw: (held: Held, face: Face) => string
}

export const SHUT = `<path d="M3-9l9 6-9 5M30-10l-8 5 7 4" fill="none" ${ink(2.8)}/>`
export const HAPPY = `<path d="M2 0q7-11 14 0M20-3q4-9 9 0" fill="none" ${ink(3)}/>`
export const LAUGH = `<path d="M38 12q-8 4-17 3 0 12 9 12 7-1 8-15z" fill="#8A2A22" ${ink(2)}/><path d="M25 23q4-4 9-2" fill="none" stroke="#F0938A" stroke-width="2.6" stroke-linecap="round"/>`
export const OUCH = `<path d="M36 14q-3-3-6 0t-6 1" fill="none" ${ink(2.2)}/>`
export const CRY = `<path d="M38 12q-7 4-14 3 1 8 7 8 6-1 7-11z" fill="#8A2A22" ${ink(2)}/>`

const NOTHING: Held = { arm: '', weapon: '', paw: '', other: '' }

function heldBy(mouse: MouseDrawing, hold: Hold): Held {
  const { colour, width, fur, paw: size } = mouse.arm
  return {
    arm: limb(hold.line, colour, width),
    weapon: `<g transform="${hold.weapon}">${hold.drawing ?? mouse.weapon}</g>`,
    paw: paw(hold.paw[0], hold.paw[1], fur, size),
    other: hold.other ?? mouse.idle.other ?? '',
  }
}

const leaning = (drawing: string, by: number): string =>
  by === 0 ? drawing : `<g transform="rotate(${by} 75 150)">${drawing}</g>`

/** A mouse in a pose, without its base. */
export function drawMouse(mouse: MouseDrawing, pose: Pose): string {
  if (pose === 'hurt') {
    const figure = mouse.draw(heldBy(mouse, mouse.idle), mouse.hurt)
    const tear = `<path d="M26 26q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" fill="#BFE3F2" ${ink(2)}/>`
    return `${leaning(figure, -9)}${burst(116, 74, 15, '#F6E0A8')}${strokes('M134 58l9-9M138 76h13M130 92l9 7')}${tear}`
  }
  const hold = mouse[pose]
  const held = heldBy(mouse, hold)
  if (pose === 'cheer') {
    // The weapon goes up in front of everything.
    const figure = mouse.draw({ ...NOTHING, other: held.other }, hold.face ?? {})
    return `<g transform="translate(0 -9)">${figure}${held.arm}${held.weapon}${held.paw}</g>${strokes('M30 8l-8-10M20 26L8 22M46-2l-2-12')}`
  }
  return leaning((hold.behind ?? '') + mouse.draw(held, hold.face ?? {}), hold.lean ?? 0) + (hold.before ?? '')
}
