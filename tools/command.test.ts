import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'

const root = resolve(import.meta.dirname, '..')
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
)
/** Commands of ours, by name; those of the benchmark have dependencies of their own, which need not be there. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /^node (?:tools\/run\.mjs )?((?:packages|tools)\/\S+\.ts)$/.exec(script)?.[1]
  return file === undefined ? [] : [[name, file] as const]
})

/** The door through which all commands go. */
const RUN = 'tools/run.mjs'

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function run(file: string, ...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [RUN, file, ...args], { cwd: root }, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    )
  })
}

for (const [name, file] of COMMANDS) {
  test(`npm run ${name} answers --help, and bad options in words`, async () => {
    const [help, option] = await Promise.all([run(file, '--help'), run(file, '--nonsense')])
    assert.deepEqual([help.code, help.stderr], [0, ''])
    assert.match(help.stdout, /^[A-Z]|npm run/)
    assert.deepEqual([option.code, option.stdout], [2, ''])
    assert.doesNotMatch(option.stderr, /^ {4}at /m)
    assert.ok(option.stderr.length > 0)
  })
}

test('all commands were looked at', () => assert.ok(COMMANDS.length > 20))
