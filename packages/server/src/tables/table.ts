import type { Seat } from '@mousekeep/engine'
import type { Command, FromServer, Look, Mark, PersonInfo, Story } from '@mousekeep/protocol'
import type { Occasion } from '../notices/notifier.ts'
import { linked, sha256 } from '../store/chain.ts'
import { OutcomeUnknown, StoreDown, type Person, type Store, type TableRow } from '../store/contract.ts'
import { mayFollow, standingOf, type Standing } from './access.ts'
import { botAction } from './bot-action.ts'
import { peopleIn, type Body } from './body.ts'
import { decide, play, type Decision, type No } from './decide.ts'
import { LogReader } from './log-reader.ts'
import { Mailbox } from './mailbox.ts'
import { occasionOf, waitedAt } from './occasion.ts'
import { stepOf, StepTexts, viewOf } from './show.ts'
import { looksAt, storyOf } from './story.ts'
import { TableTalk } from './table-talk.ts'

/** Somebody who looks at a table through one connection. */
export interface Follower {
  readonly person: Person
  /** People whose chat is not to be sent. */
  readonly muted: ReadonlySet<string>
  /** What is given together leaves together. */
  send(...texts: string[]): void
  /** The table is no longer open to this person. */
  expel(): void
  /** Lets go of the connection, so that the client comes back and asks anew. */
  restart(): void
}

/** `isSaid`: the acknowledgement has already left, with the step. */
export type Answer =
  | { readonly ok: true; readonly seq: number; readonly isSaid: boolean }
  | { readonly ok: false; readonly no: No }

/** What a table needs from outside. */
export interface TableTools {
  readonly store: Store
  readonly now: () => number
  readonly openRematch: (state: LogReader['state'], host: string) => Promise<string>
  /** The person of an account by its name. */
  readonly personNamed: (name: string) => Promise<Person | null>
  readonly onOccasion: (occasion: Occasion) => void
  readonly onBug: (error: unknown, table: string) => void
}

/** What is asked under an id, and what else counts as having asked the same. */
interface Ask {
  /** Who asks; null if it is the server itself. */
  readonly by: Follower | null
  readonly actionId: string
  readonly ask: string
  readonly isSame: (ask: string) => boolean
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
  private readonly names = new Map<string, string>()
  private readonly talk: TableTalk
  private reader: LogReader
  private epoch: number | null = null
  private botTimer: NodeJS.Timeout | null = null

  constructor(reader: LogReader, tools: TableTools) {
    this.reader = reader
    this.tools = tools
    this.id = reader.row.id
    this.talk = new TableTalk(this.id, tools.store)
  }

  /** A table from the store, with the names of those who were ever at it. */
  static async wake(row: TableRow, tools: TableTools): Promise<Table> {
    const table = new Table(await LogReader.read(tools.store, row), tools)
    await table.learn(table.reader.bodies)
    return table
  }

  get head(): number {
    return this.reader.head
  }

  get isIdle(): boolean {
    return this.followers.size === 0 && this.mailbox.isIdle && this.botTimer === null
  }

  /** Acknowledged when durable. Rejects only if nothing may be answered: then the client asks again. */
  command(by: Follower, command: Command): Promise<Answer> {
    const { person } = by
    // The reader of the message has put its fields in order; a client that sends again sends the same bytes.
    const askOf = (id: string): string => sha256(JSON.stringify([id, command]))
    const ask = askOf(person.id)
    // What a guest sent and then, signed in, sends again is the same.
    const isSame = (known: string): boolean => known === ask || this.guestsOf(person.id).map(askOf).includes(known)
    return this.mailbox.put(() =>
      this.decideAndAppend({ by, actionId: command.id, ask, isSame }, command.seq, async () => {
        const decision = decide(this.reader.state, person, command)
        return 'body' in decision ? this.complete(decision.body, person, command) : decision
      }),
    )
  }

  /** Writes down what the server itself decides. The id is one that no client can make; the second time is no other. */
  record(id: string, decision: (state: LogReader['state']) => Body | null): Promise<Answer> {
    return this.mailbox.put(() =>
      this.decideAndAppend(ownAsk(id), null, async () => {
        const body = decision(this.reader.state)
        return body === null ? { no: { code: 'WRONG_TIME' } } : { body }
      }),
    )
  }

