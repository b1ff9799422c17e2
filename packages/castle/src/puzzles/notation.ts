import { BadInput } from '@mousekeep/engine'
import { HOLES, NAMES } from '../board/board.ts'
import { ROOM_NAMES } from '../board/plan.ts'
import { summary, type CastleSummary, type PlayerSummary } from '../summary.ts'
import type { CastleState } from '../state.ts'
import { CHEESES, KINDS, type CheeseName, type KindName } from '../board/tiles.ts'

/** One letter for each kind: the first of its name; these differ, except for blue and braid. */
const LETTERS: Readonly<Record<KindName, string>> = {
  blue: 'b',
  braid: 'z',
  emmental: 'e',
  gouda: 'g',
  halloumi: 'h',
  neufchatel: 'n',
  provolone: 'p',
  plain: '.',
  trap: 'x',
}

/**
 * A castle without roofs in one line: layout and target, the tiles from a2 on row by row with the spare last, then
 * each player's squares, mice lost and tokens: `hof4 b.gx…  b2d4/0/ge c3/1/`. The first player is to move.
 */
export function writeCastle(state: CastleState): string {
  const { layout, target, tiles, spare, players, turn } = summary(state)
  const letters = HOLES.map((square) => LETTERS[tiles[NAMES[square]]]).join('') + LETTERS[spare]
  const teams = players.map((_, i) => players[(turn + i) % players.length])
  return [`${layout}${target}`, letters, ...teams.map(writeTeam)].join(' ')
}

function writeTeam({ mice, lost, tokens }: PlayerSummary): string {
  return `${mice.join('')}/${lost}/${tokens.map((cheese) => LETTERS[cheese]).join('')}`
}

/** The position that such a line means, for `readPosition`. */
export function readCastle(line: string): Pick<CastleSummary, 'layout' | 'tiles' | 'spare' | 'open' | 'target'> & {
  readonly players: readonly Omit<PlayerSummary, 'hand'>[]
} {
  const [rules, letters, ...teams] = line.split(' ')
  if (letters?.length !== HOLES.length + 1) throw new BadInput(`not a castle: ${line}`)
  const kinds = letters.split('').map(kindOf)
  return {
    layout: rules.startsWith('hof') ? 'hof' : 'mill',
    target: Number(rules.at(-1)),
    tiles: Object.fromEntries(HOLES.map((square, i) => [NAMES[square], kinds[i]])),
    spare: kinds[HOLES.length],
    open: ROOM_NAMES,
    players: teams.map(readTeam),
  }
}

function readTeam(team: string): Omit<PlayerSummary, 'hand'> {
  const [mice, lost, tokens] = team.split('/')
  return { mice: mice.match(/../g) ?? [], lost: Number(lost), tokens: tokens.split('').map(cheeseOf) }
}

function kindOf(letter: string): KindName {
  const kind = KINDS.find((each) => LETTERS[each] === letter)
  if (kind === undefined) throw new BadInput(`not a tile: ${letter}`)
  return kind
}

function cheeseOf(letter: string): CheeseName {
  const cheese = CHEESES.find((each) => LETTERS[each] === letter)
  if (cheese === undefined) throw new BadInput(`not a cheese: ${letter}`)
  return cheese
}
