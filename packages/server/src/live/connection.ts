import type { Duplex } from 'node:stream'
import { BadShape, CLOSE, idIn, parseGuarded, PROTOCOL, readFromClient } from '@mousekeep/protocol'
import type { Command, ErrorMessage, FromClient, FromServer, Hello, RefusalCode, Sign, Talk } from '@mousekeep/protocol'
import type { RawData, WebSocket } from 'ws'
import type { Session } from '../identity/identity.ts'
import type { Metrics } from '../metrics.ts'
import { OutcomeUnknown, StoreDown, type Person, type Store } from '../store/contract.ts'
import type { Follower } from '../tables/showing/audience.ts'
import type { Table } from '../tables/table.ts'
import type { Tables } from '../tables/tables.ts'
import { Bucket } from './bucket.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { Ink } from './ink.ts'
import type { SignDesk } from './sign-desk.ts'
import { Wire } from './wire.ts'

/** The last of so many within a minute closes the socket. */
const MOST_STRIKES = 20
const MOST_WAITING = 32
const MESSAGES = 100
const MESSAGES_A_SECOND = 5
const RETRY_MS = 1000

export interface ConnectionTools {
  readonly store: Store
  readonly tables: Tables
  readonly metrics: Metrics
  readonly chat: ChatDesk
  readonly signs: SignDesk
  readonly ink: Ink
  readonly rateFactor: number
  readonly onBug: (error: unknown, where: string) => string
}

/** How a socket was opened: what is under it, by whom, whom they do not hear, and from where. */
export interface Opened {
  readonly raw: Duplex
  readonly session: Session
  readonly muted: readonly string[]
  readonly address: string
}

/** What is said both of a command and of what is none. */
type Complaint = Omit<ErrorMessage, 'type' | 'code'> & {
  readonly code: 'BAD_JSON' | (ErrorMessage['code'] & RefusalCode)
}

/** One socket. Takes frames in the order of the door: cheap checks first, nothing changed before the last. */
export class Connection implements Follower {
  readonly session: Session
  private readonly address: string
  person: Person
  muted: ReadonlySet<string>
  private readonly wire: Wire
  private readonly tools: ConnectionTools
  private readonly rate: Bucket
  private table: Table | null = null
  /** The hello that is under way: what comes after it waits for it, be it the second. */
  private greeting: Promise<void> | null = null
  private readonly strikes: Bucket
  private waiting = 0

  constructor(socket: WebSocket, { raw, session, muted, address }: Opened, tools: ConnectionTools) {
    this.wire = new Wire(socket, raw)
    this.session = session
    this.address = address
    this.person = session.person
    this.muted = new Set(muted)
    this.tools = tools
    const { rateFactor } = tools
    const now = performance.now()
    this.rate = new Bucket(MESSAGES * rateFactor, MESSAGES_A_SECOND * rateFactor, now)
    this.strikes = new Bucket((MOST_STRIKES - 1) * rateFactor, (MOST_STRIKES * rateFactor) / 60, now)
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('close', () => this.table?.unfollow(this))
    // Broken frames end here; ws then closes the socket with the right number.
    socket.on('error', () => this.tools.metrics.count('socket_errors'))
    const you = { person: this.person.id, name: this.person.name }
    this.say({ type: 'welcome', protocol: PROTOCOL, you, muted: [...muted] })
  }

  send(...texts: string[]): void {
    this.wire.send(...texts)
  }

  close(code: number): void {
    this.wire.close(code)
  }

  /** The person has another name, or mutes others than before. */
  refresh(person: Person, muted: readonly string[]): void {
    this.person = person
    if (muted.join() === [...this.muted].join()) return
    this.muted = new Set(muted)
    this.say({ type: 'mutes', muted })
  }

  restart(): void {
    this.close(CLOSE.restart)
  }

  expel(): void {
    this.table = null
    this.say({ type: 'error', code: 'FORBIDDEN' })
  }

  private say(message: FromServer): void {
    this.send(JSON.stringify(message))
  }

