import type { Face } from '../dice.ts'

/**
 * The closed language of cards and chapters (`docs/card-language.md`, `docs/chapter-language.md`): every word is an
 * object with one key and named parameters, and is looked up in its slot.
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

export const MARKERS = ['stunned', 'webbed', 'charmed'] as const
export type Marker = (typeof MARKERS)[number]

export type Mode = 'melee' | 'ranged'
export type AttackType = 'sharp' | 'blunt' | 'magic'
export type AttackWord = Mode | AttackType | 'weapon' | 'thisWeapon' | 'any'

export type Condition =
  | { readonly attackIs: readonly AttackWord[] }
  | { readonly attackedBy: Mode }
  | { readonly lowerOnTrack: 'target' }
  | { readonly sameSpace: 'target' }
  | { readonly mouseOnTargetSpace: true }
  | { readonly minionOnOwnSpace: true }
  | { readonly targetIs: 'small' | 'large' }
  | { readonly attackerNear: true }
  | { readonly near: 'user' }
  | { readonly rolled: { readonly what: 'cheese' | 'hit'; readonly n: number } }
  | { readonly allBlocked: true }
  | { readonly defeatedTarget: true }
  | { readonly woundedTarget: true }
  | { readonly inBattleAction: true }
  | { readonly byAttack: true }
  | { readonly by: 'self' | 'mouse' }
  | { readonly kindIs: 'rat' }
  | { readonly notTopOfTrack: 'self' }
  | { readonly notLowest: 'card' }
  | { readonly wholeDeal: true }
  | { readonly wouldSurge: true }
  | { readonly brodieOnBoard: true }
  | { readonly wheelHas: number }
  | { readonly minionOnBoard: true }
  | { readonly anyCaptured: true }
  | { readonly onTile: 'other' }
  | { readonly hasMarker: readonly (Marker | 'knockedDown')[] }
  | { readonly moveLeft: true }
  | { readonly moveWhole: true }
  | { readonly not: Condition }

export type MinionWord = 'legalTarget' | 'justPlaced' | 'seen' | 'unseenToo' | 'tile' | 'noBoss'
export type SpaceWord = 'near' | 'normal' | 'dry' | 'room' | 'noMinion'

export type Selector =
  | { readonly self: true }
  | { readonly mouse: 'ownSpace' | 'near' }
  | { readonly otherMouse: 'ownSpace' | 'near' | 'tile' }
  | { readonly mice: 'tile' | 'others' | 'all' }
  | { readonly minion: readonly MinionWord[] }
  | {
      readonly minions:
        | 'ownSpace'
        | 'nearSpace'
        | 'targetSpace'
        | { readonly oneSpace: Mode }
        | { readonly upTo: number | 'lore'; readonly mode: Mode }
    }
  | { readonly minionCard: readonly ('notActed' | 'notLowest' | 'notBrodie')[] }
  | { readonly space: readonly SpaceWord[] }
  | { readonly capturedMouse: true }

export type Who = 'self' | 'target' | 'attacker' | 'chosen' | 'it'

export type Verb =
  | { readonly attack: { readonly dice: number | 'lore'; readonly mode: Mode; readonly type: AttackType } }
  | { readonly attackAgain: 'ranged' | 'knives' | 'sameWeapon' | 'thisWeapon' | 'own' }
  | { readonly hit: { readonly n: number } }
  | {
      readonly wound: {
        readonly n: number
        readonly who: Who
        readonly perFace?: Face
      }
    }
  | { readonly heal: { readonly kind: 'plain' | 'poison' | 'any'; readonly n: number | 'all' } }
  | { readonly cure: { readonly n: number | 'all' } }
  | { readonly healOrCure: { readonly times: 'paid' } }
  | { readonly mark: { readonly marker: Marker } }
  | { readonly knockDown: { readonly who: Who | 'survivors' } }
  | { readonly cheese: { readonly n: number | 'none'; readonly who: Who } }
  | { readonly wheel: { readonly n: number | 'lost' | 'empty' | 'stop' } }
  | { readonly draw: { readonly n: number } }
  | { readonly fetch: readonly CardKind[] }
  | { readonly points: { readonly n: number | 'none' } }
  | { readonly relocate: { readonly who: 'self' | 'chosen' } }
  | { readonly moveCard: 'bottom' | 'swapAbove' | 'swapAboveSelf' }
  | { readonly grantAction: readonly ('battle' | 'search' | 'recover')[] }
  | { readonly reroll: { readonly n: number | 'any' } }
  | { readonly lessWounds: { readonly n: number } | { readonly toLife: number } }
  | { readonly takeAttack: true }
  | { readonly placeMinions: { readonly n: number; readonly type: string } }
  | { readonly perform: { readonly levelUp: number } | 'trapTest' | 'rescue' | 'pounce' }
  | { readonly placeSnare: true }
  | { readonly takeAway: true }

export const WAIVED = [
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

export type Modifier =
  | {
      readonly battle: { readonly n: number; readonly per?: 'otherWoundedMouse' } | 'x2'
    }
  | { readonly defense: { readonly n: number } }
  | { readonly targetDefense: { readonly n: number } | 'none' }
  | { readonly stat: { readonly what: 'lore' | 'move'; readonly n: number } }
  | { readonly faceCounts: { readonly as: 'hit' | 'block'; readonly face: Face; readonly n: number } }
  | { readonly extraDice: { readonly on: 'search' | 'trap'; readonly n: number } }
  | { readonly waive: readonly Waived[] }
  | { readonly immune: readonly (Marker | 'knockedDown' | 'poison')[] }
  | { readonly rolledCheese: 'x2' | 'toAttacker' | 'nowhere' }
  | { readonly hold: 'move' | 'turn' }
  | { readonly woundsAre: 'poison' | 'stolenCheese' }
  | { readonly attackBecomes: { readonly mode: Mode; readonly type: AttackType } }
  | { readonly reach: number }
  | { readonly extraSlot: { readonly slot: Slot; readonly card: string } }
  | { readonly extraAction: { readonly price: number } }
  | { readonly countsAs: { readonly class: HeroClass; readonly for: 'craftyFlip' } }
  | { readonly unseen: true }
  | {
      readonly statsReplaced: {
        readonly battle: number
        readonly defense: number
        readonly mode: Mode
        readonly type: AttackType
      }
    }

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

export const CLASSES = ['archer', 'healer', 'leader', 'mystic', 'scamp', 'tinkerer', 'warrior'] as const
export type HeroClass = (typeof CLASSES)[number]

export const SLOTS = ['paw', 'tail', 'head', 'body', 'cloak', 'accessory'] as const
export type Slot = (typeof SLOTS)[number]

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
