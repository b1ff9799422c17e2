import { BadInput, shuffle, type Chance, type Emit } from '@mousekeep/engine'
import type { Board } from './board.ts'
import { boardOf } from './boards.ts'
import { overlayOf } from './chapters/lookup.ts'
import { findChapter } from './chapters/shelf.ts'
import type { Chapter } from './chapters/chapter.ts'
import { cardById, DIFFICULT, findCard, HEROES, SEARCH_CARDS, STANDARD } from './content.ts'
import type { MysticsEvent } from './events.ts'
import type { CardNo, MysticsFrame } from './frame.ts'
import { arrivalOf } from './frames/arrival.ts'
import { garrisonOf } from './frames/explore.ts'
import { settle } from './frames/index.ts'
import { meets } from './language/modifiers.ts'
import { openingChance, tellLesson } from './lessons.ts'
import type { MysticsOptions } from './options.ts'
import { wear } from './position-parts.ts'
import type { Mouse, MysticsState, Setup } from './state.ts'

interface Box {
  readonly cards: string[]
  readonly starting: CardNo[]
  /** By mouse: the numbers of its starting equipment. */
  readonly equipment: Map<string, CardNo[]>
  readonly deck: CardNo[]
}

/** M3.3, M3.7: starting cards to their mice, those of absent mice into the deck, the rest of the box besides. */
function openBox(party: readonly string[], chapter: Chapter): Box {
  const box: Box = { cards: [], starting: [], equipment: new Map(), deck: [] }
  const given = new Map<string, number>()
  for (const { id, equipment } of HEROES) {
    const nos: CardNo[] = []
    for (const card of equipment) {
      const no = box.cards.push(card) - 1
      given.set(card, (given.get(card) ?? 0) + 1)
      if (!party.includes(id)) box.deck.push(no)
      else if (chapter.without?.[id]?.includes(card) !== true) {
        nos.push(no)
        box.starting.push(no)
      }
    }
    if (party.includes(id)) box.equipment.set(id, nos)
  }
  for (const { id, copies = 1, keptOut } of SEARCH_CARDS) {
    for (let n = given.get(id) ?? 0; n < copies; n++) {
      const no = box.cards.push(id) - 1
      if (keptOut !== true) box.deck.push(no)
    }
  }
  return box
}

/** M3: sets up a chapter and plays on to the first decision. */
export function start(options: MysticsOptions, chance: Chance, emit: Emit<MysticsEvent>): MysticsState {
  const chapter = findChapter(options.chapter)
  const overlay = overlayOf(chapter, options.difficulty)
  const party = options.party
  const box = openBox(party, chapter)
  const seats = Object.fromEntries(party.map((id, i) => [id, options.seats[id] ?? i % options.players]))
  const decks = overlay.encounters ?? chapter.encounters
  const encounters = [...STANDARD, ...DIFFICULT]
  const setup: Setup = {
    chapter: chapter.id,
    difficulty: options.difficulty,
    players: options.players,
    seats,
    cards: box.cards,
    starting: box.starting,
    encounters,
    sides: {},
    beyond: null,
    achievements: options.achievements,
  }
  const board = boardOf(setup, chapter.start.side)
  const mice = party.map((id, i): Mouse => {
    const { place } = chapter.start
    const spaces = board.places[typeof place === 'string' ? place : place[id]] ?? []
    if (spaces.length === 0) throw new Error(`Bug: chapter ${chapter.id} starts nowhere`)
    // M3.5: a place of several spaces, as those next to an exit, is filled in turn.
    return newMouse(id, spaces[i % spaces.length], box, overlay.cheese ?? 0, options)
  })
  shuffle(box.deck, chance)
  const standard = STANDARD.map((_, i) => i)
  const difficult = DIFFICULT.map((_, i) => STANDARD.length + i)
  shuffle(standard, chance)
  shuffle(difficult, chance)
  const deck = [...standard.slice(0, decks.standard), ...difficult.slice(0, decks.difficult)]
  shuffle(deck, chance)
  const unseen = [...(decks.standard > 0 ? standard : []), ...(decks.difficult > 0 ? difficult : [])]
  const state: MysticsState = {
    setup,
    here: chapter.start.side,
    up: chapter.tiles.map((tile) => tile.up),
    explored: [chapter.start.side],
    surged: [],
    mice,
    minions: [],
    cardWounds: {},
    named: {},
    track: [...(chapter.track ?? party)],
    acted: [],
    turn: null,
    page: 1,
    end: overlay.end ?? chapter.end,
    wheel: chapter.wheel ?? 0,
    search: box.deck,
    discards: [],
    encounters: deck,
    encounterDiscards: [],
    unseen: unseen.toSorted((a, b) => a - b),
    revealed: null,
    stash: [],
    placed: [],
    trapped: [],
    snares: [],
    greedy: false,
    lasting: [],
    won: {},
    vars: { ...chapter.vars, ...(chapter.vars?.['strokes'] === undefined ? {} : { strokes: options.strokes }) },
    flags: [...options.flags],
    tokens: {},
    fired: [],
    lesson: 0,
    stack: [{ kind: 'play' }],
    ask: null,
    answer: null,
    over: null,
  }
  checkAbilities(state, board)
  giveKept(state, options)
  emit?.({ type: 'chapter-began', rule: 'M3.1', chapter: chapter.id })
  emit?.({ type: 'story', rule: 'M26.1', passage: `${chapter.id} intro` })
  const frames: MysticsFrame[] = []
  if (chapter.track === undefined)
    frames.push(arrivalOf(garrisonOf({ state, board }, chapter.start.side) ?? {}, { setup: true }))
  const starting = (chapter.rules ?? []).flatMap((rule, i) => ('chapterStart' in rule.on ? [i] : []))
  if (starting.length > 0) frames.push({ kind: 'rules', waiting: starting, it: null, at: -1, type: null })
  if (chapter.abilities !== false)
    frames.push({ kind: 'first-abilities', waiting: party.filter((id) => mustLearn(state, id)) })
  state.stack.push(...frames)
  settle({ state, stack: state.stack, chance: openingChance(chapter.id, chance), emit, board })
  tellLesson(state, emit)
  return state
}

