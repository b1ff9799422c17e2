import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE, MOST_BYTES } from '@mousekeep/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Identity, Session } from '../identity.ts'
import { isOwnOrigin } from '../origin.ts'
import { Connection, type ConnectionTools } from './connection.ts'

const BEAT_MS = 15_000
const MOST_TABS = 8
const MOST_AN_ADDRESS = 50

interface Held {
  readonly socket: WebSocket
  readonly connection: Connection
  readonly address: string
  isAlive: boolean
}

/** All sockets of this process: who may open one, and who must go. */
export class Live {
  private readonly identity: Identity
  private readonly tools: ConnectionTools
  private readonly publicOrigin: string | null
  private readonly held = new Set<Held>()
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    maxFragments: 16,
    perMessageDeflate: false,
    clientTracking: false,
  })
  private readonly beat: NodeJS.Timeout

  constructor(server: Server, identity: Identity, publicOrigin: string | null, tools: ConnectionTools) {
    this.identity = identity
    this.publicOrigin = publicOrigin
    this.tools = tools
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => undefined)
      this.upgrade(request, socket, head).catch((error: unknown) => {
        tools.onBug(error, 'upgrade')
        refuse(socket, 500)
      })
    })
    this.beat = setInterval(() => this.beatAll(), BEAT_MS).unref()
    tools.metrics.gauge('sockets', () => this.held.size)
  }

  /** Closes the sockets of a session that has ended (property 18). */
  end(tokenHash: string): void {
    for (const { connection, socket } of this.held) {
      if (connection.session.tokenHash === tokenHash) socket.close(CLOSE.session)
    }
  }

  close(): void {
    clearInterval(this.beat)
    for (const { socket } of this.held) socket.close(CLOSE.restart)
    setTimeout(() => {
      for (const { socket } of this.held) socket.terminate()
    }, 500).unref()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = request.socket.remoteAddress ?? ''
    const fromHere = [...this.held].filter((each) => each.address === address).length
    if (fromHere >= MOST_AN_ADDRESS * this.tools.rateFactor) return refuse(socket, 429)
    if (request.url !== '/live') return refuse(socket, 404)
    if (!isOwnOrigin(request.headers, this.publicOrigin)) {
      this.tools.metrics.count('foreign_origins')
      return refuse(socket, 403)
    }
    const session = await this.identity.sessionOf(request.headers.cookie)
    if (session === null) return refuse(socket, 401)
    this.sockets.handleUpgrade(request, socket, head, (opened) => this.hold(opened, socket, session, address))
  }

  private hold(socket: WebSocket, raw: Duplex, session: Session, address: string): void {
    const tabs = [...this.held].filter((each) => each.connection.person.id === session.person.id)
    if (tabs.length >= MOST_TABS) {
      tabs[0].socket.send(JSON.stringify({ type: 'error', code: 'TOO_MANY_TABS' }))
      tabs[0].socket.close(CLOSE.tabs)
    }
    const held: Held = { socket, address, connection: new Connection(socket, raw, session, this.tools), isAlive: true }
    this.held.add(held)
    socket.on('pong', () => (held.isAlive = true))
    socket.on('close', () => this.held.delete(held))
  }

  /** Who has not answered since the last beat is gone, whatever the network says (property 10). */
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

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
