import {
  BadInput,
  Match,
  refusal,
  rulesOf,
  Seeded,
  type Entry,
  type Game,
  type GameTypes,
  type MatchRecord,
  type Refusal,
  type Step,
} from '@mousekeep/engine'
import type { Guess, Opening, TableRecord } from './table-record.ts'

/** A match with the state after every play: looking back and judging what may be taken back replay nothing. */
export class Played<T extends GameTypes> {
  readonly match: Match<T>
  /** The state of the start and of each play, in order. */
  private readonly states: T['state'][]
  /** The plays that nobody takes back, because they revealed something. */
  readonly boundaries: number[]
  /** The plays that only said how somebody wants to be asked. */
  private readonly wishes = new Set<number>()

  private constructor(match: Match<T>) {
    this.match = match
    this.states = [match.state]
    this.boundaries = match.isBoundary(0) ? [0] : []
  }

  /** Plays a record again; throws `BadInput` if it does not fit the rules. */
  static from<T extends GameTypes>(game: Game<T>, given: TableRecord): Played<T> {
    const record = 'guess' in given ? imagined(game, given) : given
    const version = 'version' in record && typeof record.version === 'number' ? record.version : game.version
    const rules = rulesOf(game, version)
    if (record.game !== game.id || rules === null) {
      throw new BadInput(`a save of ${record.game} ${version}; these are the rules of ${game.id} ${game.version}`)
    }
    const played = new Played(new Match(rules, record.start))
    for (const entry of record.entries ?? []) {
      const read = 'play' in entry ? { ...entry, play: game.readAction(entry.play) } : entry
      const step = played.match.add(read)
      if (!step.ok) throw new BadInput(`the save has a play that is not allowed: ${step.refusal.code}`)
      if ('state' in step && 'play' in read) played.keep(step, read.play)
    }
    return played
  }

  get plays(): number {
    return this.states.length - 1
  }

  /** The state after so many plays; never to be changed by the caller. */
  stateAfter(play: number): T['state'] {
    const state = this.states[play]
    if (state === undefined) throw new BadInput(`there was no play ${play}`)
    return state
  }

  /** Plays for whoever must decide. */
  play(action: T['action']): ReturnType<Match<T>['play']> {
    const step = this.match.play(action)
    if (step.ok) this.keep(step, action)
    return step
  }

  /** How many plays are left when the last of somebody's is taken back, and all since; or why it may not be. */
  takenBack(isTheirs: (state: T['state']) => boolean): number | Refusal {
    const rule = this.match.game.rules.undo
    for (let play = this.plays; play > 0; play--) {
      if (this.match.isBoundary(play)) return refusal(rule, 'revealed')
      if (!this.wishes.has(play) && isTheirs(this.states[play - 1])) return play - 1
    }
    return refusal(rule, 'nothing-to-undo')
  }

  /** The record without the plays after so many. What was laid down between them stays, and what was wished. */
  upTo(plays: number): MatchRecord<T['action']> {
    const { record } = this.match
    let count = 0
    const isKept = (entry: Entry<T['action']>): boolean =>
      !('play' in entry) || ++count <= plays || this.wishes.has(count)
    return { ...record, entries: record.entries.filter(isKept) }
  }

  private keep({ state }: Step<T>, action: T['action']): void {
    this.states.push(state)
    if (this.match.game.isWish?.(action) === true) this.wishes.add(this.plays)
    if (this.match.isBoundary(this.plays)) this.boundaries.push(this.plays)
  }
}

/** A table that may be the one that was seen (for all that anybody there could know). */
function imagined<T extends GameTypes>(game: Game<T>, { game: id, guess: { view, seen, seed } }: Guess): Opening {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what another table of this game has told
  const world = game.imagine(view, seen as readonly T['event'][])(new Seeded(seed))
  return { game: id, start: { seed, position: game.summary(world) } }
}
