import { findCard, findHero, isBlock, isHit, isStar, NUMBER, type MysticsEvent } from '@mousekeep/mystics/box'
import type { Luck } from '../page/luck.ts'
import { nameOf } from './words/names.ts'
import { say } from './words/words.ts'

type Rolled = Extract<MysticsEvent, { readonly type: 'rolled' }>
type Face = Rolled['faces'][number]

/** What dice are thrown for, what counts each time, and what one die gives on average (M2.2). */
const WHATS = {
  hits: { for: 'attack', counts: (face: Face, mode: Mode) => Number(isHit(face, mode)) },
  blocks: { for: 'defense', counts: (face: Face) => Number(isBlock(face)) },
  stars: { for: 'search', counts: (face: Face) => Number(isStar(face)) },
  steps: { for: 'move', counts: (face: Face) => NUMBER[face] },
  cheese: { for: null, counts: (face: Face) => Number(face === 'cheese') },
} as const
type What = keyof typeof WHATS
type Mode = 'melee' | 'ranged'

const FACES = ['sword', 'shield', 'shield-star', 'bow', 'bow-star', 'cheese'] as const

/** The dice of each mouse in a chapter, beside what as many dice should give. Dice thrown again count again. */
export function luckOf(eventsByPlay: readonly (readonly MysticsEvent[])[]): Luck {
  const mice = new Map<string, Record<What, { had: number; expected: number }>>()
  let mode: Mode = 'melee'
  for (const event of eventsByPlay.flat()) {
    if (event.type === 'attacked') mode = modeOf(event.weapon)
    if (event.type !== 'rolled' || findHero(event.by) === undefined) continue
    const luck = mice.get(event.by) ?? nothing()
    mice.set(event.by, luck)
    for (const what of whatsOf(event)) {
      const { counts } = WHATS[what]
      for (const face of event.faces) luck[what].had += counts(face, mode)
      luck[what].expected += event.faces.length * mean((face) => counts(face, mode))
    }
  }
  const rows = keysOf(WHATS).map((what) => ({
    what: say(`luck-${what}`),
    seats: [...mice].map(([mouse, { [what]: luck }]) => ({
      seat: nameOf(mouse),
      had: luck.had,
      expected: luck.expected,
    })),
  }))
  return { how: say('luck-how'), what: say('luck-what'), rows }
}

function whatsOf({ for: reason }: Rolled): What[] {
  return keysOf(WHATS).filter((what) => WHATS[what].for === null || WHATS[what].for === reason)
}

function modeOf(weapon: string | null): Mode {
  const card = weapon === null ? undefined : findCard(weapon)
  return card?.weapon?.mode === 'ranged' ? 'ranged' : 'melee'
}

function mean(count: (face: Face) => number): number {
  return FACES.reduce((sum, face) => sum + count(face), 0) / FACES.length
}

const none = (): { had: number; expected: number } => ({ had: 0, expected: 0 })

function nothing(): Record<What, ReturnType<typeof none>> {
  return { hits: none(), blocks: none(), stars: none(), steps: none(), cheese: none() }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object literal has no other keys
  return Object.keys(record) as Key[]
}
