import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PEOPLE_SABOTAGES } from './people-sabotages.ts'
import { SABOTAGES, type Sabotage } from './sabotages.ts'

/**
 * A test that was never seen red proves nothing. Each sabotage breaks one promise in a copy of the tree; the test that
 * keeps the promise must fail there. `npm run sabotage` runs all, `npm run sabotage -- 7 8` those of
 * properties 7 and 8.
 */
const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'mousekeep-sabotage-'))

function prepare(): void {
  for (const name of ['packages', 'docs', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@mousekeep'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@mousekeep') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  // Our own packages are those of the copy, or a change in them would not be seen.
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(modules, '@mousekeep', name))
  }
}

/** Whether the test of the promise passes in the copy. */
function passes({ test, pattern, seconds = 180 }: Sabotage): boolean {
  const args = ['--test', `--test-timeout=${seconds * 500}`, `--test-name-pattern=${pattern}`, join(copy, test)]
  const timeout = seconds * 1000
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout })
  if (status === 0 && !/^ℹ pass [1-9]/m.test(stdout)) throw new Error(`no test fits ${pattern} in ${test}`)
  return status === 0
}

function withPatch(sabotage: Sabotage, run: () => void): void {
  const originals = sabotage.patches.map(({ file }) => readFileSync(join(copy, file), 'utf8'))
  for (const { file, from, to } of sabotage.patches) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  run()
  for (const [i, { file }] of sabotage.patches.entries()) writeFileSync(join(copy, file), originals[i])
}

const wanted = process.argv.slice(2)
let missed = 0
prepare()
for (const sabotage of [...SABOTAGES, ...PEOPLE_SABOTAGES]) {
  if (wanted.length > 0 && !wanted.includes(String(sabotage.property))) continue
  // Red for another reason would look like a catch.
  if (!passes(sabotage)) {
    missed++
    console.log(`RED     ${sabotage.property}  ${sabotage.test} fails without any sabotage`)
    continue
  }
  withPatch(sabotage, () => {
    const isCaught = !passes(sabotage)
    if (!isCaught) missed++
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${sabotage.property}  ${sabotage.what}`)
  })
}
rmSync(copy, { recursive: true, force: true })
console.log(missed === 0 ? 'every sabotage was caught' : `${missed} sabotages were not caught`)
if (missed > 0) process.exitCode = 1
