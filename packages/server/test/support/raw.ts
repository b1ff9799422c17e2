import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'

type Heard = Readonly<Record<string, unknown>>

/** A socket that says what it is told to, and keeps every answer as it came. */
export class RawSocket {
  readonly heard: Heard[] = []
  readonly socket: WebSocket

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.heard.push(Object(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''))))
  }

  static async open(socket: WebSocket): Promise<RawSocket> {
    const raw = new RawSocket(socket)
    await once(raw.socket, 'open')
    return raw
  }

  async hello(table: string): Promise<void> {
    this.say({ type: 'hello', protocol: 2, table, seen: null })
    await this.until(() => this.heard.some(({ type }) => type === 'view'))
  }

  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** All that was answered to this id. */
  answersTo(id: string): Heard[] {
    return this.heard.filter((message) => message['id'] === id)
  }

  /** The first answer to what is said under this id. */
  async ask(message: { readonly id: string } & Heard): Promise<Heard> {
    const before = this.answersTo(message.id).length
    this.say(message)
    await this.until(() => this.answersTo(message.id).length > before)
    return this.answersTo(message.id)[before]
  }

  async until(holds: () => boolean, ms = 20_000): Promise<void> {
    const end = performance.now() + ms
    while (!holds()) {
      if (performance.now() > end) throw new Error(`it never came: ${holds.toString()}; ${JSON.stringify(this.heard)}`)
      await sleep(2)
    }
  }

  close(): void {
    this.socket.close()
  }
}
