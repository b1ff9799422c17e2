import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { coverage } from '../src/rules.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('every rule of Castle has a test, and no test cites a rule that is not there', () => {
  const { rules, untested, strangers } = coverage(root)
  assert.ok(rules.filter((rule) => rule.startsWith('C')).length >= 26, 'the rules of Castle are not found')
  assert.deepEqual(
    untested.filter((rule) => rule.startsWith('C')),
    [],
  )
  assert.deepEqual(strangers, [])
})

test('the command prints a line of JSON last', () => {
  const command = fileURLToPath(new URL('../src/rules.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [command], { encoding: 'utf8' })
  assert.equal(status, 0)
  const last: unknown = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
  const { rules, untested } = coverage(root)
  assert.deepEqual(last, { rules: rules.length, untested })
})

/** Writes files into a folder of their own and looks at their coverage. */
function coverageOf(files: Readonly<Record<string, string>>): ReturnType<typeof coverage> {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return coverage(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const RULES = { 'docs/rules/toy.md': '# Toy\n\n- T1.1 One.\n- T1.2 Two. See T1.1.\n- T2.1 Three.\n' }

test('tests, scenarios and cases count; what only mentions a rule does not', () => {
  const { rules, untested } = coverageOf({
    ...RULES,
    'packages/toy/test/toy.test.ts': "void test('T1.1 one', () => {})\n// T2.1\ntest('about T2.1', () => {})\n",
    'packages/toy/test/cases/toy.json': '[{"rule":"T1.2","title":"two"}]',
  })
  assert.deepEqual(rules, ['T1.1', 'T1.2', 'T2.1'])
  assert.deepEqual(untested, ['T2.1'])
})

test('titles in templates and over two lines are found', () => {
  const { untested } = coverageOf({
    ...RULES,
    'packages/toy/src/toy.test.ts':
      "scenario(`T1.1 ${x}`, f)\nscenario(\n  \"T1.2 two\",\n  f)\nscenario('T2.1 it\\'s', f)",
  })
  assert.deepEqual(untested, [])
})

test('a test that cites no existing rule is named', () => {
  const { strangers } = coverageOf({ ...RULES, 'packages/toy/test/toy.test.ts': "test('T9.9 nothing', f)" })
  assert.deepEqual(strangers, [{ rule: 'T9.9', where: 'packages/toy/test/toy.test.ts: T9.9 nothing' }])
})

test('a game without a package does not count yet', () => {
  assert.deepEqual(coverageOf(RULES).rules, [])
})
