import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '@mousekeep/engine'
import { copyTo } from './store/sqlite/copy.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OURS = /^mousekeep-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/
/** What a process that was killed had begun. */
const CUT_OFF = /^mousekeep-[\dT-]+\.db\.part$/

export interface BackupSchedule {
  readonly folder: string
  readonly backupDir: string
  /** How many are kept; the oldest go. */
  readonly backupsKept: number
}

/** A backup of the SQLite file once a day, while the server serves. */
export class Backups {
  private readonly schedule: BackupSchedule
  private readonly log: (line: object) => void
  private readonly timer: NodeJS.Timeout

  constructor(schedule: BackupSchedule, log: (line: object) => void) {
    this.schedule = schedule
    this.log = log
    try {
      mkdirSync(schedule.backupDir, { recursive: true, mode: 0o700 })
    } catch (error) {
      throw new BadInput(`BACKUP_DIR cannot be used: ${error instanceof Error ? error.message : String(error)}`)
    }
    this.timer = setInterval(() => void this.look(Date.now()), HOUR_MS).unref()
    void this.look(Date.now())
  }

  /** Makes one if the last is a day old. A failure is said, and tried again in an hour. */
  async look(now: number): Promise<void> {
    const { folder, backupDir } = this.schedule
    const file = join(backupDir, `mousekeep-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}.db`)
    try {
      const newest = this.names().at(-1)
      if (newest !== undefined && now - statSync(join(backupDir, newest)).mtimeMs < DAY_MS - HOUR_MS / 2) return
      for (const name of readdirSync(backupDir)) if (CUT_OFF.test(name)) rmSync(join(backupDir, name))
      const began = performance.now()
      await copyTo(folder, file)
      this.log({ level: 'info', backup: file, bytes: statSync(file).size, ms: Math.round(performance.now() - began) })
      for (const name of this.names().slice(0, -this.schedule.backupsKept)) rmSync(join(backupDir, name))
    } catch (error) {
      this.log({ level: 'error', error: `no backup could be made: ${String(error)}` })
    }
  }

  stop(): void {
    clearInterval(this.timer)
  }

  /** Oldest first. */
  private names(): string[] {
    return readdirSync(this.schedule.backupDir)
      .filter((name) => OURS.test(name))
      .toSorted()
  }
}
