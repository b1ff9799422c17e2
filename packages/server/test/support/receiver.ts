import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A real server on this machine that takes what is sent to it, and answers as it is told. */
export class Receiver {
  readonly received: Received[] = []
  /** The status of the next answers, in order; after them 201. Null: no answer at all. */
  readonly answers: (number | null)[] = []
  readonly url: string
  private readonly location: string

  private constructor(url: string, location: string) {
    this.url = url
    this.location = location
  }

  static async start(context: TestContext, location = ''): Promise<Receiver> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        receiver.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
        const status = receiver.answers.length > 0 ? receiver.answers.shift() : 201
        if (status !== null) response.writeHead(status ?? 201, { location: receiver.location }).end('thank you')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    context.after(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const receiver = new Receiver(`http://127.0.0.1:${port}`, location)
    return receiver
  }

  async until(count: number, ms = 10_000): Promise<void> {
    const end = performance.now() + ms
    while (this.received.length < count) {
      if (performance.now() > end) throw new Error(`${this.received.length} came, not ${count}`)
      await sleep(5)
    }
  }
}
