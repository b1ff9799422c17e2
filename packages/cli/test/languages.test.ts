import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { needsIn } from '@mousekeep/testkit/text-needs'

const ROOT = new URL('../text/', import.meta.url)
const CAMPAIGN = fileURLToPath(new URL('../src/campaign.ts', import.meta.url))
const LANGUAGES = globSync('mystics.??.ftl', { cwd: ROOT }).map((file) => file.slice(-6, -4))

const needsOf = (language: string): ReturnType<typeof needsIn> =>
  needsIn(readFileSync(new URL(`mystics.${language}.ftl`, ROOT), 'utf8'))

function run(language: string): string {
  // To the first choice, a few turns by the bot, a look around, a why not, and the end.
  const input = `\n${'bot\n'.repeat(12)}goal\nrules\nstep nowhere\nchronicle\nquit\n`
  const env = { ...process.env, MOUSEKEEP_LANGUAGE: language }
  const { stdout, stderr, status } = spawnSync(process.execPath, [CAMPAIGN, '--chapter', '1', '--seed', 'words'], {
    input,
    env,
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  return stdout
}

for (const language of LANGUAGES.filter((each) => each !== 'en')) {
  test(`the terminal says everything about Mystics in ${language} that it says in English`, () => {
    const english = needsOf('en')
    const other = needsOf(language)
    assert.deepEqual([...other.keys()], [...english.keys()])
    for (const [key, { params, attributes, missing }] of other) {
      assert.deepEqual([...params].toSorted(), [...(english.get(key)?.params ?? [])].toSorted(), key)
      assert.deepEqual(attributes, english.get(key)?.attributes, key)
      assert.deepEqual(missing(language), [], key)
    }
  })

  test(`a chapter is begun in ${language}, and not in English`, () => {
    const told = run(language).split('\n')
    const english = new Set(run('en').split('\n'))
    // What is said in both is the map, which has no words.
    const sentences = told.filter((line) => english.has(line) && /\p{L}{3,}.*\p{L}{3,}.*\p{L}{3,}/u.test(line))
    assert.deepEqual(sentences, [])
  })
}

test('a language that the terminal does not have is English', () => {
  assert.equal(run('xx'), run('en'))
})
