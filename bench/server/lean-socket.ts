import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'

const FINAL_TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
const MASKED = 0x80
const MASK_BYTES = 4

/**
 * A WebSocket that does no more than a driver needs: text in whole frames. The driver shares two cores with the server
 * that is measured, and a full client takes as much of them as the server does.
 */
export class LeanSocket {
  private readonly raw: Duplex
  private readonly onFrame: (text: Buffer) => void
  /** The beginning of a frame whose rest is still to come. */
  private rest: Buffer = Buffer.alloc(0)
  private readonly mask = randomBytes(MASK_BYTES)

  private constructor(raw: Duplex, onFrame: (text: Buffer) => void) {
    this.raw = raw
    this.onFrame = onFrame
    raw.on('data', (bytes: Buffer) => this.read(bytes))
    raw.on('error', () => undefined)
  }

  static async open(
    url: string,
    headers: Readonly<Record<string, string>>,
    onFrame: (text: Buffer) => void,
  ): Promise<LeanSocket> {
    const key = randomBytes(16).toString('base64')
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': key,
    }
    return new Promise((resolve, reject) => {
      const asked = request(url, { headers: { ...headers, ...upgrade }, agent: false })
      asked.on('upgrade', (_response, raw, head) => {
        const socket = new LeanSocket(raw, onFrame)
        socket.read(head)
        resolve(socket)
      })
      asked.on('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)))
      asked.on('error', reject)
      asked.end()
    })
  }

  send(text: string): void {
    this.write(FINAL_TEXT, Buffer.from(text))
  }

  close(): void {
    this.raw.destroy()
  }

  private write(first: number, payload: Buffer): void {
    const { length } = payload
    if (length > 0xffff) throw new Error('a driver has no such long message')
    const head = length < 126 ? 2 : 4
    const frame = Buffer.allocUnsafe(head + MASK_BYTES + length)
    frame[0] = first
    frame[1] = MASKED | (length < 126 ? length : 126)
    if (head === 4) frame.writeUInt16BE(length, 2)
    this.mask.copy(frame, head)
    for (let i = 0; i < length; i++) frame[head + MASK_BYTES + i] = payload[i] ^ this.mask[i % MASK_BYTES]
    this.raw.write(frame)
  }

  private read(bytes: Buffer): void {
    let left = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    for (;;) {
      if (left.length < 2) break
      const short = left[1]
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (left.length < head) break
      const length = short < 126 ? short : short === 126 ? left.readUInt16BE(2) : Number(left.readBigUInt64BE(2))
      if (left.length < head + length) break
      const payload = left.subarray(head, head + length)
      if (left[0] === FINAL_TEXT) this.onFrame(payload)
      else if (left[0] === PING) this.write(PONG, payload)
      left = left.subarray(head + length)
    }
    this.rest = left
  }
}
