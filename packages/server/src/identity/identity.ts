import { randomBytes } from 'node:crypto'
import { sha256 } from '../store/chain.ts'
import { isStoreAway, type Person, type Store } from '../store/contract.ts'
import { deviceOf } from './device.ts'

export interface Session {
  readonly tokenHash: string
  readonly person: Person
}

/** Who asks: what a request says of itself. */
export interface Visitor {
  readonly userAgent: string | undefined
  readonly cookies?: string | undefined
}

const HOUR_MS = 3_600_000
/** Of one person; whoever begins another ends the one that was used longest ago. */
const MOST_SESSIONS = 30

/** Sessions: a token that only the browser has, and the person it stands for. */
export class Identity {
  private readonly store: Store
  private readonly now: () => number
  readonly cookie: string
  private readonly attributes: string

  constructor(store: Store, isSecure: boolean, now: () => number = Date.now) {
    this.store = store
    this.now = now
    // The prefix makes browsers insist on Secure, on the path and on no other host; it needs https.
    this.cookie = isSecure ? '__Host-mousekeep' : 'mousekeep'
    this.attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`
  }

  async newPerson(name: string): Promise<string> {
    let id: string
    // In a command line a word that begins with a dash would be an option.
    do id = randomBytes(9).toString('base64url')
    while (id.startsWith('-'))
    await this.store.people.add(id, name)
    return id
  }

  /** A new session of the person; gives the header that brings its token to the browser. */
  async begin(person: string, { userAgent }: Visitor): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const id = randomBytes(9).toString('base64url')
    const device = deviceOf(userAgent)
    await this.store.people.addSession({ tokenHash: sha256(token), person, id, device, createdAt: this.now() })
    for (const old of (await this.store.people.sessions(person)).slice(MOST_SESSIONS)) await this.end(old.tokenHash)
    return `${this.cookie}=${token}; ${this.attributes}`
  }

  async sessionOf(cookies: string | undefined): Promise<Session | null> {
    const token = this.tokenIn(cookies)
    if (token === null) return null
    const tokenHash = sha256(token)
    const person = await this.store.people.of(tokenHash)
    if (person === null) return null
    await this.noteSeen(tokenHash)
    return { tokenHash, person }
  }

  /** For lists of devices only: whoever comes while nothing can be written may look all the same (promise 4). */
  private async noteSeen(tokenHash: string): Promise<void> {
    try {
      await this.store.people.seen(tokenHash, this.now(), HOUR_MS)
    } catch (error) {
      if (!isStoreAway(error)) throw error
    }
  }

  /** Ends a session everywhere: its sockets are closed in every process (promise 18). */
  async end(tokenHash: string): Promise<void> {
    await this.store.people.endSession(tokenHash)
    await this.store.tell({ word: 'ended', about: tokenHash })
  }

  /** Ends a session that goes on under another token: its sockets come back by themselves. */
  async replace(tokenHash: string): Promise<void> {
    await this.store.people.endSession(tokenHash)
    await this.store.tell({ word: 'again', about: tokenHash })
  }

  get clearCookie(): string {
    return `${this.cookie}=; ${this.attributes.replace(/Max-Age=\d+/, 'Max-Age=0')}`
  }

  private tokenIn(cookies: string | undefined): string | null {
    if (cookies === undefined) return null
    for (const part of cookies.split(';')) {
      const [name, value] = part.trim().split('=')
      if (name === this.cookie && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value
    }
    return null
  }
}
