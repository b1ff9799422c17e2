import type { Seat } from '@mousekeep/engine'
import { hero } from './cards/box.ts'
import { writeKnown } from './position/write-game.ts'
import type { Known, MinionWritten, MouseWritten, SpaceName } from './position/written.ts'
import { boardHere } from './rules/lookup/board-here.ts'
import { asChanged, cardValue } from './rules/lookup/changed-rules.ts'
import { chapterOf } from './rules/lookup/chapter-here.ts'
import { isUnseen } from './rules/lookup/modifiers.ts'
import { rulesHere } from './rules/lookup/rules-here.ts'
import { carriedBy } from './rules/lookup/tokens.ts'
import { knownWays } from './rules/lookup/ways-out.ts'
import { trackCard } from './state/figures.ts'
import { partyMouse } from './state/live.ts'
import type { MysticsState } from './state/state.ts'

export interface MouseView extends MouseWritten {
  /** How many wounds it can bear: of hearts, wounds and poison are taken. */
  readonly life: number
  /** The token that it carries (B1). */
  readonly carries: string | null
  /** Minions neither seek nor attack it. */
  readonly unseen: boolean
}

export interface MinionView extends MinionWritten {
  /** As its card says in this chapter; of a boss with several cards, of the highest. */
  readonly life: number
}

/** A way off the side (M13). */
export interface WayView {
  /** The exit's name; null for a flip. */
  readonly exit: string | null
  /** The spaces from which it is taken. */
  readonly from: readonly SpaceName[]
  /** The side behind it; null if there is none. */
  readonly to: string | null
  /** Whether the mice have been there. */
  readonly seen: boolean
  /** Why nobody may take it now. */
  readonly shut: { readonly rule: string; readonly code: string } | null
}

/** Why this player answers: it is the mouse's own question, or a party choice, for which the mouse whose turn it is speaks, or the lowest (M17.2). */
export type Why = 'own' | 'turn' | 'lowest'

export interface QuestionView {
  readonly what: string
  readonly rule: string
  readonly options: readonly string[]
  readonly seat: Seat
  /** The mouse whose player answers. */
  readonly mouse: string | null
  readonly why: Why
  /** A card may be used now: the options are to pass, and the uses among the legal actions. */
  readonly isMoment: boolean
}

/**
 * What everybody at the table may know: all but the order of the decks, and which encounter cards were left in the
 * box. All seats and watchers see the same. What never changes (cards, sides, chapters) is here by id only.
 */
export interface MysticsView extends Known {
  readonly mice: Readonly<Record<string, MouseView>>
  readonly minions: readonly MinionView[]
  /** How many cards they have. */
  readonly decks: { readonly search: number; readonly encounters: number }
  readonly ways: readonly WayView[]
  /** The water of the side is plain floor now (M8). */
  readonly isDry: boolean
  /** The chapter's rules that may act on this side and are not used up, by id. */
  readonly rules: readonly string[]
  /** The passages that were read out, as the event `story` names them. */
  readonly told: readonly string[]
  readonly question: QuestionView | null
}

export function view(state: MysticsState): MysticsView {
  const known = writeKnown(state)
  const board = boardHere(state)
  return {
    ...known,
    mice: Object.fromEntries(
      state.mice.map((mouse) => [
        mouse.id,
        {
          ...known.mice[mouse.id],
          life: hero(mouse.id).life,
          carries: carriedBy(state, mouse),
          unseen: isUnseen(state, mouse.id),
        },
      ]),
    ),
    minions: known.minions.map((minion, i) => {
      const life = cardValue({ state, board }, trackCard(state, state.minions[i]), 'life')
      return Object.assign(minion, { life })
    }),
    decks: { search: state.search.length, encounters: state.encounters.length },
    ways: knownWays(state, board).map(({ exit, from, to, refused }) => ({
      exit,
      from: from.map((space) => board.names[space]),
      to,
      seen: to !== null && state.explored.includes(to),
      shut: refused === null ? null : { rule: refused.rule, code: refused.code },
    })),
    isDry: asChanged.drySide(state, board),
    rules: rulesHere(state),
    told: passagesTold(state),
    question: questionOf(state),
  }
}

/** The passages read out so far (B9): at the beginning, on entering sides, by rules, at the end. */
function passagesTold(state: MysticsState): string[] {
  const chapter = chapterOf(state)
  if (chapter === null) return []
  const sides = state.explored.slice(1).filter((side) => chapter.passages.includes(side))
  const byRules = state.facts.flatMap((fact) => (fact.what === 'told' ? [fact.passage] : []))
  const ending = state.over === null ? [] : [state.over === 'won' ? 'victory' : 'defeat']
  return ['intro', ...sides, ...byRules, ...ending].map((passage) => `${chapter.id} ${passage}`)
}

function questionOf(state: MysticsState): QuestionView | null {
  const { ask } = state
  const top = state.stack.at(-1)
  if (ask === null) {
    if (top?.kind !== 'moment' || top.mouse === null) return null
    const seat = state.setup.seats[top.mouse]
    const what = `${top.moment} ${top.mouse}`
    return { what, rule: 'M6.5', options: ['pass'], seat, mouse: top.mouse, why: 'own', isMoment: true }
  }
  const { rule, options, seat, of } = ask
  // Several may be captured: the task knows who comes back (M20.2).
  const what = top?.kind === 'rescue' ? `${ask.what} ${top.mouse}` : ask.what
  const mouse = of ?? partyMouse(state)
  const why = of !== null ? 'own' : mouse === state.turn?.card ? 'turn' : 'lowest'
  return { what, rule, options, seat, mouse, why, isMoment: false }
}
