import { readNumber, readOneOf, readOnly, readRecord, readString } from '@mousekeep/engine'
import { OPTIONS } from '../options.ts'
import type { CastleAction } from './action.ts'

const KINDS = ['place', 'step', 'uncover', 'enter', 'slide', 'end', 'resign'] as const

/** Reads an action of any kind; whether it is legal is another question. */
export function readAction(json: unknown): CastleAction {
  const given = readRecord(json, 'an action')
  const kind = readOneOf(given['do'], KINDS, '"do"')
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
    case 'resign':
      fields('seat')
      return { do: kind, seat: readNumber(given['seat'], 0, OPTIONS.players.max - 1, '"seat" of resign') }
  }
}
