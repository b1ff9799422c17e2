export { changesBetween, withChanges, type Changes } from './changes.ts'
export { JOIN, WATCH, type Join, type Watch } from './access.ts'
export { Client, type ClientTools, type Reply, type SocketEvents, type SocketLike, type Wish } from './client.ts'
export { CLOCK_UNITS, clockMs, readClock, type TableClock } from './clock.ts'
export type { Command } from './commands.ts'
export type * from './company.ts'
export { CLOSE, ERROR_CODES, REFUSAL_CODES, type ErrorCode, type RefusalCode } from './codes.ts'
export {
  CLIENT_TYPES,
  POINT_KINDS,
  REACT_WORDS,
  readFromClient,
  type FromClient,
  type Hello,
  type Mark,
  type PointKind,
  type ReactWord,
  type Sign,
  type Talk,
} from './from-client.ts'
export type * from './from-server.ts'
export { readFromServer, SERVER_TYPES, stepped } from './from-server.ts'
export { isDeeper, parseGuarded, type Guarded } from './guard.ts'
export {
  DEEPEST,
  DEEPEST_REQUEST,
  LONGEST_CHAT,
  LONGEST_SEED,
  MOST_BYTES,
  MOST_ITEMS,
  MOST_KEYS,
  PROTOCOL,
} from './limits.ts'
export type * from './public-entry.ts'
export type * from './story.ts'
export type * from './table-info.ts'
export { TABLE_KINDS } from './table-info.ts'
export { BadShape, idIn, isPlain, readFields, readId, readText, readWhole, readWord } from './shape.ts'
