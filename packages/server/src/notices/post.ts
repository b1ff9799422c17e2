import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { BadInput } from '@mousekeep/engine'
import { isPublic } from './public-address.ts'

const LONGEST_URL = 500
const PATIENCE_MS = 5000

/**
 * Sends to addresses that people give. They may not be used to reach what only this server can reach: no addresses of
 * its own networks, whatever name stands for them, and no following to other places.
 */
export class Post {
  private readonly isPrivateAllowed: boolean

  constructor(isPrivateAllowed: boolean) {
    this.isPrivateAllowed = isPrivateAllowed
  }

  /** An address that may be written to, as far as can be seen from it; throws `BadInput`. */
  readUrl(json: unknown): string {
    if (typeof json !== 'string' || json.length > LONGEST_URL || !URL.canParse(json)) {
      throw new BadInput('the address is like https://mice.example/notices')
    }
    const url = new URL(json)
    if (url.protocol !== 'https:' && !(this.isPrivateAllowed && url.protocol === 'http:')) {
      throw new BadInput('the address begins with https://')
    }
    if (url.username !== '' || url.password !== '') throw new BadInput('the address has no name and password in it')
    const host = hostOf(url)
    if (!this.isPrivateAllowed && (isIP(host) !== 0 ? !isPublic(host) : !host.includes('.'))) {
      throw new BadInput('the address is on the internet, not in a network at home')
    }
    return url.href
  }

  /** Resolves with the status of the answer, whatever it is. Rejects if there is none. */
  send(href: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<number> {
    const url = new URL(this.readUrl(href))
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        agent: false,
        ...(this.isPrivateAllowed ? {} : { lookup: lookupPublic }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      sent.on('error', reject)
      sent.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        // Nobody reads what else is said: a redirection is an answer like any other.
        response.destroy()
      })
      sent.end(body)
    })
  }
}

/** Looked at when the connection is made, so that a name cannot stand for another address by then. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '', 0)
    if (found.length === 0 || !found.every(({ address }) => isPublic(address))) {
      return callback(new Error('the address is in a private network'), '', 0)
    }
    if (options.all === true) return callback(null, found)
    callback(null, found[0].address, found[0].family)
  })
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
