import { isRecord } from '@mousekeep/engine'
import { findSide, isSide } from '../board/box-tiles.ts'
import { findCard, findHero, findMinionCard, findMinionType } from '../cards/box.ts'
import { CLASSES } from '../cards/words.ts'
import type { Problems } from '../shape/problem.ts'
import type { Vocabulary } from '../shape/read-shape.ts'
import { LIKES, type Named } from '../shape/shape.ts'
import { PARTS } from '../story/passages.ts'
import { GOALS, RULE_CONDITIONS, RULE_MOMENTS, RULE_VERBS } from '../story/words.ts'

/** The words that stand in the rules and goals of a chapter. */
export const CHAPTER_SLOTS = { condition: RULE_CONDITIONS, verb: RULE_VERBS, moment: RULE_MOMENTS, goal: GOALS }

/** Figures of which a rule may speak beside heroes, minion types and tokens. */
export const FIGURES = ['mice', 'free mice', 'captured mice', 'minions', 'small minions', 'it'] as const

/** Places that are none of a tile's: of tokens, of the moment, of the rules. */
export const PLACE_WORDS = [
  'it',
  'its space',
  'mouse',
  'near',
  'out',
  'stash',
  'unused',
  'anywhere',
  'normal',
  'M19.5',
] as const

/** Names that an author may not choose: they mean something else where names are looked up. */
const RESERVED: ReadonlySet<string> = new Set([
  ...FIGURES,
  ...PLACE_WORDS,
  ...Object.getOwnPropertyNames(Object.prototype),
  'here',
  'any',
  'none',
  'nobody',
])

const NAME = new RegExp(LIKES.name.pattern)

type Report = (path: string, problems: Problems) => void

/** What a chapter may name: what the box has, and what it declares itself. Notes what of it is used. */
export class ChapterNames implements Vocabulary {
  readonly slots = CHAPTER_SLOTS
  readonly #sides: ReadonlySet<string>
  readonly #variables: ReadonlySet<string>
  readonly #tokens: ReadonlySet<string>
  readonly #flags: ReadonlySet<string>
  /** Kinds of tokens, with the tokens of each. */
  readonly #kinds = new Map<string, string[]>()
  readonly #used = new Set<string>()

