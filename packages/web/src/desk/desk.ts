import { batch, computed, signal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import { device } from '../base/device.ts'
import { pace, patience } from '../base/settings.ts'
import { ring, type Sounds } from '../base/sound/sound.ts'
import type { TableClient } from '../table/client.ts'
import type { Turned } from '../table/messages.ts'
import type { Holder } from '../table/seating.ts'
import type { Choosing, Means } from './choosing.ts'

/** What to animate between one play and the next. */
export interface Motion<T extends GameTypes> {
  readonly before: T['view']
  readonly events: readonly T['event'][]
  /** Whether somebody who is not at this screen did it. */
  readonly isOthers: boolean
  /** Whether it has been shown before, and is being replayed. */
  readonly isAgain: boolean
  /** To be called when it has been shown. */
  readonly done: () => void
}

/** What guides a learner, as in a lesson: it narrows down what may be done, beyond the rules. */
export interface Rein<T extends GameTypes> {
  /** Whether a legal action may be done now; if not, it explains why itself. */
  allows(action: T['action']): boolean
  undo(): void
}

/** What a desk needs from its game. */
export interface DeskFace<T extends GameTypes, C extends Choosing<T>> {
  /** Opens the game's own part of a desk. */
  open(desk: Desk<T>): C
  /** What nobody should miss in these events, in a sentence or two; empty if there is nothing. */
  caption(events: readonly T['event'][]): string
  /** The sounds of these events, by their names in `sounds`. */
  soundsOf(events: readonly T['event'][]): readonly string[]
  readonly sounds: Sounds
  /** The rule cited to somebody who taps out of turn. A game in which nobody waits leaves it out. */
  readonly turnRule?: string
  /**
   * The play with which the latest stretch of moves by others began; null if there is none. `eventsByPlay` has the
   * events of each play, those of the start first.
   */
  theirs?(eventsByPlay: readonly (readonly T['event'][])[], seats: readonly Holder[]): number | null
  /**
   * A motion that the board has not reported done by then is cut short, because a hidden page draws nothing. A game
   * whose stage waits for the reader says `Infinity`: then a motion is only cut short when the page is hidden.
   */
  readonly longestMotionMs?: number
  /** Bots at this screen wait until the decision before has been shown. */
  readonly isStepped?: boolean
}

const LONGEST_MS = 4000
const SECOND_TAP_MS = 450
const CAPTION_MS = 3500

/** The action in one line. Equal actions give equal text, whatever the order of their fields. */
export function textOf(action: object): string {
  return JSON.stringify(action, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** A table as people handle it, whatever the game: what they see, may do, have begun and are told. */
export class Desk<T extends GameTypes, C extends Choosing<T> = Choosing<T>> {
  readonly table: TableClient<T>
  readonly choosing: C
  /** The place on which the pointer or the focus rests, for the note beside it. */
  readonly spot = signal<string | null>(null)
  /** What nobody should miss, shown over the board for a while. */
  readonly caption = signal('')
  /** The action that the board points out. */
  readonly pointed = signal<T['action'] | null>(null)
  readonly motion = signal<Motion<T> | null>(null)
  /** The table as it was then, while something is replayed. */
  private readonly again = signal<T['view'] | null>(null)
  readonly view = computed(
    () => this.again.value ?? this.table.past.value?.view ?? this.table.shown.value?.view ?? null,
  )
  readonly isPast = computed(() => this.again.value !== null || this.table.past.value !== null)
  /** The play with which the latest moves by others began; null if there are none. */
  readonly theirs = computed(() => this.face.theirs?.(this.table.eventsByPlay.value, this.table.seats.value) ?? null)
  /** What may be done at this screen now; nothing while looking back. */
  readonly legal = computed<readonly T['action'][]>(() =>
    this.isPast.value ? [] : (this.table.shown.value?.legal ?? []),
  )
  readonly isPersons = computed(() => {
    const actor = this.table.shown.value?.actor ?? null
    return actor !== null && this.table.seats.value[actor]?.who === 'person'
  })
  /** Whether somebody at this screen may act on what it shows. */
  readonly isReady = computed(() => this.isPersons.value && !this.isPast.value)

  private readonly face: DeskFace<T, C>
  private readonly rein: Rein<T> | null
  /** Whether it is the focus that rests there, and not the pointer. */
  isByKey = false
  private captionTimer: ReturnType<typeof setTimeout> | undefined

  constructor(table: TableClient<T>, face: DeskFace<T, C>, rein: Rein<T> | null = null) {
    this.table = table
    this.face = face
    this.rein = rein
    this.choosing = face.open(this)
    table.stage = (next, before) => this.setStage(next, before)
    table.onShown = ({ events }) => this.follow(events)
    table.onToldAnew = () => this.choosing.clear()
  }

  /** A tap on a place, or Enter there. */
  tap(spot: string, by: Means): void {
    this.table.afterAnswer(() => this.tapNow(spot, by))
  }

  play(action: T['action']): void {
    this.table.afterAnswer(() => this.playNow(action))
  }

  /** Plays them one after the other, until one is refused. */
  playEach(actions: readonly T['action'][]): void {
    this.table.refused.value = null
    for (const action of actions) {
      this.table.afterAnswer(() => {
        if (this.table.refused.value === null) this.playNow(action)
      })
    }
  }

  undo(): void {
    if (this.rein === null) this.table.undo()
    else this.rein.undo()
  }

  /** Ends what is being shown and shows at once whatever is still waiting. */
  skip(): void {
    this.table.showAll()
    this.again.value = null
    this.choosing.stage?.skip()
    this.motion.value?.done()
  }

  /** Replays what happened since that play, by default the latest moves by others. Any new play ends it. */
  async showAgain(first = this.theirs.value): Promise<void> {
    const last = this.table.shown.value?.plays ?? 0
    if (first === null || this.motion.value !== null) return
    this.letGo()
    this.table.past.value = null
    let before = await this.table.peek(first - 1)
    for (let play = first; play <= last && before !== null; play++) {
      const after = await this.table.peek(play)
      const isCurrent = this.table.shown.value?.plays === last && (play === first || this.again.value !== null)
      if (after === null || !isCurrent) break
      this.again.value = after
      await this.move({ before, events: this.table.eventsByPlay.value[play] ?? [], isOthers: true, isAgain: true })
      before = after
    }
    this.again.value = null
  }

  /**
   * Asks what a tap there would lead to, for the note beside the place; null clears the note. For the keyboard, the
   * note also warns that the play could not be taken back.
   */
  restOn(spot: string | null, isByKey = false): void {
    batch(() => {
      this.spot.value = spot
      this.isByKey = isByKey
      if (!this.isWeighing) this.table.weighed.value = null
    })
    if (spot === null || !this.isReady.value || this.table.isMoving.value) return
    const aim = this.choosing.aim(spot, 'key')
    if (!('play' in aim) || (this.choosing.isAsked?.() === true && !this.isLegal(aim.play[0]))) return
    this.table.weigh(aim.play[0])
  }

  isLegal(action: T['action']): boolean {
    const text = textOf(action)
    return this.legal.value.some((each) => textOf(each) === text)
  }

  /** Drops what was begun on the board, and the refusal it may have met. */
  letGo(): void {
    batch(() => {
      this.choosing.clear()
      this.isWeighing = false
      this.table.refused.value = null
    })
  }

  /** The last tap that played something. */
  private tapped: { readonly spot: string; readonly at: number } | null = null
  /** Whether the latest choice is still being weighed. */
  private isWeighing = false

  private tapNow(spot: string, by: Means): void {
    if (this.choosing.stage?.isOn === true) return this.choosing.stage.next()
    const isSkipping = this.table.isMoving.value
    if (!this.isStill()) return isSkipping ? undefined : this.answerOutOfTurn()
    const aim = this.choosing.aim(spot, by)
    if ('play' in aim) {
      if (this.isSecondTap(spot) && !this.isLegal(aim.play[0])) return
      this.tapped = { spot, at: performance.now() }
      return this.playEach(aim.play)
    }
    batch(() => {
      this.letGo()
      aim.choose()
    })
    if (aim.weigh === undefined) return
    this.isWeighing = true
    this.table.weigh(aim.weigh)
  }

  /** Whether this tap is the second half of a double tap: it then means nothing more, and is not refused. */
  private isSecondTap(spot: string): boolean {
    return this.tapped?.spot === spot && performance.now() - this.tapped.at < SECOND_TAP_MS
  }

  /** Answers somebody who taps while another person must decide. */
  private answerOutOfTurn(): void {
    const actor = this.table.shown.value?.actor ?? null
    const { turnRule } = this.face
    if (actor === null || turnRule === undefined || this.isPersons.value) return
    this.table.refused.value = { refusal: { rule: turnRule, code: 'not-your-turn', params: { actor } }, action: {} }
  }

  private playNow(action: T['action']): void {
    if (!this.isStill()) return
    if (this.rein !== null && this.isLegal(action) && !this.rein.allows(action)) return
    this.isWeighing = false
    batch(() => this.choosing.acted())
    this.table.play(action)
  }

  /** Whether somebody at this screen may act on what it shows. If not, shows the present, without further motion. */
  private isStill(): boolean {
    const wasReady = this.isReady.value
    this.again.value = null
    this.table.past.value = null
    this.table.showAll()
    return wasReady && this.isPersons.value
  }

  private follow(events: readonly T['event'][]): void {
    this.showCaption(this.face.caption(events))
    for (const name of this.face.soundsOf(events)) void ring(name, this.face.sounds)
    this.choosing.follow(events)
  }

  private showCaption(text: string): void {
    if (text === '') return
    this.caption.value = text
    clearTimeout(this.captionTimer)
    this.captionTimer = setTimeout(() => (this.caption.value = ''), CAPTION_MS)
  }

  private async setStage(next: Turned<T>, before: Turned<T> | null): Promise<void> {
    this.again.value = null
    // A hand shows no motion: that is what the shared screen is for.
    if (before === null || device.value === 'hand') return
    const isOthers = before.actor !== null && this.table.seats.value[before.actor]?.who !== 'person'
    // With motion off nothing waits, unless the moves of others are to stay in sight for longer.
    const isHeld = isOthers && patience() > 1
    if (pace() === 0 && !isHeld && this.face.longestMotionMs !== Infinity) return
    await this.move({ before: before.view, events: next.events, isOthers, isAgain: false })
  }

  /** Gives the board a motion to show; resolves when it has been shown. */
  private async move(motion: Omit<Motion<T>, 'done'>): Promise<void> {
    this.motion.value?.done()
    let own: Motion<T> | null = null
    await new Promise<void>((resolve) => {
      const longest = this.face.longestMotionMs ?? LONGEST_MS
      const onHidden = (): void => {
        if (document.hidden && longest === Infinity) done()
      }
      const timer = longest === Infinity ? undefined : setTimeout(() => done(), longest)
      const done = (): void => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onHidden)
        resolve()
      }
      document.addEventListener('visibilitychange', onHidden)
      own = { ...motion, done }
      this.motion.value = own
      onHidden()
    })
    // Leave a newer motion alone.
    if (this.motion.value === own) this.motion.value = null
  }
}
