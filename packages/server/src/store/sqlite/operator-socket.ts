import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { News } from '../contract.ts'
import { copyTo } from './copy.ts'
import type { Op, Result } from './op.ts'
import { failureOf, type OpStore } from './op-store.ts'

/** What a command of the operator asks of the process that has the folder; one JSON object a line. */
export type Asked =
  | { readonly n: number; readonly op: Op }
  | { readonly n: number; readonly tell: News }
  /** A whole copy of the data in a new file in the folder: its path is given. */
  | { readonly n: number; readonly copy: true }
export type Answered = { readonly n: number } & (
  | { readonly ok: true; readonly value: unknown }
  | Extract<Result, { readonly ok: false }>
)

/** Longer ones the system does not take. */
const LONGEST_PATH = 100
const OTHERS_NOTHING = 0o177
const COPY = /^copy-[0-9a-f]{12}\.db/

/** Where the process that has the folder listens for commands of its operator; null if the path is too long. */
export function socketPath(folder: string): string | null {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\mousekeep-${createHash('sha256').update(resolve(folder)).digest('hex')}`
  }
  const path = join(resolve(folder), 'operator.sock')
  const near = relative('', path)
  const shorter = near.length < path.length ? near : path
  return Buffer.byteLength(shorter) <= LONGEST_PATH ? shorter : null
}

/** Lends the store to commands of the operator, who alone may open the socket. Only for who holds the folder. */
export async function lend(store: OpStore, folder: string): Promise<() => Promise<void>> {
  const path = socketPath(folder)
  if (path === null) return async () => undefined
  // Whoever listened here before is gone, or the folder would not be ours.
  if (process.platform !== 'win32') rmSync(path, { force: true })
  // Copies that nobody took away.
  for (const name of readdirSync(folder)) if (COPY.test(name)) rmSync(join(folder, name), { force: true })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    // Whoever says what no command of ours says is not answered: a word of theirs must not end the process.
    createInterface({ input: socket }).on('line', (line) => void answer(line, socket).catch(() => socket.destroy()))
  })
  const answer = async (line: string, socket: Socket): Promise<void> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `BorrowedStore` of the same program
    const asked = JSON.parse(line) as Asked
    const result = await perform(store, folder, asked)
    socket.write(`${JSON.stringify({ n: asked.n, ...result } satisfies Answered)}\n`)
  }
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    // The file is made here and now, and must not be anybody else's for a moment.
    const before = process.umask(OTHERS_NOTHING)
    server.listen(path, done)
    process.umask(before)
  })
  server.unref()
  return async () => {
    for (const socket of sockets) socket.destroy()
    server.ref()
    await new Promise((done) => server.close(done))
  }
}

async function perform(store: OpStore, folder: string, asked: Asked): Promise<Result | { ok: true; value: unknown }> {
  try {
    if ('op' in asked) return { ok: true, value: await store.ask(asked.op) }
    if ('tell' in asked) {
      await store.tell(asked.tell)
      return { ok: true, value: null }
    }
    const file = resolve(folder, `copy-${randomBytes(6).toString('hex')}.db`)
    await copyTo(folder, file)
    return { ok: true, value: file }
  } catch (error) {
    return failureOf(error)
  }
}
