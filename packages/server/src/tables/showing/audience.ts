import type { FromServer, Mark, PersonInfo, Stand } from '@mousekeep/protocol'
import type { Body } from '@mousekeep/tables'
import type { Person, Store } from '../../store/contract.ts'
import { namesIn } from '../about-entry.ts'
import { mayFollow, standingOf, type Standing } from '../access.ts'
import type { LogReader } from '../log/log-reader.ts'
import { stepOf } from './show.ts'
import { LastingInfos, Stands, StepTexts } from './step-texts.ts'

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
/** More people than that are told as a number. */
const CROWD = 20
const CROWD_MS = 1000

/** Those who follow one table in this process, and what they are told of it. */
export class Audience {
  /** Names by person, of all who were ever at the table. */
  readonly names = new Map<string, string>()
  private readonly store: Store
  /** With how things stood by the last message that each was sent. */
  private readonly followers = new Map<Follower, Stand>()
  private readonly onPresence: () => void
  /** Who holds a seat. */
  private readonly seated: () => ReadonlySet<string>
  /** Who follows the table through other processes, and how many more of a crowd. */
  private elsewhere: readonly PersonInfo[] = []
  private moreElsewhere = 0
  private crowdTimer: NodeJS.Timeout | null = null
  /** Who is here, as it was last told. */
  private toldHere = ''
  private readonly infos = new LastingInfos()
  /** How things stand at the head of the log, while nothing happens. */
  private atHead: { readonly seq: number; readonly stands: Stands } | null = null

  constructor(store: Store, onPresence: () => void, seated: () => ReadonlySet<string>) {
    this.store = store
    this.onPresence = onPresence
    this.seated = seated
  }

  get isEmpty(): boolean {
    return this.followers.size === 0
  }

  /** Through whatever process. */
  get isWatched(): boolean {
    return this.followers.size + this.elsewhere.length + this.moreElsewhere > 0
  }

  /** Whether the person looks at the table, through whatever process. */
  isHere(person: string): boolean {
    return this.has(person) || this.elsewhere.some((each) => each.person === person)
  }

  has(person: string): boolean {
    return [...this.followers.keys()].some((follower) => follower.person.id === person)
  }

  /** Shows them how things stand, and everybody that they are here. */
  add(follower: Follower, reader: LogReader): void {
    this.sendView(follower, reader)
    this.tellPresence()
  }

  remove(follower: Follower): void {
    if (this.followers.delete(follower)) this.tellPresence()
  }

  /** Those who follow through this process, each once; of a crowd those with a seat, and how many more: `+37`. */
  get people(): string[] {
    const people = [...new Set([...this.followers.keys()].map(({ person }) => person.id))]
    if (people.length <= CROWD) return people
    const seated = people.filter((person) => this.seated().has(person))
    return [...seated, `+${people.length - seated.length}`]
  }

  /** Others are at the table through other processes, in the words of `people` there. */
  async see(words: readonly string[]): Promise<void> {
    const people = words.filter((word) => !word.startsWith('+'))
    this.moreElsewhere = words.reduce((sum, word) => sum + (word.startsWith('+') ? Number(word) : 0), 0)
    const names = people.length === 0 ? new Map<string, string>() : await this.store.people.names(people)
    this.elsewhere = people.map((person) => ({ person, name: names.get(person) ?? '' }))
    this.sendPresence()
  }

  restart(): void {
    for (const follower of this.followers.keys()) follower.restart()
  }

  /** Looks up the names that are not known yet: the log has people, not names. */
  async learn({ state }: LogReader, bodies: readonly Body[]): Promise<void> {
    const { chairs, invited } = state
    const people = [
      ...bodies.flatMap(namesIn),
      ...invited,
      ...chairs.flatMap(({ person, owner }) => [person, owner]),
    ].filter((person) => person !== null && person !== undefined)
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
    this.atHead = null
    for (const follower of this.followers.keys()) this.sendView(follower, reader)
  }

  sendChat(person: string, message: FromServer, mayTalk: (person: string) => boolean): void {
    const text = JSON.stringify(message)
    for (const follower of this.followers.keys()) {
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
    this.atHead = { seq, stands: texts.stands }
    for (const [follower, before] of this.followers) {
      const { id } = follower.person
      const standing = standingOf(state, id)
      if (!mayFollow(state, id, standing)) {
        this.followers.delete(follower)
        follower.expel()
        continue
      }
      const text = texts.for(standing, before)
      this.followers.set(follower, texts.stands.for(standing))
      if (follower === by) follower.send(text, ack)
      else follower.send(text)
    }
    if (by !== null && !this.followers.has(by)) by.send(ack)
    if (this.followers.size < size) this.tellPresence()
  }

  /** What the follower has missed since the mark, or why it cannot be what it has seen. */
  async catchUp(follower: Follower, seen: Mark, reader: LogReader): Promise<void> {
    const { head, state } = reader
    if (seen.seq > head) return say(follower, { type: 'error', code: 'LOG_BEHIND' })
    const known = reader.hashAt(seen.seq)
    const hash = known ?? (await this.store.entries(reader.row.id, seen.seq, 1))[0].hash
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
    const { head: seq, hash } = reader
    const stand = this.standsAt(reader).for(this.standingOf(follower, reader))
    this.followers.set(follower, stand)
    say(follower, { type: 'view', seq, hash, ...stand })
  }

  private standsAt({ row, state: table, head: seq }: LogReader): Stands {
    if (this.atHead?.seq !== seq) {
      this.atHead = { seq, stands: new Stands({ row, table, names: this.names }, this.infos) }
    }
    return this.atHead.stands
  }

  /** Somebody came or went here: those who look at the table see it, and other processes are told. */
  private tellPresence(): void {
    this.sendPresence()
    this.onPresence()
  }

  /** A crowd comes and goes without end, and each would be told of each: it is counted, once a second. */
  private sendPresence(): void {
    if (this.here.size + this.moreElsewhere <= CROWD) return this.sayPresence()
    this.crowdTimer ??= setTimeout(() => {
      this.crowdTimer = null
      this.sayPresence()
    }, CROWD_MS).unref()
  }

  private sayPresence(): void {
    this.toldHere = this.hereText
    for (const follower of this.followers.keys()) follower.send(this.toldHere)
  }

  private get here(): Map<string, PersonInfo> {
    const here = new Map<string, PersonInfo>(this.elsewhere.map((each) => [each.person, each]))
    for (const { person } of this.followers.keys()) here.set(person.id, { person: person.id, name: person.name })
    return here
  }

  private get hereText(): string {
    const everybody = [...this.here.values()]
    const count = everybody.length + this.moreElsewhere
    const seated = this.seated()
    const here = count <= CROWD ? everybody : everybody.filter(({ person }) => seated.has(person))
    return JSON.stringify({ type: 'presence', count, here } satisfies FromServer)
  }
}

function say(follower: Follower, message: FromServer): void {
  follower.send(JSON.stringify(message))
}