/** M3.2: only the first time a mouse appears. */
function mustLearn(state: MysticsState, id: string): boolean {
  return state.mice.some((mouse) => mouse.id === id && mouse.abilities.length === 0)
}

/** M3.2: abilities brought along are of the mouse's class, and each card exists once. */
function checkAbilities(state: MysticsState, board: Board): void {
  const held = new Set<string>()
  for (const mouse of state.mice) {
    for (const ability of mouse.abilities) {
      if (!meets(state, board, mouse, ability))
        throw new BadInput(`option "abilities": ${ability} is not for ${mouse.id} (M3.2)`)
      if (held.has(ability)) throw new BadInput(`option "abilities": there is only one ${ability} (M3.2)`)
      held.add(ability)
    }
  }
}

function newMouse(id: string, at: number, box: Box, cheese: number, options: MysticsOptions): Mouse {
  const abilities = [...(options.abilities[id] ?? [])]
  for (const ability of abilities) {
    if (findCard(ability)?.kind !== 'ability')
      throw new BadInput(`option "abilities": there is no such ability as "${ability}"`)
  }
  return {
    id,
    at,
    last: -1,
    equip: wear(box.equipment.get(id) ?? [], box.cards, id),
    pack: [],
    abilities,
    cheese,
    wounds: 0,
    poison: 0,
    stunned: false,
    webbed: false,
    charmed: false,
    down: false,
    captured: false,
    away: false,
    searched: [],
    captures: 0,
    roaches: 0,
    spent: [],
  }
}

/** M24.3: what never lies in a pack. */
const NEVER_KEPT: ReadonlySet<string> = new Set(['event', 'party item'])

/** M24.2: one search card each, beside the starting equipment, out of the deck; what is kept out of it, from the box. */
function giveKept(state: MysticsState, options: MysticsOptions): void {
  const { cards, starting } = state.setup
  for (const [id, card] of Object.entries(options.kept)) {
    const mouse = state.mice.find((each) => each.id === id)
    const given = (no: CardNo): boolean => starting.includes(no) || state.mice.some((each) => each.pack.includes(no))
    const no = cards.findLastIndex((each, i) => each === card && !given(i))
    if (no < 0 || NEVER_KEPT.has(cardById(card).kind))
      throw new BadInput(`option "kept": "${card}" cannot be kept (M24.2)`)
    const at = state.search.indexOf(no)
    if (at >= 0) state.search.splice(at, 1)
    mouse?.pack.push(no)
  }
}
