import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@mousekeep/engine'
import { Backups } from '../../src/backups.ts'
import { runBeside } from '../faults/beside.ts'
import { temporaryFolder } from '../support/folder.ts'
import { playOn, serve, twoAtTable } from '../support/running.ts'

const METRIC = /^mousekeep_(\w+)(?:\{[^}]*\})? (\S+)$/

async function metricsOf(port: number): Promise<{ text: string; values: Map<string, number> }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text.trim().split('\n')
  return {
    text,
    values: new Map(
      lines.flatMap((line) => {
        const [whole, , value] = METRIC.exec(line) ?? []
        return whole === undefined ? [] : [[whole.slice(0, whole.lastIndexOf(' ')), Number(value)]]
      }),
    ),
  }
}

test('all metrics are there from the start, each with help and type, and go up with what happens (promise 36)', async (context) => {
  const { port } = await serve(context)
  const before = await metricsOf(port)
  for (const line of before.text.trim().split('\n')) assert.match(line, /^# (?:HELP|TYPE) mousekeep_\w+ \S|^mousekeep_/)
  const named = [...before.text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
  const helped = [...before.text.matchAll(/^# HELP (\w+) .{10}/gm)].map(([, name]) => name)
  assert.deepEqual(named, helped)
  for (const name of ['acknowledged_total', 'bugs_total', 'notices_given_up_total', 'commit_seconds_count']) {
    assert.equal(before.values.get(`mousekeep_${name}`), 0, name)
  }
  for (const game of ['castle', 'mystics']) assert.equal(before.values.get(`mousekeep_tables_awake{game="${game}"}`), 0)
  assert.equal(before.values.get('mousekeep_store_up'), 1)
  const { one, two } = await twoAtTable(context, port)
  for (let i = 0; i < 5; i++) await playOn([one, two], i)
  const { values } = await metricsOf(port)
  assert.equal(values.get('mousekeep_acknowledged_total'), 8)
  assert.equal(values.get('mousekeep_acknowledgement_seconds_count'), 8)
  assert.equal(values.get('mousekeep_acknowledgement_seconds_bucket{le="+Inf"}'), 8)
  assert.equal(values.get('mousekeep_commit_seconds_count'), 8)
  assert.ok(Number(values.get('mousekeep_commit_seconds_sum')) > 0)
  assert.equal(values.get('mousekeep_tables_awake{game="castle"}'), 1)
  assert.equal(values.get('mousekeep_sockets'), 2)
  assert.ok(Number(values.get('mousekeep_event_loop_delay_max_seconds')) > 0)
})

test('a backup is made every day, the oldest go, and a drill shows that it can be restored', async (context) => {
  const [folder, backupDir] = [temporaryFolder(), join(temporaryFolder(), 'backups')]
  const { port } = await serve(context, { DATA_DIR: folder, BACKUP_DIR: backupDir })
  while (readdirSync(backupDir).length === 0) await sleep(20)
  const { one, two } = await twoAtTable(context, port)
  for (let i = 0; i < 5; i++) await playOn([one, two], i)
  const said: object[] = []
  const backups = new Backups({ folder, backupDir, backupsKept: 3 }, (line) => said.push(line))
  context.after(() => backups.stop())
  const day = 86_400_000
  for (let i = 1; i <= 5; i++) await backups.look(Date.now() + i * day)
  await backups.look(Date.now() + 1000)
  const names = readdirSync(backupDir)
  assert.equal(names.length, 3)
  const newest = join(backupDir, names.toSorted()[2])
  const drilled = await runBeside('drill', [newest], {})
  assert.equal(drilled.code, 0, drilled.output)
  const { ok, tables, entries } = Object(JSON.parse(drilled.output))
  assert.deepEqual([ok, tables, entries], [true, 1, 9])
  const bytes = readFileSync(newest)
  writeFileSync(`${newest}.hurt`, bytes.fill(0x5a, 4096, bytes.length - 4096))
  const hurt = await runBeside('drill', [`${newest}.hurt`], {})
  assert.equal(hurt.code, 1)
  assert.match(hurt.output, /cannot be restored|damaged/)
})

test('a folder for backups that goes away, and a backup that was cut off, end nothing and stand for no backup', async (context) => {
  const [folder, backupDir] = [temporaryFolder(), join(temporaryFolder(), 'backups')]
  await serve(context, { DATA_DIR: folder })
  const said: object[] = []
  const backups = new Backups({ folder, backupDir, backupsKept: 3 }, (line) => said.push(line))
  context.after(() => backups.stop())
  while (said.length === 0) await sleep(5)
  rmSync(backupDir, { recursive: true })
  await backups.look(Date.now())
  assert.match(JSON.stringify(said[1]), /"level":"error".*no backup could be made/)
  mkdirSync(backupDir)
  // What a process that was killed had begun.
  writeFileSync(join(backupDir, 'mousekeep-2026-01-01T00-00-00.db.part'), 'half of it')
  await backups.look(Date.now())
  assert.match(JSON.stringify(said[2]), /"backup"/)
  assert.equal(readdirSync(backupDir).length, 1)
  assert.throws(
    () => new Backups({ folder, backupDir: join(folder, 'mousekeep.db', 'x'), backupsKept: 3 }, () => undefined),
    BadInput,
  )
})

test('the page about privacy is in four languages, says how long a session lasts, and keeps the policy', async (context) => {
  const { port } = await serve(context, { SESSION_DAYS: '17' })
  const ask = async (path: string, accept = ''): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-language': accept } })
    assert.equal(response.status, 200)
    return response.text()
  }
  const pages = await Promise.all(['en', 'fr', 'hu', 'ru'].map((language) => ask(`/privacy?language=${language}`)))
  for (const [i, language] of ['en', 'fr', 'hu', 'ru'].entries()) {
    assert.ok(pages[i].includes(`<html lang="${language}">`) && pages[i].includes('17'))
    assert.equal(pages[i].match(/<h2>/g)?.length, 9)
    assert.doesNotMatch(pages[i], /\{days\}|<script|style=/)
    assert.equal(await ask('/privacy', `${language}-XX,en;q=0.5`), pages[i])
  }
  assert.equal(await ask('/privacy', 'de'), pages[0])
  assert.match(await ask('/privacy.css'), /body/)
})

test('the page about privacy names every cookie that a browser is given', async (context) => {
  const { port } = await serve(context)
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(`${origin}/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Anna', password: 'nine small mice' }),
  })
  const cookies = response.headers.getSetCookie().map((each) => each.split('=')[0])
  assert.equal(cookies.length, 2)
  for (const language of ['en', 'fr', 'hu', 'ru']) {
    const page = await (await fetch(`${origin}/privacy?language=${language}`)).text()
    assert.deepEqual(
      [...page.matchAll(/<code>(.+?)<\/code>/g)].map(([, name]) => name),
      cookies,
    )
  }
})
