import type { ReadonlySignal } from '@preact/signals'
import type { GameTypes, Refusal, Seat } from '@mousekeep/engine'
import type { Command, Step, StepMessage, Story, ViewMessage } from '@mousekeep/protocol'
import type { Tell } from '../../table/messages.ts'
import { me } from '../account/me.ts'
import { Advisor, type About } from './advisor.ts'
import { eventsOf, holdersOf, lastMove, storyIn, turnedOf, viewerOf } from './retell.ts'

/** The parts of a table on the server from which its page is told. */
interface Followed {
  readonly now: ReadonlySignal<ViewMessage | StepMessage | null>
  readonly steps: ReadonlySignal<readonly Step[]>
  /** What was sent and is not yet in the log. */
  readonly waiting: ReadonlySignal<readonly Command[]>
}

/** Tells the page of the game what happens at a table on the server, and the advice of the rules on this device. */
export class Teller {
  private readonly table: Followed
  private told: ((message: Tell<GameTypes>) => void) | null = null
  private advisor: Advisor | null = null
  private boundaries: readonly number[] = []
  private earlier: Story['earlier'] = []
  /** The events of a play that were drawn before it was in the log. */
  private foretold: string | null = null

  constructor(table: Followed) {
    this.table = table
  }

  open(tell: (message: Tell<GameTypes>) => void): void {
    this.told = tell
    this.advisor = new Advisor(
      (advice) => {
        if (advice.tell === 'foretold') this.foretold = JSON.stringify(advice.events)
        this.told?.(advice)
      },
      () => this.table.now.value?.seq,
      (action) => this.isOnItsWay(action),
    )
  }

  close(): void {
    this.told = null
    this.advisor?.close()
  }

  /** Learns what happened before the page was opened. */
  learn(story: Story): void {
    this.boundaries = story.boundaries
    this.learnEarlier(story)
  }

  /** Learns what was played elsewhere, before the table came to this server. */
  learnEarlier({ earlier }: Story): void {
    this.earlier = earlier
  }

  /** Notes the last boundary: nobody can undo beyond it alone. */
  stand({ boundary, plays }: ViewMessage['table']): void {
    const kept = this.boundaries.filter((play) => play <= plays && play !== boundary)
    this.boundaries = boundary > 0 ? [...kept, boundary] : kept
  }

  tellAll(): void {
    const now = this.table.now.value
    this.foretold = null
    if (now === null || this.told === null) return
    const { eventsByPlay, seats } = this.storyFor(now)
    const turned = turnedOf(now, 'open', [], this.boundaries, lastMove(seats))
    if (turned === null) return
    this.tellSeats(now)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server speaks of the table's own game
    this.told({ tell: 'story', chapters: eventsByPlay as GameTypes['event'][][] })
    this.told(turned)
    this.foresee(now)
  }

  tellStep(step: Step): void {
    const now = this.table.now.value
    if (now === null || this.told === null) return
    const { kind } = step.entry
    const before = this.table.steps.value.at(-2)?.plays ?? 0
    const events = eventsOf(step, viewerOf(now))
    const isAsForetold = this.foretold === JSON.stringify(events)
    if (kind === 'started' || step.plays < before || (this.foretold !== null && !isAsForetold)) return this.tellAll()
    this.tellSeats(now)
    const { seats } = this.storyFor(now)
    const isNews = kind === 'played' && !isAsForetold
    const turned = turnedOf(now, isNews ? 'play' : 'seats', isNews ? events : [], this.boundaries, lastMove(seats))
    this.foretold = null
    if (turned === null) return
    this.told(turned)
    this.foresee(now)
  }

  /** Removes from the drawing a play that was shown in advance and then refused. */
  tellRefused(refusal: Refusal | undefined, action: object): void {
    if (this.foretold !== null) this.tellAll()
    this.told?.(refusal === undefined ? { tell: 'not-done' } : { tell: 'refused', refusal, action })
  }

  tellLook(play: number, view: object): void {
    this.told?.({ tell: 'looked', play, view })
  }

  /** Whose the last move was. */
  get lastSeat(): Seat | null {
    return lastMove(storyIn(this.table.steps.value, this.earlier, 'watcher').seats).seat
  }

  advise(about: About): void {
    const now = this.table.now.value
    if (now !== null) this.advisor?.ask(now, this.storyFor(now).eventsByPlay, about)
  }

  /** Without a network, the rules on this device refuse what is illegal; what is legal waits for the server. */
  async isRefusedHere(action: object): Promise<boolean> {
    const now = this.table.now.value
    if (now === null || this.advisor === null) return false
    const refusal = await this.advisor.judge(now, this.storyFor(now).eventsByPlay, action)
    if (refusal !== null) this.told?.({ tell: 'refused', refusal, action })
    return refusal !== null
  }

  private storyFor(now: ViewMessage | StepMessage): ReturnType<typeof storyIn> {
    return storyIn(this.table.steps.value, this.earlier, viewerOf(now))
  }

  private tellSeats({ table }: ViewMessage | StepMessage): void {
    this.told?.({ tell: 'seated', seats: holdersOf(table, me.value?.person ?? '') })
  }

  /** Has foresight worked out for a person here who must decide, from what they see. */
  private foresee({ legal, table }: ViewMessage | StepMessage): void {
    if (legal.length > 0) this.advise({ ask: 'foresight', plays: table.plays })
  }

  private isOnItsWay(action: object): boolean {
    const text = JSON.stringify(action)
    const seq = this.table.now.value?.seq
    return this.table.waiting.value.some(
      (sent) => sent.type === 'act' && sent.seq === seq && JSON.stringify(sent.action) === text,
    )
  }
}
