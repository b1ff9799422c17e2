import { batch, computed, signal } from '@preact/signals'
import type { GameTypes, Refusal, Seat } from '@mousekeep/engine'
import type { Connect, Link } from './link.ts'
import type { ForesightTold, Foretold, Hint, Tell, Turned, Weighed } from './messages.ts'
import type { Holder } from './seating.ts'

/** After this long, an earlier view is given up. */
const PEEK_MS = 5000
/** If more plays than this are waiting, they are shown without motion. */
const MOST_WAITING = 40

/**
 * A table as the page has it, wherever it stands. Its messages are queued and shown play by play, each after the motion
 * of the one before.
 */
export class TableClient<T extends GameTypes> {
  readonly seats = signal<readonly Holder[]>([])
  /** What is on the screen. */
  readonly shown = signal<Turned<T> | null>(null)
  readonly eventsByPlay = signal<readonly (readonly T['event'][])[]>([])
  readonly refused = signal<{ readonly refusal: Refusal; readonly action: object } | null>(null)
  readonly hint = signal<Hint<T> | null>(null)
  /** The prospects of the action that was asked about last. */
  readonly weighed = signal<Weighed | null>(null)
  private readonly foreseen = signal<ForesightTold<T> | null>(null)
  /** The prospects of everything that may be done now; at a table elsewhere they come a moment after the play. */
  readonly foresight = computed(() => {
    const shown = this.shown.value
    const later = this.foreseen.value
    if (shown === null || shown.foresight !== null) return shown?.foresight ?? null
    return later !== null && later.plays === shown.plays && shown.legal.length > 0 ? later.foresight : null
  })
  /** The table as it was, while looking back. */
  readonly past = signal<{ readonly play: number; readonly view: T['view'] } | null>(null)
  readonly broken = signal<string | null>(null)
  readonly isKept = signal(true)
  /** True while there is still something to show. */
  readonly isMoving = signal(false)
  /** True from the sending of a play to its answer. */
  readonly isAsked = signal(false)
  /** Shows the change from what was on the screen to the next play; resolves when that is done. Set by the board. */
  stage: (next: Turned<T>, before: Turned<T> | null) => Promise<void> = async () => {}
  /** Called with each play that reaches the screen, with or without motion. Set by the board. */
  onShown: (turned: Turned<T>) => void = () => {}
  /** Called when the table is told from the start, as after an undo. Set by the board. */
  onToldAnew: () => void = () => {}
  private readonly link: Link
  private readonly isStepped: boolean
  private readonly queue: Turned<T>[] = []
  private isClosed = false
  private wanted: number | null = null
  private readonly later: (() => void)[] = []
  private readonly peeks = new Map<number, (view: T['view'] | null) => void>()

  /** With `isStepped`, a bot decides only when everything before has been shown. */
  constructor(connect: Connect, isStepped = false) {
    this.isStepped = isStepped
    this.link = connect<T>((message) => this.hear(message), isStepped)
  }

  /**
   * Does it at once, or when the last play has been answered, because what a tap means depends on the state of the
   * table.
   */
  afterAnswer(job: () => void): void {
    if (!this.isAsked.value) job()
    else if (!this.link.isStuck()) this.later.push(job)
  }

  /** Plays for the seat, or for whoever must decide. Anything still moving is skipped first. */
  play(action: object, seat?: Seat): void {
    this.showAll()
    this.isAsked.value = true
    this.link.ask({ ask: 'play', action, ...(seat === undefined ? {} : { seat }) })
  }

  /** Whether there is a record to ask for, here or elsewhere. */
  get isRecorded(): boolean {
    return this.shown.value?.record !== null || this.link.record !== undefined
  }

  /** The record of the game, which may be kept elsewhere; null if it cannot be had. */
  async record(): Promise<Turned<T>['record']> {
    return this.shown.value?.record ?? (await this.link.record?.()) ?? null
  }

  undo(): void {
    this.afterAnswer(() => {
      this.showAll()
      this.link.ask({ ask: 'undo' })
    })
  }

  askHint(): void {
    this.link.ask({ ask: 'hint' })
  }

  /** Gives the seat another holder, who decides for it from now on. */
  hold(seat: number, holder: Holder): void {
    this.link.ask({ ask: 'hold', seat, holder })
  }

  /** Asks what an action would lead to, without doing it. */
  weigh(action: object): void {
    this.link.ask({ ask: 'weigh', action })
  }

  /** Looks back at the table after that many plays; the last one is the present. */
  look(play: number): void {
    if (play >= (this.shown.value?.plays ?? 0)) this.past.value = null
    else this.link.ask({ ask: 'look', play: Math.max(0, play) })
  }

