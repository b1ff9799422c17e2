/** Words without language: the client says them in the reader's own. */
export const ERROR_CODES = [
  'BAD_JSON',
  'BAD_SHAPE',
  'CLIENT_OUTDATED',
  'AUTH_EXPIRED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'TOO_MANY_TABS',
  'LOG_BEHIND',
  'LOG_FORKED',
  'READ_ONLY',
  'INTERNAL',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Why a command had no effect. Never depends on what the sender may not see. */
export const REFUSAL_CODES = [
  'BAD_SHAPE',
  'FORBIDDEN',
  'UNKNOWN_ACTION',
  'NOT_YOUR_TURN',
  'ILLEGAL_ACTION',
  'STALE_SEQ',
  'ID_REUSED',
  'SEAT_TAKEN',
  'SEATS_OPEN',
  'WRONG_TIME',
  'NOTHING_TO_UNDO',
  'NO_SUCH_NAME',
  'NAME_TAKEN',
  'TABLE_FULL',
  'READ_ONLY',
  'RATE_LIMITED',
  'INTERNAL',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Why a socket was closed by the server, beyond the standard numbers. */
export const CLOSE = {
  strikes: 4400,
  session: 4401,
  slow: 4408,
  tabs: 4409,
  outdated: 4426,
  tooMuch: 1008,
  binary: 1003,
  restart: 1012,
} as const
