import { LONGEST_CHAT, type FromServer, type RefusalCode, type Talk } from '@mousekeep/protocol'
import { isBlank } from '../identity/name.ts'
import type { Metrics } from '../metrics.ts'
import type { Person, Store } from '../store/contract.ts'
import { Bucket, Buckets } from './bucket.ts'

const AT_ONCE = 6
const A_SECOND = 0.5
const KEPT = 1000
const PRUNE_EVERY = 100
const HOUR_MS = 3_600_000
const REPORTS_AN_HOUR = 10

/** What people say beside the game: messages, whom they do not want to hear, and what they tell the operator. */
export class ChatDesk {
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly rateFactor: number
  private readonly rates: Buckets

  constructor(store: Store, metrics: Metrics, rateFactor: number) {
    this.store = store
    this.metrics = metrics
    this.rateFactor = rateFactor
    // By person, so that more tabs are not more words.
    this.rates = new Buckets(() => new Bucket(AT_ONCE * rateFactor, A_SECOND * rateFactor, performance.now()))
  }

  /** From somebody who may talk at the table. Gives the answer. */
  async hear(table: string, person: Person, message: Talk): Promise<FromServer> {
    switch (message.type) {
      case 'chat':
        return this.say(table, person, message)
      case 'mute':
        return this.mute(person, message)
      case 'report':
        return this.report(table, person, message)
    }
  }

  private async say(table: string, { id: person, name }: Person, message: Of<'chat'>): Promise<FromServer> {
    const { id } = message
    const wait = this.rates.take(person, performance.now())
    if (wait > 0) return { ...refusedTo(id, 'RATE_LIMITED'), wait }
    const text = cleaned(message.text)
    if (isBlank(text)) return { ...refusedTo(id, 'BAD_SHAPE'), path: 'text' }
    const n = await this.store.talk.add(table, id, { person, name, text, at: Date.now() })
    if (n === null) return refusedTo(id, 'ID_REUSED')
    if (n % PRUNE_EVERY === 0) await this.store.talk.prune(table, n - KEPT)
    await this.store.tell({ word: 'chat', about: `${table}:${n}` })
    return { type: 'said', id, n }
  }

  private async mute({ id }: Person, { id: asked, person, muted }: Of<'mute'>): Promise<FromServer> {
    if (person === id || (await this.store.people.find(person)) === null) return refusedTo(asked, 'FORBIDDEN')
    await (muted ? this.store.talk.mute(id, person) : this.store.talk.unmute(id, person))
    // All devices of this person hear of it.
    await this.store.tell({ word: 'person', about: id })
    return { type: 'noted', id: asked }
  }

  private async report(table: string, { id: reporter }: Person, { id, n, reason }: Of<'report'>): Promise<FromServer> {
    const at = Date.now()
    const tries = await this.store.people.attempt(`report ${reporter}`, at, HOUR_MS)
    if (tries > REPORTS_AN_HOUR * this.rateFactor) return { ...refusedTo(id, 'RATE_LIMITED'), wait: HOUR_MS }
    const message = await this.store.talk.message(table, n)
    if (message === null || message.person === reporter) return refusedTo(id, 'FORBIDDEN')
    const { person: author, name: authorName, text } = message
    await this.store.talk.report({ table, n, reporter, author, authorName, text, reason: cleaned(reason), at })
    this.metrics.count('reports')
    return { type: 'reported', id, n }
  }
}

type Of<Type extends Talk['type']> = Extract<Talk, { readonly type: Type }>

function refusedTo(id: string, code: RefusalCode): Extract<FromServer, { readonly type: 'refused' }> {
  return { type: 'refused', id, code }
}

/** One line of what can be seen: no controls, nothing that turns the direction of writing. */
function cleaned(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, LONGEST_CHAT)
}