  /** The view after that many plays, without showing it; null if it cannot be had. */
  peek(play: number): Promise<T['view'] | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.peeks.get(play)?.(null), PEEK_MS)
      this.peeks.set(play, (view) => {
        clearTimeout(timer)
        this.peeks.delete(play)
        resolve(view)
      })
      this.link.ask({ ask: 'look', play })
    })
  }

  /** Looks there as soon as the table is open; null means the present. */
  goTo(play: number | null): void {
    this.wanted = play
    this.lookWanted()
  }

  private lookWanted(): void {
    if (this.wanted === null || this.shown.value === null) return
    this.look(this.wanted)
    this.wanted = null
  }

  close(): void {
    this.isClosed = true
    this.link.close()
  }

  /** Shows at once everything that is still waiting. */
  showAll(): void {
    const last = this.queue.at(-1)
    if (last === undefined) return
    const skipped = this.queue.splice(0)
    batch(() => {
      this.eventsByPlay.value = [...this.eventsByPlay.value, ...skipped.map(({ events }) => events)]
      this.shown.value = last
      skipped.forEach((turned) => this.onShown(turned))
    })
  }

  private answered(): void {
    this.isAsked.value = false
    while (!this.isAsked.value) {
      const job = this.later.shift()
      if (job === undefined) return
      job()
    }
  }

  private hear(message: Tell<T>): void {
    if (this.isClosed) return
    switch (message.tell) {
      case 'turned':
        this.hearTurned(message)
        return this.answered()
      case 'foretold':
        return this.foretell(message)
      case 'foresight':
        this.foreseen.value = message
        return
      case 'seated':
        this.seats.value = message.seats
        return
      case 'kept':
        this.isKept.value = message.isKept
        return
      case 'story':
        this.queue.length = 0
        this.eventsByPlay.value = message.chapters
        return
      case 'refused':
        this.hint.value = null
        this.refused.value = { refusal: message.refusal, action: message.action }
        return this.answered()
      case 'verified':
      case 'chain':
      case 'reviewed':
        return
      case 'not-done':
        return this.answered()
      case 'hint':
        this.refused.value = null
        this.hint.value = message
        return
      case 'weighed':
        this.weighed.value = message
        return
      case 'looked': {
        const peek = this.peeks.get(message.play)
        if (peek !== undefined) return peek(message.view)
        this.past.value = { play: message.play, view: message.view }
        return
      }
      case 'broken':
        this.broken.value = message.why
    }
  }

  private hearTurned(turned: Turned<T>): void {
    if (turned.cause === 'play') {
      this.queue.push(turned)
      if (this.queue.length > MOST_WAITING) this.showAll()
      void this.pump()
      return
    }
    this.showAll()
    batch(() => {
      if (turned.cause !== 'seats') this.clearAnswers()
      // After an undo, the same number of plays may mean another position.
      if (turned.cause !== 'seats') this.foreseen.value = null
      this.shown.value = turned
    })
    if (turned.cause === 'undo' || turned.cause === 'open') this.onToldAnew()
    this.lookWanted()
    if (!this.isMoving.value) this.stepOn()
  }

  /** Shows a play before its answer. The next message either confirms it or tells the whole game from the start. */
  private foretell({ events, view, actor }: Foretold<T>): void {
    this.showAll()
    const before = this.shown.value
    if (before === null) return
    this.hearTurned({ ...before, cause: 'play', events, view, actor, legal: [], plays: before.plays + 1 })
  }

  private async pump(): Promise<void> {
    if (this.isMoving.value) return
    this.isMoving.value = true
    for (let next = this.queue.shift(); next !== undefined && !this.isClosed; next = this.queue.shift()) {
      await this.show(next)
    }
    this.isMoving.value = false
    this.stepOn()
  }

  /** Lets the bot whose turn it is decide. */
  private stepOn(): void {
    const actor = this.shown.value?.actor ?? null
    if (!this.isStepped || this.isClosed || actor === null || this.seats.value[actor]?.who !== 'bot') return
    this.link.ask({ ask: 'step' })
  }

  /** Sets the stage together with the new state, so that nothing is drawn in between. */
  private async show(turned: Turned<T>): Promise<void> {
    const before = this.shown.value
    let done = Promise.resolve()
    batch(() => {
      this.clearAnswers()
      this.eventsByPlay.value = [...this.eventsByPlay.value, turned.events]
      this.shown.value = turned
      this.onShown(turned)
      done = this.stage(turned, before)
    })
    await done
  }

  private clearAnswers(): void {
    this.refused.value = null
    this.hint.value = null
    this.weighed.value = null
    this.past.value = null
  }
}
