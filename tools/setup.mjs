// Installs the exact dependencies when they are missing or not those of the lockfile. Plain JavaScript, because it
// runs on whatever Node is there, before the pinned one is installed.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.mousekeep-lock'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''

if (installed !== wanted) {
  console.error('Installing dependencies …')
  execSync('npm ci --ignore-scripts --no-fund --no-audit --loglevel=error', { stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(STAMP, wanted)
}
