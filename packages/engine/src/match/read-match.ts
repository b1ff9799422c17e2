import { BadInput } from '../input/bad-input.ts'
import type { Entry, FairSeeds, MatchRecord, Start } from './match.ts'
import { readList, readNumber, readOnly, readRecord, readString } from '../input/read.ts'

/** What of a game reads records. */
interface Reader<Action> {
  readonly id: string
  readAction(json: unknown): Action
}

/** A match's record from outside. Whether it can be played is for `Match.replay` to say. */
export function readMatchRecord<Action>(game: Reader<Action>, json: unknown): MatchRecord<Action> {
  const given = readRecord(json, 'record')
  if (given['game'] !== game.id) throw new BadInput(`the record is not of ${game.id}`)
  const version = readNumber(given['version'], 1, Number.MAX_SAFE_INTEGER, 'version of the record')
  const entries = readList(given['entries'], 'entries of the record').map((entry) => readEntry(game, entry))
  return { game: game.id, version, start: readStart(given['start']), entries }
}

/** A seed, dice laid before it, and options or a position. Both of these are read by their game. */
export function readStart(json: unknown): Start {
  const given = readRecord(json, 'start')
  const seed = readString(given['seed'] ?? '', 'seed')
  const dice = given['dice'] === undefined ? {} : { dice: readFaces(given['dice'], 'dice') }
  const fair = given['fair'] === undefined ? {} : { fair: readSeeds(given['fair']) }
  return given['position'] === undefined
    ? { seed, options: given['options'] ?? {}, ...dice, ...fair }
    : { seed, position: given['position'], ...dice, ...fair }
}

export function readFaces(json: unknown, path: string): string[] {
  return readList(json, path).map((face) => readString(face, `each face of ${path}`))
}

function readSeeds(json: unknown): FairSeeds {
  const given = readRecord(json, 'fair')
  return { server: readString(given['server'], 'fair.server'), players: readFaces(given['players'], 'fair.players') }
}

function readEntry<Action>(game: Reader<Action>, json: unknown): Entry<Action> {
  const given = readRecord(json, 'an entry of the record')
  if (given['dice'] !== undefined) return { dice: readFaces(given['dice'], 'dice') }
  if (given['fair'] !== undefined) return { fair: readSeeds(given['fair']) }
  readOnly(given, ['play', 'drawn'], 'an entry of the record')
  const play = game.readAction(given['play'])
  if (given['drawn'] === undefined) return { play }
  return { play, drawn: readNumber(given['drawn'], 0, Number.MAX_SAFE_INTEGER, 'drawn') }
}
