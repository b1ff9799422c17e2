import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { BadInput } from '@mousekeep/engine'
import { command } from '@mousekeep/command'
import { SABOTAGES } from './sabotages/index.ts'
import type { Sabotage } from './sabotages/sabotage.ts'

const HELP = `Breaks each promise (docs/promises.md) in a copy of the tree and sees the test of it fail: one never seen red proves
nothing. Ends with 1 if a sabotage was not caught.

  npm run sabotage               all of them, one after the other
  npm run sabotage -- 7 8        those of promises 7 and 8

  --only  those whose description has these words in it
  --jobs  how many at a time, each in a copy of its own (1)`

const PROMISES = new Set(SABOTAGES.map(({ promise }) => String(promise)))
const root = resolve(import.meta.dirname, '..')

function prepare(copy: string): void {
  for (const name of ['packages', 'docs', 'tools', 'package.json', 'tsconfig.json'])
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

const MOST_OUTPUT = 1 << 26
const execute = promisify(execFile)

/** What the test of the promise prints if it fails in the copy; null if it passes. */
async function failure(copy: string, { test, pattern, seconds = 180 }: Sabotage): Promise<string | null> {
  const args = ['--test', `--test-timeout=${seconds * 500}`, `--test-name-pattern=${pattern}`, join(copy, test)]
  const options = { cwd: copy, timeout: seconds * 1000, maxBuffer: MOST_OUTPUT }
  try {
    const { stdout } = await execute(process.execPath, args, options)
    if (/^ℹ pass [1-9]/m.test(stdout)) return null
  } catch (error) {
    return String(Object(error).stdout)
  }
  throw new Error(`no test fits ${pattern} in ${test}`)
}

async function withPatch(copy: string, sabotage: Sabotage, run: () => Promise<void>): Promise<void> {
  const originals = sabotage.patches.map(({ file }) => readFileSync(join(copy, file), 'utf8'))
  for (const { file, from, to } of sabotage.patches) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  await run()
  for (const [i, { file }] of sabotage.patches.entries()) writeFileSync(join(copy, file), originals[i])
}

/** Whether the test passes, and fails with the sabotage. */
async function isCaught(copy: string, sabotage: Sabotage): Promise<boolean> {
  // Red for another reason would look like a catch.
  const red = await failure(copy, sabotage)
  if (red !== null) {
    console.log(`RED     ${sabotage.promise}  ${sabotage.test} fails without any sabotage\n${red}`)
    return false
  }
  let caught = false
  await withPatch(copy, sabotage, async () => {
    caught = (await failure(copy, sabotage)) !== null
  })
  console.log(`${caught ? 'caught' : 'MISSED'}  ${sabotage.promise}  ${sabotage.what}`)
  return caught
}

/** Takes what is left of the list, one after the other, in a copy of the tree; gives how many were not caught. */
async function work(left: Sabotage[]): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'mousekeep-sabotage-'))
  prepare(copy)
  let missed = 0
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    if (!(await isCaught(copy, next))) missed++
  }
  rmSync(copy, { recursive: true, force: true })
  return missed
}

await command(
  HELP,
  async ({ words, text, number }) => {
    const stranger = words.find((word) => !PROMISES.has(word))
    if (stranger !== undefined) throw new BadInput(`no sabotage is of a promise ${stranger}`)
    const chosen = SABOTAGES.filter(
      ({ promise, what }) => (words.length === 0 || words.includes(String(promise))) && what.includes(text('only', '')),
    )
    if (chosen.length === 0) throw new BadInput('no sabotage is like that')
    const left = [...chosen]
    const missed = await Promise.all(Array.from({ length: number('jobs', 1) }, () => work(left)))
    const sum = missed.reduce((all, each) => all + each, 0)
    console.log(sum === 0 ? `all ${chosen.length} sabotages were caught` : `${sum} sabotages were not caught`)
    if (sum > 0) process.exitCode = 1
  },
  { words: PROMISES.size },
)
