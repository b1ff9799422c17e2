import {
  anyOf,
  fields,
  list,
  maybe,
  name,
  number,
  oneOf,
  record,
  text,
  TRUE_OR_FALSE,
  word,
  YES,
  type Shapes,
  type TypeOf,
  type Values,
  type WordOf,
} from '../shape/shape.ts'
import { MARKERS, MODIFIERS, VERBS } from '../cards/words.ts'

/**
 * The closed language of chapters (`docs/chapter-language.md`): every word of a rule is an object with one key and what
 * belongs to it, and has its shape in the table of its slot.
 */

/** No number in a chapter is further from nought. */
export const MOST = 100
const MOST_TERMS = 12

function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a table has its words as keys and nothing else
  return Object.keys(table) as (keyof Table & string)[]
}

/** Words that stand in words. */
export interface Slots {
  readonly condition: RuleCondition
  readonly verb: RuleVerb
  readonly moment: RuleMoment
  readonly goal: Goal
}

export const CONDITION_LIST = list(word('condition'))
export const VERB_LIST = list(word('verb'))
const NUMBER = number(-MOST, MOST)
const COUNT = number(0, MOST)
const VARIABLE = name('variable')
const TOKEN = name('token')
const SIDE = name('side')
const PLACE = name('place')
/** A place to stand on, not one of tokens. */
const GROUND = name('ground')
const NAME = text('name')
/** Words of a boss's card. */
const CARD_WORD = oneOf(...keysOf(MODIFIERS), ...keysOf(VERBS))
const FIGURES = name('figures')
const MINION = name('minion')
const BOSS = name('boss')
const TRACK_CARD = name('track card')
/** On the space of `it` (0), or on that or an adjacent one (1). */
const WITHIN = number(0, 1)

/** A number compared: of figures, of a variable, of the page. */
const COMPARISON = oneOf('<', '<=', '=', '>=', '>')
export type Comparison = TypeOf<typeof COMPARISON, Slots>

/** Figures a rule speaks of: a class of them, a minion type, or the one that caused the moment. */
export type Figures = 'mice' | 'free mice' | 'minions' | 'small minions' | 'captured mice' | 'it' | (string & {})

/** Figures, or a narrower choice among them, for verbs. */
const WHO = anyOf(
  FIGURES,
  fields({
    of: anyOf(FIGURES, list(FIGURES)),
    at: maybe(PLACE),
    within: maybe(WITHIN),
    /** Those that this rule has just placed. */
    placed: maybe(YES),
    noBoss: maybe(YES),
    without: maybe(oneOf(...MARKERS)),
    /** The one highest on the track. */
    highest: maybe(YES),
    /** So many of them, or all of one space, by party choice. */
    choose: maybe(anyOf(number(1, MOST), oneOf('space'))),
  }),
)
export type Who = TypeOf<typeof WHO, Slots>
export type Selection = Exclude<Who, string>

/** A number that may depend on what holds: what it starts from, and what is added for each thing that is so. */
export const AMOUNT = anyOf(
  NUMBER,
  fields({
    /** `lore`: that of the mouse that caused the moment. */
    start: anyOf(NUMBER, oneOf('lore')),
    plus: maybe(
      list(
        fields({
          n: NUMBER,
          if: maybe(CONDITION_LIST),
          /** Once for each: of figures or tokens at a place, or of a variable. */
          per: maybe(anyOf(fields({ variable: VARIABLE }), fields({ of: FIGURES, at: PLACE }))),
        }),
        0,
        MOST_TERMS,
      ),
    ),
    least: maybe(NUMBER),
  }),
)
export type Amount = TypeOf<typeof AMOUNT, Slots>

/** Who sets off a rule by moving. */
const MOVERS = oneOf('mice', 'minions', 'small minions', 'any')
export type Movers = TypeOf<typeof MOVERS, Slots>

