import type { Store } from '../store/contract.ts'
import type { Tables } from '../tables/tables.ts'
import type { Identity, Session, Visitor } from './identity.ts'
import type { KnownBrowser } from './known-browser.ts'
import { readName } from './name.ts'
import { isReserved } from './reserved.ts'
import { skeletonOf } from './skeleton.ts'
import { Passwords, readGivenPassword, readPassword } from './password.ts'

const WINDOW_MS = 15 * 60_000
const PAGE = 500
/** Tries in a quarter of an hour: for one name from one address, for a name from anywhere, from one address. */
const MOST_TRIES = { here: 10, name: 50, address: 40 }

export type AccountCode = 'NAME_TAKEN' | 'NAME_AT_TABLE' | 'HAS_ACCOUNT' | 'NO_ACCOUNT' | 'WRONG_LOGIN' | 'RATE_LIMITED'
/** What was asked cannot be, and why; nothing has changed. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
  readonly code: AccountCode

  constructor(code: AccountCode) {
    super(code)
    this.code = code
  }
}

export interface SignedIn {
  readonly person: string
  readonly name: string
  /** Headers for the browser to keep. */
  readonly setCookie: readonly string[]
}

/** Names with a password, which keep tables across devices. */
export class Accounts {
  private readonly store: Store
  private readonly identity: Identity
  private readonly tables: Tables
  private readonly rateFactor: number
  private readonly now: () => number
  private readonly passwords = new Passwords()
  private readonly known: KnownBrowser

  constructor(
    store: Store,
    identity: Identity,
    tables: Tables,
    known: KnownBrowser,
    rateFactor: number,
    now: () => number = Date.now,
  ) {
    this.store = store
    this.known = known
    this.identity = identity
    this.tables = tables
    this.rateFactor = rateFactor
    this.now = now
  }

  /** A guest with a name that is nobody's account. */
  async guest(name: unknown, visitor: Visitor): Promise<SignedIn> {
    const given = readName(name)
    await this.refuseTaken(given)
    const person = await this.identity.newPerson(given)
    return { person, name: given, setCookie: [await this.identity.begin(person, visitor)] }
  }

  /** Makes an account. A guest stays the same person, with every seat, in the middle of a game too (promise 13). */
  async signUp(json: Credentials, session: Session | null, visitor: Visitor, address: string): Promise<SignedIn> {
    if (session !== null && !session.person.isGuest) throw new AccountError('HAS_ACCOUNT')
    const name = readName(json.name)
    const password = readPassword(json.password, name)
    await this.countTries([`address ${address}`, MOST_TRIES.address])
    const skeleton = skeletonOf(name)
    await this.refuseTaken(name)
    if (session !== null) await this.refuseTwins(session.person.id, name)
    const secret = await this.passwords.hash(password)
    const person = session?.person.id ?? (await this.identity.newPerson(name))
    if (!(await this.store.people.addAccount(person, skeleton, secret, this.now()))) {
      throw new AccountError('NAME_TAKEN')
    }
    await this.store.people.rename(person, name)
    // A new token: whoever knew the guest's has not got the account.
    const setCookie = await this.begin(person, visitor)
    if (session !== null) await this.identity.replace(session.tokenHash)
    await this.store.tell({ word: 'person', about: person })
    return { person, name, setCookie }
  }

  /** A guest that signs in brings its seats along to the account. */
  async signIn(json: Credentials, session: Session | null, visitor: Visitor, address: string): Promise<SignedIn> {
    const password = readGivenPassword(json.password)
    const skeleton = skeletonOf(readName(json.name))
    const account = await this.store.people.account(skeleton)
    const mark = account === null ? null : this.known.markFor(account.person, visitor.cookies)
    const here = mark === null ? `login ${skeleton} ${address}` : `known ${mark}`
    await this.countTries([here, MOST_TRIES.here])
    // What others try is not held against a browser that once had the right password (promise 39).
    if (mark === null) {
      await this.countTries([`login ${skeleton}`, MOST_TRIES.name], [`address ${address}`, MOST_TRIES.address])
    }
    const isRight = await this.passwords.isRight(password, account?.secret ?? null)
    if (!isRight || account === null) throw new AccountError('WRONG_LOGIN')
    await this.store.people.forgetAttempts(here)
    const { person } = account
    const guest = session?.person.isGuest === true ? session.person.id : null
    if (guest !== null) {
      const name = (await this.store.people.find(person))?.name ?? ''
      if (await this.hasTwin(guest, name, person)) throw new AccountError('NAME_AT_TABLE')
      await this.bringAlong(guest, person)
    }
    const setCookie = await this.begin(person, visitor)
    if (session !== null) await this.identity.replace(session.tokenHash)
    if (guest !== null) await this.forget(guest, person)
    return { person, name: (await this.store.people.find(person))?.name ?? '', setCookie }
  }

