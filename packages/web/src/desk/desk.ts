import { batch, computed, signal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import { device } from '../base/device.ts'
import { pace, patience } from '../base/settings.ts'
import { ring, type Sounds } from '../base/sound/sound.ts'
import type { TableClient } from '../table/client.ts'
import type { Turned } from '../table/messages.ts'
import type { Holder } from '../table/seating.ts'
import type { Choosing, Means } from './choosing.ts'

/** The way from one play to the next, for the board to show. */
export interface Motion<T extends GameTypes> {
  readonly before: T['view']
  readonly events: readonly T['event'][]
  /** Somebody did it who is not at this screen. */
  readonly isOthers: boolean
  /** It was seen before and is shown once more. */
  readonly isAgain: boolean
  /** Called when it has been shown. */
  readonly done: () => void
}

/** Somebody who leads by the hand, as a lesson does: what may be done now besides the rules. */
export interface Rein<T extends GameTypes> {
  /** Whether a legal action may be done now; says itself why not. */
  allows(action: T['action']): boolean
  undo(): void
}

/** What a desk asks its game. */
export interface DeskFace<T extends GameTypes, C extends Choosing<T>> {
  /** Opens what the game adds to a desk. */
  open(desk: Desk<T>): C
  /** What must not be missed of these events, in a sentence or two; empty if there is nothing. */
  caption(events: readonly T['event'][]): string
  /** What these events sound like, by names of `sounds`. */
  soundsOf(events: readonly T['event'][]): readonly string[]
  readonly sounds: Sounds
  /** The rule by which whoever taps out of turn is answered; a game in which nobody waits leaves it out. */
  readonly turnRule?: string
  /**
   * With which play began what happened last without anybody at this screen, up to now; null: nothing did. The events
   * are those of each play, the start first.
   */
  theirs?(eventsByPlay: readonly (readonly T['event'][])[], seats: readonly Holder[]): number | null
  /**
   * A motion that the board does not report done by then is cut short, because a hidden page draws nothing. A game
   * whose stage waits for the reader says `Infinity`; then only a page that is hidden goes on by itself.
   */
  readonly longestMotionMs?: number
  /** Bots at this screen wait with each decision until the one before has been shown. */
  readonly isStepped?: boolean
}

const LONGEST_MS = 4000
const SECOND_TAP_MS = 450
const CAPTION_MS = 3500

/** The action in one line: equal for equal actions, in whatever order their fields were given. */
export function textOf(action: object): string {
  return JSON.stringify(action, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** A table as people handle it, whatever is played at it: what they see, may do, have begun and are told. */
export class Desk<T extends GameTypes, C extends Choosing<T> = Choosing<T>> {
  readonly table: TableClient<T>
  readonly choosing: C
  /** The place where the pointer or the focus rests, for the note beside it. */
  readonly spot = signal<string | null>(null)
  /** What must not be missed, over the board for a while. */
  readonly caption = signal('')
  /** An action that is pointed out on the board. */
  readonly pointed = signal<T['action'] | null>(null)
  readonly motion = signal<Motion<T> | null>(null)
  /** The table as it was, while something is shown once more. */
  private readonly again = signal<T['view'] | null>(null)
  readonly view = computed(
    () => this.again.value ?? this.table.past.value?.view ?? this.table.shown.value?.view ?? null,
  )
  readonly isPast = computed(() => this.again.value !== null || this.table.past.value !== null)
  /** The first play of what happened last without anybody at this screen; null if nothing did. */
  readonly theirs = computed(() => this.face.theirs?.(this.table.eventsByPlay.value, this.table.seats.value) ?? null)
  /** What may be done now at this screen; nothing while somebody looks back. */
  readonly legal = computed<readonly T['action'][]>(() =>
    this.isPast.value ? [] : (this.table.shown.value?.legal ?? []),
  )
  readonly isPersons = computed(() => {
    const actor = this.table.shown.value?.actor ?? null
    return actor !== null && this.table.seats.value[actor]?.who === 'person'
  })
  /** Somebody at this screen may act on what it shows. */
  readonly isReady = computed(() => this.isPersons.value && !this.isPast.value)

  private readonly face: DeskFace<T, C>
  private readonly rein: Rein<T> | null
  /** Whether the focus rests there, and not a pointer. */
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

  /** A tap on a place, or Enter. */
  tap(spot: string, by: Means): void {
    this.table.afterAnswer(() => this.tapNow(spot, by))
  }

  play(action: T['action']): void {
    this.table.afterAnswer(() => this.playNow(action))
  }

  /** One after the other, as far as the rules let them. */
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

  /** Shows at once what still waits, and ends what is being shown. */
  skip(): void {
    this.table.showAll()
    this.again.value = null
    this.choosing.stage?.skip()
    this.motion.value?.done()
  }

  /**
   * Shows once more what happened from that play on, or last without anybody at this screen. Whatever happens meanwhile
   * ends it.
   */
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
   * Asks what would come of a tap there, for the note beside the pointer; of nothing when it rests nowhere. By key it
   * is also said when there is no way back.
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

  /** Lets go of whatever was begun on the board, and of what it was answered. */
  letGo(): void {
    batch(() => {
      this.choosing.clear()
      this.isWeighing = false
      this.table.refused.value = null
    })
  }

  /** The last tap by which something was played. */
  private tapped: { readonly spot: string; readonly at: number } | null = null
  /** Whether what was chosen last is still being weighed. */
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

  /** Somebody tapped twice to do one thing: the second tap means nothing more, and is not refused. */
  private isSecondTap(spot: string): boolean {
    return this.tapped?.spot === spot && performance.now() - this.tapped.at < SECOND_TAP_MS
  }

  /** Whoever taps while another must decide is answered too. */
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

  /** Whether somebody at this screen may act on what it shows; else what waits is shown to the end, or the present. */
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
    // In a hand nothing moves: it is told at the screen that all look at.
    if (before === null || device.value === 'hand') return
    const isOthers = before.actor !== null && this.table.seats.value[before.actor]?.who !== 'person'
    // Without motion nothing waits, unless somebody wants others' moves longer in sight.
    const isHeld = isOthers && patience() > 1
    if (pace() === 0 && !isHeld && this.face.longestMotionMs !== Infinity) return
    await this.move({ before: before.view, events: next.events, isOthers, isAgain: false })
  }

  /** Sets a motion before the board, and is done when it was shown. */
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
    // What came meanwhile stays.
    if (this.motion.value === own) this.motion.value = null
  }
}
