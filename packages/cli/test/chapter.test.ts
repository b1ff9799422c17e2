import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

// The command for authors of chapters: all that is wrong in the author's language, how games come out, the schema.

const folder = mkdtempSync(join(tmpdir(), 'chapter-'))
after(() => rmSync(folder, { recursive: true }))

const PIE = {
  id: 'the-thirteenth-pie',
  party: { size: 2, usual: ['filch', 'nez'] },
  end: 5,
  encounters: { standard: 6, difficult: 0 },
  tiles: [{ up: 'kitchen-tunnels', down: 'kitchen', at: [0, 0] }],
  start: { side: 'kitchen-tunnels', place: 'flip' },
  victory: [{ allAt: 'kitchen' }],
  passages: ['kitchen'],
}

function run(language: string, ...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../src/chapter.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, MOUSEKEEP_LANGUAGE: language },
    },
  )
  return { code: status, out: stdout, err: stderr }
}

function written(name: string, chapter: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(chapter))
  return path
}

test('a chapter with mistakes is told all of them, in the language of its author', () => {
  const path = written('spoilt.json', { ...PIE, end: 0, victory: [{ sing: true }] })
  const english = run('en', path)
  assert.equal(english.code, 1, english.err)
  assert.match(english.out, /^end must be a whole number from 2 to 100\nvictory\[0\] must be one of allAt, /)
  assert.match(run('fr', path).out, /^end\s: il faut un nombre entier/)
})

test('a chapter without a mistake is played at every difficulty', () => {
  const { code, out, err } = run('en', written('pie.json', PIE), '--games', '1')
  assert.equal(code, 0, err)
  assert.match(out, /^story: won \d, lost \d, endless \d\nstandard: .*\nheroic: /)
})

test('the schema is printed; a file that is none is refused in words', () => {
  const schema: unknown = JSON.parse(run('en', '--schema').out)
  assert.equal(Object(schema).title, 'A chapter of Mystics')
  assert.match(run('en', join(folder, 'nothing.json')).err, /nothing\.json: ENOENT/)
  assert.match(run('en').err, /which file\?/)
})
