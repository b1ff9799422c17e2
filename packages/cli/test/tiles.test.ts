import assert from 'node:assert/strict'
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const command = fileURLToPath(new URL('../src/tiles.ts', import.meta.url))

function tiles(...words: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' })
}

test('tiles checks the box and draws each side; other files are refused with path and reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-tiles-'))
  try {
    const { status, stdout } = tiles('--draw', folder)
    assert.equal(status, 0, stdout)
    assert.equal(stdout, '16 sides, 0 to mend\n')
    assert.equal(readdirSync(folder).filter((name) => name.endsWith('.svg')).length, 16)
    const path = join(folder, 'broken.json')
    for (const content of ['{', '[]', '{"id":"x"}', '{"id":"x","more":1}']) {
      writeFileSync(path, content)
      const refused = tiles(path)
      assert.equal(refused.status, 2)
      assert.ok(refused.stderr.startsWith(`${path}: `), refused.stderr)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
