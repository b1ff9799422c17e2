import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Player } from './player.ts'

const TEXT = 0x81
const PING = 0x89
const MEDIUM = 126
const MASKED = 0x80

/** A WebSocket by hand that does not keep to the rules: it does not answer closes or pings, and reads when it likes. */
export class RudeSocket {
  readonly socket: Socket
  private readonly parts: Buffer[] = []

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => this.parts.push(part))
  }

  static async open({ port, origin, cookie }: Player): Promise<RudeSocket> {
    const rude = new RudeSocket(connect(port, '127.0.0.1'))
    const head = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
    const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
    const who = [`Host: 127.0.0.1:${port}`, `Origin: ${origin}`, `Cookie: ${cookie}`]
    rude.socket.write(['GET /live HTTP/1.1', ...head, key, ...who, '', ''].join('\r\n'))
    await rude.until(() => rude.heard.includes('"welcome"'))
    return rude
  }

  get heard(): string {
    return Buffer.concat(this.parts).toString('latin1')
  }

  get isOpen(): boolean {
    return !this.socket.destroyed
  }

  say(message: object): void {
    this.write(TEXT, Buffer.from(JSON.stringify(message)))
  }

  ping(): void {
    this.write(PING, Buffer.alloc(100))
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (!this.isOpen) throw new Error('it was closed before')
      await sleep(2)
    }
  }

  /** With a mask of zeros, which changes nothing. */
  private write(kind: number, payload: Buffer): void {
    const { length } = payload
    const size = length < MEDIUM ? [MASKED | length] : [MASKED | MEDIUM, length >> 8, length & 0xff]
    this.socket.write(Buffer.concat([Buffer.from([kind, ...size, 0, 0, 0, 0]), payload]))
  }
}
