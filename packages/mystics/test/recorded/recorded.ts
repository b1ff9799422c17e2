import { command } from '@mousekeep/command'
import { mystics } from '@mousekeep/mystics'
import { chooser, PLAYED_BY } from './chooser.ts'
import { differenceIn, recordGame } from './recorded-game.ts'
import { readGames, recordedVersions, startOf, writeGames } from './recorded-games.ts'

const HELP = `Plays the recorded games of Mystics again, each by the rules it was begun under, and says where one differs.

  npm run -s recorded

  --version  only the games of these rules
  --first    the first game of each version to play (0)
  --games    how many of each version to play, or to record (all; 600)
  --record   records games by the rules in force, when their version is a new one`

/** Beyond any game that was played to its end by chance. */
const LONGEST = 2000
const MOST_SHOWN = 20

await command(
  HELP,
  ({ number, has }) => {
    if (has('record')) return record(number('games', 600))
    const only = number('version', null)
    const versions = recordedVersions().filter((version) => only === null || version === only)
    for (const version of versions) compare(version, number('first', 0), number('games', null) ?? Infinity)
  },
  { flags: ['record'] },
)

function record(count: number): void {
  const games = Array.from({ length: count }, (_, n) => {
    const by = PLAYED_BY[n % PLAYED_BY.length]
    const seed = `recorded ${mystics.version} ${by} ${n}`
    return recordGame(startOf(Math.floor(n / PLAYED_BY.length), seed), LONGEST, chooser(by, seed))
  })
  writeGames(mystics.version, games)
  const plays = games.reduce((sum, { record: { entries } }) => sum + entries.length, 0)
  console.log(`rules version ${mystics.version}: ${games.length} games, ${plays} plays recorded`)
}

function compare(version: number, first: number, count: number): void {
  const games = readGames(version).slice(first, first + count)
  const differences = games.map(differenceIn).filter((found) => found !== null)
  for (const difference of differences.slice(0, MOST_SHOWN)) console.log(difference)
  console.log(`rules version ${version}: ${games.length} games, ${differences.length} differ`)
  if (differences.length > 0) process.exitCode = 1
}
