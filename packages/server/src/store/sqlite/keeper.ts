import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { LogDamaged } from '../contract.ts'
import { numberIn, textIn } from '../rows.ts'
import { Connection } from './connection.ts'
import { isDamage } from './error-kinds.ts'
import { GroupCommit } from './group-commit.ts'
import { Heads } from './heads.ts'
import { workOf, type Op } from './op.ts'

/** What the keeper is asked for. */
export type Request =
  | { readonly batch: readonly Op[] }
  /** For tests that make the disk fail: a new connection with these settings. */
  | { readonly reopen: readonly string[] }
  | { readonly close: true }

/** The thread that has the file: syncs of the disk hold up nobody but those who wait for them. */
const REST_MS = 1000
const { folder } = Object(workerData)
const file = join(String(folder), 'mousekeep.db')
let pragmas: readonly string[] = []

function connect(): Connection {
  const connection = new Connection(file)
  for (const pragma of pragmas) connection.exec(`PRAGMA ${pragma}`)
  return connection
}

function start(): { readonly group: GroupCommit; readonly warnings: readonly string[] } {
  const heads = new Heads(join(String(folder), 'heads.txt'))
  const group = new GroupCommit(file, connect, heads, (condition) => parentPort?.postMessage({ condition }))
  const rows = group.current.run('SELECT id, head FROM tables', [])
  const folded = rows.map((row): [string, number] => [textIn(row, 'id'), numberIn(row, 'head')])
  const known = new Map([...folded, ...group.journal.heads()])
  return { group, warnings: heads.check(known, (table) => group.isWhole(table)) }
}

function serve(group: GroupCommit): void {
  const rest = setTimeout(() => inTurn(() => group.rest().then(again)), REST_MS).unref()
  const again = (): void => {
    if (!group.journal.isEmpty) rest.refresh()
  }
  const hear = async (request: Request): Promise<void> => {
    if ('batch' in request) {
      parentPort?.postMessage({ results: await group.run(request.batch.map(workOf)) })
      // What has come in meanwhile is before it.
      setImmediate(() => inTurn(() => group.tidy()))
      again()
    } else if ('reopen' in request) {
      pragmas = request.reopen
      await group.reopen()
      parentPort?.postMessage({ results: [] })
    } else {
      clearTimeout(rest)
      await group.close()
      parentPort?.postMessage({ results: [] })
      parentPort?.close()
    }
  }
  // One after the other, whatever waits in between.
  let tail = Promise.resolve()
  const inTurn = (run: () => Promise<void>): void => {
    tail = tail.then(run)
  }
  parentPort?.on('message', (request: Request) => inTurn(() => hear(request)))
}

try {
  const { group, warnings } = start()
  serve(group)
  parentPort?.postMessage({ warnings })
} catch (error) {
  const said = error instanceof Error ? error.message : String(error)
  const message = isDamage(error) ? `${file} cannot be read (${said}): restore a backup` : said
  parentPort?.postMessage({ failed: message, isDamaged: error instanceof LogDamaged })
  parentPort?.close()
}
