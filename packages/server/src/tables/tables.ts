import { randomBytes } from 'node:crypto'
import type { Brought, Game, GameTypes } from '@mousekeep/engine'
import { readPreferences } from '../identity/preferences.ts'
import { skeletonOf } from '../identity/skeleton.ts'
import { StoreDown, type News, type Store } from '../store/contract.ts'
import type { Threads } from '../threads.ts'
import { isFull, mayJoin } from './access.ts'
import { nextChapter } from './campaign/next-chapter.ts'
import { GAME_IDS } from '@mousekeep/games'
import type { Body } from '@mousekeep/tables'
import type { LogReader } from './log/log-reader.ts'
import type { TableTools } from './log/log-writer.ts'
import { Carrying, isCarrying, refuseWithoutCampaigns } from './campaign/carrying.ts'
import { opened, type Kind } from './opening.ts'
import { Presence } from './showing/presence.ts'
import { readSign } from './showing/sign.ts'
import { Table } from './table.ts'
import { OPEN, type Opened } from './terms.ts'

const IDLE_MS = 30_000
const BEAT_MS = 15_000

/** The clock, and how often processes tell each other who is where. */
export interface Pace {
  readonly now?: () => number
  readonly beatMs?: number
}

/** Who hears of what happens at tables. */
export type Ears = Pick<TableTools, 'onBug' | 'lettersOf' | 'onLetters' | 'onCommit'> &
  Partial<Pick<TableTools, 'addressOf' | 'mayOpen'>>

/** The tables that are awake in this process. The others sleep in the store, for months if need be. */
export class Tables {
  private readonly store: Store
  private readonly tools: TableTools
  private readonly awake = new Map<string, Promise<Table | null>>()
  /** In which round of letting sleep each was last asked for. */
  private readonly wanted = new Map<string, number>()
  /** The game of each that is awake. */
  private readonly games = new Map<string, string>()
  private sweeps = 0
  private readonly sweep: NodeJS.Timeout
  private readonly presence: Presence

  constructor(
    store: Store,
    { thinkers, judge }: Pick<Threads, 'thinkers' | 'judge'>,
    {
      onBug,
      lettersOf,
      onLetters,
      onCommit = () => undefined,
      addressOf = () => undefined,
      mayOpen = async () => true,
    }: Ears,
    { now = Date.now, beatMs = BEAT_MS }: Pace = {},
  ) {
    this.store = store
    this.tools = {
      store,
      now,
      onBug,
      thinkers,
      judge,
      addressOf,
      mayOpen,
      lettersOf,
      onCommit,
      onLetters,
      onPresence: (table) => this.presence.tell(table),
      places: new WeakMap(),
      openRematch: async (state, host) => {
        const { game, options, access, invited, chairs, clock } = state
        // Whoever played belongs to the next game too, also where only the invited do.
        const people = new Set([...invited, ...chairs.flatMap(({ person }) => person ?? [])])
        people.delete(host)
        // What only a campaign gives is played again openly as what it is.
        const counts = isCarrying(game, options) ? { counts: 'custom' as const } : {}
        return (await this.open(host, game, options, { access, invited: [...people], clock, ...counts })).id
      },
      openNext: (reader, wish) => nextChapter(this, store, reader, wish),
      wishesOf: async (person) => {
        const { whispers = {} } = readPreferences((await store.people.preferences(person)) ?? {})
        return Object.keys(whispers).length === 0 ? null : whispers
      },
      personNamed: async (name) => {
        const account = await store.people.account(skeletonOf(name))
        return account === null ? null : store.people.find(account.person)
      },
    }
    this.presence = new Presence(store, beatMs, {
      peopleAt: async (table) => (await this.awake.get(table))?.people ?? [],
      tables: () => this.followed(),
      changed: async (table) => (await this.awake.get(table))?.see(this.presence.at(table)),
      onBug,
    })
    store.onHint((table, seq) => {
      for (const id of table === null ? this.awake.keys() : [table]) void this.hint(id, table === null ? Infinity : seq)
    })
    this.sweep = setInterval(() => void this.letSleep(), IDLE_MS).unref()
  }

