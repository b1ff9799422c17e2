import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { CHAPTERS } from '@mousekeep/mystics'
import { CHAPTER_IDS, FLAGS } from '@mousekeep/mystics/sheet'

const run = promisify(execFile)
const SCRIPT = fileURLToPath(new URL('play-as-needed.ts', import.meta.url))

/** A process that has what a browser has: no chapter, no side, nobody who thinks, before they are fetched. */
async function played(chapter: string): Promise<{ readonly isLacking: boolean; readonly plays: number }> {
  const { stdout } = await run(process.execPath, ['--conditions=browser', SCRIPT, chapter])
  return JSON.parse(stdout)
}

for (const chapter of CHAPTER_IDS) {
  test(`chapter ${chapter} is played with itself and its sides alone, and the bot comes when it is wanted`, async () => {
    const { isLacking, plays } = await played(chapter)
    assert.ok(isLacking, 'the bot was there before anybody wanted it')
    assert.ok(plays > 10, `only ${plays} plays`)
  })
}

test('the flags that are known before the book is opened are those of its chapters', () => {
  const flags = CHAPTERS.flatMap(({ achievements = [], earlier = [] }) => achievements.concat(earlier))
  assert.deepEqual(FLAGS.toSorted(), [...new Set<string>(flags)].toSorted())
})
