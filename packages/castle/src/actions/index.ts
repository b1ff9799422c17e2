import { readOneOf, readOnly, readRecord, readString, type Emit, type Refusal } from '@mousekeep/engine'
import type { CastleEvent } from '../events.ts'
import { REFUSALS } from '../refusals.ts'
import type { CastleState } from '../state.ts'
import type { ActionKind, CastleAction } from './action.ts'
import { end } from './end.ts'
import { enter } from './enter.ts'
import { place } from './place.ts'
import { slide } from './slide.ts'
import { step } from './step.ts'
import { uncover } from './uncover.ts'

export type { CastleAction } from './action.ts'

const KINDS = { place, step, uncover, enter, slide, end } as const
const KIND_NAMES = ['place', 'step', 'uncover', 'enter', 'slide', 'end'] as const

/** What the game waits for: the kinds of action there are, in the order they are listed, and why not the others. */
interface Moment {
  readonly kinds: readonly CastleAction['do'][]
  readonly refusal: Refusal
}

const MOMENTS = {
  target: { kinds: [], refusal: REFUSALS.wonByTarget },
  mice: { kinds: [], refusal: REFUSALS.wonByMice },
  rounds: { kinds: [], refusal: REFUSALS.wonByRounds },
  place: { kinds: ['place'], refusal: REFUSALS.placeFirst },
  pass: { kinds: ['step'], refusal: REFUSALS.mustStepOn },
  play: { kinds: ['step', 'uncover', 'enter', 'slide', 'end'], refusal: REFUSALS.alreadyPlaced },
} as const satisfies Record<string, Moment>

function momentOf(state: CastleState): Moment {
  if (state.over !== null) return MOMENTS[state.over.why]
  if (state.phase === 'place') return MOMENTS.place
  return state.pass === null ? MOMENTS.play : MOMENTS.pass
}

function kindOf(action: CastleAction): ActionKind<CastleAction> {
  return KINDS[action.do]
}

export function list(state: CastleState, into: CastleAction[]): void {
  for (const kind of momentOf(state).kinds) KINDS[kind].list(state, into)
}

export function check(state: CastleState, action: CastleAction): Refusal | null {
  const moment = momentOf(state)
  return moment.kinds.includes(action.do) ? kindOf(action).check(state, action) : moment.refusal
}

export function perform(state: CastleState, action: CastleAction, emit: Emit<CastleEvent>): void {
  kindOf(action).perform(state, action, emit)
}

/** Reads an action of any kind; whether it is legal is another question. */
export function readAction(json: unknown): CastleAction {
  const given = readRecord(json, 'an action')
  const kind = readOneOf(given['do'], KIND_NAMES, '"do"')
  const field = (name: string): string => readString(given[name], `"${name}" of ${kind}`)
  const fields = (...names: string[]): void => readOnly(given, ['do', ...names], kind)
  switch (kind) {
    case 'place':
    case 'enter':
      fields('tower')
      return { do: kind, tower: field('tower') }
    case 'step':
      fields('from', 'to')
      return { do: kind, from: field('from'), to: field('to') }
    case 'uncover':
      fields('room')
      return { do: kind, room: field('room') }
    case 'slide':
      fields('end')
      return { do: kind, end: field('end') }
    case 'end':
      fields()
      return { do: kind }
  }
}

const texts = new WeakMap<CastleAction, string>()

/** `step a1 b1`. Remembered, because searches ask for the text of the same listed actions again and again. */
export function text(action: CastleAction): string {
  let known = texts.get(action)
  if (known === undefined) {
    known = Object.values(action).join(' ')
    texts.set(action, known)
  }
  return known
}
