import { BadInput, type Game, type GameTypes } from '@mousekeep/engine'
import { readBody as readEntry, type Body } from '@mousekeep/tables'
import { LogDamaged } from '../../store/contract.ts'

/** A body from the log, with its action as these rules read it: older ones may have written it otherwise. */
export function readPlayable(json: unknown, game: Game<GameTypes>): Body {
  const body = readBody(json)
  return body.kind === 'played' ? { ...body, action: game.readAction(body.action) } : body
}

/** A body from the log. */
export function readBody(json: unknown): Body {
  try {
    return readEntry(json)
  } catch (error) {
    throw error instanceof BadInput ? new LogDamaged(error.message) : error
  }
}