  private receive(data: RawData, isBinary: boolean): void {
    this.tools.metrics.count('frames')
    if (isBinary) return this.close(CLOSE.binary)
    const wait = this.rate.take(performance.now())
    if (wait > 0) {
      this.tools.metrics.count('rate_limited')
      this.say({ type: 'error', code: 'RATE_LIMITED', wait })
      return this.strike(CLOSE.tooMuch)
    }
    // ws gives a text frame as one Buffer unless told otherwise.
    const guarded = parseGuarded(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    if (!guarded.ok) {
      this.complain(guarded.id, { code: guarded.code })
      return this.strike(CLOSE.strikes)
    }
    let message: FromClient
    try {
      message = readFromClient(guarded.json)
    } catch (error) {
      if (!(error instanceof BadShape)) throw error
      this.complain(idIn(guarded.json), { code: 'BAD_SHAPE', path: error.path })
      return this.strike(CLOSE.strikes)
    }
    this.start(message)
  }

  private start(message: FromClient): void {
    if (message.type === 'ping') return this.say({ type: 'pong', seq: this.table?.head ?? null })
    if (this.waiting >= MOST_WAITING) {
      return this.complain(idIn(message), { code: 'RATE_LIMITED', wait: RETRY_MS })
    }
    this.waiting++
    this.handle(message).then(
      () => this.waiting--,
      (error: unknown) => {
        this.waiting--
        this.fail(error, message)
      },
    )
  }

  private async handle(message: Exclude<FromClient, { readonly type: 'ping' }>): Promise<void> {
    if (message.type === 'hello') return this.greet(message)
    if (this.greeting !== null) await this.greeting.catch(() => undefined)
    if (message.type === 'point' || message.type === 'react') return this.sign(message)
    return isTalk(message) ? this.talk(message) : this.command(message)
  }

  private async sign(message: Sign): Promise<void> {
    const { table } = this
    if (table?.isInside(this.person.id) !== true) return this.forbid(null)
    const wrong = await this.tools.signs.hear(table.id, this.person, message)
    if (wrong !== null) this.say(wrong)
  }

  private async talk(message: Talk): Promise<void> {
    const { table } = this
    if (table?.mayTalk(this.person.id) !== true) return this.forbid(message.id)
    this.say(await this.tools.chat.hear(table.id, this.person, message))
  }

  private async greet(hello: Hello): Promise<void> {
    const before = this.greeting ?? Promise.resolve()
    const greeting = before.catch(() => undefined).then(() => this.hello(hello))
    this.greeting = greeting
    try {
      await greeting
    } finally {
      if (this.greeting === greeting) this.greeting = null
    }
  }

  private async hello({ protocol, table: id, seen }: Hello): Promise<void> {
    if (protocol !== PROTOCOL) {
      this.say({ type: 'error', code: 'CLIENT_OUTDATED' })
      return this.close(CLOSE.outdated)
    }
    const table = await this.tools.tables.find(id)
    if (table === null) return this.forbid(null)
    this.table?.unfollow(this)
    this.table = null
    if (!(await table.follow(this, seen))) return this.forbid(null)
    this.table = table
    if (!this.wire.isOpen) table.unfollow(this)
  }

  private async command(command: Command): Promise<void> {
    const { table } = this
    if (table === null) return this.forbid(command.id)
    const wait = this.tools.ink.take(this.person.id, this.address)
    if (wait > 0) {
      this.tools.metrics.count('rate_limited')
      return this.complain(command.id, { code: 'RATE_LIMITED', wait })
    }
    const began = performance.now()
    const answer = await table.command(this, command)
    this.tools.metrics.count(answer.ok ? 'acknowledged' : 'refused')
    if (answer.ok) this.tools.metrics.took('acknowledgement_seconds', performance.now() - began)
    if (answer.ok) {
      if (!answer.isSaid) this.say({ type: 'ack', id: command.id, seq: answer.seq })
      return
    }
    const { code, refusal } = answer.no
    this.say({
      type: 'refused',
      id: command.id,
      code,
      ...(refusal === undefined ? {} : { refusal }),
      ...(code === 'READ_ONLY' ? { wait: RETRY_MS } : {}),
    })
    if (code === 'FORBIDDEN' || code === 'ID_REUSED' || code === 'UNKNOWN_ACTION') this.strike(CLOSE.strikes)
  }

  /** The same words for what does not exist and for what is somebody else's. */
  private forbid(id: string | null): void {
    this.complain(id, { code: 'FORBIDDEN' })
    this.strike(CLOSE.strikes)
  }

  private fail(error: unknown, message: FromClient): void {
    // What may have been written is not answered: the client asks again with the same id.
    if (error instanceof OutcomeUnknown) return this.restart()
    const id = idIn(message)
    if (error instanceof StoreDown) return this.complain(id, { code: 'READ_ONLY', wait: RETRY_MS })
    this.complain(id, { code: 'INTERNAL', incident: this.tools.onBug(error, message.type) })
  }

  /** What had an id is answered by it, so that its sender knows what became of which command (promise 37). */
  private complain(id: string | null, about: Complaint): void {
    const { code } = about
    this.say(id === null || code === 'BAD_JSON' ? { type: 'error', ...about } : { type: 'refused', id, ...about, code })
  }

  private strike(close: number): void {
    this.tools.metrics.count('strikes')
    if (this.strikes.take(performance.now()) > 0) this.close(close)
  }
}

function isTalk(message: Command | Talk): message is Talk {
  return message.type === 'chat' || message.type === 'mute' || message.type === 'report'
}
