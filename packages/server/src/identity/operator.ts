import { randomBytes } from 'node:crypto'
import { BadInput } from '@mousekeep/engine'
import type { Person, Store } from '../store/contract.ts'
import { Identity } from './identity.ts'
import { readName } from './name.ts'
import { skeletonOf } from './skeleton.ts'
import { Passwords, SUSPENDED } from './password.ts'

/** What the operator of a server may do about people. All of it reaches every process that uses the same database. */
export class Operator {
  private readonly store: Store
  private readonly identity: Identity

  constructor(store: Store) {
    this.store = store
    this.identity = new Identity(store, false)
  }

  /** Somebody by id, or by the name of an account. */
  async find(who: string): Promise<Person> {
    const byName = who === '' ? null : await this.store.people.account(skeletonOf(readName(who)))
    const person = await this.store.people.find(byName?.person ?? who)
    if (person === null) throw new BadInput(`there is no account ${who}, and nobody with that id`)
    return person
  }

  async about(person: Person): Promise<object> {
    const sessions = await this.store.people.sessions(person.id)
    const tables = await this.store.tableIdsOf(person.id)
    const suspended = (await this.secretOf(person))?.startsWith(SUSPENDED) === true
    return {
      person: person.id,
      name: person.name,
      guest: person.isGuest,
      suspended,
      seenAt: sessions.length === 0 ? null : new Date(sessions[0].seenAt).toISOString(),
      tables: tables.length,
    }
  }

  /** Ends all sessions; the password opens nothing until it is restored. Seats stay, for hosts to decide about. */
  async suspend(person: Person): Promise<void> {
    const secret = await this.secretOf(person)
    if (secret !== null && !secret.startsWith(SUSPENDED)) {
      await this.store.people.setSecret(person.id, SUSPENDED + secret)
    }
    await this.endSessions(person)
  }

  async restore(person: Person): Promise<void> {
    const secret = await this.secretOf(person)
    if (secret === null) throw new BadInput('a guest who was suspended cannot be let in again: there is no password')
    if (!secret.startsWith(SUSPENDED)) throw new BadInput('this account is not suspended')
    await this.store.people.setSecret(person.id, secret.slice(SUSPENDED.length))
  }

  /** Gives a password that nobody else has seen; the old one and all sessions end. */
  async newPassword(person: Person): Promise<string> {
    const secret = await this.secretOf(person)
    if (secret === null) throw new BadInput('a guest has no password')
    const password = randomBytes(12).toString('base64url')
    const next = await new Passwords().hash(password)
    await this.store.people.setSecret(person.id, (secret.startsWith(SUSPENDED) ? SUSPENDED : '') + next)
    await this.endSessions(person)
    return password
  }

  private async secretOf({ id }: Person): Promise<string | null> {
    return (await this.store.people.accountOf(id))?.secret ?? null
  }

  private async endSessions({ id }: Person): Promise<void> {
    for (const { tokenHash } of await this.store.people.sessions(id)) await this.identity.end(tokenHash)
  }
}
