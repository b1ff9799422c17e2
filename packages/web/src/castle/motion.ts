import type { Castle, CastleEvent } from '@mousekeep/castle'
import { S } from './art/measure.ts'
import { isCalm, pace, patience } from '../base/settings.ts'
import type { Motion } from '../desk/desk.ts'
import { wayFrom } from './plan.ts'

type Of<Type extends CastleEvent['type']> = Extract<CastleEvent, { readonly type: Type }>

/** Straw is light, brick heavier, copper heaviest: milliseconds up and down, by the number of squares a roof covers. */
const ROOF_MS: Readonly<Record<number, readonly [number, number]>> = { 2: [260, 240], 3: [220, 200], 4: [320, 280] }
/** After the moves of others, so that what they uncovered can be read. */
const PAUSE_MS = 300
const LIFTED_MS = 1100

/**
 * Animates what happened on a drawing that already shows the state afterwards. Resolves when the last part has ended.
 */
export async function showMotion(board: SVGSVGElement, { events, isOthers }: Motion<Castle>): Promise<void> {
  const parts = events.flatMap((event, i) => {
    const later = events.slice(0, i).some(({ type }) => type === 'slid') ? 240 : 0
    return partsOf(board, event, later)
  })
  await Promise.allSettled(parts.map((part) => part.finished))
  if (!isOthers) return
  const ms = events.some(({ type }) => type === 'uncovered') ? LIFTED_MS : PAUSE_MS
  await new Promise((resolve) => setTimeout(resolve, ms * patience()))
}

function partsOf(board: SVGSVGElement, event: CastleEvent, later: number): Animation[] {
  switch (event.type) {
    case 'stepped':
      return each(board, `[data-mouse="${event.seat}-${event.to}"]`, (mouse) => hop(mouse, event))
    case 'placed':
    case 'entered':
      return each(board, `[data-mouse="${event.seat}-${event.tower}"]`, (mouse) =>
        run(mouse, [{ transform: 'translateY(-60px) scale(.7)', opacity: 0 }, { transform: 'none' }], 220, 'ease-out'),
      )
    case 'uncovered':
      return each(board, `[data-roof="${event.room}"]`, lift)
    case 'covered':
      return event.rooms.flatMap((room, i) => each(board, `[data-roof="${room}"]`, (roof) => drop(roof, i * 40)))
    case 'slid':
      return each(board, '[data-line]', (line) => shift(line, event))
    case 'fell':
      return each(board, `[data-fallen="${event.seat}-${event.at}"]`, (mouse) => fall(mouse, later))
    case 'awarded':
      return event.on.flatMap((square) =>
        each(board, `[data-on="${square}"] > .shine`, (shine) =>
          run(shine, [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }], 700, 'ease-out', later),
        ),
      )
    default:
      return []
  }
}

function each(board: SVGSVGElement, selector: string, move: (part: Element) => Animation): Animation[] {
  return [...board.querySelectorAll(selector)].map(move)
}

function run(part: Element, frames: Keyframe[], ms: number, easing: string, delay = 0): Animation {
  const stretch = pace()
  return part.animate(frames, { duration: ms * stretch, delay: delay * stretch, easing, fill: 'backwards' })
}

const fadeIn = (part: Element): Animation => run(part, [{ opacity: 0.2 }, { opacity: 1 }], 120, 'linear')

function hop(mouse: Element, { from, to }: Of<'stepped'>): Animation {
  if (isCalm()) return fadeIn(mouse)
  const dx = (from.charCodeAt(0) - to.charCodeAt(0)) * S
  const dy = (from.charCodeAt(1) - to.charCodeAt(1)) * S
  return run(
    mouse,
    [
      { transform: `translate(${dx}px, ${dy}px)`, easing: 'ease-out' },
      { transform: `translate(${dx / 2}px, ${dy / 2 - S * 0.26}px) scale(.96, 1.06)`, offset: 0.5, easing: 'ease-in' },
      { transform: 'scale(1.06, .92)', offset: 0.88 },
      { transform: 'none' },
    ],
    200,
    'linear',
  )
}

/** Draws a copy of a lifted roof until it is gone. */
function lift(roof: Element): Animation {
  if (isCalm()) return run(roof, [{ opacity: 1 }, { opacity: 0 }], 120, 'linear')
  const ms = ROOF_MS[Number(roof.getAttribute('data-squares'))]?.[0] ?? 260
  const up = 'translate(-8px, -34px) rotate(-4deg)'
  return run(
    roof,
    [
      { transform: 'none', opacity: 1 },
      { transform: up, opacity: 1, offset: 0.6 },
      { transform: up, opacity: 0 },
    ],
    ms * 1.5,
    'cubic-bezier(.2,.9,.25,1.05)',
  )
}

function drop(roof: Element, delay: number): Animation {
  if (isCalm()) return run(roof, [{ opacity: 0 }, { opacity: 1 }], 120, 'linear')
  const ms = ROOF_MS[Number(roof.getAttribute('data-squares'))]?.[1] ?? 240
  return run(
    roof,
    [
      { transform: 'translate(-6px, -34px) rotate(-3deg)', opacity: 0 },
      { transform: 'translate(-4px, -26px) rotate(-2deg)', opacity: 1, offset: 0.25 },
      { transform: 'none', offset: 0.8 },
      { transform: 'scale(1.02, .97)', offset: 0.9 },
      { transform: 'none', opacity: 1 },
    ],
    ms * 1.25,
    'cubic-bezier(.5,0,.9,.5)',
    delay,
  )
}

/** Moves the whole line by one square; it is already drawn where it arrives. */
function shift(line: Element, { end }: Of<'slid'>): Animation {
  if (isCalm()) return fadeIn(line)
  const [dx, dy] = wayFrom(end)
  const frames = [{ transform: `translate(${-dx * S}px, ${-dy * S}px)` }, { transform: 'none' }]
  return run(line, frames, 320, 'cubic-bezier(.6,.05,.3,1)')
}

/** The mouse looks down for a moment first, so that everybody sees which one falls. */
function fall(mouse: Element, delay: number): Animation {
  if (isCalm()) return run(mouse, [{ opacity: 1 }, { opacity: 0 }], 600, 'linear', delay)
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-14px) scale(1.04, 1.06)', opacity: 1, offset: 0.18, easing: 'ease-out' },
    { transform: 'translateY(-10px)', opacity: 1, offset: 0.42, easing: 'cubic-bezier(.5,0,1,.6)' },
    { transform: 'translateY(10px) rotate(200deg) scale(.15)', opacity: 0.5 },
  ]
  return run(mouse, frames, 1000, 'linear', delay)
}
