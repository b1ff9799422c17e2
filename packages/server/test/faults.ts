import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { killUnderLoad } from './faults/kill.ts'

const HELP = `npm run -s faults -- KIND [--rounds N]

  kill      kills a server under load N times (SQLite) and compares every acknowledgement with the log
  postgres  stops PostgreSQL under four writers N times
  freeze    freezes one of two processes N times
  races     two tabs at two processes race N times for the same place in the log
  frames    sends N broken frames`

/** The long versions of the fault tests; the short ones are part of npm test. */
const LONGER: Readonly<Record<string, { readonly env: string; readonly file: string }>> = {
  postgres: { env: 'CRASHES', file: 'store-postgres.test.ts' },
  freeze: { env: 'FREEZES', file: 'nodes.test.ts' },
  races: { env: 'RACES', file: 'nodes.test.ts' },
  frames: { env: 'FRAMES', file: 'door.test.ts' },
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } })
const rounds = Number(values.rounds ?? 50)
const kind = positionals[0] ?? ''

if (!Number.isSafeInteger(rounds) || rounds < 1 || (kind !== 'kill' && !Object.hasOwn(LONGER, kind))) {
  console.error(HELP)
  process.exitCode = 2
} else if (kind === 'kill') {
  const folder = mkdtempSync(join(tmpdir(), 'mousekeep-'))
  const findings = await killUnderLoad(folder, rounds, 10)
  rmSync(folder, { recursive: true, force: true })
  console.log(JSON.stringify(findings))
  if (findings.lost + findings.doubled + findings.gaps + findings.alarms.length > 0) process.exitCode = 1
} else {
  const { env, file } = LONGER[kind]
  const path = join(import.meta.dirname, file)
  const { status } = spawnSync(process.execPath, ['--test', path], {
    env: { ...process.env, [env]: String(rounds) },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
