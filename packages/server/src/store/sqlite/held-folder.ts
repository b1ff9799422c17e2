import { closeSync, existsSync, mkdirSync, openSync, readdirSync, chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BadInput } from '@mousekeep/engine'

const BUSY = 5
const OWNER_ONLY = 0o600
const OWNER_FOLDER = 0o700
const OURS = /^(?:mousekeep\.db.*|heads\.txt.*|lock)$/

/** Another process has the folder. */
export class FolderTaken extends BadInput {}

/**
 * A folder of data that is this process's alone, held before anything in it is opened (promise 32). The lock is the
 * operating system's, by way of SQLite: it ends with the process, however that ends.
 */
export class HeldFolder {
  readonly path: string
  private readonly lock: DatabaseSync

  private constructor(path: string, lock: DatabaseSync) {
    this.path = path
    this.lock = lock
  }

  /** Makes the folder if there is none. Throws `FolderTaken`, or `BadInput` for a folder that cannot be used. */
  static take(path: string): HeldFolder {
    try {
      mkdirSync(path, { recursive: true, mode: OWNER_FOLDER })
      const held = new HeldFolder(path, lockIn(path))
      keepForOwner(path)
      return held
    } catch (error) {
      if (error instanceof BadInput) throw error
      throw new BadInput(`the folder ${path} cannot be used for data: ${wordsOf(error)}`)
    }
  }

  release(): void {
    if (this.lock.isOpen) this.lock.close()
  }
}

function lockIn(folder: string): DatabaseSync {
  const file = join(folder, 'lock')
  makeFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    // No journal beside it: there is never anything to write.
    lock.exec('PRAGMA journal_mode = OFF')
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderTaken(`another process has the data in ${folder} open: a folder is for one server`)
  }
}

/** What holds seeds and hashes of passwords is nobody else's to read; SQLite gives its other files the same rights. */
function keepForOwner(folder: string): void {
  makeFile(join(folder, 'mousekeep.db'))
  for (const name of readdirSync(folder)) if (OURS.test(name)) chmodSync(join(folder, name), OWNER_ONLY)
}

function makeFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY))
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
