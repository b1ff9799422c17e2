import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { followingAt, playToTheEnd } from '../support/chapter.ts'
import { Player, type Seated } from '../support/player.ts'
import type { Limit } from './limit.ts'

const VERIFY = fileURLToPath(new URL('../../src/commands/verify-dice.ts', import.meta.url))

export interface ElevenFindings {
  campaigns: number
  chapters: number
  won: number
  plays: number
  /** Campaigns that did not come to their end, or whose logs do not verify. */
  unverified: number
  readonly troubles: string[]
}

/** Who plays: bots of the server of a level, or with null whoever follows, with whatever comes. */
type Level = 'party' | 'random' | null

/** Promise 42: whole campaigns over the server, with every log verified afterwards by the command. */
export async function wholeCampaigns(
  port: number,
  limit: Limit,
  atOnce: number,
  levels: readonly Level[] = ['party', 'random'],
  first = '1',
): Promise<ElevenFindings> {
  const findings: ElevenFindings = { campaigns: 0, chapters: 0, won: 0, plays: 0, unverified: 0, troubles: [] }
  let begun = 0
  const run = async (): Promise<void> => {
    while (!limit.isReached(begun)) {
      const level = levels[begun++ % levels.length]
      try {
        await oneCampaign(port, level, first, findings, () => limit.tell(findings))
      } catch (error) {
        findings.unverified++
        findings.troubles.push(error instanceof Error ? error.message : '')
      }
      findings.campaigns++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return findings
}

const A_CHAPTER_MS = 1_200_000

async function oneCampaign(
  port: number,
  level: Level,
  first: string,
  findings: ElevenFindings,
  tell: () => void,
): Promise<void> {
  const ann = await Player.arrive(port, 'Ann')
  const options = { chapter: first, asks: 'what-matters' }
  const opened = await ann.post('/api/tables', { game: 'mystics', kind: 'campaign', options })
  const logs: unknown[] = []
  for (let table: string | null = String(opened['id']); table !== null;) {
    const seated: Seated = await ann.follow(table)
    const sit = level === null ? { type: 'claim' as const, seed: 'cheddar' } : { type: 'bot' as const, level }
    await seated.send({ ...sit, seat: 0 })
    await seated.send({ type: 'start' })
    if (level === null) await playToTheEnd([seated])
    await seated.until(() => seated.latest.table.status === 'over', A_CHAPTER_MS)
    while (followingAt(seated).needs.length > 0) {
      const [need] = followingAt(seated).needs
      if (level === null) await seated.send({ type: 'choose', seat: need.seat, choice: need.choices[0] })
      await seated.until(() => followingAt(seated).needs[0] !== need)
    }
    const reply = await seated.send({ type: 'onward', wish: {} })
    if (!reply.ok) throw new Error(`it does not go on: ${reply.refused.code}`)
    await seated.reach(reply.seq)
    findings.chapters++
    findings.plays += seated.latest.table.plays
    if (seated.latest.table.outcome?.result === 'won') findings.won++
    tell()
    logs.push(await ann.get(`/api/tables/${table}/log`))
    ;({ table } = followingAt(seated))
    seated.close()
  }
  if (!(await isClosedBy(logs))) throw new Error('the book is not closed')
}

/** Whether the book is closed, by the command that anybody has, in a process that knows nothing but the logs. */
async function isClosedBy(logs: readonly unknown[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-logs-'))
  try {
    const files = logs.map((log, i) => {
      const file = join(folder, `${i}.json`)
      writeFileSync(file, JSON.stringify(log))
      return file
    })
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFY, ...files])
    return Object(JSON.parse(stdout)).isClosed === true
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