  /** How many are awake, by game. */
  get count(): Record<string, number> {
    const count: Record<string, number> = Object.fromEntries(GAME_IDS.map((id) => [id, 0]))
    for (const game of this.games.values()) count[game] = (count[game] ?? 0) + 1
    return count
  }

  /** Throws `BadInput` for options that the game does not have, or that only a campaign can give. */
  async open(host: string, game: Game<GameTypes>, options: unknown, terms = OPEN): Promise<Opened> {
    if (terms.counts !== undefined) refuseWithoutCampaigns(game)
    const { carried, baggage, ...sound } = await this.tools.judge.judge({ game: game.id, options }, host)
    const isFirst = terms.counts === 'campaign' && terms.campaign === undefined
    if (carried.length > 0 && (terms.counts === undefined || isFirst)) throw new Carrying(carried)
    const campaign = isFirst && baggage !== null ? { campaign: { company: null, baggage } } : {}
    return this.write(host, game, { ...sound, ...terms, ...campaign })
  }

  /** With what a campaign of these options begins. Throws `BadInput`, also for what only an earlier chapter can give. */
  async beginning(host: string, game: Game<GameTypes>, options: unknown): Promise<object> {
    refuseWithoutCampaigns(game)
    const { carried, baggage } = await this.tools.judge.judge({ game: game.id, options }, host)
    if (carried.length > 0) throw new Carrying(carried)
    return baggage ?? {}
  }

  /** A campaign from elsewhere, read. Throws `BadInput`. */
  brought(host: string, game: Game<GameTypes>, journey: unknown): Promise<Brought> {
    return this.tools.judge.bring(game.id, journey, host)
  }

  /** Opens a table where a game goes on that was begun elsewhere. Throws `BadInput` if the rules do not allow it. */
  async openFrom(host: string, game: Game<GameTypes>, record: unknown, terms = OPEN): Promise<Opened> {
    const { carried, baggage: _, ...sound } = await this.tools.judge.judge({ game: game.id, record }, host)
    const counts = terms.counts ?? (carried.length > 0 ? 'custom' : undefined)
    return this.write(host, game, { ...sound, ...terms, ...(counts === undefined ? {} : { counts }) })
  }

  private write(host: string, game: Game<GameTypes>, kind: Kind): Promise<Opened> {
    return opened(this.store, this.tools.now(), host, game, kind)
  }

  /** Null if there is no such table. */
  async find(id: string): Promise<Table | null> {
    this.wanted.set(id, this.sweeps)
    const found = this.awake.get(id)
    if (found !== undefined) return found
    const waking = this.wake(id)
    this.awake.set(id, waking)
    try {
      const table = await waking
      const elsewhere = this.presence.at(id)
      if (elsewhere.length > 0) await table?.see(elsewhere)
      this.wanted.set(id, this.sweeps)
      if (table === null) this.forget(id)
      else this.games.set(id, table.game)
      return table
    } catch (error) {
      this.forget(id)
      throw error
    }
  }

  /** Whether the person looks at the table, through whatever process. */
  async isFollowedBy(id: string, person: string): Promise<boolean> {
    if (this.presence.at(id).includes(person)) return true
    return (await this.awake.get(id))?.isFollowedBy(person) ?? false
  }

  private async followed(): Promise<string[]> {
    const awake = await Promise.all([...this.awake.values()].map((waking) => waking.catch(() => null)))
    return awake.flatMap((table) => (table !== null && table.people.length > 0 ? [table.id] : []))
  }

