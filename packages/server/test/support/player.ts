import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Heard, type Reply, type SocketEvents, type SocketLike, type Wish } from '@mousekeep/protocol'
import { WebSocket } from 'ws'

/** The games that promises about tables are tested with. */
export const PLAYED = ['castle', 'mystics'] as const
export type Played = (typeof PLAYED)[number]

/** Somebody with a browser: a name, a cookie, and tables that are followed. */
export class Player {
  readonly port: number
  /** What the browser keeps; a new one with every answer that sets it. */
  cookie: string
  readonly person: string

  private constructor(port: number, cookie: string, person: string) {
    this.port = port
    this.cookie = cookie
    this.person = person
  }

  static async arrive(port: number, name: string): Promise<Player> {
    const origin = `http://127.0.0.1:${port}`
    const response = await fetch(`${origin}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ name }),
    })
    const { person } = Object(await response.json())
    return new Player(port, (response.headers.get('set-cookie') ?? '').split(';')[0], String(person))
  }

  /** Somebody who was here before, with the cookie that their browser kept. */
  static back(port: number, cookie: string, person: string): Player {
    return new Player(port, cookie, person)
  }

  /** The same person at another address: the server has come back, or is another process. */
  at(port: number): Player {
    return new Player(port, this.cookie, this.person)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async get(path: string): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.origin}${path}`, { headers: { cookie: this.cookie } })
    return Object(await response.json())
  }

  post(path: string, body: unknown): Promise<Record<string, unknown>> {
    return this.ask('POST', path, body)
  }

  async ask(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: this.origin, cookie: this.cookie },
      body: JSON.stringify(body),
    })
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0]
    if (cookie !== '' && response.ok) this.cookie = cookie
    return Object(await response.json())
  }

  /** A table for two, unless the options say otherwise. */
  async open(options: object = {}, game: Played = 'castle'): Promise<string> {
    const { id, code } = await this.post('/api/tables', { game, options: { players: 2, ...options } })
    // A server that is still starting says so.
    if (typeof id !== 'string') throw new Error(`no table was opened: ${String(code)}`)
    return id
  }

  socket(): WebSocket {
    return new WebSocket(`ws://127.0.0.1:${this.port}/live`, { origin: this.origin, headers: { cookie: this.cookie } })
  }

  connect(events: SocketEvents, onBytes: (text: string) => void = () => undefined): SocketLike {
    const socket = this.socket()
    socket.on('open', events.opened)
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : ''
      onBytes(text)
      events.received(text)
    })
    socket.on('close', events.closed)
    socket.on('error', () => undefined)
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => socket.close(),
    }
  }

  async follow(table: string, connect?: (events: SocketEvents) => SocketLike, beat?: number): Promise<Seated> {
    const plain = (events: SocketEvents): SocketLike => this.connect(events, (text) => seated.bytes.push(text))
    const seated = new Seated(table, connect ?? plain, beat)
    await seated.until(() => seated.client.isConnected)
    return seated
  }
}

/** A client at one table, with everything it was ever told. */
export class Seated {
  readonly client: Client
  readonly heard: Heard[] = []
  readonly bytes: string[] = []
  /** The id of the command that was sent last. */
  lastId = ''

  constructor(table: string, connect: (events: SocketEvents) => SocketLike, beat = 5000) {
    this.client = new Client(table, {
      connect,
      newId: () => (this.lastId = randomUUID()),
      later: (run, ms) => setTimeout(run, ms).unref(),
      patience: () => 20,
      beat,
    })
    this.client.onMessage = (message) => this.heard.push(message)
  }

  send(wish: Wish, seq?: number): Promise<Reply> {
    return this.client.send(wish, seq)
  }

  get latest(): NonNullable<Client['latest']> {
    if (this.client.latest === null) throw new Error('nothing was seen yet')
    return this.client.latest
  }

  async until(holds: () => boolean, ms = 60_000): Promise<void> {
    const end = performance.now() + ms
    while (!holds()) {
      if (performance.now() > end) throw new Error(`it never came: ${holds.toString()}`)
      await sleep(2)
    }
  }

  /** Waits until this client has seen the log that far. */
  async reach(seq: number): Promise<void> {
    await this.until(() => (this.client.latest?.seq ?? -1) >= seq)
  }

  /** The action that the seat could take: the nth of those there are. */
  choice(n: number): { readonly seat: number; readonly action: { readonly do: string } } | null {
    const { legal, table } = this.latest
    if (legal.length === 0 || table.turn === null) return null
    const action: { readonly do: string } = Object(legal[n % legal.length])
    return { seat: table.turn, action }
  }

  close(): void {
    this.client.close()
  }
}