  /** False if the table is not open to this person. */
  follow(follower: Follower, seen: Mark | null): Promise<boolean> {
    return this.mailbox.put(async () => {
      if (seen !== null && seen.seq > this.reader.head) await this.refresh()
      if (!mayFollow(this.reader.state, follower.person.id)) return false
      const standing = this.standingOf(follower)
      if (seen !== null) this.catchUp(follower, seen, standing)
      this.followers.add(follower)
      say(follower, { type: 'view', ...this.viewFor(standing) })
      this.sendPresence()
      this.wakeBot()
      return true
    })
  }

  isHost(person: string): boolean {
    return this.reader.state.host === person
  }

  /** The row of the table with its seed, if nothing more can happen at it and this person may see it. */
  endedFor(person: string): TableRow | null {
    const { state, row } = this.reader
    const isEnded = state.status === 'over' || state.isArchived
    return isEnded && standingOf(state, person).maySee ? row : null
  }

  isFollowedBy(person: string): boolean {
    return [...this.followers].some((follower) => follower.person.id === person)
  }

  /** Whether this person reads and writes the chat of the table. */
  mayTalk(person: string): boolean {
    const { isInside, maySee } = standingOf(this.reader.state, person)
    return isInside || maySee
  }

  /** There is a chat message with this number, or there may be some if it is null. */
  hear(n: number | null): Promise<void> {
    return this.talk.hear(n, ({ person, ...message }) => {
      const text = JSON.stringify({ type: 'chat', ...message } satisfies FromServer)
      for (const follower of this.followers) {
        if (!follower.muted.has(person) && this.mayTalk(follower.person.id)) follower.send(text)
      }
    })
  }

