import type { Seat } from '@mousekeep/engine'
import type { Command, Look, Mark, Story, Told } from '@mousekeep/protocol'
import type { Thinkers } from '../bots/thinkers.ts'
import type { Occasion } from '../notices/notifier.ts'
import { linked, sha256 } from '../store/chain.ts'
import { OutcomeUnknown, StoreDown, type Outgoing, type Person, type Store, type TableRow } from '../store/contract.ts'
import { mayFollow, standingOf } from './access.ts'
import { Audience, type Asker, type Follower } from './audience.ts'
import type { Body } from './body.ts'
import { BotTurns, type BotTable } from './bot-turns.ts'
import { decide, play, type Decision, type No } from './decide.ts'
import { LogReader, type Known } from './log-reader.ts'
import { Mailbox } from './mailbox.ts'
import { occasionOf, waitedAt } from './occasion.ts'
import { looksAt, recordOf, storyOf } from './story.ts'
import { TableTalk } from './table-talk.ts'

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
  /** What is to be told of an occasion, to be written with the entry that makes it. Never fails. */
  readonly lettersOf: (occasion: Occasion) => Promise<readonly Outgoing[]>
  /** Letters were written. */
  readonly onLetters: () => void
  readonly onBug: (error: unknown, table: string) => void
  readonly thinkers: Thinkers
}

/** What is asked under an id, and what else counts as having asked the same. */
interface Ask extends Asker {
  readonly ask: string
  readonly isSame: (ask: string) => boolean
}

const MOST_ATTEMPTS = 5
const GOING_BACK: ReadonlySet<Command['type']> = new Set(['undo', 'rollback', 'answer'])

/**
 * One table in this process: everything that happens at it goes through one mailbox. Another process may serve the
 * same table; the append with its epoch decides between them, and the log is read again whenever it was lost.
 */
export class Table {
  readonly id: string
  private readonly tools: TableTools
  private readonly mailbox = new Mailbox()
  private readonly audience: Audience
  private readonly talk: TableTalk
  private reader: LogReader
  private epoch: number | null = null
  private readonly bots: BotTurns

  constructor(reader: LogReader, tools: TableTools) {
    this.reader = reader
    this.tools = tools
    this.id = reader.row.id
    this.audience = new Audience(tools.store)
    this.talk = new TableTalk(this.id, tools.store)
    const table: BotTable = {
      now: () => this.reader,
      whole: (look) => this.whole(look),
      move: (turn, action) => this.moveBot(turn, action),
      onBug: (error) => tools.onBug(error, this.id),
    }
    this.bots = new BotTurns(table, tools.thinkers)
  }

  /** A table from the store, with the names of those who were ever at it. */
  static async wake(row: TableRow, tools: TableTools): Promise<Table> {
    const table = new Table(await LogReader.read(tools.store, row), tools)
    const { stranded } = table.reader
    if (stranded !== null) tools.onBug(new Error(`stranded at ${stranded.seq}: ${stranded.why}`), table.id)
    await table.audience.learn(table.reader, table.reader.bodiesFrom(0))
    return table
  }

  get head(): number {
    return this.reader.head
  }

  get isIdle(): boolean {
    return this.audience.isEmpty && this.mailbox.isIdle && this.bots.isIdle
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
        if (GOING_BACK.has(command.type)) await this.needWhole()
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
      if (seen !== null) await this.audience.catchUp(follower, seen, this.reader)
      this.audience.add(follower, this.reader)
      this.bots.look()
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
    return this.audience.has(person)
  }

  /** Whether this person reads and writes the chat of the table. */
  mayTalk(person: string): boolean {
    const { isInside, maySee } = standingOf(this.reader.state, person)
    return isInside || maySee
  }

  /** There is a chat message with this number, or there may be some if it is null. */
  hear(n: number | null): Promise<void> {
    return this.talk.hear(n, ({ person, ...message }) =>
      this.audience.sendChat(person, { type: 'chat', ...message }, (reader) => this.mayTalk(reader)),
    )
  }

  /** Somebody has another name now, or none. */
  rename(person: string, name: string): Promise<void> {
    return this.mailbox.put(async () => this.audience.rename(person, name, this.reader))
  }

  unfollow(follower: Follower): void {
    this.audience.remove(follower)
  }

  /** The log may have grown that far, by another process. */
  hint(seq: number): Promise<void> {
    return this.mailbox.put(async () => {
      if (seq > this.reader.head) await this.refresh()
    })
  }

  /** Keeps a snapshot if it is worth its while. A failure costs time later on, and nothing else. */
  rest(least?: number): void {
    this.reader.save(this.tools.store, least).catch(() => undefined)
  }

  /** Null if the table is not open to this person. */
  storyFor(person: string): Promise<Story | null> {
    return this.whole(({ state }) =>
      mayFollow(state, person) ? storyOf(this.reader, this.audience.names, standingOf(state, person)) : null,
    )
  }

