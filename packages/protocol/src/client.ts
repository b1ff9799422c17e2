import type { Command } from './commands.ts'
import type { Mark, Sign, Talk } from './from-client.ts'
import {
  readFromServer,
  stepped,
  type FromServer,
  type Heard,
  type Refused,
  type Stand,
  type StepFrame,
  type StepMessage,
  type ViewMessage,
} from './from-server.ts'
import { PROTOCOL } from './limits.ts'

/** The part of a WebSocket that is used, whichever kind it is. */
export interface SocketLike {
  send(text: string): void
  close(): void
}

/** What a socket tells its client. Never called before `connect` has returned. */
export interface SocketEvents {
  readonly opened: () => void
  readonly received: (text: string) => void
  readonly closed: () => void
}

export interface ClientTools {
  readonly connect: (events: SocketEvents) => SocketLike
  /** Makes ids that nobody else makes. */
  readonly newId: () => string
  readonly later: (run: () => void, ms: number) => unknown
  /** Milliseconds between attempts to connect: the nth after n failures in a row. */
  readonly patience?: (failures: number) => number
  /** Milliseconds between beats: what was not answered by then is sent again. */
  readonly beat?: number
  /** Up to where the log is known from elsewhere. */
  readonly seen?: Mark
  /** What an earlier client was not answered on, before the page was loaded anew: sent again with the same ids. */
  readonly unanswered?: readonly Command[]
}

export type Reply = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refused: Refused }

type Without<T> = T extends unknown ? Omit<T, 'id' | 'seq'> : never
/** A command as the application gives it: the client adds id and seq. */
export type Wish = Without<Command>

interface Waiting {
  readonly command: Command
  readonly answer: (reply: Reply) => void
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

const BEAT_MS = 5000
const patienceOf = (failures: number): number => Math.min(250 * 2 ** failures, 10_000)

/**
 * Follows one table and sends it commands. Connects again by itself, says up to where it has seen the log, and sends
 * what has not been answered once more with the same id: the server takes effect once and answers the same.
 */
export class Client {
  /** How things stand, as far as is known. */
  latest: ViewMessage | StepMessage | null = null
  onMessage: ((message: Heard) => void) | null = null
  /** Called whenever something begins or ceases to wait for an answer, with all that waits. */
  onWaiting: ((waiting: readonly Command[]) => void) | null = null
  /** Called with the answer to what was left unanswered by an earlier client. */
  onLate: ((command: Command, reply: Reply) => void) | null = null
  onConnection: ((isConnected: boolean) => void) | null = null
  private readonly table: string
  private readonly tools: ClientTools
  private readonly waiting = new Map<string, Waiting>()
  /** What was said beside the game and not yet answered. */
  private readonly talk = new Map<string, Talk>()
  private socket: SocketLike | null = null
  /** How things stand by what this connection has told: what the next step's changes are about. */
  private told: (Stand & { readonly seq: number }) | null = null
  private isReady = false
  private isClosed = false
  private failures = 0
  /** Whether the server has said anything since the last beat. */
  private isAlive = true

  constructor(table: string, tools: ClientTools) {
    this.table = table
    this.tools = tools
    for (const command of tools.unanswered ?? []) {
      this.waiting.set(command.id, { command, answer: (reply) => this.onLate?.(command, reply) })
    }
    this.open()
    this.beatLater()
  }

  get mark(): Mark | null {
    return this.latest === null ? (this.tools.seen ?? null) : { seq: this.latest.seq, hash: this.latest.hash }
  }

  get isConnected(): boolean {
    return this.isReady
  }

  /** Resolves when the server has answered, however many connections that takes. */
  send(wish: Wish, seq: number = this.latest?.seq ?? 0): Promise<Reply> {
    const command: Command = { ...wish, id: this.tools.newId(), seq }
    return new Promise((answer) => {
      this.waiting.set(command.id, { command, answer })
      this.tellWaiting()
      if (this.isReady) this.socket?.send(JSON.stringify(command))
    })
  }

