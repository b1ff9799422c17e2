/**
 * What a chapter's rules may say, as tables: every word, and what belongs to it. The reader checks files against
 * them, and `docs/chapter-language.md` is checked against them by a test.
 */

/** What a parameter is: plain values, or a name that must exist. */
export type Parameter =
  | 'number'
  | 'text'
  | 'yes'
  | 'flag'
  | 'variable'
  | 'token'
  | 'side'
  | 'place'
  | 'figures'
  | 'who'
  | 'minion'
  | 'card'
  | 'trackCard'
  | 'marker'
  | 'comparison'
  | 'page'
  | 'item'
  | 'limit'
  | 'verbs'
  | 'options'
  | 'condition'
  | 'open'
  | 'link'
  | 'colour'

export type Shape = Parameter | Readonly<Record<string, Parameter>>

export const MOMENT_WORDS: Readonly<Record<string, Shape>> = {
  chapterStart: 'yes',
  enter: 'side',
  enterFirst: 'side',
  act: { name: 'text', place: 'place' },
  call: { name: 'text' },
  takenUp: 'token',
  stepOnto: { who: 'who', place: 'place' },
  moveRoll: { who: 'who', side: 'side', number: 'number' },
  turnInstead: { type: 'minion', place: 'place' },
  minionDefeated: { type: 'minion' },
  searchHit: { place: 'place' },
  turnEnd: { card: 'trackCard' },
  roundEnd: 'yes',
  pageTurned: 'page',
  becomes: { variable: 'variable', value: 'number' },
  captured: 'yes',
  bossWounds: { boss: 'minion', n: 'number' },
  surge: 'side',
  victory: 'yes',
}

export const CONDITION_WORDS: Readonly<Record<string, Shape>> = {
  flag: 'flag',
  count: { of: 'figures', at: 'place', is: 'comparison', n: 'number' },
  compare: { variable: 'variable', is: 'comparison', n: 'number' },
  at: { who: 'figures', place: 'place' },
  is: { who: 'figures', what: 'text' },
  cheeseOf: { who: 'figures', is: 'comparison', n: 'number' },
  page: { is: 'comparison', n: 'number' },
  by: 'text',
  once: 'limit',
  carries: { token: 'token' },
  colour: 'colour',
  not: 'condition',
}

/** A star marks a parameter that may be left out. */
export const VERB_WORDS: Readonly<Record<string, Shape>> = {
  placeMinions: { n: 'number', type: 'minion', 'where*': 'place' },
  set: { variable: 'variable', value: 'number' },
  add: { variable: 'variable', n: 'number' },
  test: { dice: 'number', 'star*': 'verbs', 'none*': 'verbs', 'cheese*': 'verbs' },
  wheel: { n: 'number' },
  wound: { who: 'figures', n: 'number' },
  heal: { who: 'figures', n: 'number' },
  cheese: { who: 'figures', n: 'number' },
  knockDown: { who: 'figures' },
  stand: { who: 'figures' },
  mark: { who: 'figures', marker: 'marker' },
  cure: { who: 'figures' },
  relocate: { who: 'figures', to: 'place' },
  remove: { who: 'figures' },
  achieve: 'flag',
  endMarker: 'number',
  layTraps: 'yes',
  ambush: 'yes',
  put: { token: 'token', at: 'place' },
  stash: 'item',
  ask: { name: 'text', options: 'options' },
  gate: { link: 'link', open: 'open' },
  points: { n: 'number' },
  win: 'yes',
  lose: 'yes',
}

export const GOAL_WORDS: Readonly<Record<string, Shape>> = {
  allAt: 'place',
  oneAt: 'place',
  clear: 'side',
  tally: { variable: 'variable', n: 'number' },
  held: 'token',
  beaten: 'minion',
  dawn: 'yes',
}

/** Rules of the game that a chapter may change throughout (`mods`). */
export const MOD_WORDS: Readonly<Record<string, Shape>> = {
  timeShort: 'number',
  surgeEach: 'yes',
  endWins: 'yes',
  layBelow: 'yes',
  range: 'text',
  paws: 'yes',
  ladder: 'yes',
}
