import {
  BadInput,
  readMatchRecord,
  readRecord,
  readString,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
} from '@mousekeep/engine'
import { gameOf } from '@mousekeep/games/all'

const FORMAT = 1

/** A whole game as text: its record, from which all else follows, and the hash it must come to. */
export function writeSave({ hash, record }: Pick<Match<GameTypes>, 'hash' | 'record'>): string {
  return JSON.stringify({ mousekeep: FORMAT, hash, ...record })
}

export interface Save {
  readonly game: Game<GameTypes>
  readonly record: MatchRecord<GameTypes['action']>
  readonly hash: string
}

export function readSave(text: string): Save {
  const given = readRecord(parse(text), 'save')
  if (given['mousekeep'] !== FORMAT) throw new BadInput(`save is not of format ${FORMAT}`)
  const game = gameOf(given['game'])
  const record = readMatchRecord(game, given)
  return { game, record, hash: readString(given['hash'], 'hash of the save') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('save is not what "save" gave')
  }
}
