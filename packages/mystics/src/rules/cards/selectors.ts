import type { Board, Space } from '../../board/board.ts'
import { isProwler, minionCard, minionType } from '../../cards/box.ts'
import type { Card } from '../../cards/card.ts'
import { valueOf, wordOf } from '../../cards/said.ts'
import type { Clause, MinionWord, Selector, SelectorValues, SpaceWord } from '../../cards/words.ts'
import { cardsOf, hasRoom, isBoss, isFree, minionsAt } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { EffectTask, MomentTask, Picks } from '../../state/task.ts'
import { statOf } from '../lookup/modifiers.ts'
import { targetRefusal } from '../lookup/weapons.ts'
import { cardAttack, weaponFor } from './card-attack.ts'

/** Who chooses, with which card, and at which moment. */
interface Choice {
  readonly state: MysticsState
  readonly board: Board
  readonly user: Mouse
  readonly card: Card
  readonly clause: Clause
  readonly task: MomentTask | null
}

interface SelectorEntry<Word extends keyof SelectorValues> {
  /** Every way to choose by it. */
  ways(choice: Choice, value: SelectorValues[Word]): readonly Picks[]
  /** On whom a modifier that lasts lies, as it was chosen. */
  reaches(live: Live, task: EffectTask, value: SelectorValues[Word]): readonly string[]
}

/** There is nothing to choose. */
const ONCE: readonly Picks[] = [{}]
const nobody = (): readonly string[] => []
const named = (id: string | undefined): readonly string[] => (id === undefined ? [] : [id])

const ENTRIES: { readonly [Word in keyof SelectorValues]: SelectorEntry<Word> } = {
  self: { ways: () => ONCE, reaches: (_, { user }) => [user] },
  mouse: {
    ways: ({ state, board, user }, where) => mice(state, board, user, where).map((mouse) => ({ mouse: mouse.id })),
    reaches: (_, { picks }) => named(picks.mouse),
  },
  otherMouse: {
    ways: ({ state, board, user }, where) =>
      mice(state, board, user, where)
        .filter((mouse) => mouse.id !== user.id)
        .map((mouse) => ({ mouse: mouse.id })),
    reaches: nobody,
  },
  mice: {
    ways: () => ONCE,
    reaches: ({ state }, { user }, which) =>
      state.mice
        .filter((mouse) => (which === 'others' ? mouse.id !== user : which === 'all' || isFree(mouse)))
        .map((mouse) => mouse.id),
  },
  minion: {
    ways: (choice, words) =>
      choice.state.minions
        .filter((minion) => fits(choice, words, minion))
        .flatMap((minion) =>
          choice.clause.do === undefined ? [{ target: minion.id }] : withCards(choice.state, minion),
        ),
    reaches: (_, { picks }) => named(picks.target),
  },
  minions: {
    ways: ({ state, board, user }, which) => groups(state, board, user, which),
    reaches({ state, board }, { picks }) {
      const at = picks.to === undefined ? undefined : board.numbers.get(picks.to)
      return at === undefined ? [] : state.minions.filter((minion) => minion.at === at).map((minion) => minion.id)
    },
  },
  minionCard: {
    ways: ({ state }, words) =>
      state.track
        .filter((each) => !(each in state.setup.seats))
        .filter((each) => !words.includes('notActed') || !state.acted.includes(each))
        .filter((each) => !words.includes('notLowest') || each !== state.track.at(-1))
        .filter((each) => !words.includes('notProwler') || !isProwler(minionCard(each).type))
        .map((each) => ({ card: each })),
    reaches: (_, { picks }) => named(picks.card),
  },
  space: {
    ways: ({ state, board, user }, words) =>
      board.spaces
        .filter((space) => suits(state, board, user, words, space))
        .map((space) => ({ to: board.names[space] })),
    reaches: nobody,
  },
  capturedMouse: {
    ways: ({ state }) => state.mice.filter((mouse) => mouse.captured).map((mouse) => ({ mouse: mouse.id })),
    reaches: nobody,
  },
}

