import type { Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { callerOf } from '../address.ts'
import type { Metrics } from '../metrics.ts'
import { Tally } from '../tally.ts'

/** Live tables among them: half of it is left for pages. */
const MOST_AN_ADDRESS = 100

export interface ConnectionLimits {
  readonly proxies: BlockList
  readonly rateFactor: number
  /** In all, those of proxies too. */
  readonly mostConnections: number
  readonly metrics: Metrics
}

/**
 * Holds off whoever opens connections and does not let go of them, before a word is read (promise 16). A proxy of ours
 * brings many people and is not limited by its address.
 */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const { proxies, rateFactor, mostConnections, metrics } = limits
  const from = new Tally()
  server.maxConnections = mostConnections
  server.on('drop', () => metrics.count('dropped_connections'))
  server.on('connection', (socket: Socket) => {
    const address = callerOf(socket, proxies)
    if (address === null) return
    if (from.of(address) >= MOST_AN_ADDRESS * rateFactor) {
      metrics.count('dropped_connections')
      socket.destroy()
      return
    }
    from.add(address)
    socket.once('close', () => from.remove(address))
  })
}
