import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/contract.ts'

const COOKIE = 'mousekeep-known'
/** So many accounts one browser is known to. */
const MOST = 4
const YEAR_S = 31_536_000

/**
 * Browsers that have once had the right password of an account. They need it again like any other; but what strangers
 * try elsewhere is not counted against them. A browser is known by what it keeps, signed by us: nothing of it is
 * stored here.
 */
export class KnownBrowser {
  private readonly key: string
  private readonly attributes: string

  private constructor(key: string, isSecure: boolean) {
    this.key = key
    this.attributes = `Path=/api; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  }

  /** The key is one for all processes. */
  static async start(store: Store, isSecure: boolean): Promise<KnownBrowser> {
    return new KnownBrowser(await store.agreeOn('known-browsers', randomBytes(32).toString('base64url')), isSecure)
  }

  /** The mark of this browser with this account; null if it has none. */
  markFor(person: string, cookies: string | undefined): string | null {
    return this.marksIn(cookies).find(([id]) => id === person)?.[1] ?? null
  }

  /** The header by which the browser keeps that it is known to the account, beside those that it knows already. */
  remember(person: string, cookies: string | undefined): string {
    const others = this.marksIn(cookies).filter(([id]) => id !== person)
    const mark = this.markFor(person, cookies) ?? randomBytes(9).toString('base64url')
    return this.header([[person, mark] as const, ...others].slice(0, MOST))
  }

  /** The header by which the browser forgets an account that is no more, and keeps the others. */
  forget(person: string, cookies: string | undefined): string {
    const kept = this.marksIn(cookies).filter(([id]) => id !== person)
    return this.header(kept)
  }

  private header(kept: readonly (readonly [person: string, mark: string])[]): string {
    const marks = kept.map(([id, mark]) => `${id}.${mark}.${this.sign(id, mark)}`)
    const age = kept.length === 0 ? 0 : YEAR_S
    return `${COOKIE}=${marks.join('~')}; ${this.attributes}; Max-Age=${age}`
  }

  private marksIn(cookies: string | undefined): (readonly [person: string, mark: string])[] {
    if (cookies === undefined) return []
    const given = cookies.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`))
    const parts = (given ?? '').trim().slice(COOKIE.length + 1)
    return parts.split('~').flatMap((part) => {
      const [person = '', mark = '', signature = ''] = part.split('.')
      const [ours, theirs] = [Buffer.from(this.sign(person, mark)), Buffer.from(signature)]
      return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? [[person, mark] as const] : []
    })
  }

  private sign(person: string, mark: string): string {
    return createHmac('sha256', this.key).update(`${person}.${mark}`).digest('base64url')
  }
}