/** Every way to fill the `choose` of a clause. */
export function picksFor(choice: Choice): Picks[] {
  let picks: Picks[] = [{}]
  for (const selector of choice.clause.choose ?? []) {
    const word = wordOf(selector)
    const entry: SelectorEntry<never> = ENTRIES[word]
    const ways = entry.ways(choice, valueOf(selector, word))
    picks = picks.flatMap((pick) => ways.map((way) => Object.assign({}, pick, way)))
  }
  return picks
}

/** On whom a lasting modifier lies. */
export function reached(live: Live, task: EffectTask, selectors: readonly Selector[]): string[] {
  return selectors.flatMap((selector) => {
    const word = wordOf(selector)
    const entry: SelectorEntry<never> = ENTRIES[word]
    return entry.reaches(live, task, valueOf(selector, word))
  })
}

function withCards(state: MysticsState, minion: Minion): Picks[] {
  const cards = cardsOf(state, minion.type)
  return minionType(minion.type).cards.length > 1
    ? cards.map((card) => ({ target: minion.id, card }))
    : [{ target: minion.id }]
}

function mice(state: MysticsState, board: Board, user: Mouse, where: 'ownSpace' | 'near' | 'tile'): Mouse[] {
  return state.mice.filter(
    (mouse) =>
      isFree(mouse) &&
      (where === 'tile' || mouse.at === user.at || (where === 'near' && board.isNear[user.at][mouse.at])),
  )
}

function suits(state: MysticsState, board: Board, user: Mouse, words: readonly SpaceWord[], space: Space): boolean {
  return words.every((word) => {
    switch (word) {
      case 'near':
        return space === user.at || board.isNear[user.at][space]
      case 'normal':
        return !board.isWater[space] && !board.isArea[space]
      case 'dry':
        return !board.isWater[space]
      case 'room':
        return hasRoom(state, board, space, 'small')
      case 'noMinion':
        return minionsAt(state, space) === 0
    }
  })
}

function groups(state: MysticsState, board: Board, user: Mouse, which: SelectorValues['minions']): readonly Picks[] {
  if (which === 'ownSpace') return state.minions.some((minion) => minion.at === user.at) ? ONCE : []
  if (which === 'targetSpace') return ONCE
  if (which === 'nearSpace') {
    const spaces = [user.at, ...board.near[user.at]].filter((space) =>
      state.minions.some((minion) => minion.at === space),
    )
    return spaces.map((space) => ({ to: board.names[space] }))
  }
  if ('oneSpace' in which) {
    const attack = cardAttack(user, which.oneSpace)
    const legal = state.minions.filter((minion) => targetRefusal(state, board, user, attack, minion) === null)
    return [...new Set(legal.map((minion) => minion.at))].map((space) => ({ to: board.names[space] }))
  }
  const attack = cardAttack(user, which.mode)
  const legal = state.minions
    .filter((minion) => targetRefusal(state, board, user, attack, minion) === null)
    .map((minion) => minion.id)
  const most = which.upTo === 'lore' ? statOf(state, board, user, 'lore') : which.upTo
  return subsets(legal, most).map((targets) => ({ targets }))
}

/** All choices of 1 to `most` of the list, in its order. */
function subsets(list: readonly string[], most: number): string[][] {
  const found: string[][] = []
  const grow = (chosen: string[], from: number): void => {
    for (let i = from; i < list.length; i++) {
      const next = [...chosen, list[i]]
      found.push(next)
      if (next.length < most) grow(next, i + 1)
    }
  }
  grow([], 0)
  return found
}

function fits(choice: Choice, words: readonly MinionWord[], minion: Minion): boolean {
  const { state, board, user, card, clause, task } = choice
  if (words.includes('noBoss') && isBoss(minion)) return false
  if (words.includes('seen') && !board.sees[user.at][minion.at]) return false
  if (words.includes('justPlaced') && !(task?.placed.includes(minion.id) ?? false)) return false
  if (!words.includes('legalTarget')) return true
  const again = (clause.do ?? []).find((verb) => 'attackAgain' in verb)
  if (again === undefined) {
    return targetRefusal(state, board, user, cardAttack(user, 'ranged'), minion, words.includes('unseenToo')) === null
  }
  return weaponFor(state, board, user, card, clause, minion) !== null
}
