import { rmSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { optionsOrEnd } from '@mousekeep/command'
import { build, type Rolldown } from 'vite'
import config from './vite.config.ts'

optionsOrEnd(`Builds the web app into packages/web/dist and prints the script up to the first move of each game;
fails above the budget of any.

  npm run -s build`)

/**
 * All script that is fetched up to the first move of a game, one language with it, compressed. Rooms, story and
 * pictures of Mystics are not in it: they come when they are wanted, each a script of its own.
 */
const GAMES = {
  castle: { budget: 100, rules: '../games/src/castle-rules.ts' },
  mystics: { budget: 150, rules: '../games/src/mystics-as-needed.ts' },
} as const

/** What a room of Mystics adds when it is entered. */
const ROOM_KB = 25

/** Besides the first page: what is fetched by itself while somebody reads it, or on the way to a table. */
const ALWAYS = ['src/base/words/en.ts', 'src/online/home-part.tsx', 'src/faces/closed.tsx', 'src/table/worker.ts']
const root = fileURLToPath(new URL('.', import.meta.url))
const dist = `${root}dist/`
rmSync(dist, { recursive: true, force: true })
const built = await buildOnce()
const chunks = built.output.filter((file) => file.type === 'chunk')

async function buildOnce(): Promise<Rolldown.RolldownOutput> {
  const output = await build({ ...config, configFile: false, logLevel: 'warn' })
  if (Array.isArray(output) || 'close' in output) throw new Error('Bug: the app is built once')
  return output
}

/** Adds a script and all that come with it. */
function gather(chunk: Rolldown.OutputChunk, into: Set<string>): void {
  if (into.has(chunk.fileName)) return
  into.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported !== undefined) gather(imported, into)
  }
}

function chunkOf(source: string): Rolldown.OutputChunk {
  const path = join(root, source)
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
  if (found === undefined) throw new Error(`Bug: ${source} has no script of its own`)
  return found
}

/** A worker can do nothing with scripts that draw, so none may come with what it needs. */
function checkWorker(): void {
  const scripts = new Set<string>()
  for (const source of [
    'src/table/worker.ts',
    ...Object.values(GAMES).map(({ rules }) => rules),
    '../games/src/mystics-bots.ts',
  ])
    gather(chunkOf(source), scripts)
  const drawing = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes('node_modules/preact/')))
  for (const { fileName } of drawing)
    if (scripts.has(fileName)) throw new Error(`Bug: the worker would fetch ${fileName}, which draws`)
}

function weigh(file: string): number {
  return gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000
}

/** Every drawing of a room with what it brings along, the heaviest first; `there` is at the table already. */
function roomsBeside(there: ReadonlySet<string>): { readonly room: string; readonly kB: number }[] {
  const rooms = chunks.flatMap((chunk) => {
    const room = /mystics\/art\/rooms\/(?!index|prologue-sides)(.+)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1]
    if (room === undefined) return []
    const files = new Set<string>()
    gather(chunk, files)
    const kB = [...files].filter((file) => !there.has(file)).reduce((sum, file) => sum + weigh(file), 0)
    return [{ room, kB }]
  })
  return rooms.toSorted((one, other) => other.kB - one.kB)
}

checkWorker()
for (const [game, { budget, rules }] of Object.entries(GAMES)) {
  const files = new Set<string>()
  const itsOwn = [`src/${game}/face.ts`, `src/${game}/words/en.ts`, rules]
  for (const source of ['index.html', ...ALWAYS, ...itsOwn]) gather(chunkOf(source), files)
  const sizes = [...files].toSorted().map((file) => ({ file, kB: weigh(file) }))
  const sum = sizes.reduce((total, { kB }) => total + kB, 0)
  console.log(`${game}: ${sum.toFixed(1)} kB of compressed script to the first move, of ${budget} kB`)
  for (const { file, kB } of sizes) console.log(`  ${kB.toFixed(1).padStart(6)} kB  ${file}`)
  if (sum > budget) process.exitCode = 1
  if (game !== 'mystics') continue
  const rooms = roomsBeside(files)
  if (rooms.length < 16) throw new Error(`Bug: ${rooms.length} rooms have a script of their own`)
  console.log(`  the heaviest room: ${rooms[0].kB.toFixed(1)} kB (${rooms[0].room}), of ${ROOM_KB} kB`)
  if (rooms[0].kB > ROOM_KB) process.exitCode = 1
}
