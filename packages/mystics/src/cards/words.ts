import {
  anyOf,
  fields,
  list,
  maybe,
  name,
  number,
  oneOf,
  word,
  YES,
  type Shapes,
  type TypeOf,
  type Values,
  type WordOf,
} from '../shape/shape.ts'
import { DIE, MARKERS, SLOTS } from './lists.ts'

export { DIE, MARKERS, SLOTS, type Face, type Marker, type Slot } from './lists.ts'

/**
 * The closed language of cards (`docs/card-language.md`): every word is an object with one key and what belongs to it,
 * and has its shape in the table of its slot.
 */

export const CARD_MOMENTS = [
  'always',
  'turnStart',
  'ownTurn',
  'freeAction',
  'action',
  'battle',
  'beforeAttack',
  'attackRolled',
  'attackDone',
  'defend',
  'defendOther',
  'defenseRolled',
  'wounding',
  'capturing',
  'wounded',
  'markerGained',
  'minionDefeated',
  'searchRoll',
  'searchHit',
  'drawn',
  'minionsPlaced',
  'minionTurn',
  'wheelGain',
  'trackDealt',
  'turnEnd',
] as const
export type Moment = (typeof CARD_MOMENTS)[number]

const MARKER = oneOf(...MARKERS)

export const CLASSES = ['archer', 'healer', 'leader', 'mystic', 'scamp', 'tinkerer', 'warrior'] as const
export type HeroClass = (typeof CLASSES)[number]