  /** From data that nobody has looked at yet: whatever looks like a declaration is one. */
  constructor(given: Readonly<Record<string, unknown>>) {
    const tiles = listIn(given['tiles']).filter(isRecord)
    this.#sides = new Set(tiles.flatMap(({ up, down }) => [up, down]).filter((each) => typeof each === 'string'))
    this.#variables = keysIn(given['vars'])
    this.#tokens = keysIn(given['tokens'])
    this.#flags = new Set(
      [...listIn(given['achievements']), ...listIn(given['earlier'])].filter((each) => typeof each === 'string'),
    )
    if (!isRecord(given['tokens'])) return
    for (const [token, json] of Object.entries(given['tokens'])) {
      const kind = isRecord(json) ? json['kind'] : undefined
      if (typeof kind === 'string') this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), token])
    }
  }

  name(name: string, of: Named, path: string, problems: Problems): void {
    this.#check(name, of)?.(path, problems)
  }

  /** What is declared and never spoken of. */
  unused(): { readonly variables: readonly string[]; readonly tokens: readonly string[] } {
    const idle = (names: ReadonlySet<string>): string[] => [...names].filter((name) => !this.#used.has(name))
    return { variables: idle(this.#variables), tokens: idle(this.#tokens) }
  }

  /** What is wrong with a name; null: nothing. */
  #check(name: string, of: Named): Report | null {
    switch (of) {
      case 'boss':
        return this.#check(name, 'minion') ?? unless(findMinionType(name)?.boss === true, 'no-boss', { name })
      case 'box side':
        return unless(isSide(name), 'no-side-in-box', { name })
      case 'card':
        return unless(findCard(name) !== undefined, 'no-card', { name })
      case 'figures':
        return this.#figures(name)
      case 'flag':
        return unless(this.#flags.has(name), 'no-flag', { name })
      case 'ground':
        return this.#place(name)
      case 'hero':
        return unless(findHero(name) !== undefined, 'no-hero', { name })
      case 'hero or class':
        return unless(name === 'mouse' || findHero(name) !== undefined || isClass(name), 'no-hero-or-class', { name })
      case 'link':
        return this.#link(name)
      case 'minion':
        return unless(findMinionType(name) !== undefined, 'no-minion', { name })
      case 'new name':
        return newName(name)
      case 'passage':
        return this.#passage(name)
      case 'place':
        return isOneOf(PLACE_WORDS, name) ? null : this.#place(name)
      case 'side':
        return unless(this.#sides.has(name) && isSide(name), 'no-side', { name })
      case 'token':
        return unless(this.#useToken(name), 'no-token', { name })
      case 'track card':
        return unless(findMinionCard(name) !== undefined || findHero(name) !== undefined, 'no-track-card', { name })
      case 'variable':
        this.#used.add(name)
        return unless(this.#variables.has(name), 'no-variable', { name })
    }
  }

  /** `here`, a side, or `side:place` with a place of the tile's data; `areas` are its special areas. */
  #place(text: string): Report | null {
    const [side, name, ...more] = text.split(':')
    if (side === 'here' && more.length === 0 && (name === undefined || name === 'areas' || this.#isSomewhere(name)))
      return null
    const wrong = this.#check(side, 'side')
    if (wrong !== null || name === undefined || name === 'areas') return wrong
    return unless(more.length === 0 && Object.hasOwn(findSide(side).places, name), 'no-place', { side, name })
  }

  #isSomewhere(name: string): boolean {
    return [...this.#sides].some((side) => isSide(side) && Object.hasOwn(findSide(side).places, name))
  }

  /** `side.edge`: an exit; `side.flip`: the flip space. */
  #link(text: string): Report | null {
    const [side, edge = ''] = text.split('.')
    const wrong = this.#check(side, 'side')
    if (wrong !== null) return wrong
    return unless(edge === 'flip' || findSide(side).doors.some((door) => door.id === edge), 'no-exit', {
      side,
      name: edge,
    })
  }

  #figures(name: string): Report | null {
    if (this.#useToken(name)) return null
    const isFigure = isOneOf(FIGURES, name) || findMinionType(name) !== undefined || findHero(name) !== undefined
    return unless(isFigure, 'no-figure', { name })
  }

  /** A token by its name, or all of a kind. */
  #useToken(name: string): boolean {
    const ofKind = this.#kinds.get(name)
    for (const each of [name, ...(ofKind ?? [])]) this.#used.add(each)
    return ofKind !== undefined || this.#tokens.has(name)
  }

  /** Its name becomes a key of the book's text, beside those of the sides and of the parts every chapter has. */
  #passage(name: string): Report | null {
    const wrong = unless(NAME.test(name), 'like', { name, example: LIKES.name.example })
    return wrong ?? unless(!PARTS.includes(name) && !this.#sides.has(name), 'told-anyway', { name })
  }
}

function unless(
  holds: boolean,
  ...[code, params]: [Parameters<Problems['add']>[1], Record<string, string>]
): Report | null {
  return holds ? null : (path, problems) => problems.add(path, code, params)
}

/** What the author calls something: no name that is looked up as something else. */
function newName(name: string): Report | null {
  const wrong = unless(NAME.test(name), 'like', { name, example: LIKES.name.example })
  const isTaken = RESERVED.has(name) || findHero(name) !== undefined || findMinionType(name) !== undefined
  return wrong ?? unless(!isTaken, 'reserved', { name })
}

function isClass(name: string): boolean {
  return isOneOf(CLASSES, name)
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

function listIn(json: unknown): unknown[] {
  return Array.isArray(json) ? json : []
}

function keysIn(json: unknown): ReadonlySet<string> {
  return new Set(isRecord(json) ? Object.keys(json) : [])
}
