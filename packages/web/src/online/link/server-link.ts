import { batch, computed, signal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import {
  Client,
  type Command,
  type Heard,
  type PersonInfo,
  type Reply,
  type Sign,
  type Step,
  type StepMessage,
  type ViewMessage,
  type Wish,
} from '@mousekeep/protocol'
import type { Link } from '../../table/link.ts'
import type { Ask, Tell } from '../../table/messages.ts'
import { Chatter } from '../talk/chatter.ts'
import { Signs } from '../talk/signs.ts'
import { becomeSomebody } from '../account/me.ts'
import { keepPreferences } from '../account/preferences.ts'
import { keepUnanswered, keepWitness, unanswered, witness } from './outbox.ts'
import { OwnSeeds } from './own-seeds.ts'
import { Past } from './past.ts'
import { Persistence } from './persistence.ts'
import { connectSocket } from './socket.ts'
import { Teller } from './teller.ts'
import { recordOf } from './record.ts'
import { askStory } from './story.ts'

/**
 * How far a page has come to a table on the server. `gone`: there is no such table, or it is not for us; `away`: there
 * is no network, and the page connects by itself when there is.
 */
export type Arrival = 'coming' | 'away' | 'there' | 'gone' | 'elsewhere' | 'outdated' | { readonly code: string }

/** How often a command that came too late is sent again: before a game all pages send something at the same time. */
const MOST_TRIES = 5
/** What somebody wants of the table itself, whatever has been played since. */
const HOLDS_ANYWAY: ReadonlySet<Wish['type']> = new Set([
  'archive',
  'access',
  'invite',
  'uninvite',
  'bot',
  'lend',
  'leave',
])

/** A table on the server as the page has it: what it is, who is there, and the connection to it. */
export class ServerLink {
  readonly id: string
  readonly arrival = signal<Arrival>('coming')
  readonly now = signal<ViewMessage | StepMessage | null>(null)
  readonly info = computed(() => this.now.value?.table ?? null)
  readonly mine = computed(() => this.now.value?.mine ?? [])
  readonly here = signal<readonly PersonInfo[]>([])
  /** The number of spectators beyond those who are named. */
  readonly crowd = signal(0)
  readonly isConnected = signal(false)
  /** What was sent and is not yet in the log. */
  readonly waiting = signal<readonly Command[]>([])
  /** Why the last request failed, if it was not because of a rule of the game. */
  readonly trouble = signal<string | null>(null)
  readonly steps = signal<readonly Step[]>([])
  /** The number of plays that were known when the page was last left; null if there is nothing new to tell. */
  readonly since = signal<number | null>(null)
  readonly chatter: Chatter
  /** What people say and do beside the game, while it is shown. */
  readonly signs = new Signs()
  /** Whether a hand shows the board even when nothing is asked. */
  readonly isRoomOpen = signal(false)
  private readonly isOnlooker: boolean
  private client: Client | null = null
  private readonly past: Past
  private readonly seeds: OwnSeeds
  private readonly teller = new Teller(this)
  private readonly waits = new Persistence(() => this.arrive())
  private readonly onOnline = (): void => (this.client === null ? this.waits.hurry() : this.client.hurry())

  /** `isOnlooker`: this screen only watches, whatever seats its owner has. */
  constructor(id: string, isOnlooker = false) {
    this.id = id
    this.isOnlooker = isOnlooker
    this.past = new Past(id)
    this.seeds = new OwnSeeds(id, async (wish) => this.client?.send(wish))
    this.chatter = new Chatter(id, {
      say: (text) => this.client?.chat(text),
      mute: (person, isMuted) => this.client?.mute(person, isMuted),
      report: (n) => this.client?.report(n, ''),
    })
    this.chatter.onHeard = (said) => this.signs.hear(said)
    addEventListener('online', this.onOnline)
    this.waits.hurry()
  }

  close(): void {
    removeEventListener('online', this.onOnline)
    this.waits.giveUp()
    this.client?.close()
    this.arrival.value = 'gone'
  }

  /** Sends what a person wants; says whether it was done. A failure that no rule explains becomes `trouble`. */
  async send(wish: Wish): Promise<boolean> {
    if (this.client === null) return false
    this.trouble.value = null
    const plays = this.info.value?.plays
    let reply = await this.client.send(wish)
    // Something else changed in the meantime, such as a seat: what the person decided still holds.
    const holds = (): boolean => HOLDS_ANYWAY.has(wish.type) || this.info.value?.plays === plays
    for (let tries = 0; tries < MOST_TRIES && isStale(reply) && holds(); tries++) reply = await this.client.send(wish)
    if (!reply.ok) this.refuse(wish, reply)
    return reply.ok
  }

  /** Points at something or makes a sound, for the people who are here now. */
  sign(sign: Sign): void {
    this.client?.sign(sign)
  }

  /** Connects the page of the game to this table. */
  connect<T extends GameTypes>(tell: (message: Tell<T>) => void): Link {
    this.teller.open(tell)
    // Only when the page has its link: it may ask for something at once, such as the next move of a bot.
    queueMicrotask(() => this.teller.tellAll())
    return {
      ask: (message) => void this.answer(message),
      isStuck: () => !this.isConnected.value,
      record: async () => (await recordOf(this.id))?.record ?? null,
      close: () => this.teller.close(),
    }
  }

  /** Says whether the server has answered, even if only that the table is not for us. */
  private async arrive(): Promise<boolean> {
    const somebody = await becomeSomebody()
    if (somebody.ok) await keepPreferences()
    const story = somebody.ok ? await askStory(this.id) : somebody
    if (this.arrival.value === 'gone') return true
    if ('code' in story) {
      const { code } = story
      this.arrival.value = code === 'FORBIDDEN' ? 'gone' : code === 'OFFLINE' ? 'away' : { code }
      return code !== 'OFFLINE'
    }
    this.arrival.value = 'coming'
    const seen = witness(this.id)
    const known = story.steps.find(({ seq }) => seq === seen?.seq)
    batch(() => {
      this.steps.value = story.steps
      this.teller.learn(story)
      if (known !== undefined && (story.steps.at(-1)?.plays ?? 0) > known.plays) this.since.value = known.plays
    })
    this.waiting.value = unanswered(this.id)
    this.client = new Client(this.id, {
      connect: connectSocket,
      newId: () => crypto.randomUUID(),
      later: (run, ms) => setTimeout(run, ms),
      seen: { seq: story.seq, hash: story.hash },
      unanswered: this.waiting.value,
    })
    this.client.onMessage = (message) => batch(() => this.hear(message))
    this.client.onConnection = (isConnected) => (this.isConnected.value = isConnected)
    this.client.onWaiting = (waiting) => {
      keepUnanswered(this.id, waiting)
      this.waiting.value = waiting
    }
    this.client.onLate = (command, reply) => this.refuse(command, reply)
    void this.chatter.load()
    return true
  }

  /** Fetches what was played before the table came to this server, once the game goes on. */
  private async hearEarlier(): Promise<void> {
    const story = await askStory(this.id)
    if (!('code' in story)) this.teller.learnEarlier(story)
    batch(() => this.teller.tellAll())
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'view':
        this.stand(message)
        this.arrival.value = 'there'
        return this.teller.tellAll()
      case 'step':
        this.stand(message)
        this.add(message.step)
        if (message.step.entry.kind === 'started' && message.table.earlier > 0) void this.hearEarlier()
        return this.teller.tellStep(message.step)
      case 'catch-up':
        return message.steps.forEach((step) => this.add(step))
      case 'presence':
        this.here.value = message.here
        this.crowd.value = message.count - message.here.length
        return
      case 'welcome':
        this.chatter.muted.value = message.muted
        return
      case 'mutes':
        this.chatter.muted.value = message.muted
        return
      case 'reported':
        return this.chatter.noteReport(message.n)
      case 'chat':
        return this.chatter.hear(message)
      case 'pointed':
        return this.signs.point(message.from, message.kind, message.name)
      case 'reacted':
        return this.signs.react(message.from, message.word)
      case 'error':
        return this.hearError(message.code)
      default:
    }
  }

  private stand(message: ViewMessage | StepMessage): void {
    this.now.value = this.isOnlooker ? { ...message, mine: [], legal: [] } : message
    const { seq, hash, table } = message
    this.teller.stand(table)
    // The commitment stays as it was first seen.
    keepWitness(this.id, { seq, hash, commitment: witness(this.id)?.commitment ?? table.fair.commitment })
    this.seeds.look(this.now.value)
  }

  private hearError(code: string): void {
    if (code === 'TOO_MANY_TABS' || code === 'CLIENT_OUTDATED') {
      this.client?.close()
      this.arrival.value = code === 'TOO_MANY_TABS' ? 'elsewhere' : 'outdated'
    } else if (code === 'FORBIDDEN') this.arrival.value = 'gone'
    else this.trouble.value = code
  }

  private add(step: Step): void {
    if (step.seq <= (this.steps.value.at(-1)?.seq ?? -1)) return
    this.steps.value = [...this.steps.value, step]
    this.past.forgetAfter(step.plays)
  }

  private async answer(message: Ask): Promise<void> {
    switch (message.ask) {
      case 'play': {
        const { turn } = this.info.value ?? { turn: null }
        const { action, seat = turn } = message
        if (seat !== null && 'do' in action && typeof action.do === 'string') {
          const named = { ...action, do: action.do }
          if (seat === turn && !this.isConnected.value && (await this.teller.isRefusedHere(named))) return
          const sent = this.send({ type: 'act', seat, action: named })
          if (seat === turn) this.teller.advise({ ask: 'foretell', action: named })
          await sent
        }
        return
      }
      case 'undo': {
        const { lastSeat } = this.teller
        const seat = this.mine.value.find((each) => each === lastSeat) ?? this.mine.value.at(0)
        if (seat !== undefined) await this.send({ type: 'undo', seat })
        return
      }
      case 'hint':
      case 'weigh':
        return this.teller.advise(message)
      case 'look': {
        const view = await this.past.view(message.play)
        if (view !== null) this.teller.tellLook(message.play, view)
        return
      }
      default:
    }
  }

  private refuse(wish: Wish, reply: Reply): void {
    if (reply.ok) return
    const { code, refusal } = reply.refused
    if (refusal === undefined) this.trouble.value = code
    this.teller.tellRefused(refusal, wish.type === 'act' ? wish.action : {})
  }
}

function isStale(reply: Reply): boolean {
  return !reply.ok && reply.refused.code === 'STALE_SEQ'
}
