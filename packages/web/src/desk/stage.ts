import { batch, computed, signal } from '@preact/signals'

/** One thing that happens, told by itself. */
export interface Beat {
  /** How long it stays before the next, in milliseconds; null: until the reader goes on. */
  readonly ms: number | null
}

/** A beat in words, with the rule by which it happened. */
export interface ToldBeat extends Beat {
  readonly text: string
  readonly rule: string | null
}

/**
 * Plays what happened one thing after the other, for games in which much happens by itself. It keeps time and
 * nothing else: what a beat shows, and how long at which pace, is the game's.
 */
export class Stage<B extends Beat> {
  readonly beats = signal<readonly B[]>([])
  /** Which one is shown; -1 when nothing is. */
  readonly at = signal(-1)
  readonly beat = computed<B | null>(() => this.beats.value[this.at.value] ?? null)
  /** True while somebody holds it: time does not pass. */
  readonly isHeld = signal(false)
  private timer: ReturnType<typeof setTimeout> | undefined
  private resolve: (() => void) | null = null

  /** Resolves when all have been shown, or somebody has had enough. */
  async play(beats: readonly B[]): Promise<void> {
    this.skip()
    if (beats.length === 0) return
    await new Promise<void>((resolve) => {
      this.resolve = resolve
      batch(() => {
        this.beats.value = beats
        this.show(0)
      })
    })
  }

  /** Whether something is being shown. */
  get isOn(): boolean {
    return this.at.value >= 0
  }

  /** On to the next one at once; after the last it is over. */
  next(): void {
    if (this.at.value >= 0) this.show(this.at.value + 1)
  }

  /** Everything from the first one on, once more. */
  again(): void {
    if (this.at.value >= 0) this.show(0)
  }

  /** Time stops, or goes on with the whole time of what is shown. */
  hold(isHeld: boolean): void {
    this.isHeld.value = isHeld
    if (this.at.value >= 0) this.show(this.at.value)
  }

  /** Ends it. */
  skip(): void {
    this.show(this.beats.value.length)
  }

  private show(at: number): void {
    clearTimeout(this.timer)
    const beat = this.beats.value[at]
    if (beat === undefined) return this.end()
    this.at.value = at
    if (beat.ms !== null && !this.isHeld.value) this.timer = setTimeout(() => this.next(), beat.ms)
  }

  private end(): void {
    const { resolve } = this
    this.resolve = null
    batch(() => {
      this.at.value = -1
      this.beats.value = []
      this.isHeld.value = false
    })
    resolve?.()
  }
}
