import { canonical, type Seat } from '@mousekeep/engine'
import type { Command, FromServer, Look, Mark, PersonInfo, Story } from '@mousekeep/protocol'
import { linked, sha256 } from '../store/chain.ts'
import { OutcomeUnknown, StoreDown, type Person, type Store } from '../store/contract.ts'
import { botAction } from './bot-action.ts'
import type { Body } from './body.ts'
import { decide, play, type Decision, type No } from './decide.ts'
import { LogReader } from './log-reader.ts'
import { Mailbox } from './mailbox.ts'
import { stepOf, viewOf } from './show.ts'
import { looksAt, storyOf } from './story.ts'

/** Somebody who looks at a table through one connection. */
export interface Follower {
  readonly person: Person
  send(text: string): void
  /** Lets go of the connection, so that the client comes back and asks anew. */
  restart(): void
}

export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly no: No }

/** What a table needs from outside. */
export interface TableTools {
  readonly store: Store
  readonly now: () => number
  readonly openRematch: (state: LogReader['state'], host: string) => Promise<string>
  readonly onBug: (error: unknown, table: string) => void
}

const MOST_STEPS = 200
const MOST_ATTEMPTS = 5
const BOT_PAUSE_MS = 30

/**
 * One table in this process: everything that happens at it goes through one mailbox. Another process may serve the
 * same table; the append with its epoch decides between them, and the log is read again whenever it was lost.
 */
export class Table {
  readonly id: string
  private readonly tools: TableTools
  private readonly mailbox = new Mailbox()
  private readonly followers = new Set<Follower>()
  private reader: LogReader
  private epoch: number | null = null
  private botTimer: NodeJS.Timeout | null = null

  constructor(reader: LogReader, tools: TableTools) {
    this.reader = reader
    this.tools = tools
    this.id = reader.row.id
  }

  get head(): number {
    return this.reader.head
  }

  get isIdle(): boolean {
    return this.followers.size === 0 && this.mailbox.isIdle && this.botTimer === null
  }

  /** Acknowledged when durable. Rejects only if nothing may be answered: then the client asks again. */
  command(person: Person, command: Command): Promise<Answer> {
    const ask = sha256(canonical([person.id, command]))
    return this.mailbox.put(() =>
      this.decideAndAppend(command.id, ask, command.seq, async () => {
        const decision = decide(this.reader.state, person, command)
        if (!('body' in decision) || decision.body.kind !== 'rematch') return decision
        return { body: { kind: 'rematch', table: await this.tools.openRematch(this.reader.state, person.id) } }
      }),
    )
  }

  follow(follower: Follower, seen: Mark | null): Promise<void> {
    return this.mailbox.put(async () => {
      if (seen !== null && seen.seq > this.reader.head) await this.refresh()
      const mine = this.reader.state.seatsOf(follower.person.id)
      if (seen !== null) this.catchUp(follower, seen, mine)
      this.followers.add(follower)
      say(follower, { type: 'view', ...this.viewFor(mine) })
      this.sendPresence()
      this.wakeBot()
    })
  }

  unfollow(follower: Follower): void {
    if (this.followers.delete(follower)) this.sendPresence()
  }

  /** The log may have grown that far, by another process. */
  hint(seq: number): Promise<void> {
    return this.mailbox.put(async () => {
      if (seq > this.reader.head) await this.refresh()
    })
  }

  storyFor({ id }: Person): Story {
    return storyOf(this.reader, this.reader.state.seatsOf(id))
  }

  looksFor({ id }: Person, plays: number): Look[] | null {
    return looksAt(this.reader, this.reader.state.seatsOf(id), plays)
  }

  sendToAll(message: FromServer): void {
    const text = JSON.stringify(message)
    for (const follower of this.followers) follower.send(text)
  }

  stop(): void {
    if (this.botTimer !== null) clearTimeout(this.botTimer)
    this.botTimer = null
  }

