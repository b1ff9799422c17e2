import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { BlockList } from 'node:net'
import type { Duplex } from 'node:stream'
import { CLOSE, MOST_BYTES, type ErrorCode, type FromServer } from '@mousekeep/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import { addressOf } from '../address.ts'
import type { Identity } from '../identity/identity.ts'
import { isOwnOrigin } from '../origin.ts'
import { isStoreAway, type News } from '../store/contract.ts'
import { Tally } from '../tally.ts'
import type { Whereabouts } from '../whereabouts.ts'
import { Bucket, Buckets } from './bucket.ts'
import { Connection, type ConnectionTools } from './connection.ts'

const MOST_TABS = 8
const MOST_AN_ADDRESS = 50
/** Attempts to open one, as many as requests. */
const KNOCKS = 120
const KNOCKS_A_SECOND = 4
/** Frames beneath the messages that nobody asked for: browsers send none, programs few. */
const SIGNS = 20
const SIGNS_A_SECOND = 2
const SOCKETS = {
  noServer: true,
  maxPayload: MOST_BYTES,
  maxFragments: 16,
  perMessageDeflate: false,
  clientTracking: false,
  // Answers pile up for whoever sends pings and does not read: we answer ourselves.
  autoPong: false,
  // Milliseconds that the other end has to close too (not in the types of ws yet).
  closeTimeout: 1000,
}

/** Whom the server takes for whom. */
export interface Door {
  readonly publicOrigin: string | null
  readonly proxies: BlockList
  readonly beatMs: number
  readonly whereabouts: Whereabouts
}

interface Held {
  readonly socket: WebSocket
  readonly connection: Connection
  isAlive: boolean
}

/** All sockets of this process: who may open one, and who must go. */
export class Live {
  private readonly identity: Identity
  private readonly tools: ConnectionTools
  private readonly publicOrigin: string | null
  private readonly proxies: BlockList
  private readonly whereabouts: Whereabouts
  private readonly held = new Set<Held>()
  /** How many connections an address has, those that are still at the door included. */
  private readonly from = new Tally()
  private readonly knocks: Buckets
  private readonly sockets = new WebSocketServer(SOCKETS)
  private readonly beat: NodeJS.Timeout

