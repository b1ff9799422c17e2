import { rmSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { optionsOrEnd } from '@mousekeep/command'
import { build, type Rolldown } from 'vite'
import config from './vite.config.ts'

optionsOrEnd(`Builds the web app into packages/web/dist and prints the script up to the first move of each game;
fails above the budget of Castle.

  npm run -s build`)

/** All script that is fetched up to the first move of a game, one language with it, compressed. */
const BUDGET_KB = { castle: 100, mystics: 150 } as const
/** Mystics is far above its budget, most of it rules and data in the worker: that is printed, and fails nothing yet. */
const UNMET: ReadonlySet<string> = new Set(['mystics'])

/** Besides the first page: what is fetched by itself while somebody reads it, or on the way to a table. */
const ALWAYS = ['src/base/words/en.ts', 'src/online/home-part.tsx', 'src/faces/closed.tsx']
const forGame = (game: string): string[] => [`src/${game}/face.ts`, `src/${game}/words/en.ts`]

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
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === root + source)
  if (found === undefined) throw new Error(`Bug: ${source} has no script of its own`)
  return found
}

/** The worker and the rules that it loads for a game: to the page these are files like any other. */
function workerFiles(game: string): string[] {
  const names = built.output.map(({ fileName }) => fileName)
  const first = names.filter((name) => new RegExp(`^assets/(?:worker|${game}-rules)-[^/]+\\.js$`).test(name))
  const shared = first.flatMap((name) => [...readFileSync(dist + name, 'utf8').matchAll(/from"\.\/([^"]+)"/g)])
  return [...first, ...shared.map(([, name]) => `assets/${name}`)]
}

for (const [game, budget] of Object.entries(BUDGET_KB)) {
  const files = new Set(workerFiles(game))
  for (const source of ['index.html', ...ALWAYS, ...forGame(game)]) gather(chunkOf(source), files)
  const sizes = [...files].toSorted().map((file) => ({
    file,
    kB: gzipSync(readFileSync(dist + file), { level: 9 }).length / 1000,
  }))
  const sum = sizes.reduce((total, { kB }) => total + kB, 0)
  console.log(`${game}: ${sum.toFixed(1)} kB of compressed script to the first move, of ${budget} kB`)
  for (const { file, kB } of sizes) console.log(`  ${kB.toFixed(1).padStart(6)} kB  ${file}`)
  if (sum > budget && !UNMET.has(game)) process.exitCode = 1
}