  /** Ends all other sessions: whoever had the old password is out. */
  async changePassword(session: Session, json: PasswordChange, visitor: Visitor, address: string): Promise<SignedIn> {
    const { id: person, name } = session.person
    const next = readPassword(json.next, name)
    await this.prove(session, json.password, address)
    await this.store.people.setSecret(person, await this.passwords.hash(next))
    for (const { tokenHash } of await this.store.people.sessions(person)) {
      if (tokenHash !== session.tokenHash) await this.identity.end(tokenHash)
    }
    const setCookie = await this.begin(person, visitor)
    await this.identity.replace(session.tokenHash)
    return { person, name, setCookie }
  }

  /** Throws unless the password is the account's. Counted like logins. */
  async prove(session: Session, json: unknown, address: string): Promise<void> {
    const password = readGivenPassword(json)
    const account = await this.store.people.accountOf(session.person.id)
    if (account === null) throw new AccountError('NO_ACCOUNT')
    await this.countTries([`prove ${session.person.id} ${address}`, MOST_TRIES.here])
    if (!(await this.passwords.isRight(password, account.secret))) throw new AccountError('WRONG_LOGIN')
  }

  /** Headers by which the browser of somebody who is no more forgets them. */
  farewellTo(person: string, { cookies }: Visitor): string[] {
    const isKnown = this.known.markFor(person, cookies) !== null
    return [this.identity.clearCookie, ...(isKnown ? [this.known.forget(person, cookies)] : [])]
  }

  async rename(session: Session, json: unknown): Promise<string> {
    const name = readName(json)
    const { id, isGuest } = session.person
    await this.refuseTwins(id, name)
    if (isGuest || isReserved(name)) await this.refuseTaken(name)
    else if (!(await this.store.people.setSkeleton(id, skeletonOf(name)))) throw new AccountError('NAME_TAKEN')
    await this.store.people.rename(id, name)
    await this.store.tell({ word: 'person', about: id })
    return name
  }

  private async bringAlong(guest: string, person: string): Promise<void> {
    await this.tables.movePerson(guest, person)
    const deaf = await this.store.personal.move(guest, person)
    for (const about of deaf) await this.store.tell({ word: 'person', about })
  }

  /** Once nobody can act as the guest: a seat taken meanwhile comes along, and its name is not left over. */
  private async forget(guest: string, person: string): Promise<void> {
    await this.tables.movePerson(guest, person)
    await this.store.people.remove(guest)
  }

  /** No two people at a table have names that are taken for each other (promise 39). */
  private async refuseTwins(person: string, name: string): Promise<void> {
    if (await this.hasTwin(person, name)) throw new AccountError('NAME_TAKEN')
  }

  /** Whether at an unfinished table of this person somebody has such a name, who is not whom they are about to become. */
  private async hasTwin(person: string, name: string, future = person): Promise<boolean> {
    const others = await this.store.people.namesBeside(person, future)
    return others.some((other) => skeletonOf(other) === skeletonOf(name))
  }

  /** A session, and that this browser is known from now on. */
  private async begin(person: string, visitor: Visitor): Promise<string[]> {
    return [await this.identity.begin(person, visitor), this.known.remember(person, visitor.cookies)]
  }

  /** After a change of what names are taken for: accounts are found by it. Gives those whose name is no longer theirs. */
  async renewSkeletons(): Promise<string[]> {
    const lost: string[] = []
    for (let after = ''; ;) {
      const page = await this.store.people.accountsAfter(after, PAGE)
      for (const { person, name, skeleton } of page) {
        const renewed = skeletonOf(name)
        if (renewed !== skeleton && !(await this.store.people.setSkeleton(person, renewed))) lost.push(person)
      }
      if (page.length < PAGE) return lost
      after = page[page.length - 1].person
    }
  }

  private async refuseTaken(name: string): Promise<void> {
    if (isReserved(name)) throw new AccountError('NAME_TAKEN')
    if ((await this.store.people.account(skeletonOf(name))) !== null) throw new AccountError('NAME_TAKEN')
  }

  private async countTries(...limits: readonly (readonly [about: string, most: number])[]): Promise<void> {
    const now = this.now()
    for (const [about, most] of limits) {
      const tries = await this.store.people.attempt(about, now, WINDOW_MS)
      if (tries > most * this.rateFactor) throw new AccountError('RATE_LIMITED')
    }
  }
}

export interface Credentials {
  readonly name: unknown
  readonly password: unknown
}

export interface PasswordChange {
  readonly password: unknown
  readonly next: unknown
}
