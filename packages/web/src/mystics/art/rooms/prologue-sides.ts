import type { RoomExit, RoomSide, RoomSpace } from '../room/side.ts'

/** Outlines for the two small sides of the prologue: the game knows them only as three by two spaces. */

const space = (left: number, top: number, bottom: number): RoomSpace => ({
  kind: 'floor',
  at: [left + 15, Math.round((top + bottom) / 2)],
  poly: [
    [left, top],
    [left + 30, top],
    [left + 30, bottom],
    [left, bottom],
  ],
})

const SPACES: Readonly<Record<string, RoomSpace>> = {
  a1: space(5, 30, 60),
  b1: space(35, 30, 60),
  c1: space(65, 30, 60),
  a2: space(5, 60, 92),
  b2: space(35, 60, 92),
  c2: space(65, 60, 92),
}

const door = (id: string, left: number): RoomExit => ({
  id,
  colour: 'orange',
  poly: [
    [left, 35],
    [left + 5, 35],
    [left + 5, 55],
    [left, 55],
  ],
})

const side = (id: string, entry: readonly string[], exits: readonly RoomExit[]): RoomSide => ({
  id,
  spaces: SPACES,
  links: ['a1-b1', 'b1-c1', 'a2-b2', 'b2-c2', 'a1-a2', 'b1-b2', 'c1-c2'],
  yellow: [],
  red: [],
  gaps: [],
  water: [],
  current: [],
  entry,
  traps: [],
  exits,
  flip: {},
  walls: [],
  low: [],
})

export const STRAW = side('straw', [], [door('e', 95)])
export const GUTTER = side('gutter', ['c2'], [door('w', 0)])
