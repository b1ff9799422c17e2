import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import config, { pluginsOf } from '../../vite.config.ts'

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/mousekeep/', import.meta.url))
/** The files of one test run have one parent. */
const MARK = `${CACHE}web-${process.ppid}`

/** Builds the app into `dist`, once for all files of a test run: they run at the same time and serve the same folder. */
export async function buildOnce(): Promise<void> {
  if (!isFirst()) return waitForOther()
  try {
    await build({ ...config, plugins: pluginsOf({ isQuick: true }), configFile: false, logLevel: 'warn' })
    writeFileSync(MARK, 'built')
  } catch (error) {
    writeFileSync(MARK, 'failed')
    throw error
  }
}

function isFirst(): boolean {
  mkdirSync(CACHE, { recursive: true })
  // Run by itself, without the test runner, a file has no others beside it.
  if (process.env.NODE_TEST_CONTEXT === undefined) return true
  try {
    writeFileSync(MARK, '', { flag: 'wx' })
  } catch {
    return false
  }
  for (const old of globSync('web-*', { cwd: CACHE })) if (CACHE + old !== MARK) rmSync(CACHE + old)
  return true
}

async function waitForOther(): Promise<void> {
  for (;;) {
    const state = readFileSync(MARK, 'utf8')
    if (state === 'failed') throw new Error('the app could not be built: see the other test files')
    if (state === 'built') return
    await sleep(100)
  }
}
