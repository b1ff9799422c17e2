import { BadInput, shuffle, type Chance, type Emit } from '@mousekeep/engine'
import { NOWHERE, type Board, type Space } from './board/board.ts'
import { cardById, DIFFICULT, findCard, STANDARD } from './cards/box.ts'
import { seatsOf, type MysticsOptions } from './options.ts'
import { openBox, setUp, type OpenedBox } from './position/set-up.ts'
import { wear } from './position/wear.ts'
import { carryOn } from './rules/carry-on.ts'
import { openingChance, tellLesson } from './rules/chapter/lessons.ts'
import { arrivalOf } from './rules/deeds/new-arrival.ts'
import { garrisonOf } from './rules/explore/enter-side.ts'
import { boardOf } from './rules/lookup/board-here.ts'
import { overlayOf } from './rules/lookup/chapter-here.ts'
import { meets } from './rules/lookup/modifiers.ts'
import type { MysticsEvent } from './state/events.ts'
import { liveOf } from './state/live.ts'
import type { Mouse, MysticsState } from './state/state.ts'
import { cardNos, type CardNo, type MysticsTask } from './state/task.ts'
import { VERSION } from './state/version.ts'
import type { Chapter } from './story/chapter.ts'
import { findChapter } from './story/shelf.ts'

/** M3: sets up a chapter and plays on to the first decision. */
export function start(
  options: MysticsOptions,
  chance: Chance,
  emit: Emit<MysticsEvent>,
  version = VERSION,
): MysticsState {
  const chapter = findChapter(options.chapter)
  const overlay = overlayOf(chapter, options.difficulty)
  const party = options.party
  const box = openBox(party, chapter)
  const seats = seatsOf(options)
  const { difficulty, players, achievements, absent } = options
  const setup = setUp(chapter, box, { difficulty, players, seats, achievements, version, absent })
  const board = boardOf(setup, chapter.start.side)
  const mice = placeMice(options, chapter, board, box, overlay.cheese ?? 0)
  shuffle(box.deck, chance)
  const { deck, unseen } = encounterDeck(overlay.encounters ?? chapter.encounters, chance)
  const end = overlay.end ?? chapter.end
  const state = laidOut(chapter, options, { setup, mice, end, search: box.deck, encounters: deck, unseen })
  checkAbilities(state, board, absent)
  giveKept(state, options)
  emit?.({ type: 'chapter-began', rule: 'M3.1', chapter: chapter.id })
  emit?.({ type: 'story', rule: 'M26.1', passage: `${chapter.id} intro` })
  state.stack.push(...firstTasks(state, board, chapter, options.anew))
  carryOn(liveOf(state, board, openingChance(chapter.id, chance), emit))
  tellLesson(state, emit)
  return state
}

type Dealt = Pick<MysticsState, 'setup' | 'mice' | 'end' | 'search' | 'encounters' | 'unseen'>

/** The table before anything has happened. */
function laidOut(chapter: Chapter, options: MysticsOptions, dealt: Dealt): MysticsState {
  return {
    setup: dealt.setup,
    here: chapter.start.side,
    up: chapter.tiles.map((tile) => tile.up),
    explored: [chapter.start.side],
    surged: [],
    mice: dealt.mice,
    minions: [],
    cardWounds: {},
    named: {},
    track: [...(chapter.track ?? options.party)],
    acted: [],
    turn: null,
    page: 1,
    end: dealt.end,
    wheel: chapter.wheel ?? 0,
    search: dealt.search,
    discards: [],
    encounters: dealt.encounters,
    encounterDiscards: [],
    unseen: dealt.unseen,
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
    facts: [],
    lesson: 0,
    stack: [{ kind: 'play' }],
    ask: null,
    answer: null,
    over: null,
  }
}

/** M3.5: a place of several spaces, as those next to an exit, is filled in turn. */
function placeMice(options: MysticsOptions, chapter: Chapter, board: Board, box: OpenedBox, cheese: number): Mouse[] {
  const { place } = chapter.start
  return options.party.map((id, i) => {
    const spaces = board.places[typeof place === 'string' ? place : place[id]] ?? []
    if (spaces.length === 0) throw new Error(`Bug: chapter ${chapter.id} starts nowhere`)
    return newMouse(id, spaces[i % spaces.length], box, cheese, options)
  })
}

/** M3.7: so many cards of each kind, shuffled together; and which may be among them, as far as the table knows. */
function encounterDeck(
  counts: Chapter['encounters'],
  chance: Chance,
): { readonly deck: number[]; readonly unseen: number[] } {
  const standard = STANDARD.map((_, i) => i)
  const difficult = DIFFICULT.map((_, i) => STANDARD.length + i)
  shuffle(standard, chance)
  shuffle(difficult, chance)
  const deck = [...standard.slice(0, counts.standard), ...difficult.slice(0, counts.difficult)]
  shuffle(deck, chance)
  const unseen = [...(counts.standard > 0 ? standard : []), ...(counts.difficult > 0 ? difficult : [])]
  return { deck, unseen: unseen.toSorted((a, b) => a - b) }
}

/** What is done before the first turn, the last of it first: abilities, the chapter's own rules, who stands there. */
function firstTasks(state: MysticsState, board: Board, chapter: Chapter, anew: readonly string[]): MysticsTask[] {
  const tasks: MysticsTask[] = []
  if (chapter.track === undefined)
    tasks.push(arrivalOf(garrisonOf({ state, board }, chapter.start.side) ?? {}, { setup: true }))
  const starting = (chapter.rules ?? []).flatMap((rule, i) => ('chapterStart' in rule.on ? [i] : []))
  if (starting.length > 0) tasks.push({ kind: 'rules', waiting: starting, it: null, at: NOWHERE, type: null })
  if (chapter.abilities !== false) {
    // M3.2: only the first time a mouse appears, or if its card turned out to be another's.
    const waiting = state.mice.filter(({ id, abilities }) => abilities.length === 0 || anew.includes(id))
    tasks.push({ kind: 'first-abilities', waiting: waiting.map(({ id }) => id) })
  }
  return tasks
}

/** M3.2: abilities brought along are of the mouse's class, and each card exists once. */
function checkAbilities(state: MysticsState, board: Board, absent: readonly string[]): void {
  for (const ability of absent) refuseUnknown(ability, 'absent')
  const held = new Set(absent)
  for (const mouse of state.mice) {
    for (const ability of mouse.abilities) {
      if (!meets(state, board, mouse, ability))
        throw new BadInput(`option "abilities": ${ability} is not for ${mouse.id} (M3.2)`)
      if (held.has(ability)) throw new BadInput(`option "abilities": there is only one ${ability} (M3.2)`)
      held.add(ability)
    }
  }
}

function refuseUnknown(ability: string, option: string): void {
  if (findCard(ability)?.kind !== 'ability')
    throw new BadInput(`option "${option}": there is no such ability as "${ability}"`)
}

function newMouse(id: string, at: Space, box: OpenedBox, cheese: number, options: MysticsOptions): Mouse {
  const abilities = [...(options.abilities[id] ?? [])]
  for (const ability of abilities) refuseUnknown(ability, 'abilities')
  return {
    kind: 'mouse',
    id,
    at,
    last: NOWHERE,
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
    const no = cardNos(cards).findLast((each) => cards[each] === card && !given(each))
    if (no === undefined || NEVER_KEPT.has(cardById(card).kind))
      throw new BadInput(`option "kept": "${card}" cannot be kept (M24.2)`)
    const at = state.search.indexOf(no)
    if (at >= 0) state.search.splice(at, 1)
    mouse?.pack.push(no)
  }
}
