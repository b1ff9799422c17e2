import { ActionList, legal, playout, type Chance, type Game, type GameTypes, type Seat } from '@mousekeep/engine'
import type { BotTools, Budget } from './bot.ts'

/** How far a search plays at random beyond its tree before it judges. */
export interface SearchStyle {
  readonly depth: number
  /** The weight of trying what was tried little against what has gone well. */
  readonly curiosity: number
}

/** An action in the tree: reached from its parent in any of the imagined worlds in which it is legal. */
class Node<Action> {
  readonly action: Action | null
  readonly mover: Seat
  /** What is taken off its worth, because its seat is tired of it. */
  readonly cost: number
  visits: number
  total: number
  /** Null until the node has been visited often enough to be opened. */
  children: Node<Action>[] | null = null

  /** A new node starts with a judgement that counts as some visits. */
  constructor(action: Action | null, mover: Seat, judged: number, cost = 0) {
    this.action = action
    this.mover = mover
    this.cost = cost
    this.visits = JUDGEMENT
    this.total = JUDGEMENT * judged
  }
}

/** How many visits a judgement without search is worth. */
const JUDGEMENT = 2
/** A node is opened when it has been visited so often: the worlds differ, one look is not enough. */
const OPENED_AFTER = 8
/** What is thought of an opponent's reply that nothing is known of. */
const EVEN = 0.5
const CLOCK_EVERY = 32

/** Iterates until the budget is spent or nothing could change the choice any more. */
export function think<T extends GameTypes>(search: Search<T>, budget: Budget, clock: BotTools['clock']): void {
  const began = clock()
  while (search.iterations < budget.iterations && !search.isDecided(budget.iterations)) {
    search.iterate()
    if (search.iterations % CLOCK_EVERY !== 0) continue
    const spent = clock() - began
    if (spent >= budget.ms || search.isDecided((search.iterations * budget.ms) / spent)) break
  }
}

/** An action that may be chosen, what it seems to be worth, and what was taken off that. */
export interface Option<Action> {
  readonly action: Action
  readonly worth: number
  readonly cost: number
}

/**
 * Information-set Monte Carlo tree search: each iteration imagines a world that fits what the seat knows, walks down
 * one common tree by the actions legal in that world, plays on a little at random and judges. No hidden thing is
 * ever looked at, because no true state is ever here.
 *
 * One search from one decision; also the unit that benchmarks count.
 */
export class Search<T extends GameTypes> {
  iterations = 0
  private readonly game: Game<T>
  private readonly imagined: (chance: Chance) => T['state']
  private readonly chance: Chance
  private readonly style: SearchStyle
  private readonly weariness: ((action: T['action']) => number) | null
  private readonly root = new Node<T['action']>(null, -1, 0)
  private readonly path: Node<T['action']>[] = []
  private readonly actions = new ActionList<T['action']>()
  private readonly rootActions: readonly T['action'][]
  /** By seat: the sum of all judgements. */
  private readonly worth: number[] = []

  /** `weariness`: what is taken off the worth of an action that is chosen now, if its seat is tired of it. */
  constructor(
    game: Game<T>,
    imagined: (chance: Chance) => T['state'],
    chance: Chance,
    style: SearchStyle,
    weariness: ((action: T['action']) => number) | null = null,
  ) {
    this.game = game
    this.imagined = imagined
    this.chance = chance
    this.style = style
    this.weariness = weariness
    this.rootActions = legal(game, imagined(chance))
    if (this.rootActions.length === 0) throw new Error('Bug: a bot was asked to choose in a game that is over')
  }

  iterate(): void {
    const { game, chance, path } = this
    const state = this.imagined(chance)
    const leaf = this.descend(state)
    if (leaf.visits - JUDGEMENT >= OPENED_AFTER || leaf === this.root) this.open(leaf, state)
    playout(game, state, chance, this.style.depth)
    const worth = game.evaluate(state)
    for (let seat = 0; seat < worth.length; seat++) this.worth[seat] = (this.worth[seat] ?? 0) + worth[seat]
    for (const node of path) {
      node.visits++
      if (node !== this.root) node.total += worth[node.mover]
    }
    this.iterations++
  }

