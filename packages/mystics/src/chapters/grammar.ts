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
  | 'amount'
  | 'select'
  | 'pointsLeft'
  | 'anySide'
  | 'surgeSide'
  | 'turnCard'
  | 'round'
  | 'minions'
  | 'way'
  | 'difficulty'
  | 'steps'
  | 'conditions'
  | 'boss'
  | 'cards'
  | 'words'
  | 'uncountedRules'
  | 'melee'
  | 'adjacent'
  | 'passage'

/** One parameter, or named ones; a star marks what may be left out. */
export type Shape = Parameter | Readonly<Record<string, Parameter>>

export const MOMENT_WORDS: Readonly<Record<string, Shape>> = {
  chapterStart: 'yes',
  enter: 'anySide',
  enterFirst: 'side',
  act: { name: 'text', place: 'place' },
  call: { name: 'text' },
  takenUp: 'token',
  stepOnto: { who: 'who', place: 'place' },
  moveRoll: { who: 'who', side: 'side', number: 'number' },
  turnInstead: { type: 'minion', place: 'place' },
  attackInstead: { types: 'minions', place: 'place' },
  minionDefeated: { type: 'minion' },
  searchHit: { place: 'place' },
  turnEnd: { card: 'turnCard' },
  roundEnd: 'round',
  pageTurned: 'page',
  becomes: { variable: 'variable', value: 'amount' },
  captured: 'yes',
  bossWounds: { boss: 'minion', n: 'number' },
  surge: 'surgeSide',
  encounterDue: 'yes',
  victory: 'yes',
}

export const CONDITION_WORDS: Readonly<Record<string, Shape>> = {
  flag: 'flag',
  count: { of: 'figures', at: 'place', is: 'comparison', n: 'amount' },
  compare: { variable: 'variable', is: 'comparison', n: 'amount' },
  at: { who: 'figures', place: 'place' },
  near: { of: 'figures', within: 'steps' },
  is: { who: 'figures', what: 'text' },
  cheeseOf: { who: 'figures', is: 'comparison', n: 'number' },
  page: { is: 'comparison', n: 'number' },
  by: 'text',
  once: 'limit',
  carries: { token: 'token' },
  colour: 'colour',
  here: 'side',
  cameBy: 'way',
  difficulty: 'difficulty',
  any: 'conditions',
  all: 'conditions',
  not: 'condition',
}

export const VERB_WORDS: Readonly<Record<string, Shape>> = {
  placeMinions: { n: 'amount', type: 'minion', 'where*': 'place' },
  layBelow: 'yes',
  set: { variable: 'variable', value: 'amount' },
  add: { variable: 'variable', n: 'number' },
  test: { dice: 'amount', 'star*': 'verbs', 'none*': 'verbs', 'cheese*': 'verbs', 'eachStar*': 'verbs' },
  when: { if: 'conditions', do: 'verbs', 'else*': 'verbs' },
  wheel: { n: 'number' },
  wound: { who: 'select', n: 'number' },
  heal: { who: 'select', n: 'number' },
  cheese: { who: 'select', n: 'number' },
  knockDown: { who: 'select' },
  stand: { who: 'select' },
  mark: { who: 'select', marker: 'marker' },
  cure: { who: 'select' },
  relocate: { who: 'select', to: 'place' },
  remove: { who: 'select' },
  achieve: 'flag',
  endMarker: 'amount',
  layTraps: 'yes',
  ambush: 'yes',
  put: { token: 'token', at: 'place', 'from*': 'place', 'n*': 'number' },
  stash: 'item',
  ask: { name: 'text', options: 'options' },
  gate: { link: 'link', open: 'open' },
  points: { n: 'pointsLeft' },
  peek: 'yes',
  tell: 'passage',
  win: 'yes',
  lose: 'yes',
}

export const GOAL_WORDS: Readonly<Record<string, Shape>> = {
  allAt: 'place',
  oneAt: 'place',
  clear: 'place',
  tally: { variable: 'variable', n: 'amount' },
  held: 'token',
  beaten: { boss: 'boss', 'on*': 'side' },
  dawn: 'yes',
}

/** Rules of the game that a chapter may change throughout (`mods`). A list of shapes: one of them, or several. */
export const MOD_WORDS: Readonly<Record<string, Shape | readonly Shape[]>> = {
  timeShort: 'number',
  surgeEach: 'yes',
  endWins: 'yes',
  layBelow: ['yes', { if: 'conditions' }],
  range: ['adjacent', { to: 'adjacent', if: 'conditions' }],
  paws: 'yes',
  ladder: 'yes',
  drySide: { side: 'side', 'if*': 'conditions' },
  placedAs: { ranged: 'melee', 'if*': 'conditions' },
  uncounted: { who: 'minion', rules: 'uncountedRules' },
  bossCards: { boss: 'boss', 'cards*': 'cards', 'unused*': 'variable', 'if*': 'conditions' },
  woundCap: { boss: 'boss', n: 'number', 'if*': 'conditions' },
  bossStats: {
    boss: 'boss',
    'battle*': 'number',
    'defense*': 'number',
    'life*': 'number',
    'defenseBy*': 'number',
    'off*': 'words',
    'if*': 'conditions',
  },
  walksTo: { types: 'minions', place: 'place' },
  captureCost: { variable: 'variable', n: 'number' },
  rescueAt: 'place',
}

/** Changes of which a chapter may have several. */
export const LISTED_MODS: ReadonlySet<string> = new Set(['drySide', 'uncounted', 'bossCards', 'woundCap', 'bossStats'])
