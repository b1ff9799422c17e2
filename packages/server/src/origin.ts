import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own pages. Browsers let any site open a WebSocket with our cookie: this is all that
 * keeps them out (promise 18). Absent and `null` are foreign.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicOrigin: string | null): boolean {
  if (origin === undefined || origin === 'null') return false
  if (publicOrigin !== null) return origin === publicOrigin
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}