  /** Somebody has another name now, or none. */
  rename(person: string, name: string): Promise<void> {
    return this.mailbox.put(async () => {
      if (this.isFollowedBy(person)) this.sendPresence()
      if (!this.names.has(person) || this.names.get(person) === name) return
      this.names.set(person, name)
      for (const follower of this.followers) say(follower, { type: 'view', ...this.viewFor(this.standingOf(follower)) })
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

  /** Null if the table is not open to this person. */
  storyFor(person: string): Story | null {
    const { state } = this.reader
    return mayFollow(state, person) ? storyOf(this.reader, this.names, standingOf(state, person)) : null
  }

  /** Null if this person may not see it, or if there never were so many plays. */
  looksFor(person: string, plays: number): Look[] | null {
    return looksAt(this.reader.state, standingOf(this.reader.state, person), plays)
  }

  stop(): void {
    if (this.botTimer !== null) clearTimeout(this.botTimer)
    this.botTimer = null
  }

  private async decideAndAppend(
    ask: Ask,
    /** Null for what holds whatever has happened meanwhile. */
    seq: number | null,
    decision: () => Promise<Decision>,
  ): Promise<Answer> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      // Whoever takes a table over reads what the owner before wrote, before deciding anything.
      if (this.epoch === null) await this.takeOver()
      const known = this.reader.ids.get(ask.actionId)
      if (known !== undefined) {
        return ask.isSame(known.ask) ? { ok: true, seq: known.seq, isSaid: false } : refuse('ID_REUSED')
      }
      if (seq !== null && seq !== this.reader.head) return refuse('STALE_SEQ')
      const decided = await decision()
      if ('no' in decided) return { ok: false, no: decided.no }
      const done = await this.append(ask, decided.body)
      if (done !== null) return done
    }
    return refuse('READ_ONLY')
  }

  /** What only somebody who can ask the store knows: the table of a rematch, the person of a name. */
  private async complete(body: Body, person: Person, command: Command): Promise<Decision> {
    if (body.kind === 'rematch') {
      return { body: { kind: 'rematch', table: await this.tools.openRematch(this.reader.state, person.id) } }
    }
    if (command.type !== 'invite') return { body }
    const guest = await this.tools.personNamed(command.name)
    return guest === null ? { no: { code: 'NO_SUCH_NAME' } } : { body: { kind: 'invited', person: guest.id } }
  }

  /** Null if the place in the log was lost to somebody else: the log has been read, decide again. */
  private async append(asked: Ask, body: Body): Promise<Answer | null> {
    const { reader, tools } = this
    const { actionId, ask } = asked
    const seq = reader.head + 1
    const epoch = this.epoch ?? -1
    const before = waitedAt(reader.state)
    try {
      await this.learn([body])
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
    this.sendStep(seq, asked)
    const occasion = occasionOf(this.id, seq, before, reader.state)
    if (occasion !== null) tools.onOccasion(occasion)
    this.wakeBot()
    return { ok: true, seq, isSaid: asked.by !== null }
  }

  /** The guests that this person was at this table. */
  private guestsOf(person: string): string[] {
    return this.reader.bodies.flatMap((body) => (body.kind === 'moved' && body.to === person ? [body.from] : []))
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
    const seqs = await this.reader.catchUp(this.tools.store)
    await this.learn(seqs.map((seq) => this.reader.bodies[seq]))
    for (const seq of seqs) this.sendStep(seq)
  }

  /** Looks up the names that are not known yet: the log has people, not names. */
  private async learn(bodies: readonly Body[]): Promise<void> {
    const { chairs, invited } = this.reader.state
    const people = [...bodies.flatMap(peopleIn), ...invited, ...chairs.flatMap(({ person }) => person ?? [])]
    const strangers = [...new Set(people)].filter((person) => !this.names.has(person))
    const found = await this.tools.store.people.names(strangers)
    for (const person of strangers) this.names.set(person, found.get(person) ?? '')
  }

  /** Forgets the state and makes it anew from the log; sends what had not been sent. */
  private async reload(): Promise<void> {
    const { head } = this.reader
    this.epoch = null
    this.reader = await LogReader.read(this.tools.store, this.reader.row)
    await this.learn(this.reader.bodies.slice(head + 1))
    for (let seq = head + 1; seq <= this.reader.head; seq++) this.sendStep(seq)
  }

  private catchUp(follower: Follower, seen: Mark, standing: Standing): void {
    const { head, hashes, bodies, state } = this.reader
    if (seen.seq > head) return say(follower, { type: 'error', code: 'LOG_BEHIND' })
    if (hashes[seen.seq] !== seen.hash) return say(follower, { type: 'error', code: 'LOG_FORKED' })
    if (head === seen.seq || head - seen.seq > MOST_STEPS) return
    const missed = bodies.slice(seen.seq + 1)
    const steps = missed.map((body, index) => stepOf(state, seen.seq + 1 + index, body, this.names, standing))
    say(follower, { type: 'catch-up', steps })
  }

  private standingOf(follower: Follower): Standing {
    return standingOf(this.reader.state, follower.person.id)
  }

  private viewFor(standing: Standing): ReturnType<typeof viewOf> {
    const { row, state, head, hash } = this.reader
    return viewOf(row, state, head, hash, this.names, standing)
  }

  /**
   * Each viewer its own; those who stand alike get the same bytes. Who may no longer look gets nothing. Who asked for
   * it gets the acknowledgement in the same write.
   */
  private sendStep(seq: number, ask: Ask | null = null): void {
    const { row, state, bodies, hashes } = this.reader
    const texts = new StepTexts(row, state, this.names, seq, hashes[seq], bodies[seq])
    const asker = ask?.by ?? null
    for (const follower of this.followers) {
      if (!mayFollow(state, follower.person.id)) {
        this.followers.delete(follower)
        follower.expel()
        continue
      }
      const text = texts.for(this.standingOf(follower))
      if (follower === asker) follower.send(text, ackOf(ask?.actionId ?? '', seq))
      else follower.send(text)
    }
    if (ask !== null && asker !== null && !this.followers.has(asker)) asker.send(ackOf(ask.actionId, seq))
  }

  private sendPresence(): void {
    const here = new Map<string, PersonInfo>()
    for (const { person } of this.followers) here.set(person.id, { person: person.id, name: person.name })
    const text = JSON.stringify({ type: 'presence', here: [...here.values()] } satisfies FromServer)
    for (const follower of this.followers) follower.send(text)
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
      await this.decideAndAppend(ownAsk(id), this.reader.head, async () => play(this.reader.state, bot.seat, action))
    })
    this.wakeBot()
  }
}

function ownAsk(id: string): Ask {
  return { by: null, actionId: id, ask: id, isSame: (ask) => ask === id }
}

function refuse(code: No['code']): Answer {
  return { ok: false, no: { code } }
}

const ackOf = (id: string, seq: number): string => JSON.stringify({ type: 'ack', id, seq })

function say(follower: Follower, message: FromServer): void {
  follower.send(JSON.stringify(message))
}
