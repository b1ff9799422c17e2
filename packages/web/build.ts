import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import config from './vite.config.ts'
import { optionsOrEnd } from '../../tools/command.ts'

optionsOrEnd(`Builds the web app into packages/web/dist and prints the script up to the first move;
fails above its budget.

  npm run -s build`)

/** All script that is fetched up to the first move, one language with it, compressed. */
const BUDGET_KB = 100
const LATER =
  /^(?:ru|fr|hu|castle|mystics|lesson|online-page|fair-page|account-page|replay-page|move-online|take-home|luck|bell|push|advisor)(?:\.|-)/

const dist = fileURLToPath(new URL('dist/', import.meta.url))
rmSync(dist, { recursive: true, force: true })
await build({ ...config, configFile: false, logLevel: 'warn' })

const scripts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.js'))
const sizes = scripts.map((file) => ({
  file,
  kB: gzipSync(readFileSync(`${dist}assets/${file}`), { level: 9 }).length / 1000,
}))
const first = sizes.filter(({ file }) => !LATER.test(file))
const sum = first.reduce((total, { kB }) => total + kB, 0)
console.log(`packages/web/dist: ${sum.toFixed(1)} kB of compressed script to the first move, of ${BUDGET_KB} kB`)
for (const { file, kB } of first) console.log(`  ${kB.toFixed(1).padStart(6)} kB  ${file}`)
if (sum > BUDGET_KB) process.exitCode = 1
