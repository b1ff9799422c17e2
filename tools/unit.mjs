// Runs the tests. What Node has compiled once is kept, for hundreds of test files and servers begin with the same modules.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** A test that waits for what never comes fails, instead of keeping everybody waiting. */
const MOST_MS = 600_000
const FILES = ['packages/*/**/*.test.ts', 'tools/*.test.ts']

const { status } = spawnSync(
  process.execPath,
  ['--test', '--test-concurrency=2', `--test-timeout=${MOST_MS}`, ...FILES],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
  },
)
process.exitCode = status ?? 1
