import { createHmac, randomBytes } from 'node:crypto'
import { readPreferences } from '../identity/preferences.ts'
import type { Metrics } from '../metrics.ts'
import { sha256 } from '../store/chain.ts'
import { isStoreAway, type News, type Outgoing, type Store } from '../store/contract.ts'
import type { Due } from '../store/notices.ts'
import { readLetter, type Letter, type Notice } from './notice.ts'
import { Post } from './post.ts'
import { waitingText } from './waiting-words.ts'
import { encrypted, newPushKeys, vapidHeader, type PushKeys } from './web-push.ts'

const POLL_MS = 5000
const AT_ONCE = 8
const LEASE_MS = 60_000
const MOST_TRIES = 6
/** Of one person; the newest. */
export const MOST_SUBSCRIPTIONS = 10
const DAY_S = 86_400
const MOST_REMEMBERED = 10_000

export interface NotifierOptions {
  /** A notice leaves after so long, if it still holds then: who plays live gets none. */
  readonly delayMs: number
  readonly publicOrigin: string | null
  readonly isPrivateAllowed: boolean
  /** Whether the person looks at the table. */
  readonly isHere: (table: string, person: string) => Promise<boolean>
  /** Whether the person has to decide something before the next chapter. */
  readonly isChoosing: (table: string, person: string) => Promise<boolean>
  readonly onBug: (error: unknown, where: string) => void
  readonly retryMs: number
  /** Who looks may be gone so much later. */
  readonly lookAgainMs: number
}

/** Whom a notice is for: the one who must decide, or all who played. */
export interface Occasion {
  readonly notice: Notice
  readonly people: readonly string[]
  /** What is to be decided; only looked at if somebody is to be told. */
  readonly waiting?: () => object | null
}

/**
 * Tells people who are not looking: their browsers by Web Push, and the address that the host of a table gave. What is
 * to be told is written with the entry that makes it and lies in the store until it is told, by whatever process; nobody
 * at the table waits for that.
 */
export class Notifier {
  readonly post: Post
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly options: NotifierOptions
  private readonly keys: PushKeys
  private readonly poll: NodeJS.Timeout
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly underWay = new Set<Promise<void>>()
  /** Tables without a webhook and people without a subscription: most are, and need not be looked up every turn. */
  private readonly silent = new Set<string>()
  private isClosed = false

  private constructor(store: Store, metrics: Metrics, options: NotifierOptions, keys: PushKeys) {
    this.store = store
    this.metrics = metrics
    this.options = options
    this.keys = keys
    this.post = new Post(options.isPrivateAllowed)
    this.poll = setInterval(() => void this.deliver(), POLL_MS).unref()
  }

  static async start(store: Store, metrics: Metrics, options: NotifierOptions): Promise<Notifier> {
    const { publicKey, privateKey }: PushKeys = Object(
      JSON.parse(await store.agreeOn('push keys', JSON.stringify(newPushKeys()))),
    )
    const notifier = new Notifier(store, metrics, options, { publicKey, privateKey })
    // What a process before could not tell any more.
    notifier.deliverAfter(0)
    return notifier
  }

  get publicKey(): string {
    return this.keys.publicKey
  }

  /** What is to be told of this, and to whom. Never fails: if nobody can say who wants to know, nobody is told. */
  async lettersOf(occasion: Occasion): Promise<readonly Outgoing[]> {
    try {
      return await this.write(occasion)
    } catch (error) {
      this.fail(error, 'notice')
      return []
    }
  }

  /** Letters were put into the outbox: they are looked at when they are due. */
  deliverSoon(): void {
    this.deliverAfter(this.options.delayMs)
  }

  hear(news: News | null): void {
    if (news === null) this.silent.clear()
    else if (news.word === 'notices') this.silent.delete(news.about)
  }

