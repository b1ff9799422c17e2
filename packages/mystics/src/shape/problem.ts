import { BadInput, sentence, SENTENCES, type Problem, type Sentences } from '@mousekeep/engine'

/**
 * Everything that readers of Mystics find wrong with outside data, in English; `text/problems.*.ftl` has the same for
 * people in their languages. `{name}` stands for a parameter.
 */
export const PROBLEMS = {
  ...SENTENCES,
  yes: '{path} must be true or left out',
  no: '{path} must be false or left out',
  point: '{path} must be two whole numbers from 0 to {most}',
  'one-word': '{path} must be one word',
  like: '{path}: "{name}" must be written like {example}',
  reserved: '{path}: "{name}" means something else already',
  'too-few': '{path} must have no fewer entries than {least}',
  'too-many': '{path} must have at most {most} entries',
  'too-deep': '{path} stands too deep',
  'too-large': '{path} says more than {most} things',
  'too-long': '{path}: names must have at most {most} characters',
  'and-more': 'and more',
  twice: '{path} names "{name}" twice',

  'no-boss': '{path}: "{name}" is no boss',
  'no-card': '{path}: there is no such card as "{name}"',
  'no-encounter': '{path}: there is no such encounter card as "{name}"',
  'no-exit': '{path}: "{side}" has no exit "{name}"',
  'no-figure': '{path}: "{name}" is no figure',
  'no-flag': '{path}: the chapter declares no achievement "{name}"',
  'no-hero': '{path}: there is no such hero as "{name}"',
  'no-hero-or-class': '{path}: "{name}" is neither a hero nor a class',
  'no-minion': '{path}: there is no such minion as "{name}"',
  'no-place': '{path}: "{side}" has no place "{name}"',
  'no-side': '{path}: this chapter lays no side "{name}"',
  'no-side-in-box': '{path}: the box has no side "{name}"',
  'no-token': '{path}: the chapter declares no token "{name}"',
  'no-track-card': '{path}: there is no such initiative card as "{name}"',
  'no-variable': '{path}: the chapter declares no variable "{name}"',
  'told-anyway': '{path}: a passage "{name}" is told without a rule',

  'laid-twice': '{path}: "{name}" is laid twice',
  'spot-taken': '{path}: another tile lies there',
  'other-back': '{path}: the back of "{name}" is "{back}"',
  'party-size': '{path} must name as many heroes as the party has: {size}',
  'party-forbidden': '{path}: {name} is forbidden',
  'party-lacks': '{path} lacks {name}, who is required',
  'party-lacks-all': '{path} lacks all of {names}, one of whom is required',
  'start-closed': '{path}: "{name}" is closed, nobody can start there',
  'track-not-fixed': '{path} may be laid only where party.required names the whole party',
  'track-cards': '{path} must have the card of each mouse of the party once',
  'card-or-any': '{path} must have either card or any',
  'other-boss': '{path}: "{name}" is no card of {boss}',
  unused: '{path} is never used: take it out',
  unreached: '{path}: nobody can reach "{name}"; move the tile, or list the side under closed',
  'nothing-wins': '{path}: nothing wins this chapter; name a goal, or let a rule say win',

  coordinates: '{path} must be a point, [x, y]',
  'no-space': '{path}: there is no space "{name}"',
  'joins-one': '{path}: "{name}" must join two spaces',
  'no-ability': '{path}: there is no such ability as "{name}"',
  'no-card-here': '{path}: there is no card "{name}" at this table',
  'no-encounter-here': '{path}: there is no encounter card "{name}" at this table',
  'mouse-name': '{path}: "{name}" is the name of a mouse',
  'no-room': '{path}: "{name}" has no room for two large figures',
  'track-lacks': '{path} has no card of "{name}"',
  'not-worn': '{path}: "{name}" cannot be worn',
  'two-places': '{path} cannot be in two places',
  'no-clause': '{path}: there is no such clause on "{name}"',
  'no-card-says': '{path}: no card says so',
  'no-rule-says': '{path}: no rule of the chapter says so',
  'not-the-whole': '"{path}" is not what "whole" says; leave out one of the two',
  otherwise: 'whole: with "{path}" as it is written the game would stand otherwise',
  'die-first': '{path}: somebody must decide before a die is rolled',
  'not-under-way': '{path}: this work cannot be under way at this table ({why})',
  'not-seated': '{path} must be those of "seats", in the same order',
  'not-here': '{path}: {name} is not in this chapter (M3.1)',
  'mice-needed': '{path} must have as many mice as this chapter wants: {size} (M3.1)',
  needs: '{path}: this chapter needs {name} (M3.1)',
  'needs-one': '{path}: this chapter needs one of {names} (M3.1)',
  'no-known-flag': '{path}: there is no such flag as "{name}"',
  'closed-journey': '{path}: a campaign without a chapter must be closed',
  'record-in-play': '{path}: a campaign has a record only while a chapter is played',
  'only-lost': '{path}: only a lost chapter can be left behind',
} as const satisfies Sentences

export type ProblemCode = keyof typeof PROBLEMS

/** Whoever has so many is told of the rest when these are mended. */
const MOST_PROBLEMS = 100
/** In the message of an error, for programs and logs. */
const MOST_SENTENCES = 10

/** Collects what is wrong while reading goes on. */
export class Problems {
  readonly #found: Problem[] = []

  get count(): number {
    return this.#found.length
  }

  add(path: string, code: ProblemCode, params: Problem['params'] = {}): void {
    this.#found.push({ path, code, params })
    if (this.#found.length >= MOST_PROBLEMS) this.end()
  }

  /** What was read; undefined if it cannot be, and then what is wrong with it has been collected. */
  try<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      this.#found.push(...error.problems)
      if (this.#found.length >= MOST_PROBLEMS) this.end()
      return undefined
    }
  }

  /** Throws `BadInput` with everything that was found, if there is anything. */
  end(): void {
    if (this.#found.length > 0) throw badInput(this.#found)
  }
}

/** A single problem, thrown. */
export function bad(path: string, code: ProblemCode, params: Problem['params'] = {}): BadInput {
  return badInput([{ path, code, params }])
}

function badInput(found: readonly Problem[]): BadInput {
  const lines = found.slice(0, MOST_SENTENCES).map((problem) => sentence(problem, PROBLEMS))
  if (found.length > MOST_SENTENCES) lines.push(PROBLEMS['and-more'])
  return new BadInput(lines.join('\n'), found)
}