  /** How likely each seat is to win, on average over all that was tried. */
  chances(): number[] {
    return this.worth.map((sum) => sum / this.iterations)
  }

  /** The action tried most often: the one the search trusts most. */
  best(): T['action'] {
    let best = this.rootActions[0]
    let most = 0
    for (const { action, visits } of this.root.children ?? []) {
      if (action === null || visits <= most) continue
      best = action
      most = visits
    }
    return best
  }

  /** The actions that were tried at least so often for each time that the first was, most often tried first. */
  options(share: number): Option<T['action']>[] {
    const children = (this.root.children ?? []).toSorted((a, b) => b.visits - a.visits)
    return children.flatMap(({ action, visits, total, cost }) =>
      action === null || visits < share * children[0].visits ? [] : [{ action, worth: total / visits - cost, cost }],
    )
  }

  /** The best action, and how its seat would go on as long as it is not somebody else's turn. */
  line(first = this.best()): readonly T['action'][] {
    const line = [first]
    let node = this.root.children?.find(({ action }) => action === first)
    while (node?.children !== null && node !== undefined) {
      const { mover }: Node<T['action']> = node
      const next: Node<T['action']> | undefined = node.children
        .filter((child) => child.visits >= OPENED_AFTER)
        .toSorted((a, b) => b.visits - a.visits)[0]
      if (next?.action === undefined || next.action === null || next.mover !== mover) break
      line.push(next.action)
      node = next
    }
    return line
  }

  /** Whether no more iterations, up to that number, could change the choice. */
  isDecided(most: number): boolean {
    if (this.rootActions.length === 1) return true
    let first = 0
    let second = 0
    for (const { visits } of this.root.children ?? []) {
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first - second > most - this.iterations
  }

  /** Walks from the root to a node that is not open, playing its actions on the state. */
  private descend(state: T['state']): Node<T['action']> {
    const { game, actions, path } = this
    let node = this.root
    path.length = 0
    path.push(node)
    while (node.children !== null) {
      const mover = game.actor(state)
      if (mover === null) break
      actions.clear()
      game.list(state, actions)
      node = this.choose(node, node.children, mover)
      if (node.action === null) throw new Error('Bug: the root was chosen')
      game.perform(state, node.action, this.chance, null)
      path.push(node)
    }
    return node
  }

  /** The child with the best upper bound among the actions that are legal in this world. */
  private choose(parent: Node<T['action']>, children: Node<T['action']>[], mover: Seat): Node<T['action']> {
    const { actions } = this
    const log = Math.log(parent.visits)
    let best = children[0]
    let highest = Number.NEGATIVE_INFINITY
    // Worlds differ little: mostly the legal actions are the children in their order, and nothing need be looked up.
    let at = 0
    for (let i = 0; i < actions.length; i++) {
      const action = actions.at(i)
      if (at >= children.length || children[at].action !== action) at = this.find(parent, children, action, mover)
      const child = children[at++]
      const bound = child.total / child.visits - child.cost + this.style.curiosity * Math.sqrt(log / child.visits)
      if (bound > highest) {
        highest = bound
        best = child
      }
    }
    return best
  }

  /** Where the action is among the children; a new one, thought as good as its parent, if no world had it before. */
  private find(parent: Node<T['action']>, children: Node<T['action']>[], action: T['action'], mover: Seat): number {
    const text = this.game.text(action)
    const at = children.findIndex((child) => child.action !== null && this.game.text(child.action) === text)
    if (at >= 0) return at
    const judged = parent.mover === mover ? parent.total / parent.visits : EVEN
    return children.push(new Node(action, mover, judged)) - 1
  }

  /** Gives the node children, each judged once in this world. */
  private open(node: Node<T['action']>, state: T['state']): void {
    const { game, actions, chance } = this
    const mover = game.actor(state)
    if (mover === null) return
    actions.clear()
    game.list(state, actions)
    node.children = actions.toArray().map((action) => {
      const next = game.copy(state)
      game.perform(next, action, chance, null)
      const cost = node === this.root ? (this.weariness?.(action) ?? 0) : 0
      return new Node(action, mover, game.evaluate(next)[mover], cost)
    })
  }
}