  /** Null while the game goes on, and for those who may not see it. */
  recordFor(person: string): Promise<Told | null> {
    return this.whole(({ state }) => recordOf(state, standingOf(state, person)))
  }

  /** Null if this person may not see it, or if there never were so many plays. */
  looksFor(person: string, plays: number): Promise<Look[] | null> {
    return this.whole(({ state }) => looksAt(state, standingOf(state, person), plays))
  }

  stop(): void {
    this.bots.stop()
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
      const isStale = seq !== this.reader.head
      const known = this.reader.ids.get(ask.actionId) ?? (isStale ? await this.knownBefore(ask.actionId) : undefined)
      if (known !== undefined) {
        return ask.isSame(known.ask) ? { ok: true, seq: known.seq, isSaid: false } : refuse('ID_REUSED')
      }
      if (seq !== null && isStale) return refuse('STALE_SEQ')
      const decided = await decision()
      if ('no' in decided) return { ok: false, no: decided.no }
      const done = await this.append(ask, decided.body)
      if (done !== null) return done
    }
    return refuse('READ_ONLY')
  }

  /** What lies before the snapshot is looked up only for somebody who is behind: there alone it can be. */
  private async knownBefore(actionId: string): Promise<Known | undefined> {
    if (this.reader.isWhole) return undefined
    return (await this.tools.store.known(this.id, actionId)) ?? undefined
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
    let letters: readonly Outgoing[] = []
    try {
      await this.audience.learn(reader, [body])
      // The state goes ahead of the log here, inside the mailbox, where nobody sees it; if this fails it is dropped.
      reader.state.take(seq, body)
      const entry = linked(reader.hash, { table: this.id, seq, actionId, ask, body, at: tools.now() })
      const occasion = occasionOf(this.id, seq, before, reader.state)
      if (occasion !== null) letters = await tools.lettersOf(occasion)
      const appended = await tools.store.append(epoch, entry, reader.state.factsAfter(body), letters)
      if (!appended.ok) {
        await this.reload()
        return null
      }
      reader.note(entry, body)
    } catch (error) {
      await this.recover(error)
      return refuse('READ_ONLY')
    }
    this.audience.sendStep(reader, seq, asked)
    if (letters.length > 0) tools.onLetters()
    this.bots.look()
    this.rest()
    return { ok: true, seq, isSaid: asked.by !== null }
  }

  /** The guests that this person was at this table. */
  private guestsOf(person: string): string[] {
    return this.reader.state.moves.flatMap(({ from, to }) => (to === person ? [from] : []))
  }

  private async recover(error: unknown): Promise<void> {
    if (error instanceof StoreDown) {
      await this.reload()
      return
    }
    // Nobody can say what is in the log: nothing is answered. Clients come back and send the same ids.
    this.epoch = null
    this.audience.restart()
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
    if (seqs === null) return this.reload(this.epoch)
    await this.tell(seqs)
  }

  /** Looks at the table with all its past, in the mailbox, where nothing is ahead of the log. */
  private whole<T>(look: (reader: LogReader) => T): Promise<T> {
    return this.mailbox.put(async () => {
      await this.needWhole()
      return look(this.reader)
    })
  }

  /** Going back needs the past, and so do bots that remember. */
  private async needWhole(): Promise<void> {
    if (!this.reader.isWhole) this.reader = await LogReader.readWhole(this.tools.store, this.reader.row)
  }

  /** Forgets the state and makes it anew from the log; sends what had not been sent. */
  private async reload(epoch: number | null = null): Promise<void> {
    const { head } = this.reader
    this.epoch = epoch
    this.reader = await LogReader.readWhole(this.tools.store, this.reader.row)
    await this.tell(Array.from({ length: this.reader.head - head }, (_, index) => head + 1 + index))
  }

  private async tell(seqs: readonly number[]): Promise<void> {
    await this.audience.learn(
      this.reader,
      seqs.map((seq) => this.reader.bodyAt(seq)),
    )
    for (const seq of seqs) this.audience.sendStep(this.reader, seq)
  }

  private async moveBot(
    { seat, head }: { readonly seat: Seat; readonly head: number },
    action: unknown,
  ): Promise<void> {
    // No client can make such an id; two processes that move the same bot make the same one, and one of them wins.
    const id = `bot:${head + 1}`
    await this.mailbox.put(() =>
      this.decideAndAppend(ownAsk(id), head, async () => play(this.reader.state, seat, action)),
    )
  }
}

function ownAsk(id: string): Ask {
  return { by: null, actionId: id, ask: id, isSame: (ask) => ask === id }
}

function refuse(code: No['code']): Answer {
  return { ok: false, no: { code } }
}