  private async decideAndAppend(
    actionId: string,
    ask: string,
    seq: number,
    decision: () => Promise<Decision>,
  ): Promise<Answer> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      // Whoever takes a table over reads what the owner before wrote, before deciding anything.
      if (this.epoch === null) await this.takeOver()
      const known = this.reader.ids.get(actionId)
      if (known !== undefined) return known.ask === ask ? { ok: true, seq: known.seq } : refuse('ID_REUSED')
      if (seq !== this.reader.head) return refuse('STALE_SEQ')
      const decided = await decision()
      if ('no' in decided) return { ok: false, no: decided.no }
      const done = await this.append(actionId, ask, decided.body)
      if (done !== null) return done
    }
    return refuse('READ_ONLY')
  }

  /** Null if the place in the log was lost to somebody else: the log has been read, decide again. */
  private async append(actionId: string, ask: string, body: Body): Promise<Answer | null> {
    const { reader, tools } = this
    const seq = reader.head + 1
    const epoch = this.epoch ?? -1
    try {
      // The state goes ahead of the log here, inside the mailbox, where nobody sees it; if this fails it is dropped.
      reader.state.take(seq, body)
      const entry = linked(reader.hash, { table: this.id, seq, actionId, ask, body, at: tools.now() })
      const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body))
      if (!appended.ok) {
        await this.reload()
        return null
      }
      reader.note(entry, body)
    } catch (error) {
      await this.recover(error)
      return refuse('READ_ONLY')
    }
    this.sendStep(seq)
    this.wakeBot()
    return { ok: true, seq }
  }

  private async recover(error: unknown): Promise<void> {
    if (error instanceof StoreDown) {
      await this.reload()
      return
    }
    // Nobody can say what is in the log: nothing is answered. Clients come back and send the same ids.
    this.epoch = null
    for (const follower of this.followers) follower.restart()
    if (!(error instanceof OutcomeUnknown)) this.tools.onBug(error, this.id)
    await this.reload()
    throw error
  }

  private async takeOver(): Promise<void> {
    this.epoch = await this.tools.store.own(this.id)
    await this.refresh()
  }

  private async refresh(): Promise<void> {
    for (const seq of await this.reader.catchUp(this.tools.store)) this.sendStep(seq)
  }

  /** Forgets the state and makes it anew from the log; sends what had not been sent. */
  private async reload(): Promise<void> {
    const { head } = this.reader
    this.epoch = null
    this.reader = await LogReader.read(this.tools.store, this.reader.row)
    for (let seq = head + 1; seq <= this.reader.head; seq++) this.sendStep(seq)
  }

  private catchUp(follower: Follower, seen: Mark, mine: readonly Seat[]): void {
    const { head, hashes, bodies, state } = this.reader
    if (seen.seq > head) return say(follower, { type: 'error', code: 'LOG_BEHIND' })
    if (hashes[seen.seq] !== seen.hash) return say(follower, { type: 'error', code: 'LOG_FORKED' })
    if (head === seen.seq || head - seen.seq > MOST_STEPS) return
    const missed = bodies.slice(seen.seq + 1)
    const steps = missed.map((body, index) => stepOf(state, seen.seq + 1 + index, body, mine))
    say(follower, { type: 'catch-up', steps })
  }

  private viewFor(mine: readonly Seat[]): ReturnType<typeof viewOf> {
    const { row, state, head, hash } = this.reader
    return viewOf(row, state, head, hash, mine)
  }

  /** Each viewer its own; those who hold the same seats get the same bytes. */
  private sendStep(seq: number): void {
    const { state, bodies } = this.reader
    const texts = new Map<string, string>()
    for (const follower of this.followers) {
      const mine = state.seatsOf(follower.person.id)
      const key = mine.join()
      let text = texts.get(key)
      if (text === undefined) {
        const step = stepOf(state, seq, bodies[seq], mine)
        text = JSON.stringify({ type: 'step', step, ...this.viewFor(mine), seq, hash: this.reader.hashes[seq] })
        texts.set(key, text)
      }
      follower.send(text)
    }
  }

  private sendPresence(): void {
    const here = new Map<string, PersonInfo>()
    for (const { person } of this.followers) here.set(person.id, { person: person.id, name: person.name })
    this.sendToAll({ type: 'presence', here: [...here.values()] })
  }

  private get botToMove(): { readonly seat: Seat; readonly level: string } | null {
    const { turn, chairs, isArchived } = this.reader.state
    const level = turn === null ? null : chairs[turn].bot
    return turn === null || level === null || isArchived ? null : { seat: turn, level }
  }

  private wakeBot(): void {
    if (this.botTimer !== null || this.botToMove === null) return
    this.botTimer = setTimeout(() => {
      this.botTimer = null
      this.moveBot().catch((error: unknown) => this.tools.onBug(error, this.id))
    }, BOT_PAUSE_MS)
  }

  private async moveBot(): Promise<void> {
    await this.mailbox.put(async () => {
      const bot = this.botToMove
      if (bot === null) return
      // No client can make such an id; two processes that move the same bot make the same one, and one of them wins.
      const id = `bot:${this.reader.head + 1}`
      const action = botAction(this.reader.state, bot.seat, bot.level)
      await this.decideAndAppend(id, id, this.reader.head, async () => play(this.reader.state, bot.seat, action))
    })
    this.wakeBot()
  }
}

function refuse(code: No['code']): Answer {
  return { ok: false, no: { code } }
}

function say(follower: Follower, message: FromServer): void {
  follower.send(JSON.stringify(message))
}
