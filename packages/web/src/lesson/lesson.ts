import { batch, effect, signal, untracked, type Signal } from '@preact/signals'
import type { GameTypes } from '@mousekeep/engine'
import { announce, announceNow } from '../base/announcer.ts'
import { guest } from '../base/settings.ts'
import type { Choosing } from '../desk/choosing.ts'
import { Desk, textOf, type Rein } from '../desk/desk.ts'
import type { GameFace } from '../page/face.ts'
import { TableClient } from '../table/client.ts'
import { openWorker } from '../table/local-link.ts'
import type { Holder } from '../table/seating.ts'
import { keepProgress, lessonProgress } from './progress.ts'
import { positionAt, stepsOf, type LessonScript, type Step } from './script.ts'
import { lessonWords } from './words/words.ts'

function isAsked<Action extends object>(step: Step<Action> | undefined, action: Action): boolean {
  return step?.kind === 'do' && textOf(step.action) === textOf(action)
}

/** A lesson in progress: the real table, and a script that leads the learner through it. */
export class Lesson<T extends GameTypes, C extends Choosing<T>> implements Rein<T> {
  readonly at = signal(0)
  /** A word to a learner who does something other than what is asked. */
  readonly aside = signal<string | null>(null)
  readonly desk: Signal<Desk<T, C>>
  readonly steps: readonly Step<T['action']>[]
  private readonly face: GameFace<T, C>
  private readonly script: LessonScript<T>
  private readonly kept: string
  private replies: T['action'][] = []
  /** The step whose action was allowed but has not been shown yet. */
  private accepted = -1
  private stopWatching: () => void

  /** Progress is stored on the device under the name `kept`. */
  constructor(face: GameFace<T, C>, script: LessonScript<T>, kept: string) {
    this.face = face
    this.script = script
    this.kept = kept
    this.steps = stepsOf(script.scenes)
    this.at.value = Math.min(lessonProgress(kept), this.last)
    this.desk = signal(this.open())
    this.stopWatching = this.watch()
  }

  get step(): Step<T['action']> {
    return this.steps[this.at.value]
  }

  private get last(): number {
    return this.steps.length - 1
  }

  /** What to do at this step, in a sentence; empty where there is only something to read. */
  get task(): string {
    const { step } = this
    return step.kind === 'read' ? '' : this.script.catalogue.say(`lesson-${step.id}-do`)
  }

  /** Goes to a step, at a new table in the position that this step begins with. */
  goTo(index: number): void {
    const wanted = Math.max(0, Math.min(this.last, index))
    this.close()
    batch(() => {
      this.at.value = wanted
      this.aside.value = null
      this.replies = []
      this.accepted = -1
      this.desk.value = this.open()
    })
    this.stopWatching = this.watch()
    this.keep()
  }

  /** The button: on after reading, or do the asked action for the learner. */
  next(): void {
    const { step } = this
    if (step.kind === 'do') this.desk.value.play(step.action)
    else this.advance()
  }

  allows(action: T['action']): boolean {
    const { step } = this
    const at = this.at.value
    if (this.replies.length === 0) {
      if (isAsked(step, action)) {
        this.accepted = at
        return true
      }
      // A learner who skips the reading, or takes two steps with one tap, is one step ahead.
      const isAhead = step.kind !== 'do' || this.accepted === at
      if (isAhead && isAsked(this.steps[at + 1], action)) return true
    }
    this.aside.value = lessonWords.say('lesson-aside')
    announceNow([this.aside.value, this.task].join(' '))
    return false
  }

  undo(): void {
    this.goTo(this.at.value - 1)
  }

  close(): void {
    this.stopWatching()
    this.desk.value.table.close()
  }

  private open(): Desk<T, C> {
    const { scenes, learner, seats } = this.script
    const { scene, done } = positionAt(scenes, this.at.value)
    const people = Array.from({ length: seats }, (_, seat): Holder => ({
      who: 'person',
      name: seat === learner ? guest.value : '',
    }))
    const start = { seed: 'lesson', position: scene.position }
    const record = { game: this.face.id, start, entries: done.map((play) => ({ play })) }
    const table = new TableClient<T>((tell) => {
      const shown = people.map((person, seat): Holder => (seat === learner ? person : { who: 'bot', level: 'easy' }))
      tell({ tell: 'seated', seats: shown })
      // The moves of the other seats come from the script, so nobody is asked for them.
      return openWorker({ seats: people, record }, (message) =>
        tell(message.tell === 'turned' && message.actor !== learner ? { ...message, legal: [] } : message),
      )
    })
    return new Desk<T, C>(table, this.face, this)
  }

  /** Follows what happens at the table until that is closed. */
  private watch(): () => void {
    const { table } = this.desk.value
    let actor: number | null = null
    const stops = [
      effect(() => {
        const shown = table.shown.value
        if (shown === null) return
        const mover = actor
        ;({ actor } = shown)
        if (shown.cause === 'play')
          untracked(() => (mover === this.script.learner ? this.follow() : this.followOther()))
      }),
      effect(() => {
        if (!table.isMoving.value) untracked(() => this.reply())
      }),
      effect(() => {
        const refused = table.refused.value
        if (refused === null) return
        this.aside.value = null
        announceNow(`${this.face.words.whyNot(refused.refusal, refused.action)} (${refused.refusal.rule})`)
        if (untracked(() => this.step.kind === 'try')) untracked(() => this.advance(false))
      }),
      effect(() => {
        const { step } = this
        this.desk.value.pointed.value = step.kind === 'do' ? step.action : null
        announce([this.script.catalogue.say(`lesson-${step.id}`), this.task].join(' '))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** The learner has done what was asked, or what the step after the reading asks. */
  private follow(): void {
    if (this.step.kind !== 'do') this.at.value++
    const { step } = this
    this.replies = step.kind === 'do' ? [...(step.replies ?? [])] : []
    if (this.replies.length === 0) this.advance()
  }

  /** After the last scripted move of the others the lesson goes on. */
  private followOther(): void {
    if (this.replies.length === 0) this.advance()
  }

  private reply(): void {
    const next = this.replies.shift()
    if (next !== undefined) this.desk.value.table.play(next)
  }

  /** On to the next step: at the same table while the scene lasts, then in the position of the next scene. */
  private advance(isAnswered = true): void {
    const { scenes } = this.script
    const next = this.at.value + 1
    if (next > this.last) return
    if (positionAt(scenes, next).scene !== positionAt(scenes, this.at.value).scene) return this.goTo(next)
    batch(() => {
      this.at.value = next
      this.aside.value = null
      if (isAnswered) this.desk.value.table.refused.value = null
    })
    this.keep()
  }

  private keep(): void {
    // After the last step the lesson begins from the start next time.
    keepProgress(this.kept, this.at.value === this.last ? 0 : this.at.value)
  }
}
