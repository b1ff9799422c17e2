import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkChain, rootOf } from '../../src/store/chain.ts'
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts'
import { opened } from '../support/stored.ts'
import type { Limit } from './limit.ts'

export interface SyncFindings {
  points: number
  /** Points at which the error was seen to happen. */
  fired: number
  acknowledged: number
  lost: number
  /** Told that nothing was written, and there all the same. */
  denied: number
}

const WRITER = fileURLToPath(new URL('./sync-writer.ts', import.meta.url))
const APPENDS = 12
const ERRORS = ['fsync,fdatasync:error=EIO', 'pwrite64:error=EIO', 'pwrite64:error=ENOSPC']
const run = promisify(execFile)

/**
 * Promise 4: the nth sync or write of the disk fails, for n = 1, 2, … Needs strace. Afterwards everything that was
 * acknowledged is there and nothing that was said to have failed.
 */
export async function failSyncs(limit: Limit): Promise<SyncFindings> {
  const findings = { points: 0, fired: 0, acknowledged: 0, lost: 0, denied: 0 }
  for (let point = 0; !limit.isReached(point); point++) {
    findings.points++
    const folder = mkdtempSync(join(tmpdir(), 'mousekeep-sync-'))
    const before = await SqliteStore.start(folder)
    const { table, first, epoch } = await opened(before)
    await before.close()
    const trace = join(folder, 'trace')
    const error = ERRORS[point % ERRORS.length]
    const inject = `inject=${error}:when=${1 + Math.floor(point / ERRORS.length)}`
    const task = JSON.stringify({ table, hash: first.hash, epoch })
    const args = ['-f', '-o', trace, '-e', 'trace=fsync,fdatasync,pwrite64', '-e', inject]
    const { stdout } = await run('strace', [...args, process.execPath, WRITER, folder, task, String(APPENDS)]).catch(
      (failure: unknown) => ({ stdout: String(Object(failure).stdout ?? '') }),
    )
    if (readFileSync(trace, 'utf8').includes('(INJECTED)')) findings.fired++
    const after = await SqliteStore.start(folder)
    const entries = await after.entries(table.id, 0)
    checkChain(entries, 0, rootOf(table.id, table.seed))
    const there = new Set(entries.map((entry) => entry.hash))
    for (const [, told, hash] of stdout.matchAll(/^(ack|down) (\w+)$/gm)) {
      if (told === 'ack') findings.acknowledged++
      if (told === 'ack' && !there.has(hash)) findings.lost++
      if (told === 'down' && there.has(hash)) findings.denied++
    }
    await after.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return findings
}
