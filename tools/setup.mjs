// Installs the exact dependencies of this folder, or of the one named, when they are missing or not those of its
// lockfile. Plain JavaScript, because it runs on whatever Node is there, before the pinned one is installed.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { whatIsMissing } from './what-is-missing.mjs'

process.chdir(process.argv[2] ?? '.')
const STAMP = 'node_modules/.mousekeep-lock'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''

if (installed !== wanted) {
  console.error('Installing dependencies …')
  try {
    execSync('npm ci --ignore-scripts --no-fund --no-audit --loglevel=error', {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    writeFileSync(STAMP, wanted)
  } catch {
    console.error('The dependencies could not be installed: npm has said why above.')
    process.exit(2)
  }
}

// From here on `npm run` finds the pinned Node first, where one came with the dependencies.
const pinned = ['node', 'node.cmd'].some((name) => existsSync(`node_modules/.bin/${name}`))
const missing = pinned || process.argv[2] !== undefined ? null : whatIsMissing()
if (missing !== null) {
  console.error(missing)
  process.exitCode = 2
}
