import { createServer, type RequestListener, type Server } from 'node:http'
import { BadInput } from '@mousekeep/engine'

/** Who does not come to the end of a request is let go: of its head, and of all of it. */
const HEADERS_MS = 5000
const REQUEST_MS = 10_000
/** So long a connection is kept for another request. */
const KEEP_ALIVE_MS = 10_000
/** So long nothing may pass while there is something to say; Node looks twice whether an answer is being read. */
const UNREAD_MS = 30_000
const CHECK_MS = 1000

/**
 * The port, taken before the data is opened: a process that cannot have it has touched nothing (promise 32). Until
 * somebody serves, whoever asks is told to come back.
 */
export class Front {
  readonly server: Server
  private listener: RequestListener = (request, response) => {
    const isAlive = request.url === '/livez'
    response.writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', 'retry-after': '1' })
    response.end(isAlive ? '{"ok":true}' : '{"ok":false,"code":"READ_ONLY"}')
  }

  private constructor() {
    this.server = createServer(
      {
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: CHECK_MS,
      },
      (request, response) => this.listener(request, response),
    )
    this.server.setTimeout(UNREAD_MS)
  }

  static async open(port: number, host: string): Promise<Front> {
    const front = new Front()
    const { server } = front
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error) => reject(new BadInput(whyNot(error, port, host))))
      server.listen(port, host, resolve)
    })
    return front
  }

  get port(): number {
    const address = this.server.address()
    if (address === null || typeof address === 'string') throw new Error('Bug: no port')
    return address.port
  }

  /** From now on this answers. */
  serve(listener: RequestListener): void {
    this.listener = listener
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve))
    this.server.closeAllConnections()
    await closed
  }
}

function whyNot(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `another process listens at port ${port} of ${host}: set PORT to another`
  if (code === 'EACCES') return `this process may not listen at port ${port} of ${host}: set PORT to one above 1023`
  return `nobody can listen at port ${port} of ${host}: ${error.message}`
}
