import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { command } from '@mousekeep/command'

const HELP = `Plays the recorded games below packages/*/test/playthroughs again and compares them line by line.

  npm run playthrough

  --update  writes them anew; the difference is reviewed like code

A new one is a file with the head lines only (#, options, seed, shown); --update plays it at random.`

await command(HELP, ({ has }) => void (process.exitCode = run(has('update'))), { flags: ['update'] })

/** Each game's own tests know how to draw it; they look at the variable. */
function run(isUpdate: boolean): number {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const files = globSync('packages/*/test/playthroughs.test.ts', { cwd: root })
  const env = { ...process.env, PLAYTHROUGHS: isUpdate ? 'update' : 'check' }
  const { status } = spawnSync(process.execPath, ['--test', ...files], { cwd: root, env, stdio: 'inherit' })
  return status ?? 1
}
