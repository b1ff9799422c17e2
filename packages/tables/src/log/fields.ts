import {
  readFlag,
  readList,
  readMatchRecord,
  readNumber,
  readOneOf,
  readRecord,
  readString,
  type GameTypes,
  type MatchRecord,
  type Seat,
} from '@mousekeep/engine'

/** Reads one field of an entry. Throws `BadInput`. */
export type Field<T> = (json: unknown, path: string) => T

/** A field that may be absent, as it is in entries of before it was told. */
export interface Maybe<T> {
  readonly maybe: Field<T>
}

export type Fields = Readonly<Record<string, Field<unknown> | Maybe<unknown>>>

type Told<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends Maybe<unknown> ? never : Name]: F[Name] extends Field<infer T>
    ? T
    : never
}
type MaybeTold<F extends Fields> = {
  readonly [Name in keyof F as F[Name] extends Maybe<unknown> ? Name : never]?: F[Name] extends Maybe<infer T>
    ? T
    : never
}
/** What such fields read as. */
export type Read<F extends Fields> = Told<F> & MaybeTold<F>

/** A copy with these fields alone. */
export function readFields<F extends Fields>(fields: F, json: unknown, path: string): Read<F> {
  const given = readRecord(json, path)
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'function') read[name] = field(given[name], name)
    else if (given[name] !== undefined) read[name] = field.maybe(given[name], name)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by its own reader
  return read as Read<F>
}

const MOST_SEATS = 100

export const anything: Field<unknown> = (json) => json
export const text: Field<string> = readString
export const flag: Field<boolean> = readFlag
export const record: Field<object> = readRecord
export const count: Field<number> = (json, path) => readNumber(json, 0, Number.MAX_SAFE_INTEGER, path)
export const seat: Field<Seat> = (json, path) => readNumber(json, 0, MOST_SEATS - 1, path)
export const seats: Field<readonly Seat[]> = (json, path) => readList(json, path).map((each) => seat(each, 'seat'))
export const seatCount: Field<number> = (json, path) => readNumber(json, 1, MOST_SEATS, path)

/** An action or a choice. Whether it is one of the game's is for the game to say. */
export const deed: Field<GameTypes['action']> = (json, path) => {
  const given = readRecord(json, path)
  return { ...given, do: readString(given['do'], `${path}.do`) }
}

/** What was played elsewhere. */
export const match: Field<MatchRecord<GameTypes['action']>> = (json, path) =>
  readMatchRecord(
    { id: text(readRecord(json, path)['game'], `${path}.game`), readAction: (each) => deed(each, path) },
    json,
  )

export const maybe = <T>(field: Field<T>): Maybe<T> => ({ maybe: field })

export const orNull =
  <T>(field: Field<T>): Field<T | null> =>
  (json, path) =>
    json === null ? null : field(json, path)

export const listOf =
  <T>(field: Field<T>): Field<readonly T[]> =>
  (json, path) =>
    readList(json, path).map((each) => field(each, path))

export const oneOf =
  <Name extends string>(...names: readonly Name[]): Field<Name> =>
  (json, path) =>
    readOneOf(json, names, path)

export const object =
  <F extends Fields>(fields: F): Field<Read<F>> =>
  (json, path) =>
    readFields(fields, json, path)
