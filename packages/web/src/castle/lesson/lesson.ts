import { batch, effect, signal, untracked } from '@preact/signals'
import type { Castle, CastleAction } from '@mousekeep/castle'
import { announce, announceNow } from '../../frame/announcer.ts'
import { keepProgress, lessonProgress } from '../../shell/lesson-progress.ts'
import { guest } from '../../shell/settings.ts'
import { TableClient } from '../../table/client.ts'
import { openWorker } from '../../table/local-link.ts'
import type { Holder } from '../../table/seating.ts'
import { say } from '../../words/words.ts'
import { Desk, textOf, type Rein } from '../desk.ts'
import { whyNot } from '../refusal.ts'
import { standingAt, STEPS, type Step } from './script.ts'

const LEARNER = 0
const LAST = STEPS.length - 1

function isAsked(step: Step | undefined, action: CastleAction): boolean {
  return step?.kind === 'do' && textOf(step.action) === textOf(action)
}

/** What is to be done at a step, in a sentence; nothing where there is only something to read. */
export function task(step: Step): string {
  return step.kind === 'read' ? '' : say(`lesson-${step.id}-do`)
}

/** A lesson in progress: the real table, and somebody who leads by the hand. */
export class Lesson implements Rein {
  readonly at = signal(Math.min(lessonProgress(), LAST))
  /** A word to somebody who does something else than is asked. */
  readonly aside = signal<string | null>(null)
  readonly desk = signal<Desk>(this.open())
  private replies: CastleAction[] = []
  /** The step whose action was let through and has not been shown yet. */
  private accepted = -1
  private stopWatching = this.watch()

  get step(): Step {
    return STEPS[this.at.value]
  }

  /** Goes to a step: on in the same position, or to the position that this step begins with. */
  goTo(index: number): void {
    const wanted = Math.max(0, Math.min(LAST, index))
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

  /** The button: on after reading, or the asked action done for the learner. */
  next(): void {
    const { step } = this
    if (step.kind === 'do') this.desk.value.play(step.action)
    else this.advance()
  }

  allows(action: CastleAction): boolean {
    const { step } = this
    const at = this.at.value
    if (this.replies.length === 0) {
      if (isAsked(step, action)) {
        this.accepted = at
        return true
      }
      // Somebody who has read enough, or takes two steps in one tap, is ahead by one.
      const isAhead = step.kind !== 'do' || this.accepted === at
      if (isAhead && isAsked(STEPS[at + 1], action)) return true
    }
    this.aside.value = say('lesson-aside')
    announceNow([say('lesson-aside'), task(step)].join(' '))
    return false
  }

  undo(): void {
    this.goTo(this.at.value - 1)
  }

  close(): void {
    this.stopWatching()
    this.desk.value.table.close()
  }

  private open(): Desk {
    const { scene, done } = standingAt(this.at.value)
    const seats: readonly Holder[] = [
      { who: 'person', name: guest.value },
      { who: 'person', name: '' },
    ]
    const start = { seed: 'lesson', position: scene.position }
    const record = { game: 'castle', start, entries: done.map((play) => ({ play })) }
    const table = new TableClient<Castle>((tell) => {
      tell({ tell: 'seated', seats: [seats[LEARNER], { who: 'bot', level: 'easy' }] })
      // The other team's moves are written down too: nobody is asked for them.
      return openWorker(seats, record, (message) =>
        tell(message.tell === 'turned' && message.actor !== LEARNER ? { ...message, legal: [] } : message),
      )
    })
    return new Desk(table, this)
  }

  /** Follows what happens at the table. Runs until the table is closed. */
  private watch(): () => void {
    const { table } = this.desk.value
    let actor: number | null = null
    const stops = [
      effect(() => {
        const shown = table.shown.value
        if (shown === null) return
        const mover = actor
        ;({ actor } = shown)
        if (shown.cause === 'play') untracked(() => (mover === LEARNER ? this.follow() : this.followOther()))
      }),
      effect(() => {
        if (!table.isMoving.value) untracked(() => this.reply())
      }),
      effect(() => {
        const refused = table.refused.value
        if (refused === null) return
        this.aside.value = null
        announceNow(`${whyNot(refused.refusal, refused.action)} (${refused.refusal.rule})`)
        if (untracked(() => this.step.kind === 'try')) untracked(() => this.advance(false))
      }),
      effect(() => {
        const { step } = this
        this.desk.value.pointed.value = step.kind === 'do' ? step.action : null
        announce([say(`lesson-${step.id}`), task(step)].join(' '))
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** The learner has done what was asked, or what comes after the reading. */
  private follow(): void {
    if (this.step.kind !== 'do') this.at.value++
    const { step } = this
    this.replies = step.kind === 'do' ? [...(step.replies ?? [])] : []
    if (this.replies.length === 0) this.advance()
  }

  /** The lesson goes on when the other team has done its last move. */
  private followOther(): void {
    if (this.replies.length === 0) this.advance()
  }

  private reply(): void {
    const next = this.replies.shift()
    if (next !== undefined) this.desk.value.table.play(next)
  }

  /** The next step: in the same position if the scene goes on, else in the position of the next scene. */
  private advance(isAnswered = true): void {
    const next = this.at.value + 1
    if (next > LAST) return
    if (standingAt(next).scene !== standingAt(this.at.value).scene) return this.goTo(next)
    batch(() => {
      this.at.value = next
      this.aside.value = null
      if (isAnswered) this.desk.value.table.refused.value = null
    })
    this.keep()
  }

  private keep(): void {
    // The last step is the end: the next time begins anew.
    keepProgress(this.at.value === LAST ? 0 : this.at.value)
  }
}