export const CARD_KINDS = [
  'weapon',
  'armor',
  'accessory',
  'item',
  'scroll',
  'trick',
  'event',
  'party item',
  'ability',
  'innate',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

const FACE = oneOf(...DIE)

export type Mode = 'melee' | 'ranged'
const MODE = oneOf('melee', 'ranged')
export type AttackType = 'sharp' | 'blunt' | 'magic'
const ATTACK_TYPE = oneOf('sharp', 'blunt', 'magic')
const ATTACK_WORD = oneOf('melee', 'ranged', 'sharp', 'blunt', 'magic', 'weapon', 'thisWeapon', 'any')
export type AttackWord = TypeOf<typeof ATTACK_WORD, Slots>

/** Far above what any card says. */
const MOST = 20
const COUNT = number(-MOST, MOST)

/** Words that stand in words. */
interface Slots {
  readonly condition: Condition
}

export const CONDITIONS = {
  attackIs: list(ATTACK_WORD),
  attackedBy: MODE,
  lowerOnTrack: oneOf('target'),
  sameSpace: oneOf('target'),
  mouseOnTargetSpace: YES,
  minionOnOwnSpace: YES,
  targetIs: oneOf('small', 'large'),
  attackerNear: YES,
  near: oneOf('user'),
  rolled: fields({ what: oneOf('cheese', 'hit'), n: COUNT }),
  allBlocked: YES,
  defeatedTarget: YES,
  woundedTarget: YES,
  inBattleAction: YES,
  byAttack: YES,
  by: oneOf('self', 'mouse'),
  kindIs: oneOf('rat'),
  notTopOfTrack: oneOf('self'),
  notLowest: oneOf('card'),
  wholeDeal: YES,
  wouldSurge: YES,
  prowlerOnBoard: YES,
  wheelHas: COUNT,
  minionOnBoard: YES,
  anyCaptured: YES,
  onTile: oneOf('other'),
  hasMarker: list(anyOf(MARKER, oneOf('knockedDown'))),
  moveLeft: YES,
  moveWhole: YES,
  not: word('condition'),
} as const satisfies Shapes
export type Condition = WordOf<typeof CONDITIONS, Slots>
export type ConditionValues = Values<typeof CONDITIONS, Slots>

const MINION_WORD = oneOf('legalTarget', 'justPlaced', 'seen', 'unseenToo', 'tile', 'noBoss')
export type MinionWord = TypeOf<typeof MINION_WORD, Slots>
const SPACE_WORD = oneOf('near', 'normal', 'dry', 'room', 'noMinion')
export type SpaceWord = TypeOf<typeof SPACE_WORD, Slots>

export const SELECTORS = {
  self: YES,
  mouse: oneOf('ownSpace', 'near'),
  otherMouse: oneOf('ownSpace', 'near', 'tile'),
  mice: oneOf('tile', 'others', 'all'),
  minion: list(MINION_WORD),
  minions: anyOf(
    oneOf('ownSpace', 'nearSpace', 'targetSpace'),
    fields({ oneSpace: MODE }),
    fields({ upTo: anyOf(COUNT, oneOf('lore')), mode: MODE }),
  ),
  minionCard: list(oneOf('notActed', 'notLowest', 'notProwler')),
  space: list(SPACE_WORD),
  capturedMouse: YES,
} as const satisfies Shapes
export type Selector = WordOf<typeof SELECTORS, Slots>
export type SelectorValues = Values<typeof SELECTORS, Slots>

const WHO = oneOf('self', 'target', 'attacker', 'chosen', 'it')
export type Who = TypeOf<typeof WHO, Slots>

export const VERBS = {
  attack: fields({ dice: anyOf(COUNT, oneOf('lore')), mode: MODE, type: ATTACK_TYPE }),
  attackAgain: oneOf('ranged', 'knives', 'sameWeapon', 'thisWeapon', 'own'),
  hit: fields({ n: COUNT }),
  wound: fields({ n: COUNT, who: WHO, perFace: maybe(FACE) }),
  heal: fields({ kind: oneOf('plain', 'poison', 'any'), n: anyOf(COUNT, oneOf('all')) }),
  cure: fields({ n: anyOf(COUNT, oneOf('all')) }),
  healOrCure: fields({ times: oneOf('paid') }),
  mark: fields({ marker: MARKER }),
  knockDown: fields({ who: anyOf(WHO, oneOf('survivors')) }),
  cheese: fields({ n: anyOf(COUNT, oneOf('none')), who: WHO }),
  wheel: fields({ n: anyOf(COUNT, oneOf('lost', 'empty', 'stop')) }),
  draw: fields({ n: COUNT }),
  fetch: list(oneOf(...CARD_KINDS)),
  points: fields({ n: anyOf(COUNT, oneOf('none')) }),
  relocate: fields({ who: oneOf('self', 'chosen') }),
  moveCard: oneOf('bottom', 'swapAbove', 'swapAboveSelf'),
  grantAction: list(oneOf('battle', 'search', 'recover')),
  reroll: fields({ n: anyOf(COUNT, oneOf('any')) }),
  lessWounds: anyOf(fields({ n: COUNT }), fields({ toLife: COUNT })),
  takeAttack: YES,
  placeMinions: fields({ n: COUNT, type: name('minion') }),
  perform: anyOf(oneOf('trapTest', 'rescue', 'pounce'), fields({ levelUp: COUNT })),
  placeSnare: YES,
  takeAway: YES,
} as const satisfies Shapes
export type Verb = WordOf<typeof VERBS, Slots>
export type VerbValues = Values<typeof VERBS, Slots>

const WAIVED = [
  'splitMove',
  'stopAtMinion',
  'outnumbered',
  'yellow',
  'red',
  'gaps',
  'waterRoll',
  'drift',
  'sight',
  'near',
] as const
export type Waived = (typeof WAIVED)[number]

export const MODIFIERS = {
  battle: anyOf(fields({ n: COUNT, per: maybe(oneOf('otherWoundedMouse')) }), oneOf('x2')),
  defense: fields({ n: COUNT }),
  targetDefense: anyOf(fields({ n: COUNT }), oneOf('none')),
  stat: fields({ what: oneOf('lore', 'move'), n: COUNT }),
  faceCounts: fields({ as: oneOf('hit', 'block'), face: FACE, n: COUNT }),
  extraDice: fields({ on: oneOf('search', 'trap'), n: COUNT }),
  waive: list(oneOf(...WAIVED)),
  immune: list(anyOf(MARKER, oneOf('knockedDown', 'poison'))),
  rolledCheese: oneOf('x2', 'toAttacker', 'nowhere'),
  hold: oneOf('move', 'turn'),
  woundsAre: oneOf('poison', 'stolenCheese'),
  attackBecomes: fields({ mode: MODE, type: ATTACK_TYPE }),
  reach: COUNT,
  extraSlot: fields({ slot: oneOf(...SLOTS), card: name('card') }),
  extraAction: fields({ price: COUNT }),
  countsAs: fields({ class: oneOf(...CLASSES), for: oneOf('craftyFlip') }),
  unseen: YES,
  statsReplaced: fields({ battle: COUNT, defense: COUNT, mode: MODE, type: ATTACK_TYPE }),
} as const satisfies Shapes
export type Modifier = WordOf<typeof MODIFIERS, Slots>
export type ModifierValues = Values<typeof MODIFIERS, Slots>

export const DURATIONS = ['attack', 'roll', 'turn', 'round', 'nextTurn', 'cardsNextTurn', 'encounter'] as const
export type Duration = (typeof DURATIONS)[number]

/** One line of a card's program. */
export interface Clause {
  readonly on: readonly Moment[]
  readonly if?: readonly Condition[]
  readonly choose?: readonly Selector[]
  readonly do?: readonly Verb[]
  readonly mod?: readonly Modifier[]
  readonly for?: Duration
  readonly once?: 'round'
  /** Carried out without a question: gains of cheese, wounds on its own user, whatever a minion's card does. */
  readonly forced?: true
}
