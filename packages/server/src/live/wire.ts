import type { Duplex } from 'node:stream'
import { CLOSE } from '@mousekeep/protocol'
import type { WebSocket } from 'ws'
import { framesOf } from './frames.ts'

/** Who has not read more than that is let go. */
const MOST_QUEUED = 1 << 20
/** So much does not wait for the end of the round. */
const MOST_UNSENT = 1 << 16

/** Those with something to send. */
const waiting = new Set<Wire>()

/**
 * The way out of one socket. What is said in one round of the event loop is written at its end, together, and so is
 * what is said to others: a burst of writes wakes whoever reads once, while a write between two computations wakes
 * them each time, which costs more than the write.
 */
export class Wire {
  private readonly socket: WebSocket
  /** What is under the WebSocket. */
  private readonly raw: Duplex
  private unsent: string[] = []
  /** How many letters are in it. */
  private unsentSize = 0

  constructor(socket: WebSocket, raw: Duplex) {
    this.socket = socket
    this.raw = raw
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN
  }

  send(...texts: readonly string[]): void {
    if (!this.isOpen) return
    if (this.unsentSize > MOST_UNSENT) this.flush()
    if (this.socket.bufferedAmount > MOST_QUEUED) {
      this.socket.close(CLOSE.slow)
      this.socket.terminate()
      return
    }
    for (const text of texts) {
      this.unsent.push(text)
      this.unsentSize += text.length
    }
    if (waiting.size === 0) setImmediate(flushAll)
    waiting.add(this)
  }

  /** What was said before is sent before. */
  close(code: number): void {
    this.flush()
    this.socket.close(code)
  }

  /** Writes what waits; nothing goes out after the close. */
  flush(): void {
    const texts = this.unsent
    if (texts.length === 0) return
    this.unsent = []
    this.unsentSize = 0
    if (this.isOpen) this.raw.write(framesOf(texts))
  }
}

function flushAll(): void {
  const all = [...waiting]
  waiting.clear()
  for (const wire of all) wire.flush()
}