  /** The secret by which the receiver knows that it was us. */
  async setHook(table: string, url: unknown, person: string): Promise<string> {
    const secret = randomBytes(24).toString('base64url')
    await this.store.notices.setHook({ table, url: this.post.readUrl(url), secret, person })
    await this.store.tell({ word: 'notices', about: table })
    return secret
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.poll)
    for (const timer of this.timers) clearTimeout(timer)
    await Promise.all(this.underWay)
  }

  /** A store that is away is no bug: a notice is late or lost, and the counter shows it. */
  private fail(error: unknown, where: string): void {
    this.metrics.count('notices_troubled')
    if (!isStoreAway(error)) this.options.onBug(error, where)
  }

  private async write({ notice: plain, people, waiting }: Occasion): Promise<Outgoing[]> {
    const { notices } = this.store
    const letters: [string, Letter][] = []
    const isHeard = !this.silent.has(plain.table) || people.some((person) => !this.silent.has(person))
    const what = isHeard ? (waiting?.() ?? null) : null
    const notice = what === null ? plain : { ...plain, waiting: what }
    // The host's address is told the end of a game, not what comes between two.
    const hook = this.silent.has(notice.table) || notice.type === 'choice' ? null : await notices.hook(notice.table)
    if (hook === null && notice.type !== 'choice') this.beSilent(notice.table)
    else if (hook !== null)
      letters.push([`hook:${notice.table}`, { to: 'hook', notice, person: people.length === 1 ? people[0] : null }])
    for (const person of people) {
      if (this.silent.has(person)) continue
      const subscriptions = await notices.subscriptions(person)
      if (subscriptions.length === 0) this.beSilent(person)
      for (const { endpoint } of subscriptions.slice(0, MOST_SUBSCRIPTIONS)) {
        const id = `push:${notice.table}:${sha256(endpoint)}`
        letters.push([id, { to: 'push', notice, person, endpoint: sha256(endpoint) }])
      }
    }
    const dueAt = Date.now() + this.options.delayMs
    return letters.map(([id, letter]) => ({ id, dueAt, body: JSON.stringify(letter) }))
  }

  private beSilent(about: string): void {
    if (this.silent.size > MOST_REMEMBERED) this.silent.clear()
    this.silent.add(about)
  }

  private deliverAfter(ms: number): void {
    if (this.isClosed) return
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      void this.deliver()
    }, ms)
    this.timers.add(timer.unref())
  }

  /** Tells what is due, as much as may be told at once; another process may do the same. */
  private async deliver(): Promise<void> {
    if (this.isClosed || this.underWay.size >= AT_ONCE) return
    try {
      const due = await this.store.notices.due(Date.now(), AT_ONCE - this.underWay.size)
      for (const each of due) {
        const until = Date.now() + LEASE_MS
        if (this.isClosed || !(await this.store.notices.claim(each, until))) continue
        const work = this.handle(each, until).finally(() => this.underWay.delete(work))
        this.underWay.add(work)
      }
      if (due.length > 0) this.deliverAfter(50)
    } catch (error) {
      this.fail(error, 'outbox')
    }
  }

  private async handle(due: Due, claimed: number): Promise<void> {
    const { notices } = this.store
    try {
      const letter = readLetter(due.body)
      if (letter !== null && (await this.isSeen(letter))) {
        // They look; they may be gone in a moment, or have been for one.
        await notices.putOff(due.id, claimed, Date.now() + this.options.lookAgainMs, 0)
        return
      }
      const isDone = letter === null || !(await this.stillHolds(letter)) || (await this.deliverLetter(letter))
      if (isDone || due.tries + 1 >= MOST_TRIES) {
        if (!isDone) this.metrics.count('notices_given_up')
        await notices.drop(due.id, claimed)
        return
      }
      const retryMs = this.options.retryMs * 4 ** due.tries
      await notices.putOff(due.id, claimed, Date.now() + retryMs, due.tries + 1)
      if (retryMs < POLL_MS) this.deliverAfter(retryMs)
    } catch (error) {
      this.fail(error, 'notice')
    }
  }

  /** Whether it is still news, to somebody who is looking at it. */
  private async isSeen(letter: Letter): Promise<boolean> {
    const { to, notice, person } = letter
    if (to !== 'push' || notice.type === 'over') return false
    return (await this.options.isHere(notice.table, person)) && (await this.stillHolds(letter))
  }

  /** A turn that has been taken meanwhile is no news, nor is the end to somebody who sees it. */
  private async stillHolds({ to, notice, person }: Letter): Promise<boolean> {
    if (notice.type === 'over' && to === 'push') return !(await this.options.isHere(notice.table, person))
    if (notice.type === 'over') return true
    if (notice.type === 'choice') return person !== null && this.options.isChoosing(notice.table, person)
    const row = await this.store.table(notice.table)
    return row !== null && row.status === 'playing' && row.turn === notice.seat
  }

  /** False if it is to be tried again. */
  private async deliverLetter(letter: Letter): Promise<boolean> {
    try {
      const isDone = letter.to === 'hook' ? await this.callHook(letter) : await this.push(letter)
      this.metrics.count(isDone ? 'notices_sent' : 'notices_failed')
      return isDone
    } catch {
      // No answer, or an address that may not be written to: nothing of it goes into our log.
      this.metrics.count('notices_failed')
      return false
    }
  }

  private async callHook({ notice, person }: Extract<Letter, { readonly to: 'hook' }>): Promise<boolean> {
    const hook = await this.store.notices.hook(notice.table)
    if (hook === null) return true
    const name = person === null ? null : ((await this.store.people.find(person))?.name ?? null)
    const { publicOrigin } = this.options
    const link = publicOrigin === null ? null : `${publicOrigin}/#/online/${notice.table}`
    const { waiting: _waiting, ...told } = notice
    const text = person === null ? {} : await this.textFor(notice, person)
    const body = Buffer.from(JSON.stringify({ ...told, name, link, ...text }))
    const at = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', hook.secret).update(`${at}.`).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'mousekeep',
      'mousekeep-timestamp': at,
      'mousekeep-signature': `sha256=${signature}`,
    }
    return isAnswered(await this.post.send(hook.url, headers, body))
  }

  private async push({ notice, person, endpoint }: Extract<Letter, { readonly to: 'push' }>): Promise<boolean> {
    const subscriptions = await this.store.notices.subscriptions(person)
    const subscription = subscriptions.find((each) => sha256(each.endpoint) === endpoint)
    if (subscription === undefined) return true
    const { type, table, game, seat } = notice
    const text = await this.textFor(notice, person)
    const status = await this.post.send(
      subscription.endpoint,
      {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(DAY_S),
        urgency: 'normal',
        // A newer notice of the same table takes the place of one that has not arrived.
        topic: sha256(table).slice(0, 32),
        authorization: vapidHeader(subscription.endpoint, this.contact, this.keys, Date.now()),
      },
      encrypted(subscription, JSON.stringify({ type, table, game, seat, ...text })),
    )
    // The browser has withdrawn it.
    if (status === 404 || status === 410) await this.store.notices.unsubscribe(person, subscription.endpoint)
    return isAnswered(status)
  }

  /** What waits, in the person's language; nothing if that is not known, or there is nothing to say of it. */
  private async textFor({ game, waiting }: Notice, person: string): Promise<{ readonly text?: string }> {
    if (waiting === undefined) return {}
    const { language } = readPreferences((await this.store.people.preferences(person)) ?? {})
    const text = language === undefined ? null : waitingText(game, language, waiting)
    return text === null ? {} : { text }
  }

  private get contact(): string {
    const { publicOrigin } = this.options
    return publicOrigin?.startsWith('https:') === true ? publicOrigin : 'mailto:operator@localhost'
  }
}

/** Taken, or refused for good; else it is tried again. */
function isAnswered(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429
}
