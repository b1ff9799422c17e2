import { clockMs } from '@mousekeep/protocol'
import { sheetOf } from '@mousekeep/games'
import type { Body } from '@mousekeep/tables'
import { begunAt } from './since.ts'
import type { TableState } from './state.ts'

/** When the clock of the table runs out for the person who must decide; null if nobody must, or there is no clock. */
export function dueAt(table: TableState): number | null {
  const { clock, turn, chairs, isArchived } = table
  const begun = begunAt(table)
  if (clock === null || turn === null || isArchived || begun === 0) return null
  const { person, bot } = chairs[turn]
  return person === null || bot !== null ? null : begun + clockMs(clock)
}

/** A bot of the middling kind goes on for whoever let the clock run out. Null if it has not. */
export function overdueAt(table: TableState, now: number): Body | null {
  const due = dueAt(table)
  if (due === null || now < due || table.turn === null) return null
  const { offered } = sheetOf(table.game.id)
  return { kind: 'overdue', seat: table.turn, level: offered[Math.floor((offered.length - 1) / 2)] }
}
