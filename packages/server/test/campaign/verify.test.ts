import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { BadInput, hashOf } from '@mousekeep/engine'
import { mystics } from '@mousekeep/mystics'
import { verifyChain } from '@mousekeep/tables'
import { chooseAll, followingAt, playToTheEnd } from '../support/chapter.ts'
import { temporaryFolder } from '../support/folder.ts'
import { Player } from '../support/player.ts'
import { serve } from '../support/running.ts'

const VERIFY = fileURLToPath(new URL('../../src/commands/verify-dice.ts', import.meta.url))

interface Log {
  readonly table: string
  readonly seed: string
  readonly entries: { body: Record<string, unknown>; hash: string }[]
}

/** Two chapters of one person, as their logs are handed out. */
async function twoChapters(context: TestContext, port: number): Promise<Log[]> {
  const ann = await Player.arrive(port, 'Ann')
  const options = { chapter: '1', asks: 'what-matters' }
  const opened = await ann.post('/api/tables', { game: 'mystics', kind: 'campaign', options })
  const logs: Log[] = []
  for (let table: string | null = String(opened['id']); table !== null && logs.length < 2;) {
    const one = await ann.follow(table)
    context.after(() => one.close())
    await one.send({ type: 'claim', seat: 0, seed: 'cheddar' })
    await one.send({ type: 'start' })
    await playToTheEnd([one])
    await chooseAll([one], (choices) =>
      Math.max(
        0,
        choices.findIndex((each) => each.do === 'on'),
      ),
    )
    assert.ok((await one.send({ type: 'onward', wish: {} })).ok)
    logs.push(Object(await ann.get(`/api/tables/${table}/log`)))
    ;({ table } = followingAt(one))
  }
  return logs
}

type Forgery = (body: Record<string, unknown>) => void
const FORGERIES = {
  lighter: (body) => (Object(body['options']).strokes = 0),
  heavier: (body) => (Object(body['options']).strokes = 2),
  gift: (body) => (Object(body['options']).flags = ['maggie']),
  baggage: (body) => (Object(body['campaign']).baggage.journey.campaign.strokes = 0),
  brought: (body) => (Object(body['campaign']).brought = []),
  card: (body) => (body['choice'] = { do: 'keep', mouse: 'x', card: 'y' }),
  again: (body) => (body['choice'] = { do: 'again' }),
  told: (body) => (Object(body['told']).result = 'won'),
} satisfies Record<string, Forgery>

/** The log with one entry changed, and all hashes made to fit: what a dishonest server could write. */
function forged(log: Log, seq: number, change: (body: Record<string, unknown>) => void): Log {
  const copy: Log = structuredClone(log)
  change(copy.entries[seq].body)
  let hash = hashOf(['mousekeep chain', log.table, log.seed])
  for (const entry of copy.entries) {
    const { seq: at, actionId, ask, body, at: when } = Object(entry)
    hash = hashOf([hash, log.table, at, actionId, ask, body, when])
    entry.hash = hash
  }
  return copy
}

function refuses(logs: readonly unknown[], why: RegExp): void {
  assert.throws(
    () => verifyChain(mystics, logs),
    (error) => error instanceof BadInput && why.test(error.message),
    String(why),
  )
}

test('a chain of chapters verifies from its logs; forged, cut or mixed up it does not (24, 42)', async (context) => {
  const { port } = await serve(context)
  const [first, second] = await twoChapters(context, port)
  const { chapters, isBrought, isClosed } = verifyChain(mystics, [first, second])
  assert.deepEqual([chapters.length, isBrought, isClosed], [2, false, false])
  assert.equal(chapters[1].table, second.table)

  refuses([], /no logs/)
  refuses([second], /log 1: the chapter before it is missing/)
  refuses([second, first], /chapter before it is missing/)
  refuses([first, first], /went on elsewhere/)
  refuses([first, forged(second, 0, FORGERIES.lighter)], /log 2: its options are not what was handed on/)
  refuses([first, forged(second, 0, FORGERIES.gift)], /log 2: /)
  refuses([first, forged(second, 0, FORGERIES.baggage)], /did not hand on/)
  refuses([first, forged(second, 0, FORGERIES.brought)], /hides or invents/)
  refuses([forged(first, 0, FORGERIES.heavier), second], /log 1: a campaign begins with nothing/)
  const kinds = first.entries.map(({ body }) => body['kind'])
  const chosen = kinds.indexOf('chosen')
  refuses([forged(first, chosen, FORGERIES.card), second], /nobody was asked to choose that/)
  refuses([forged(first, kinds.indexOf('followed'), FORGERIES.told), second], /not what happened/)
  // A different decision that was possible leads elsewhere: the next chapter shows it.
  assert.throws(() => verifyChain(mystics, [forged(first, chosen, FORGERIES.again), second]), BadInput)
})

test('the command verifies the chapters of a campaign from files, and those of a company from the store (42)', async (context) => {
  const folder = temporaryFolder()
  const { port } = await serve(context, { DATA_DIR: folder })
  const logs = await twoChapters(context, port)
  const files = logs.map((_, i) => join(folder, `chapter-${i}.json`))
  logs.forEach((log, i) => writeFileSync(files[i], JSON.stringify(log)))
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [VERIFY, ...files])
  assert.deepEqual([JSON.parse(stdout).ok, JSON.parse(stdout).chapters.length], [true, 2])
  await assert.rejects(run(process.execPath, [VERIFY, ...files.toReversed()]), /the chapter before it is missing/)
  await assert.rejects(
    run(process.execPath, [VERIFY, '--company', 'NOBODY'], { env: { ...process.env, DATA_DIR: folder } }),
    /there is no company NOBODY/,
  )
})
