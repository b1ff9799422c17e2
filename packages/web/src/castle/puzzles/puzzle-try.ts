import { batch, computed, effect, signal, untracked, type Signal } from '@preact/signals'
import type { Castle } from '@mousekeep/castle'
import { isReached, SHELF, standingSeen, startOf, type Puzzle, type Standing } from '@mousekeep/castle/puzzles'
import { announce } from '../../base/announcer.ts'
import { guest } from '../../base/settings.ts'
import { Desk } from '../../desk/desk.ts'
import { TableClient } from '../../table/client.ts'
import { openWorker } from '../../table/local-link.ts'
import type { Holder } from '../../table/seating.ts'
import type { CastleChoosing, CastleDesk } from '../choosing/choosing.ts'
import { atTable } from '../at-table.ts'
import { puzzleWords } from '../words/words.ts'
import { keepSolved } from './progress.ts'

const SOLVER = 0

/** A puzzle on the real table: the person has the first seat, and nobody else moves. */
export class PuzzleTry {
  readonly puzzle: Puzzle
  readonly number: number
  private readonly before: Standing
  readonly tries = signal(1)
  readonly desk: Signal<CastleDesk>
  /** Whether somebody is looking at the answer instead of searching for it. */
  readonly isShown = signal(false)
  readonly isSolved = computed(() => {
    const view = this.desk.value.table.shown.value?.view
    return view !== undefined && isReached(this.puzzle.goal, this.before, standingSeen(view, SOLVER))
  })
  /** The turn is over, or its points are spent, without the goal being reached. */
  readonly isMissed = computed(() => {
    const view = this.desk.value.table.shown.value?.view
    if (view === undefined || this.isSolved.value) return false
    return view.turn !== SOLVER || view.over !== null || view.points === 0
  })
  /** The rest of the answer that is still to be played. */
  private answer: string[] = []
  private stopWatching: () => void

  constructor(number: number) {
    this.number = number
    this.puzzle = SHELF[number - 1]
    const { tokens, lost } = startOf(this.puzzle).players[SOLVER]
    this.before = { hasWon: false, tokens: tokens.length, lost }
    this.desk = signal(this.open())
    this.stopWatching = this.watch()
  }

  /** Starts over; a failed try is counted. */
  again(): void {
    batch(() => {
      if (this.isMissed.value && !this.isShown.value) this.tries.value++
      this.isShown.value = false
      this.answer = []
      this.reopen()
    })
  }

  /** Plays the answer from the start, action by action. */
  showAnswer(): void {
    batch(() => {
      this.isShown.value = true
      this.answer = [...this.puzzle.solution]
      this.reopen()
    })
  }

  close(): void {
    this.stopWatching()
    this.desk.value.table.close()
  }

  private reopen(): void {
    this.close()
    this.desk.value = this.open()
    this.stopWatching = this.watch()
  }

  private open(): CastleDesk {
    const position = startOf(this.puzzle)
    const seats = position.players.map((_, seat): Holder => ({
      who: 'person',
      name: seat === SOLVER ? guest.value : '',
    }))
    const record = { game: atTable.id, start: { seed: 'puzzle', position }, entries: [] }
    const table = new TableClient<Castle>((tell) => {
      tell({ tell: 'seated', seats })
      return openWorker({ seats, record }, (message) =>
        tell(message.tell === 'turned' && message.actor !== SOLVER ? { ...message, legal: [] } : message),
      )
    })
    return new Desk<Castle, CastleChoosing>(table, atTable)
  }

  /** Announces what the screen shows, and plays the answer when asked to. */
  private watch(): () => void {
    const { table } = this.desk.value
    const stops = [
      effect(() => {
        if (this.isSolved.value && !this.isShown.value) {
          untracked(() => keepSolved(this.number, this.tries.value))
          announce(puzzleWords.say('puzzle-solved'))
        }
        if (this.isMissed.value) announce(puzzleWords.say('puzzle-missed'))
      }),
      effect(() => {
        if (table.shown.value !== null && !table.isMoving.value && !table.isAsked.value) untracked(() => this.playOn())
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  private playOn(): void {
    const { table } = this.desk.value
    const line = this.answer.shift()
    const view = table.shown.value?.view
    if (line === undefined || view === undefined) return
    const command = atTable.words.readLine(line, view, [])
    if (command.ask === 'play') table.play(command.action)
  }
}
