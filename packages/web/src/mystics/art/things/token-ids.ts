const IDS = [
  'pip',
  'burr',
  'dot',
  'mint',
  'crumb',
  'tear',
  'dust',
  'handle',
  'cord',
  'tripwire',
  'key',
  'print',
  'lamp',
  'bundle',
  'rope',
  'muster',
  'snare',
  'fishhook-and-thread',
  'dinner-fork',
  'grape',
  'disguises',
] as const
export type TokenId = (typeof IDS)[number]

/** What lies about or is carried and has a drawing: tokens of the game, or their kinds. */
export const TOKEN_IDS: readonly string[] = IDS

/** The drawing for a token of the game: its own, or that of its kind (`lamp-2` is a lamp). */
export function tokenSymbol(token: string, kind?: string): string {
  const id = [token, kind ?? '', token.replace(/-\d+$/, '')].find((each) => TOKEN_IDS.includes(each))
  if (id === undefined) throw new Error(`Bug: token "${token}" has no drawing`)
  return `token-${id}`
}
