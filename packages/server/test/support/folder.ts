import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

/** A folder that is gone after the test. */
export function temporaryFolder(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
