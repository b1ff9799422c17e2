import { BadInput, type GameTypes } from '@mousekeep/engine'
import { gameOf } from '../games.ts'
import { advice } from './advice.ts'
import { LocalTable } from './local-table.ts'
import { verified } from './verified.ts'
import type { Ask, Tell } from './messages.ts'

let table: LocalTable<GameTypes> | null = null

const tell = (message: Tell<GameTypes> | null): void => {
  if (message !== null) self.postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  try {
    if (data.ask === 'open') table = new LocalTable(gameOf(data.record.game), data, tell)
    else if (data.ask === 'verify') tell(verified(data))
    else if (data.ask === 'advise') tell(advice(gameOf(data.game), data))
    else table?.answer(data)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    tell({ tell: 'broken', why: error.message })
  }
})
