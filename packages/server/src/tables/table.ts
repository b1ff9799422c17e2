import type { Brought, Seat } from '@mousekeep/engine'
import type { Command, Look, Mark, Pointed, Reacted, Told } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import { inSteps } from '../in-steps.ts'
import { sha256 } from '../store/chain.ts'
import type { Person, TableRow } from '../store/contract.ts'
import { mayFollow, standingOf } from './access.ts'
import { Alarm } from './alarm.ts'
import { Audience, type Follower } from './showing/audience.ts'
import { Attuning, type Attuned } from './attuning.ts'
import { BotTurns, type BotTable } from './bot-turns.ts'
import { decide, play, type Decision } from './decide.ts'
import { decideWithStore } from './decide-with-store.ts'
import { botChoice } from './campaign/bot-choice.ts'
import { LogReader } from './log/log-reader.ts'
import { LogWriter, ownAsk, type Answer, type TableTools } from './log/log-writer.ts'
import { Mailbox } from './mailbox.ts'
import { choosersAt } from './occasion.ts'
import { looksAt, recordOf, tellingOf } from './showing/story.ts'
import { TableTalk } from './showing/table-talk.ts'

/** What pages do by themselves, all at the same time: it holds whatever has come in between. */
const IN_ANY_ORDER: ReadonlySet<Command['type']> = new Set(['promise', 'show'])

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
  private readonly log: LogWriter
  private readonly bots: BotTurns
  private readonly alarm: Alarm
  private readonly attuning: Attuning

  constructor(reader: LogReader, tools: TableTools) {
    this.tools = tools
    this.id = reader.row.id
    this.audience = new Audience(
      tools.store,
      () => tools.onPresence(this.id),
      () => new Set(this.reader.state.chairs.flatMap(({ person: holder }) => holder ?? [])),
    )
    this.talk = new TableTalk(this.id, tools.store)
    const table: BotTable = {
      now: () => this.reader,
      whole: (look) => this.whole(look),
      move: (turn, action) => this.moveBot(turn, action),
      isWatched: () => this.audience.isWatched,
      addressOf: (person) => tools.addressOf(person),
      onBug: (error) => tools.onBug(error, this.id),
    }
    this.bots = new BotTurns(table, tools.thinkers)
    this.log = new LogWriter(reader, this.audience, tools, () => {
      this.lookAround()
      this.rest()
    })
    const own: Omit<Attuned, 'wishesOf'> = {
      reader: () => this.reader,
      record: (id, decision) => this.record(id, decision),
      onBug: table.onBug,
    }
    this.alarm = new Alarm({ ...own, now: tools.now })
    this.attuning = new Attuning({ ...own, wishesOf: tools.wishesOf })
  }

  /** A table from the store, with the names of those who were ever at it. */
  static async wake(row: TableRow, tools: TableTools): Promise<Table> {
    const table = new Table(await LogReader.read(tools.store, row), tools)
    const { stranded } = table.reader
    if (stranded !== null) tools.onBug(new Error(`stranded at ${stranded.seq}: ${stranded.why}`), table.id)
    await table.audience.learn(table.reader, table.reader.bodiesFrom(0))
    return table
  }

  private get reader(): LogReader {
    return this.log.reader
  }

  get game(): string {
    return this.reader.row.game
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
      this.log.write(
        { by, actionId: command.id, ask, isSame },
        IN_ANY_ORDER.has(command.type) ? null : command.seq,
        () => (command.type === 'act' ? decide(this.reader.state, person, command) : this.decide(person, command)),
      ),
    )
  }

  /** Writes down what the server itself decides. The id is one that no client can make; the second time is no other. */
  record(id: string, decision: (state: LogReader['state']) => Body | null): Promise<Answer> {
    return this.mailbox.put(() =>
      this.log.write(ownAsk(id), null, () => {
        const body = decision(this.reader.state)
        return body === null ? { no: { code: 'WRONG_TIME' } } : { body }
      }),
    )
  }

  /** False if the table is not open to this person. */
  follow(follower: Follower, seen: Mark | null): Promise<boolean> {
    return this.mailbox.put(async () => {
      await this.log.settle()
      if (seen !== null && seen.seq > this.reader.head) await this.log.refresh()
      if (!mayFollow(this.reader.state, follower.person.id)) return false
      if (seen !== null) await this.audience.catchUp(follower, seen, this.reader)
      const before = this.tools.places.get(follower)
      if (before !== this) before?.unfollow(follower)
      this.tools.places.set(follower, this)
      this.audience.add(follower, this.reader)
      this.lookAround()
      return true
    })
  }

  get isArchived(): boolean {
    return this.reader.state.isArchived
  }

  /** Where the campaign went on from here. */
  get followed(): LogReader['state']['followed'] {
    return this.reader.state.followed
  }

  seatsOf(person: string): Seat[] {
    return this.reader.state.seatsOf(person)
  }

  /** What a campaign goes on with elsewhere; null in the middle of a chapter that was not put away. */
  takenHome(): Promise<Pick<Brought, 'baggage' | 'record'> | null> {
    return this.whole(({ state }) => {
      const { campaign, match, status, isArchived } = state
      if (campaign === null || status === 'over' || (status === 'playing' && !isArchived)) return null
      return { baggage: campaign.baggage, record: match?.record ?? null }
    })
  }

  /** Whether this person has to decide something before the next chapter. */
  isChoosing(person: string): boolean {
    return choosersAt(this.reader.state).has(person)
  }

  isHost(person: string): boolean {
    return this.reader.state.host === person
  }

  /** The row of the table with its seed, if nothing more can happen at it and this person may see it. */
  endedFor(person: string): Promise<TableRow | null> {
    return this.whole(({ state, row }) => {
      const isEnded = state.status === 'over' || state.isArchived
      return isEnded && standingOf(state, person).maySee ? row : null
    })
  }

  isFollowedBy(person: string): boolean {
    return this.audience.has(person)
  }

  /** Who looks at it through this process. */
  get people(): string[] {
    return this.audience.people
  }

  /** These look at it through other processes. */
  async see(people: readonly string[]): Promise<void> {
    await this.audience.see(people)
    this.bots.look()
  }

  /** Whether this person reads and writes the chat of the table. */
  mayTalk(person: string): boolean {
    const { isInside, maySee } = standingOf(this.reader.state, person)
    return isInside || maySee
  }

  /** Whether this person belongs to the table: its host, seated or invited. */
  isInside(person: string): boolean {
    return standingOf(this.reader.state, person).isInside
  }

  /** Somebody points, or makes a sound. */
  show(message: Pointed | Reacted): void {
    this.audience.sendChat(message.from.person, message, (reader) => this.mayTalk(reader))
  }

  /** There is a chat message with this number, or there may be some if it is null. */
  hear(n: number | null): Promise<void> {
    return this.talk.hear(n, ({ person, ...message }) =>
      this.audience.sendChat(person, { type: 'chat', ...message }, (reader) => this.mayTalk(reader)),
    )
  }

  /** Somebody has another name now, or none, or wants to be treated otherwise. */
  refresh(person: string, name: string): Promise<void> {
    this.attuning.again(person)
    return this.mailbox.put(async () => this.audience.rename(person, name, this.reader))
  }

  unfollow(follower: Follower): void {
    this.audience.remove(follower)
  }

  /** The log may have grown that far, by another process. */
  hint(seq: number): Promise<void> {
    return this.mailbox.put(async () => {
      if (seq > this.reader.head) await this.log.refresh()
    })
  }

  /** Keeps a snapshot if it is worth its while. A failure costs time later on, and nothing else. */
  rest(least?: number): void {
    this.reader.save(this.tools.store, least).catch(() => undefined)
  }

  /** The text of a `Story`, in pieces; null if the table is not open to this person. */
  storyFor(person: string): Promise<string[] | null> {
    return this.whole(({ state }) =>
      mayFollow(state, person) ? inSteps(tellingOf(this.reader, this.audience.names, standingOf(state, person))) : null,
    )
  }

  /** Null while the game goes on, and for those who may not see it. */
  recordFor(person: string): Promise<Told | null> {
    return this.whole(({ state }) => recordOf(state, standingOf(state, person)))
  }

  /** Null if this person may not see it, or if there never were so many plays. */
  looksFor(person: string, plays: number): Promise<Look[] | null> {
    return this.whole(({ state }) => inSteps(looksAt(state, standingOf(state, person), plays)))
  }

  stop(): void {
    this.bots.stop()
    this.alarm.stop()
  }

  private decide(person: Person, command: Command): Promise<Decision> {
    return decideWithStore({ log: this.log, audience: this.audience, tools: this.tools }, person, command)
  }

  /** Whatever goes by itself: bots, what they choose between chapters, the clock. */
  private lookAround(): void {
    this.bots.look()
    this.chooseForBot()
    this.attuning.look()
    this.alarm.wind()
  }

  /** The guests that this person was at this table. */
  private guestsOf(person: string): string[] {
    return this.reader.state.moves.flatMap(({ from, to }) => (to === person ? [from] : []))
  }

  /** Looks at the table with all its past, in the mailbox, where nothing is ahead of the log. */
  private whole<T>(look: (reader: LogReader) => T | Promise<T>): Promise<T> {
    return this.mailbox.put(async () => {
      await this.log.needWhole()
      return look(this.reader)
    })
  }

  private chooseForBot(): void {
    const choice = botChoice(this.reader.state)
    if (choice === null) return
    this.record(`choice:${this.head + 1}`, choice).catch((error: unknown) => this.tools.onBug(error, this.id))
  }

  private async moveBot(
    { seat, head }: { readonly seat: Seat; readonly head: number },
    action: unknown,
  ): Promise<void> {
    // No client can make such an id; two processes that move the same bot make the same one, and one of them wins.
    const id = `bot:${head + 1}`
    await this.mailbox.put(() => this.log.write(ownAsk(id), head, () => play(this.reader.state, seat, action)))
  }
}
