import {
  anyOf,
  fields,
  list,
  maybe,
  maybeAll,
  name,
  NO,
  number,
  oneOf,
  orNull,
  point,
  record,
  text,
  word,
  YES,
} from '../shape/shape.ts'
import { AMOUNT, CHANGED_RULES, CONDITION_LIST, MOST, SEARCH_KINDS, VERB_LIST } from './words.ts'
import { AFTERWARDS } from './told.ts'

/** What a chapter may say, beside the words of its rules: the one source of its type, its reader and its JSON Schema. */

const SIDE = name('side')
const HERO = name('hero')
const NEW_NAME = name('new name')
const HEROES = list(HERO, 0, 6)
/** How many of each minion type. */
const COMPANY = record(name('minion'), AMOUNT)
const GARRISON = record(SIDE, COMPANY)

/** No more of either kind are in the box. */
const DECK = number(0, 9)
const ENCOUNTERS = fields({ standard: DECK, difficult: DECK })
const END = number(2, MOST)

/** Places on the table. */
const TABLE = 20
/** The box has eight tiles, and the prologue one more. */
const MOST_TILES = 9
const MOST_RULES = 120
const MOST_GOALS = 12

/** Who may go (M3.1). */
const PARTY = fields({
  size: number(1, 4),
  forbidden: maybe(HEROES),
  required: maybe(HEROES),
  /** At least one of these. */
  requiredAny: maybe(list(HERO, 1, 6)),
  /** Who goes when nobody chooses. */
  usual: HEROES,
})

/** A thing that lies about or is carried (B1). */
export const TOKEN = fields({
  heavy: maybe(YES),
  /** A name for several tokens together. */
  kind: maybe(NEW_NAME),
  /** Nobody takes it up. */
  fixed: maybe(YES),
  /** It may be taken up only while this holds. */
  loose: maybe(CONDITION_LIST),
})

/** What a difficulty changes; the rest is as written. */
export const OVERLAY = fields({
  end: maybe(END),
  encounters: maybe(ENCOUNTERS),
  garrison: maybe(GARRISON),
  cheese: maybe(number(0, MOST)),
})

/** A special search: which card, and where on the side (the whole side if not said) (M11.3). */
export const SPECIAL_SEARCH = fields({
  side: SIDE,
  place: maybe(text('name')),
  card: maybe(name('card')),
  /** Any card of a kind, from the top of the deck (B8). */
  any: maybe(oneOf(...SEARCH_KINDS)),
  if: maybe(CONDITION_LIST),
})

/** A rule of a chapter: when it begins, under which conditions, and what it does. */
export const RULE = fields({
  /** As the book numbers it: `R1.3`. */
  id: text('rule'),
  on: word('moment'),
  if: maybe(CONDITION_LIST),
  do: VERB_LIST,
})

export const CHAPTER = fields({
  id: text('id'),
  party: PARTY,
  end: END,
  /** Cheese on the wheel at the start. */
  wheel: maybe(number(0, 5)),
  encounters: ENCOUNTERS,
  abilities: maybe(NO),
  /** Tiles by place on the table, upper side first; a tile may have one side only. */
  tiles: list(fields({ up: name('box side'), down: orNull(name('box side')), at: point(TABLE) }), 1, MOST_TILES),
  /** A place for all mice, or one for each. */
  start: fields({ side: SIDE, place: anyOf(text('name'), record(HERO, text('name'), 1, 6)) }),
  /** Start without these cards (the prologue's lost dagger). */
  without: maybe(record(HERO, list(name('card'), 0, 9))),
  /** The track as laid, where it is not shuffled. */
  track: maybe(HEROES),
  /** The track as laid when a side is first entered, where it is not dealt by chance. */
  deals: maybe(record(SIDE, list(name('track card'), 1, 20))),
  /** Things that lie about or are carried (B1). */
  tokens: maybe(record(NEW_NAME, TOKEN)),
  closed: maybe(list(SIDE)),
  quiet: maybe(list(anyOf(SIDE, fields({ side: SIDE, if: CONDITION_LIST })))),
  /** Minions that stand on a side when it is first entered, or at the start (B5). */
  garrison: maybe(GARRISON),
  searches: maybe(list(SPECIAL_SEARCH)),
  surges: maybe(GARRISON),
  /** An exit that stands open only while all of this holds (B4). */
  gates: maybe(list(fields({ id: text('rule'), link: name('link'), open: CONDITION_LIST }))),
  /** Where minions may not go. */
  bars: maybe(list(name('ground'))),
  mods: maybe(fields(maybeAll(CHANGED_RULES))),
  vars: maybe(record(NEW_NAME, number(-MOST, MOST))),
  /** Variables that are 1 or 0, for yes or no: they are told by their name alone, and only when they come true. */
  yesOrNo: maybe(list(name('variable'))),
  rules: maybe(list(RULE, 0, MOST_RULES)),
  victory: list(word('goal'), 0, MOST_GOALS),
  achievements: maybe(list(text('name'))),
  /** Flags of earlier chapters that this one asks about. */
  earlier: maybe(list(text('name'))),
  overlays: maybe(fields({ story: maybe(OVERLAY), heroic: maybe(OVERLAY) })),
  /** Sides with a passage at first entry, and passages told after the chapter (B9). */
  passages: list(anyOf(oneOf(...AFTERWARDS), SIDE)),
})