  chat(text: string): void {
    this.say({ type: 'chat', text })
  }

  mute(person: string, muted: boolean): void {
    this.say({ type: 'mute', person, muted })
  }

  report(n: number, reason: string): void {
    this.say({ type: 'report', n, reason })
  }

  /** Points at something or makes a sound, for those who are here now: what does not get through is over. */
  sign(sign: Sign): void {
    if (this.isReady) this.socket?.send(JSON.stringify(sign))
  }

  /** Cuts the connection as a bad network would; the client comes back by itself. */
  drop(): void {
    this.socket?.close()
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
  }

  /** Tries to connect at once, instead of when its patience would have it. */
  hurry(): void {
    this.open()
  }

  private open(): void {
    if (this.socket !== null || this.isClosed) return
    const socket = this.tools.connect({
      opened: () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: this.table, seen: this.mark })),
      received: (text) => {
        if (this.socket === socket) this.hear(readFromServer(text))
      },
      closed: () => {
        if (this.socket === socket) this.comeBack()
      },
    })
    this.socket = socket
  }

  private comeBack(): void {
    this.socket = null
    this.told = null
    this.isReady = false
    this.onConnection?.(false)
    if (this.isClosed) return
    this.tools.later(() => this.open(), (this.tools.patience ?? patienceOf)(this.failures++))
  }

  private hear(message: FromServer | null): void {
    if (message === null) return
    this.isAlive = true
    switch (message.type) {
      case 'view':
        this.told = message
        if (this.latest === null || message.seq >= this.latest.seq) this.latest = message
        if (!this.isReady) this.resume()
        break
      case 'pong':
        if (this.isReady && (message.seq ?? 0) > (this.latest?.seq ?? 0)) this.drop()
        break
      case 'step':
        return this.hearStep(message)
      case 'ack':
        this.answer(message.id, { ok: true, seq: message.seq })
        break
      case 'refused':
        this.talk.delete(message.id)
        this.answer(message.id, { ok: false, refused: message })
        break
      case 'said':
      case 'noted':
      case 'reported':
        this.talk.delete(message.id)
        break
      default:
    }
    this.onMessage?.(message)
  }

  /** A step that does not follow on what was told means that something was missed: ask for it by a new hello. */
  private hearStep(frame: StepFrame): void {
    const { seq } = frame.step
    if (this.told === null || seq > this.told.seq + 1) return this.drop()
    if (seq <= this.told.seq) return
    const message = stepped(this.told, frame)
    this.told = message
    if (this.latest === null || seq > this.latest.seq) this.latest = message
    this.onMessage?.(message)
  }

  private beatLater(): void {
    this.tools.later(() => {
      if (this.isClosed) return
      this.beat()
      this.beatLater()
    }, this.tools.beat ?? BEAT_MS)
  }

  /** A connection that is silent is given up; on one that is not, unanswered commands are sent again. */
  private beat(): void {
    if (!this.isAlive) this.drop()
    this.isAlive = false
    if (!this.isReady) return
    this.socket?.send(JSON.stringify({ type: 'ping' }))
    this.sendAgain()
  }

  private resume(): void {
    this.isReady = true
    this.failures = 0
    this.onConnection?.(true)
    this.sendAgain()
  }

  /** What has not been answered, with the same ids: it takes effect once. */
  private sendAgain(): void {
    for (const { command } of this.waiting.values()) this.socket?.send(JSON.stringify(command))
    for (const message of this.talk.values()) this.socket?.send(JSON.stringify(message))
  }

  private say(words: WithoutId<Talk>): void {
    const message: Talk = { ...words, id: this.tools.newId() }
    this.talk.set(message.id, message)
    if (this.isReady) this.socket?.send(JSON.stringify(message))
  }

  private answer(id: string, reply: Reply): void {
    const found = this.waiting.get(id)
    if (!this.waiting.delete(id)) return
    this.tellWaiting()
    found?.answer(reply)
  }

  private tellWaiting(): void {
    this.onWaiting?.([...this.waiting.values()].map(({ command }) => command))
  }
}
