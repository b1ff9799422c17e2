/** The castle as docs/rules/castle.md draws it (C1), apart from the game's own data. */
const ROOFS = {
  hof: `
    .AABBB.
    CDDEEFG
    CHHEEFG
    CIIJJJK
    LMNNOOK
    LMNNPPK
    .QQQRR.`,
  mill: `
    .AABBC.
    DDDEFCG
    HIIEFCG
    HIIEJJK
    LMNOJJK
    LMNOPPP
    .MQQRR.`,
}

export type Layout = keyof typeof ROOFS
export const LAYOUTS = ['hof', 'mill'] as const
export const ALL_ROOMS = 'A B C D E F G H I J K L M N O P Q R'

export const FILES = 'abcdefg'.split('')
export const RANKS = '1234567'.split('')
export const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => file + rank))
export const TOWERS = ['a1', 'g1', 'a7', 'g7']

/** The room of a square; a dot for a tower. */
export function roomAt(layout: Layout, square: string): string {
  const rows = ROOFS[layout].trim().split(/\s+/)
  return rows[Number(square.charAt(1)) - 1].charAt(FILES.indexOf(square.charAt(0)))
}

/** How far apart two squares are, in files and in ranks. */
export function apart(one: string, other: string): [files: number, ranks: number] {
  return [Math.abs(one.charCodeAt(0) - other.charCodeAt(0)), Math.abs(one.charCodeAt(1) - other.charCodeAt(1))]
}

export function isNextTo(one: string, other: string): boolean {
  const [files, ranks] = apart(one, other)
  return files + ranks === 1
}
