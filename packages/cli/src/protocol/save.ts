import {
  BadInput,
  readList,
  readNumber,
  readOnly,
  readRecord,
  readString,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type MatchRecord,
  type Start,
} from '@mousekeep/engine'
import { gameOf } from '../games.ts'

const FORMAT = 1

/** A whole game as text: its record, from which all else follows, and the hash it must come to. */
export function writeSave(match: Match<GameTypes>): string {
  return JSON.stringify({ mousekeep: FORMAT, hash: match.hash, ...match.record })
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
  const version = readNumber(given['version'], 1, Number.MAX_SAFE_INTEGER, 'version of the save')
  const entries = readList(given['entries'], 'entries of the save').map((entry) => readEntry(game, entry))
  const record = { game: game.id, version, start: readStart(given['start']), entries }
  return { game, record, hash: readString(given['hash'], 'hash of the save') }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('save is not what "save" gave')
  }
}

/** A seed, dice laid before it, and options or a position. Both of these are read by their game. */
export function readStart(json: unknown): Start {
  const given = readRecord(json, 'start')
  const seed = readString(given['seed'] ?? '', 'seed')
  const dice = given['dice'] === undefined ? {} : { dice: readFaces(given['dice'], 'dice') }
  return given['position'] === undefined
    ? { seed, options: given['options'] ?? {}, ...dice }
    : { seed, position: given['position'], ...dice }
}

export function readFaces(json: unknown, path: string): string[] {
  return readList(json, path).map((face) => readString(face, `each face of ${path}`))
}

function readEntry(game: Game<GameTypes>, json: unknown): Entry<GameTypes['action']> {
  const given = readRecord(json, 'an entry of the save')
  if (given['dice'] !== undefined) return { dice: readFaces(given['dice'], 'dice') }
  readOnly(given, ['play'], 'an entry of the save')
  return { play: game.readAction(given['play']) }
}
