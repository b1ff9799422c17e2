import type { FastChance } from '../lib/fast-chance.ts'
import { playTight, Tight } from './tight.ts'
import { LONGEST_LIST, TURN, WINNER } from './tight-words.ts'

const NONE = -1

/**
 * Monte Carlo tree search on the tight baseline, by the same algorithm as boardgame.io's MCTSBot: one random untried
 * action is added, a random playout of limited depth follows, and whoever wins it gains 1 on its own actions.
 */
export class TightSearch {
  private readonly visits: Int32Array
  private readonly value: Float64Array
  private readonly parent: Int32Array
  private readonly mover: Int32Array
  private readonly firstChild: Int32Array
  private readonly sibling: Int32Array
  private readonly action: Int32Array
  private readonly untriedCount: Int32Array
  private readonly untried: Int32Array
  private readonly states: Tight[]
  private readonly scratch = new Tight()

  constructor(mostIterations: number) {
    const nodes = mostIterations + 1
    this.visits = new Int32Array(nodes)
    this.value = new Float64Array(nodes)
    this.parent = new Int32Array(nodes)
    this.mover = new Int32Array(nodes)
    this.firstChild = new Int32Array(nodes)
    this.sibling = new Int32Array(nodes)
    this.action = new Int32Array(nodes)
    this.untriedCount = new Int32Array(nodes)
    this.untried = new Int32Array(nodes * LONGEST_LIST)
    this.states = Array.from({ length: nodes }, () => new Tight())
  }

  /** The action that was tried most. */
  search(root: Tight, iterations: number, depth: number, chance: FastChance): number {
    this.states[0].copyFrom(root)
    this.open(0, NONE, NONE, NONE)
    let size = 1
    for (let i = 0; i < iterations; i++) {
      let node = this.select()
      if (this.untriedCount[node] > 0) {
        this.expand(node, size, chance)
        node = size++
      }
      this.credit(node, this.playout(node, depth, chance))
    }
    let best = this.firstChild[0]
    for (let child = best; child !== NONE; child = this.sibling[child]) {
      if (this.visits[child] > this.visits[best]) best = child
    }
    return this.action[best]
  }

  private open(node: number, parent: number, action: number, mover: number): void {
    this.visits[node] = 0
    this.value[node] = 0
    this.parent[node] = parent
    this.action[node] = action
    this.mover[node] = mover
    this.firstChild[node] = NONE
    this.sibling[node] = NONE
    const state = this.states[node]
    const count = state.words[WINNER] === 0 ? state.list() : 0
    this.untriedCount[node] = count
    for (let i = 0; i < count; i++) this.untried[node * LONGEST_LIST + i] = state.actions[i]
  }

  private select(): number {
    let node = 0
    while (this.untriedCount[node] === 0 && this.firstChild[node] !== NONE) {
      const spread = 2 * Math.log(this.visits[node])
      let best = NONE
      let most = Number.NEGATIVE_INFINITY
      for (let child = this.firstChild[node]; child !== NONE; child = this.sibling[child]) {
        const bound = this.value[child] / this.visits[child] + Math.sqrt(spread / this.visits[child])
        if (bound <= most) continue
        best = child
        most = bound
      }
      node = best
    }
    return node
  }

  private expand(node: number, child: number, chance: FastChance): void {
    const last = --this.untriedCount[node]
    const at = node * LONGEST_LIST + chance.below(last + 1)
    const action = this.untried[at]
    this.untried[at] = this.untried[node * LONGEST_LIST + last]
    const state = this.states[child]
    state.copyFrom(this.states[node])
    const mover = state.words[TURN]
    state.perform(action)
    this.open(child, node, action, mover)
    this.sibling[child] = this.firstChild[node]
    this.firstChild[node] = child
  }

  /** The winner; `NONE` if there is none yet at that depth. */
  private playout(node: number, depth: number, chance: FastChance): number {
    const { scratch } = this
    scratch.copyFrom(this.states[node])
    playTight(scratch, chance, depth)
    return scratch.words[WINNER] - 1
  }

  private credit(from: number, winner: number): void {
    for (let node = from; node !== NONE; node = this.parent[node]) {
      this.visits[node]++
      if (winner !== NONE && this.mover[node] === winner) this.value[node]++
    }
  }
}
