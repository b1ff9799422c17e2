import { createHash } from 'node:crypto'
import { canonical, hashAsOf, legal, Match, rulesOf, type MatchRecord, type Start } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsAction, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'

/**
 * A game as it was played under the rules of its time. What was legal and what happened is marked apart from the
 * states: where a state is written differently on purpose, the other still holds.
 */
export interface RecordedGame {
  readonly record: MatchRecord<MysticsAction>
  /** One for every 25 plays, and one for the rest. */
  readonly marks: readonly Mark[]
  readonly result: string | null
}

interface Mark {
  readonly happened: string
  readonly states: string
}

export const PLAYS_A_MARK = 25
const MARK_LENGTH = 10

const digest = (data: unknown): string =>
  createHash('sha256').update(canonical(data)).digest('base64url').slice(0, MARK_LENGTH)

/** What is seen of a match while it is played, and the marks of it. */
class Witness {
  readonly marks: Mark[] = []
  readonly #match: Match<Mystics>
  readonly #version: number
  #plays = 0
  #happened: string[] = []
  #states: string[] = []

  constructor(match: Match<Mystics>, version: number) {
    this.#match = match
    this.#version = version
    this.#note([])
  }

  /** After a play, with what was legal before it; whether that completed a mark. */
  saw(actions: readonly MysticsAction[]): boolean {
    this.#note(actions)
    if (++this.#plays % PLAYS_A_MARK !== 0) return false
    this.mark()
    return true
  }

  mark(): void {
    this.marks.push({ happened: digest(this.#happened), states: digest(this.#states) })
    this.#happened = []
    this.#states = []
  }

  #note(actions: readonly MysticsAction[]): void {
    const { story, state } = this.#match
    const events = story[story.length - 1].flatMap((event) => toldIn(this.#version, event))
    this.#happened.push(digest(actions), digest(events))
    this.#states.push(hashAsOf(mystics, state, this.#version))
  }
}

/** Events that nobody was told under rules version 3. */
const TOLD_SINCE: ReadonlySet<string> = new Set(['sought', 'aimed', 'missed'])

/** An event as it was told in that version of the rules. */
function toldIn(version: number, event: MysticsEvent): object[] {
  // Which card brings cheese was not told when these games were recorded; the play is the same.
  if (event.type === 'cheese-gained') {
    const { card: _card, ...told } = event
    return [told]
  }
  if (version > 3) return [event]
  if (TOLD_SINCE.has(event.type)) return []
  if (event.type === 'variable-set') return [{ ...event, value: Number(event.value) }]
  if (event.type !== 'shared') return [event]
  const { given: _given, taken: _taken, cheese: _cheese, ...told } = event
  return [told]
}

const resultOf = (state: MysticsState): string | null => mystics.outcome(state)?.result ?? null

/** Plays a game by these rules to its end, or as long as it may be. */
export function recordGame(
  start: Start,
  longest: number,
  choose: (state: MysticsState, actions: readonly MysticsAction[]) => MysticsAction,
): RecordedGame {
  const match = new Match(mystics, start)
  const witness = new Witness(match, mystics.version)
  for (let plays = 0; match.state.over === null && plays < longest; plays++) {
    const actions = legal(mystics, match.state)
    const step = match.play(choose(match.state, actions))
    if (!step.ok) throw new Error(`Bug: ${start.seed}, play ${plays + 1}: ${step.refusal.code} (${step.refusal.rule})`)
    witness.saw(actions)
  }
  witness.mark()
  return { record: match.record, marks: witness.marks, result: resultOf(match.state) }
}

/** Plays a recorded game again by the rules of its time; what differs first, or null. */
export function differenceIn({ record, marks, result }: RecordedGame): string | null {
  const { version, start, entries } = record
  const rules = rulesOf(mystics, version)
  if (rules === null) return `rules version ${version} is no longer played`
  const match = new Match(rules, start)
  const witness = new Witness(match, version)
  for (const [i, entry] of entries.entries()) {
    const actions = legal(mystics, match.state)
    const step = match.add(entry)
    if ('refusal' in step) return `${start.seed}, play ${i + 1}: is no longer allowed (${step.refusal.rule})`
    if (!witness.saw(actions)) continue
    const difference = differenceAt(marks, witness)
    if (difference !== null) return `${start.seed}, ${difference}`
  }
  witness.mark()
  const difference = differenceAt(marks, witness)
  if (difference !== null) return `${start.seed}, ${difference}`
  return resultOf(match.state) === result ? null : `${start.seed}: ends otherwise`
}

function differenceAt(marks: readonly Mark[], { marks: seen }: Witness): string | null {
  const at = seen.length - 1
  const upTo = `up to play ${seen.length * PLAYS_A_MARK}`
  if (marks[at]?.happened !== seen[at].happened) return `${upTo}: something else was legal or happened`
  return marks[at].states === seen[at].states ? null : `${upTo}: another state`
}
