import { randomBytes } from 'node:crypto'
import { BadInput } from '@mousekeep/engine'
import { sha256 } from './store/chain.ts'
import type { Person, Store } from './store/contract.ts'

const SHORTEST = 2
const LONGEST = 24
/** Controls, zero-width characters, and marks that turn the direction of writing: names that are not what they seem. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/u

export interface Session {
  readonly tokenHash: string
  readonly person: Person
}

/** A name as it is kept; throws `BadInput`. */
export function readName(json: unknown): string {
  if (typeof json !== 'string' || json.length > 4 * LONGEST || !json.isWellFormed()) throw new BadInput('name is text')
  const name = json.normalize('NFKC').trim().replaceAll(/ +/g, ' ')
  // Code points, so that a letter outside the first plane counts once.
  const { length } = Array.from(name)
  if (length < SHORTEST || length > LONGEST) throw new BadInput(`name has ${SHORTEST} to ${LONGEST} letters`)
  if (UNSEEN.test(name)) throw new BadInput('name has characters that cannot be seen')
  return name
}

/** Guests: a name, and a token that only the browser has. */
export class Identity {
  private readonly store: Store
  readonly cookie: string
  private readonly attributes: string

  constructor(store: Store, isSecure: boolean) {
    this.store = store
    // The prefix makes browsers insist on Secure, on the path and on no other host; it needs https.
    this.cookie = isSecure ? '__Host-mousekeep' : 'mousekeep'
    this.attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`
  }

  /** A new guest, and the header that gives the browser its token. */
  async guest(name: string): Promise<{ readonly person: Person; readonly setCookie: string }> {
    const person = { id: randomBytes(9).toString('base64url'), name }
    const token = randomBytes(32).toString('base64url')
    await this.store.addPerson(person)
    await this.store.addSession(sha256(token), person.id)
    return { person, setCookie: `${this.cookie}=${token}; ${this.attributes}` }
  }

  async sessionOf(cookies: string | undefined): Promise<Session | null> {
    const token = this.tokenIn(cookies)
    if (token === null) return null
    const tokenHash = sha256(token)
    const person = await this.store.personOf(tokenHash)
    return person === null ? null : { tokenHash, person }
  }

  get clearCookie(): string {
    return `${this.cookie}=; ${this.attributes.replace(/Max-Age=\d+/, 'Max-Age=0')}`
  }

  private tokenIn(cookies: string | undefined): string | null {
    if (cookies === undefined || cookies.length > 4096) return null
    for (const part of cookies.split(';')) {
      const [name, value] = part.trim().split('=')
      if (name === this.cookie && value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value)) return value
    }
    return null
  }
}
