import { readList, readNumber, readOneOf, readRecord, readString } from '@mousekeep/engine'
import { bad } from '../shape/problem.ts'
import { readEach } from '../shape/together.ts'
import { NOWHERE, spaceNo, type Board, type Space } from '../board/board.ts'
import type { Setup } from '../state/state.ts'
import type { CardNo } from '../state/task.ts'
import { cardNames } from './card-names.ts'

/** Of numbers that nothing else bounds. */
export const MOST = 1000
/** Of anything that is listed. */
const LONGEST = 400

/** Reads names as they are meant at one table. Throws `BadInput` with all that is wrong. */
export class Reading {
  readonly setup: Setup
  readonly board: Board
  readonly mice: readonly string[]
  private readonly numbers: ReadonlyMap<string, CardNo>
  private readonly encounters: ReadonlyMap<string, number>

  constructor(setup: Setup, board: Board) {
    this.setup = setup
    this.board = board
    this.mice = Object.keys(setup.seats)
    this.numbers = cardNames(setup).numbers
    this.encounters = new Map(setup.encounters.map(({ id }, no) => [id || `#${no}`, no]))
  }

  /** A name of this side, or the number of a space of another. */
  space(json: unknown, path: string): Space {
    if (typeof json === 'number') return spaceNo(readNumber(json, 0, LONGEST, path))
    const name = readString(json, path)
    const space = this.board.numbers.get(name)
    if (space === undefined) throw bad(path, 'no-space', { name })
    return space
  }

  spaceOrNowhere(json: unknown, path: string): Space {
    return json === null || json === undefined ? NOWHERE : this.space(json, path)
  }

  card(json: unknown, path: string): CardNo {
    const name = readString(json, path)
    const no = this.numbers.get(name)
    if (no === undefined) throw bad(path, 'no-card-here', { name })
    return no
  }

  encounter(json: unknown, path: string): number {
    const name = readString(json, path)
    const no = this.encounters.get(name)
    if (no === undefined) throw bad(path, 'no-encounter-here', { name })
    return no
  }

  mouse(json: unknown, path: string): string {
    return readOneOf(json, this.mice, path)
  }
}

export function listOf<T>(json: unknown, path: string, read: (one: unknown, path: string) => T): T[] {
  const list = readList(json ?? [], path)
  if (list.length > LONGEST) throw bad(path, 'too-many', { most: LONGEST })
  return readEach(list, (one, i) => read(one, `${path}[${i}]`))
}

export function recordOf<T>(
  json: unknown,
  path: string,
  read: (one: unknown, path: string, name: string) => T,
): Record<string, T> {
  const entries = Object.entries(readRecord(json ?? {}, path))
  if (entries.length > LONGEST) throw bad(path, 'too-many', { most: LONGEST })
  return Object.fromEntries(readEach(entries, ([name, one]): [string, T] => [name, read(one, `${path}.${name}`, name)]))
}

export function count(json: unknown, path: string): number {
  return readNumber(json ?? 0, -MOST, MOST, path)
}

export function orNull<T>(json: unknown, read: (json: unknown) => T): T | null {
  return json === null || json === undefined ? null : read(json)
}
