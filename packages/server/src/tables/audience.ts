import type { FromServer, Mark, PersonInfo } from '@mousekeep/protocol'
import type { Person, Store } from '../store/contract.ts'
import { mayFollow, standingOf, type Standing } from './access.ts'
import { peopleIn, type Body } from './body.ts'
import type { LogReader } from './log-reader.ts'
import { stepOf, viewOf } from './show.ts'
import { InfoTexts, StepTexts } from './step-texts.ts'

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

/** Who asked for an entry, and by which id. */
export interface Asker {
  readonly by: Follower | null
  readonly actionId: string
}

const MOST_STEPS = 200

/** Those who follow one table in this process, and what they are told of it. */
export class Audience {
  /** Names by person, of all who were ever at the table. */
  readonly names = new Map<string, string>()
  private readonly store: Store
  private readonly followers = new Set<Follower>()
  private readonly onPresence: () => void
  /** Who follows the table through other processes. */
  private elsewhere: readonly PersonInfo[] = []
  /** Who is here, as it was last told. */
  private toldHere = ''
  private readonly infos = new InfoTexts()

  constructor(store: Store, onPresence: () => void) {
    this.store = store
    this.onPresence = onPresence
  }

  get isEmpty(): boolean {
    return this.followers.size === 0
  }

  has(person: string): boolean {
    return [...this.followers].some((follower) => follower.person.id === person)
  }

  /** Shows them how things stand, and everybody that they are here. */
  add(follower: Follower, reader: LogReader): void {
    this.followers.add(follower)
    this.sendView(follower, reader)
    this.tellPresence()
  }

  remove(follower: Follower): void {
    if (this.followers.delete(follower)) this.tellPresence()
  }

  /** Those who follow through this process, each once. */
  get people(): string[] {
    return [...new Set([...this.followers].map(({ person }) => person.id))]
  }

  /** Others are at the table through other processes. */
  async see(people: readonly string[]): Promise<void> {
    const names = people.length === 0 ? new Map<string, string>() : await this.store.people.names(people)
    this.elsewhere = people.map((person) => ({ person, name: names.get(person) ?? '' }))
    this.sendPresence()
  }

  restart(): void {
    for (const follower of this.followers) follower.restart()
  }

  /** Looks up the names that are not known yet: the log has people, not names. */
  async learn({ state }: LogReader, bodies: readonly Body[]): Promise<void> {
    const { chairs, invited } = state
    const people = [...bodies.flatMap(peopleIn), ...invited, ...chairs.flatMap(({ person }) => person ?? [])]
    const strangers = [...new Set(people)].filter((person) => !this.names.has(person))
    if (strangers.length === 0) return
    const found = await this.store.people.names(strangers.map((person) => state.nowOf(person)))
    for (const person of strangers) this.names.set(person, found.get(state.nowOf(person)) ?? '')
  }

  /** Somebody has another name now, or none. */
  rename(person: string, name: string, reader: LogReader): void {
    this.elsewhere = this.elsewhere.map((each) => (each.person === person ? { person, name } : each))
    // It may be something else about them that has changed, which is nobody's business.
    if (this.hereText !== this.toldHere) this.sendPresence()
    const stale = [...this.names].filter(([id, known]) => reader.state.nowOf(id) === person && known !== name)
    if (stale.length === 0) return
    for (const [id] of stale) this.names.set(id, name)
    this.infos.forget()
    for (const follower of this.followers) this.sendView(follower, reader)
  }

  sendChat(person: string, message: FromServer, mayTalk: (person: string) => boolean): void {
    const text = JSON.stringify(message)
    for (const follower of this.followers) {
      if (!follower.muted.has(person) && mayTalk(follower.person.id)) follower.send(text)
    }
  }

  /**
   * Each viewer its own; those who stand alike get the same bytes. Who may no longer look gets nothing. Who asked for
   * it gets the acknowledgement in the same write.
   */
  sendStep(reader: LogReader, seq: number, asker: Asker | null = null): void {
    const { row, state } = reader
    const shown = { row, table: state, names: this.names }
    const texts = new StepTexts(shown, seq, reader.hashAt(seq) ?? '', reader.bodyAt(seq), this.infos)
    const by = asker?.by ?? null
    const { size } = this.followers
    const ack = asker === null ? '' : JSON.stringify({ type: 'ack', id: asker.actionId, seq } satisfies FromServer)
    for (const follower of this.followers) {
      const { id } = follower.person
      const standing = standingOf(state, id)
      if (!mayFollow(state, id, standing)) {
        this.followers.delete(follower)
        follower.expel()
      } else if (follower === by) follower.send(texts.for(standing), ack)
      else follower.send(texts.for(standing))
    }
    if (by !== null && !this.followers.has(by)) by.send(ack)
    if (this.followers.size < size) this.tellPresence()
  }

  /** What the follower has missed since the mark, or why it cannot be what it has seen. */
  async catchUp(follower: Follower, seen: Mark, reader: LogReader): Promise<void> {
    const { head, state } = reader
    if (seen.seq > head) return say(follower, { type: 'error', code: 'LOG_BEHIND' })
    const known = reader.hashAt(seen.seq)
    const hash = known ?? (await this.store.entries(reader.row.id, seen.seq))[0].hash
    if (hash !== seen.hash) return say(follower, { type: 'error', code: 'LOG_FORKED' })
    if (head === seen.seq || head - seen.seq > MOST_STEPS || known === undefined) return
    const standing = this.standingOf(follower, reader)
    const missed = reader.bodiesFrom(seen.seq + 1)
    const steps = missed.map((body, index) => stepOf(state, seen.seq + 1 + index, body, this.names, standing))
    say(follower, { type: 'catch-up', steps })
  }

  private standingOf(follower: Follower, { state }: LogReader): Standing {
    return standingOf(state, follower.person.id)
  }

  private sendView(follower: Follower, reader: LogReader): void {
    const { row, state, head, hash } = reader
    const standing = this.standingOf(follower, reader)
    say(follower, { type: 'view', ...viewOf(row, state, head, hash, this.names, standing) })
  }

  /** Somebody came or went here: those who look at the table see it, and other processes are told. */
  private tellPresence(): void {
    this.sendPresence()
    this.onPresence()
  }

  private sendPresence(): void {
    this.toldHere = this.hereText
    for (const follower of this.followers) follower.send(this.toldHere)
  }

  private get hereText(): string {
    const here = new Map<string, PersonInfo>(this.elsewhere.map((each) => [each.person, each]))
    for (const { person } of this.followers) here.set(person.id, { person: person.id, name: person.name })
    return JSON.stringify({ type: 'presence', here: [...here.values()] } satisfies FromServer)
  }
}

function say(follower: Follower, message: FromServer): void {
  follower.send(JSON.stringify(message))
}
