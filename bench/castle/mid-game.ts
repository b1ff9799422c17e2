import { castle, type CastleState } from '@mousekeep/castle'
import { legal, noChance, Seeded } from '@mousekeep/engine'
import type { Layout } from './board.ts'
import { choicesAt, openTable, play, type Table } from './boardgame-io.ts'
import { dealOf } from './deal.ts'
import { dealTight, type Tight } from './tight.ts'

export interface MidGame {
  readonly state: CastleState
  readonly tight: Tight
  readonly table: Table
}

/** The same position in all three, after so many random actions of one seeded game. */
export function midGame(players: number, layout: Layout, actions: number, seed: string): MidGame {
  const chance = new Seeded(seed)
  const state = castle.start(castle.readOptions({ players, layout }), chance, null)
  const deal = dealOf(state)
  const tight = dealTight(deal)
  let table = openTable(players, deal)
  for (let i = 0; i < actions; i++) {
    const ours = legal(castle, state)
    tight.list()
    const at = chance.below(ours.length)
    table = play(table, choicesAt(table)[at])
    tight.perform(tight.actions[at])
    castle.perform(state, ours[at], noChance, null)
  }
  if (castle.actor(state) === null) throw new Error(`Bug: the game of seed ${seed} is over after ${actions} actions`)
  return { state, tight, table }
}
