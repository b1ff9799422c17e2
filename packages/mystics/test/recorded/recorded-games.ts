import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { pick, Seeded, type Chance, type Start } from '@mousekeep/engine'
import { CHAPTERS, DIFFICULTIES, findChapter, partiesFor } from '@mousekeep/mystics'
import { ASKS } from '../../src/sheet.ts'
import { knownFlags } from '../../src/story/shelf.ts'
import { randomTable } from '../random-table.ts'
import type { RecordedGame } from './recorded-game.ts'

// The recorded games of each version of the rules, one a line, in a file of their own. Those of version 3 were played
// before the rules went into folders by topic, and before a state was written as it is now: 1,000 games, none of which
// differs, because a game is played to its end by the rules it was begun under.

const FOLDER = new URL('games/', import.meta.url)
const fileOf = (version: number): URL => new URL(`version-${version}.br`, FOLDER)

/** The versions of the rules that have recorded games, the first one first. */
export function recordedVersions(): number[] {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER) : []
  return names.map((name) => Number(/\d+/.exec(name)?.[0])).toSorted((a, b) => a - b)
}

export function readGames(version: number): RecordedGame[] {
  const lines = brotliDecompressSync(readFileSync(fileOf(version)))
    .toString()
    .trimEnd()
    .split('\n')
  // The file was written by the function below.
  return lines.map((line) => JSON.parse(line) as RecordedGame) // oxlint-disable-line typescript/no-unsafe-type-assertion
}

export function writeGames(version: number, games: readonly RecordedGame[]): void {
  const text = games.map((game) => `${JSON.stringify(game)}\n`).join('')
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(fileOf(version), brotliCompressSync(text, { params }))
}

/** Every chapter and difficulty in turn, any party; one in eight is a made-up table, where every card turns up. */
export function startOf(n: number, seed: string): Start {
  const chance = new Seeded(`${seed} start`)
  if (n % 8 === 7) return { seed, position: randomTable(chance) }
  const chapter = CHAPTERS[n % CHAPTERS.length]
  return {
    seed,
    options: {
      chapter: chapter.id,
      difficulty: DIFFICULTIES[Math.floor(n / CHAPTERS.length) % DIFFICULTIES.length],
      party: pick(partiesFor(findChapter(chapter.id)), chance),
      players: 1 + chance.below(4),
      achievements: chance.below(2) === 0,
      asks: pick(ASKS, chance),
      ...storyBefore(chance),
    },
  }
}

/** One game in three goes on with a story that was begun. */
function storyBefore(chance: Chance): object {
  if (chance.below(3) > 0) return {}
  return { flags: [...knownFlags()].filter(() => chance.below(2) === 0), strokes: chance.below(3) }
}