export const RULE_MOMENTS = {
  chapterStart: YES,
  enter: anyOf(oneOf('any'), SIDE),
  enterFirst: SIDE,
  act: fields({ name: NAME, place: PLACE }),
  call: fields({ name: NAME }),
  takenUp: TOKEN,
  stepOnto: fields({ who: MOVERS, place: PLACE }),
  moveRoll: fields({ who: MOVERS, side: SIDE, number: NUMBER }),
  turnInstead: fields({ type: MINION, place: PLACE }),
  attackInstead: fields({ types: list(MINION), place: PLACE }),
  minionDefeated: fields({ type: MINION }),
  searchHit: fields({ place: PLACE }),
  turnEnd: fields({ card: anyOf(oneOf('minions'), TRACK_CARD) }),
  roundEnd: anyOf(YES, oneOf('cut short too')),
  pageTurned: anyOf(number(1, MOST), oneOf('any')),
  becomes: fields({ variable: VARIABLE, value: AMOUNT }),
  captured: YES,
  bossWounds: fields({ boss: MINION, n: NUMBER }),
  surge: anyOf(oneOf('any', 'orange', 'blue'), SIDE),
  encounterDue: YES,
  victory: YES,
} as const satisfies Shapes
export type RuleMoment = WordOf<typeof RULE_MOMENTS, Slots>
export type RuleMomentValues = Values<typeof RULE_MOMENTS, Slots>

export const RULE_CONDITIONS = {
  flag: name('flag'),
  count: fields({ of: FIGURES, at: PLACE, is: COMPARISON, n: AMOUNT }),
  compare: fields({ variable: VARIABLE, is: COMPARISON, n: AMOUNT }),
  at: fields({ who: FIGURES, place: PLACE }),
  near: fields({ of: FIGURES, within: WITHIN }),
  is: fields({ who: oneOf('it'), what: name('hero or class') }),
  cheeseOf: fields({ who: oneOf('it'), is: COMPARISON, n: NUMBER }),
  page: fields({ is: COMPARISON, n: NUMBER }),
  by: oneOf('mouse'),
  once: oneOf('chapter', 'token'),
  carries: fields({ token: TOKEN }),
  colour: oneOf('orange', 'blue'),
  here: SIDE,
  cameBy: oneOf('door', 'flip'),
  difficulty: oneOf('story', 'standard', 'heroic'),
  any: CONDITION_LIST,
  all: CONDITION_LIST,
  not: word('condition'),
} as const satisfies Shapes
export type RuleCondition = WordOf<typeof RULE_CONDITIONS, Slots>
export type RuleConditionValues = Values<typeof RULE_CONDITIONS, Slots>

export const RULE_VERBS = {
  placeMinions: fields({ n: AMOUNT, type: MINION, where: maybe(PLACE) }),
  layBelow: YES,
  set: fields({ variable: VARIABLE, value: AMOUNT }),
  add: fields({ variable: VARIABLE, n: NUMBER }),
  test: fields({
    dice: AMOUNT,
    star: maybe(VERB_LIST),
    none: maybe(VERB_LIST),
    cheese: maybe(VERB_LIST),
    eachStar: maybe(VERB_LIST),
  }),
  when: fields({ if: CONDITION_LIST, do: VERB_LIST, else: maybe(VERB_LIST) }),
  wheel: fields({ n: NUMBER }),
  wound: fields({ who: WHO, n: NUMBER }),
  heal: fields({ who: WHO, n: NUMBER }),
  cheese: fields({ who: WHO, n: NUMBER }),
  knockDown: fields({ who: WHO }),
  stand: fields({ who: WHO }),
  mark: fields({ who: WHO, marker: oneOf(...MARKERS) }),
  cure: fields({ who: WHO }),
  relocate: fields({ who: WHO, to: PLACE }),
  remove: fields({ who: WHO }),
  achieve: name('flag'),
  endMarker: AMOUNT,
  layTraps: YES,
  ambush: YES,
  put: fields({
    token: TOKEN,
    at: PLACE,
    /** Where those of a kind are taken from: a place, `it`, `near`, `anywhere` or `unused`. */
    from: maybe(PLACE),
    /** At most so many of them, by party choice. */
    n: maybe(NUMBER),
  }),
  stash: name('card'),
  ask: fields({ name: NAME, options: record(NAME, VERB_LIST, 2, 8) }),
  gate: fields({ link: name('link'), open: TRUE_OR_FALSE }),
  points: fields({ n: anyOf(NUMBER, oneOf('none')) }),
  peek: YES,
  /** A passage of the chapter, the first time only. */
  tell: name('passage'),
  win: YES,
  lose: YES,
} as const satisfies Shapes
export type RuleVerb = WordOf<typeof RULE_VERBS, Slots>
export type RuleVerbValues = Values<typeof RULE_VERBS, Slots>

