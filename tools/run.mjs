// Runs a command of ours: `node tools/run.mjs FILE …`; without a file it only looks whether one could be run. Plain
// JavaScript, because whoever has an older Node, or has set up nothing yet, is to read one sentence here and not a stack
// trace.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { whatIsMissing } from './what-is-missing.mjs'

const missing = existsSync('node_modules/.mousekeep-lock')
  ? whatIsMissing()
  : 'run `npm start` or `npm test` once: it sets up what this needs'
if (missing !== null) {
  console.error(missing)
  process.exitCode = 2
} else if (process.argv.length > 2) {
  process.argv.splice(1, 1)
  process.argv[1] = resolve(process.argv[1])
  await import(pathToFileURL(process.argv[1]).href)
}
