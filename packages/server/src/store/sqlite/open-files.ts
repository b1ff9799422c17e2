import { statSync } from 'node:fs'

/** The database is not where it was opened any more: whatever is written now is lost with the process. */
export class FilesGone extends Error {}

/**
 * The files that a connection writes to, as the folder has them. Whoever has a file open can write to it after it was
 * removed or replaced, and nobody ever finds it again; SQLite does not notice (promise 33).
 */
export class OpenFiles {
  private readonly database: string
  private readonly first: string
  private wal = ''

  constructor(database: string) {
    this.database = database
    this.first = identityOf(database)
  }

  /** A connection was opened: it has a WAL of its own. Throws `FilesGone` if the database is not the same any more. */
  opened(): void {
    this.wal = identityOf(`${this.database}-wal`)
    this.check()
  }

  /** Throws `FilesGone`. */
  check(): void {
    this.checkDatabase()
    if (identityOf(`${this.database}-wal`) !== this.wal) throw new FilesGone(`${this.database}-wal ${GONE}`)
  }

  /** The same where no connection is open, and so no WAL need be there. */
  checkDatabase(): void {
    if (identityOf(this.database) !== this.first) throw new FilesGone(`${this.database} ${GONE}`)
  }
}

const GONE = 'was removed or replaced while it was in use'

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? '' : `${found.dev} ${found.ino}`
}