  /** Comes in by the short code: whoever has it belongs to those who may join. Null if there is no such table. */
  async enter(code: string, person: string): Promise<string | null> {
    const row = await this.store.tableByCode(code)
    const table = row === null ? null : await this.find(row.id)
    if (table === null) return null
    // A code that has got about brings in so many and no more: nothing grows with those who try it (promise 40).
    await table.record(`enter:${person}`, (state) => {
      const isUnwanted = state.sentAway.includes(person) || state.removed.includes(person)
      return mayJoin(state, person) || isUnwanted || isFull(state) ? null : { kind: 'invited', person }
    })
    return table.id
  }

  /**
   * All that is a guest's becomes an account's, table by table; done again after a failure, it goes on, also where the
   * guest has sat down since.
   */
  async movePerson(from: string, to: string): Promise<void> {
    await this.recordAll(await this.store.personal.tables(from), (state) =>
      state.nowOf(from) === to && !state.has(from) ? null : { kind: 'moved', from, to, seats: state.seatsOf(from) },
    )
  }

  /** Frees the seats of somebody who is no more; the second time only where there is one still. */
  async letGo(person: string): Promise<void> {
    await this.recordAll(await this.store.tableIdsOf(person), (state) =>
      state.isArchived || !state.has(person) ? null : { kind: 'gone', person, seats: state.seatsOf(person) },
    )
  }

  /** Removes a table that is over and at which nobody is any more. */
  async remove(id: string): Promise<void> {
    const table = await this.awake.get(id)?.catch(() => null)
    table?.stop()
    this.forget(id)
    await this.store.remove(id)
  }

  /** What other processes said, or this one. */
  async hear(news: News | null): Promise<void> {
    if (news === null) {
      for (const waking of this.awake.values()) await (await waking)?.hear(null)
    } else if (news.word === 'here') await this.presence.hear(news.about)
    else if (news.word === 'chat') {
      const [id, n] = news.about.split(':')
      await (await this.awake.get(id))?.hear(Number(n))
    } else if (news.word === 'sign') {
      const sign = readSign(news.about)
      if (sign !== null) (await this.awake.get(sign.table))?.show(sign.message)
    } else if (news.word === 'person') {
      const name = (await this.store.people.find(news.about))?.name ?? ''
      for (const waking of this.awake.values()) await (await waking)?.refresh(news.about, name)
    }
  }

  /**
   * Forgets tables at which nothing goes on. Whoever has just found one is about to follow it: two objects for one
   * table would not hear of each other, so a table is kept until a whole round has passed since it was last wanted.
   */
  async letSleep(): Promise<void> {
    this.sweeps++
    for (const [id, waking] of this.awake) {
      const table = await waking.catch(() => null)
      if (table?.isIdle !== true || (this.wanted.get(id) ?? 0) >= this.sweeps - 1) continue
      table.rest(1)
      this.forget(id)
    }
  }

  close(): void {
    clearInterval(this.sweep)
    this.presence.stop()
    for (const waking of this.awake.values())
      void waking.then(
        (table) => table?.stop(),
        () => undefined,
      )
  }

  private forget(id: string): void {
    this.awake.delete(id)
    this.games.delete(id)
    this.wanted.delete(id)
  }

  private async wake(id: string): Promise<Table | null> {
    const row = await this.store.table(id)
    return row === null ? null : Table.wake(row, this.tools)
  }

  private async recordAll(
    tables: readonly string[],
    decision: (state: LogReader['state']) => Body | null,
  ): Promise<void> {
    for (const each of tables) {
      const table = await this.find(each)
      const answer = await table?.record(`own:${randomBytes(9).toString('base64url')}`, decision)
      if (answer?.ok === false && answer.no.code === 'READ_ONLY')
        throw new StoreDown('nothing can be stored at present')
    }
  }

  private async hint(id: string, seq: number): Promise<void> {
    try {
      const table = await this.awake.get(id)
      await table?.hint(seq)
    } catch (error) {
      this.tools.onBug(error, id)
    }
  }
}
