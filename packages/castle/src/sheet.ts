import { OPTIONS } from './options.ts'

/** What is known of the game without its rules. */
export const SHEET = {
  id: 'castle',
  players: { from: OPTIONS.players.min, to: OPTIONS.players.max, together: false },
  options: OPTIONS,
  /** A round is no event here. */
  rounds: [],
  /** Four mice that bots play as: one pushes, one is curious, one runs, one is careful. */
  tempers: ['bramble', 'clover', 'dart', 'moss'],
} as const
