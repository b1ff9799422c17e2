import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone when the tests are over: not before, for a server may still be writing its last lines. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  folders.push(folder)
  return folder
}
