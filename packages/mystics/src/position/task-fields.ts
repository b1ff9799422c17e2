import type { Space } from '../board/board.ts'
import type { EncounterFlag } from '../cards/card.ts'
import type { Face, Modifier, Moment } from '../cards/words.ts'
import type { CardNo, MomentTask, MysticsTask, Picks, Target, TaskOf } from '../state/task.ts'
import type { RuleVerb } from '../story/words.ts'

/**
 * How each field of a task is written in views and positions: spaces and cards by name, everything else as it is.
 * A question mark: it may be null. A list of words: one of these. What is empty, null, false or 0 is left out.
 */
export type FieldKind = keyof FieldTypes | readonly string[]

/** What each kind of field holds in a task. */
export interface FieldTypes {
  readonly mouse: string
  readonly 'mouse?': string | null
  readonly figure: string
  readonly 'figure?': string | null
  readonly figures: string[]
  readonly mice: string[]
  readonly word: string
  readonly 'word?': string | null
  readonly words: string[]
  readonly number: number
  readonly 'number?': number | null
  readonly numbers: number[]
  readonly flag: boolean
  readonly space: Space
  readonly spaces: Space[]
  readonly card: CardNo
  readonly cards: CardNo[]
  readonly faces: Face[]
  readonly moment: Moment
  readonly 'encounter flags': EncounterFlag[]
  readonly mods: Modifier[]
  readonly verbs: RuleVerb[]
  readonly picks: Picks
  readonly targets: Target[]
  readonly answers: MomentTask['answers']
  readonly group: Record<string, number>
  readonly places: Record<string, Space[]>
}

/** The kinds that hold just what a field of this type may be. */
type KindFor<Type> =
  | { [Kind in keyof FieldTypes]: FieldTypes[Kind] extends Type ? Kind : never }[keyof FieldTypes]
  | ([Type] extends [string] ? readonly Type[] : never)

type TaskKind = MysticsTask['kind']
/** Every field of every task, each of a kind that fits it, or it does not compile. */
type TaskFields = {
  readonly [Kind in TaskKind]: {
    readonly [Field in Exclude<keyof TaskOf<Kind>, 'kind'>]: KindFor<TaskOf<Kind>[Field]>
  }
}

export const TASK_FIELDS = {
  play: {},
  'mouse-turn': {
    mouse: 'mouse',
    step: ['begin', 'roll', 'rolled', 'free', 'uncharm', 'drift', 'lasting', 'rules', 'time', 'end'],
  },
  'minion-turn': {
    card: 'word',
    step: ['before', 'begin', 'act', 'grape', 'lasting', 'card', 'rules', 'end'],
    waiting: 'figures',
    attacked: 'figures',
  },
  brodie: {
    card: 'word',
    summoned: 'flag',
    step: ['begin', 'run', 'attack', 'end'],
    points: 'number',
    path: 'spaces',
    goal: 'space',
  },
  act: {
    step: ['begin', 'move', 'rolled', 'walk', 'stepping', 'attack', 'end'],
    who: 'figure',
    card: 'word',
    again: 'flag',
    points: 'number',
    path: 'spaces',
  },
  attack: {
    step: ['roll', 'cheese', 'rolled', 'targets', 'done', 'end'],
    by: 'figure?',
    card: 'word?',
    weapon: 'word?',
    action: 'flag',
    mode: ['melee', 'ranged'],
    type: ['sharp', 'blunt', 'magic'],
    dice: 'number?',
    mods: 'mods',
    from: 'words',
    targets: 'targets',
    next: 'number',
    faces: 'faces',
    hits: 'number',
    wounded: 'figures',
    defeated: 'figures',
  },
  defend: {
    step: ['others', 'own', 'roll', 'cheese', 'rolled', 'wounds'],
    attacked: 'figure',
    who: 'figure',
    card: 'word?',
    by: 'figure?',
    hits: 'number',
    mods: 'mods',
    faces: 'faces',
    blocks: 'number',
  },
  wounds: {
    step: ['steal', 'wounding', 'capturing', 'place', 'marker', 'after'],
    mouse: 'mouse',
    n: 'number',
    poison: 'flag',
    steal: 'number',
    greedy: 'flag',
    by: 'figure?',
  },
  blow: { step: ['place', 'defeated', 'sweep'], who: 'figure', n: 'number', card: 'word?', by: 'figure?' },
  capture: { step: ['moment', 'leave', 'page', 'end'], mouse: 'mouse' },
  rescue: { mouse: 'mouse', beside: 'figure?' },
  page: { rule: 'word' },
  wheel: { step: ['moment', 'put'], n: 'number', rule: 'word' },
  surge: { step: ['page', 'bring', 'empty'] },
  arrival: {
    step: ['count', 'place', 'deal', 'laid', 'flags', 'ambush', 'dealt', 'brodie', 'placed', 'end'],
    group: 'group',
    places: 'places',
    flags: 'encounter flags',
    setup: 'flag',
    queue: 'words',
    placed: 'figures',
    newCards: 'words',
    ambush: 'words',
    whole: 'flag',
    below: 'flag',
    surge: 'flag',
  },
  encounter: { step: ['due', 'reveal', 'disguises', 'bring'], skipRats: 'flag' },
  search: { step: ['moment', 'roll', 'hit', 'draw', 'end'], mouse: 'mouse', dice: 'number' },
  draw: { mouse: 'mouse', n: 'number', cards: 'cards' },
  found: { step: ['take', 'keep', 'discard'], mouse: 'mouse', card: 'card' },
  pack: { mouse: 'mouse' },
  explore: {
    step: ['leave', 'arrive', 'entered', 'end'],
    to: 'word',
    spaces: 'spaces',
    flip: 'flag',
    first: 'flag',
    waiting: 'mice',
    beside: 'mouse?',
  },
  trap: { step: ['test', 'sprung'], mouse: 'mouse', marker: 'flag' },
  moment: {
    step: ['forced', 'rules', 'ask'],
    moment: 'moment',
    only: 'mouse?',
    but: 'mouse?',
    it: 'figure?',
    type: 'word?',
    card: 'word?',
    placed: 'figures',
    n: 'number',
    whole: 'flag',
    done: 'number',
    answers: 'answers',
    mouse: 'mouse?',
  },
  effect: {
    card: 'word',
    clause: 'number',
    user: 'figure',
    picks: 'picks',
    next: 'number',
    no: 'card',
    paid: 'number',
    it: 'figure?',
    left: 'number',
    lost: 'number',
  },
  declare: { mouse: 'mouse', mods: 'mods', cards: 'words' },
  order: { mouse: 'mouse', step: ['wait', 'end'] },
  again: { mouse: 'mouse', weapons: 'cards', from: 'words' },
  grape: { by: 'figure', at: 'space', step: ['coin', 'end'] },
  'level-up': { mouse: 'mouse', price: 'number' },
  sharing: { mouse: 'mouse', other: 'mouse', moved: 'words' },
  equipping: { mouse: 'mouse', moved: 'words' },
  'first-abilities': { waiting: 'mice' },
  rule: { rule: 'word', verbs: 'verbs', it: 'figure?', at: 'space', placed: 'figures', below: 'flag' },
  rules: { waiting: 'numbers', it: 'figure?', at: 'space', type: 'word?' },
  won: {},
} as const satisfies TaskFields