  constructor(server: Server, identity: Identity, door: Door, tools: ConnectionTools) {
    this.identity = identity
    this.publicOrigin = door.publicOrigin
    this.proxies = door.proxies
    this.whereabouts = door.whereabouts
    this.tools = tools
    const { rateFactor } = tools
    this.knocks = new Buckets(() => new Bucket(KNOCKS * rateFactor, KNOCKS_A_SECOND * rateFactor, performance.now()))
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => undefined)
      this.upgrade(request, socket, head).catch((error: unknown) => {
        if (!isStoreAway(error)) tools.onBug(error, 'upgrade')
        refuse(socket, isStoreAway(error) ? 503 : 500)
      })
    })
    this.beat = setInterval(() => this.beatAll(), door.beatMs).unref()
    tools.metrics.gauge('sockets', () => this.held.size)
  }

  /** What other processes said, or this one. */
  async hear(news: News | null): Promise<void> {
    if (news === null) await this.recheck()
    else if (news.word === 'ended') this.closeAll(news.about, CLOSE.session, 'AUTH_EXPIRED')
    else if (news.word === 'again') this.closeAll(news.about, CLOSE.restart)
    else if (news.word === 'person') await this.refresh(news.about)
  }

  /** Closes the sockets of a session that has ended (promise 18), or that has another token now. */
  private closeAll(tokenHash: string, close: number, why?: ErrorCode): void {
    for (const held of this.held) {
      if (held.connection.session.tokenHash === tokenHash) letGo(held, close, why)
    }
  }

  private async refresh(id: string): Promise<void> {
    const connections = [...this.held].map((each) => each.connection).filter(({ person }) => person.id === id)
    if (connections.length === 0) return
    const { people, talk } = this.tools.store
    const [person, muted] = [await people.find(id), await talk.muted(id)]
    for (const connection of connections) if (person !== null) connection.refresh(person, muted)
  }

  /** News may have been lost: whose session has ended meanwhile? */
  private async recheck(): Promise<void> {
    for (const { connection } of this.held) {
      const { tokenHash } = connection.session
      if (!(await this.isGoingOn(tokenHash))) this.closeAll(tokenHash, CLOSE.session, 'AUTH_EXPIRED')
    }
  }

  private async isGoingOn(tokenHash: string): Promise<boolean> {
    return (await this.tools.store.people.of(tokenHash)) !== null
  }

  close(): void {
    clearInterval(this.beat)
    for (const { connection } of this.held) connection.restart()
    setTimeout(() => {
      for (const { socket } of this.held) socket.terminate()
    }, 500).unref()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, this.proxies)
    const isTooMuch = this.knocks.take(address, performance.now()) > 0
    if (isTooMuch || this.from.of(address) >= MOST_AN_ADDRESS * this.tools.rateFactor) return refuse(socket, 429)
    // Counted from the first word on: many that come at once are many.
    this.from.add(address)
    socket.once('close', () => this.from.remove(address))
    if (request.url !== '/live') return refuse(socket, 404)
    if (!isOwnOrigin(request.headers, this.publicOrigin)) {
      this.tools.metrics.count('foreign_origins')
      return refuse(socket, 403)
    }
    const session = await this.identity.sessionOf(request.headers.cookie)
    if (session === null) return refuse(socket, 401)
    this.whereabouts.note(session.person.id, address)
    const muted = await this.tools.store.talk.muted(session.person.id)
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      this.hold(opened, new Connection(opened, { raw: socket, session, muted, address }, this.tools))
    })
    // News of its end came before there was a socket to close. It may go on under another token, or the store cannot
    // say: let them ask.
    const isGoingOn = await this.isGoingOn(session.tokenHash).catch(() => false)
    if (!isGoingOn) this.closeAll(session.tokenHash, CLOSE.restart)
  }

  private hold(socket: WebSocket, connection: Connection): void {
    const tabs = [...this.held].filter(
      (each) => each.socket.readyState === socket.OPEN && each.connection.person.id === connection.person.id,
    )
    if (tabs.length >= MOST_TABS) letGo(tabs[0], CLOSE.tabs, 'TOO_MANY_TABS')
    const held: Held = { socket, connection, isAlive: true }
    this.held.add(held)
    this.heed(held)
    socket.on('close', () => this.held.delete(held))
  }

  /** Signs of life, ours and theirs; who sends them without end is let go before they cost anything (promise 19). */
  private heed(held: Held): void {
    const { socket } = held
    const { rateFactor, metrics } = this.tools
    const signs = new Bucket(SIGNS * rateFactor, SIGNS_A_SECOND * rateFactor, performance.now())
    const count = (): void => {
      if (signs.take(performance.now()) === 0) return
      metrics.count('rate_limited')
      socket.terminate()
    }
    socket.on('ping', (data) => {
      count()
      if (socket.bufferedAmount <= MOST_BYTES) socket.pong(data)
    })
    socket.on('pong', () => {
      // One for each beat; more than that nobody asked for.
      if (held.isAlive) count()
      held.isAlive = true
    })
  }

  /** Who has not answered since the last beat is gone, whatever the network says (promise 10). */
  private beatAll(): void {
    for (const held of this.held) {
      if (!held.isAlive) {
        held.socket.terminate()
        continue
      }
      held.isAlive = false
      held.socket.ping()
    }
  }
}

/** Says why. Whoever does not close the other end is not heard any more all the same (promise 18). */
function letGo({ socket, connection }: Held, close: number, why?: ErrorCode): void {
  if (why !== undefined) connection.send(JSON.stringify({ type: 'error', code: why } satisfies FromServer))
  socket.removeAllListeners('message')
  connection.close(close)
}

function refuse(socket: Duplex, status: number): void {
  // Whoever does not close the other half would keep the connection.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