export const GOALS = {
  allAt: GROUND,
  oneAt: GROUND,
  clear: GROUND,
  tally: fields({ variable: VARIABLE, n: AMOUNT }),
  held: TOKEN,
  beaten: fields({ boss: BOSS, on: maybe(SIDE) }),
  dawn: YES,
} as const satisfies Shapes
export type Goal = WordOf<typeof GOALS, Slots>
export type GoalValues = Values<typeof GOALS, Slots>

/** Of which kind a card may be that a special search finds (B8). */
export const SEARCH_KINDS = ['weapon', 'armor', 'accessory', 'scroll'] as const

/** Rules that may leave minions of a type uncounted. */
const UNCOUNTED_RULES = ['M5.1', 'M13.1', 'M20.2', 'B1'] as const
export type UncountedRule = (typeof UNCOUNTED_RULES)[number]

/** Something that holds only while its conditions do. */
const WHILE = maybe(CONDITION_LIST)

/** Rules of the game that a chapter may change throughout (`mods`). */
export const CHANGED_RULES = {
  /** Cheese that time is short puts on the wheel, instead of 1 (M5.1). */
  timeShort: NUMBER,
  /** Every surge brings minions (M15.3). */
  surgeEach: YES,
  /** Reaching the end marker wins (M15.4, M23.2). */
  endWins: YES,
  /** New minion cards go below; nothing is dealt anew (M4.2, M4.7). */
  layBelow: anyOf(YES, fields({ if: WHILE })),
  /** Ranged attacks of mice only at own and adjacent spaces (M10.2). */
  range: anyOf(oneOf('adjacent'), fields({ to: oneOf('adjacent'), if: WHILE })),
  /** Clever paws: a crafty flip by a star on dice of lore (M13.5, B2). */
  paws: YES,
  /** Living ladder: a hook flip with every free mouse on or next to it (M13.5, B3). */
  ladder: YES,
  /** Water spaces of these sides are plain floor (M8). */
  drySide: list(fields({ side: SIDE, if: WHILE })),
  /** Ranged minions are placed as melee ones (M14.4). */
  placedAs: fields({ ranged: oneOf('melee'), if: WHILE }),
  /** Minions of a type that some rules do not count. */
  uncounted: list(fields({ who: MINION, rules: list(oneOf(...UNCOUNTED_RULES)) })),
  /** Which cards of a boss are in play; `unused`: two of those not lost, which the variable counts (M4.4). */
  bossCards: list(fields({ boss: BOSS, cards: maybe(list(TRACK_CARD, 1)), unused: maybe(VARIABLE), if: WHILE })),
  /** Most wounds a mouse takes from one attack of a boss (M10.5). */
  woundCap: list(fields({ boss: BOSS, n: COUNT, if: WHILE })),
  /** Numbers of a boss, what is added to its defence, and words of its card that do nothing. */
  bossStats: list(
    fields({
      boss: BOSS,
      battle: maybe(COUNT),
      defense: maybe(COUNT),
      life: maybe(number(1, MOST)),
      defenseBy: maybe(NUMBER),
      off: maybe(list(CARD_WORD)),
      if: WHILE,
    }),
  ),
  /** Minion types that walk to a place and not to the nearest mouse (M17.4). */
  walksTo: fields({ types: list(MINION), place: PLACE }),
  /** What a capture costs instead of a page (M20.1). */
  captureCost: fields({ variable: VARIABLE, n: NUMBER }),
  /** Captured mice come back there on their turn, minions or not (M20.2). */
  rescueAt: PLACE,
} as const satisfies Shapes
export type ChangedRules = Partial<Values<typeof CHANGED_RULES, Slots>>
export type BossStats = NonNullable<ChangedRules['bossStats']>[number]
