import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { OutcomeUnknown, type News } from '../contract.ts'
import type { Op } from './op.ts'
import { errorOf, OpStore } from './op-store.ts'
import { socketPath, type Answered, type Asked } from './operator-socket.ts'

interface Waiting {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

type Wish<A = Asked> = A extends unknown ? Omit<A, 'n'> : never

/** The store of the process that has the folder, for a command beside it. */
export class BorrowedStore extends OpStore {
  private readonly socket: Socket
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  private constructor(socket: Socket) {
    super()
    this.socket = socket
    createInterface({ input: socket }).on('line', (line) => this.hear(line))
    socket.on('close', () => this.giveUp())
  }

  /** Null if nobody listens there. */
  static async from(folder: string): Promise<BorrowedStore | null> {
    const path = socketPath(folder)
    if (path === null) return null
    const socket = connect(path)
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.on('error', () => undefined)
    return isThere ? new BorrowedStore(socket) : null
  }

  ask(op: Op): Promise<unknown> {
    return this.request({ op })
  }

  async tell(news: News): Promise<void> {
    await this.request({ tell: news })
  }

  /** A whole copy of the data, in a new file in the folder; the path. */
  async copy(): Promise<string> {
    return String(await this.request({ copy: true }))
  }

  /** A command asks and ends: it does not wait for what others say. */
  onNews(): void {}
  onHint(): void {}

  async close(): Promise<void> {
    this.socket.destroy()
  }

  private request(wish: Wish): Promise<unknown> {
    return new Promise((done, failed) => {
      const n = this.count++
      this.waiting.set(n, { done, failed })
      if (this.socket.destroyed) return this.giveUp()
      this.socket.write(`${JSON.stringify({ n, ...wish })}\n`)
    })
  }

  private hear(line: string): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `lend` of the same program
    const answered = JSON.parse(line) as Answered
    const waiting = this.waiting.get(answered.n)
    this.waiting.delete(answered.n)
    if (answered.ok) waiting?.done(answered.value)
    else waiting?.failed(errorOf(answered))
  }

  private giveUp(): void {
    for (const { failed } of this.waiting.values()) failed(new OutcomeUnknown('the server ended before it answered'))
    this.waiting.clear()
  }
}
