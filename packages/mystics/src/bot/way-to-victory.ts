import type { Chapter } from '../story/chapter.ts'
import { chapterOf } from '../rules/lookup/chapter-here.ts'
import type { MysticsState } from '../state/state.ts'
import { whatWins } from './what-wins.ts'
import { BOSS, movesFrom, type Errand, type Move } from './errands.ts'
import { bring, isDone, keyOf, NO_TASTE, outlineOf, souvenirs, type Outline, type Taste } from './outline.ts'

/** The way to victory as it looks from here. */
export interface Way {
  /** In sides to go; an outline from which no way is seen has a long one. */
  readonly cost: number
  /** What may be done next, each as good as the others. */
  readonly next: readonly Errand[]
}

interface Node {
  readonly moves: readonly { readonly errand: Errand; readonly cost: number; readonly to: string }[]
  readonly done: boolean
  cost: number
}

/** No way to victory is seen. */
const LOST = 24
/** Kept for other searches in the same chapter. */
const MOST_NODES = 20_000
/** Looked at in one search; the book's chapters have far fewer to look at. */
const MOST_FRESH = 2000
const NODES = new Map<string, Node>()
const WAYS_KNOWN = new Map<string, Way>()
const NO_WAY: Way = { cost: 0, next: [] }

/** What is left to do, by the chapter's goals and rules. Worked out once for each outline that differs in what matters. */
export function wayFor(state: MysticsState, taste: Taste = NO_TASTE): Way {
  if (chapterOf(state) === null) return NO_WAY
  const key = keyOf(state, taste)
  let way = WAYS_KNOWN.get(key)
  if (way === undefined) {
    if (NODES.size > MOST_NODES) {
      NODES.clear()
      WAYS_KNOWN.clear()
    }
    way = findWay(key, state, taste)
    WAYS_KNOWN.set(key, way)
  }
  return way
}

function findWay(key: string, state: MysticsState, taste: Taste): Way {
  const chapter = chapterOf(state)
  // Time alone wins a chapter that asks for nothing but dawn.
  if (chapter === null || chapter.victory.some((goal) => 'dawn' in goal)) return NO_WAY
  const way = wayWith(key, state, chapter, taste)
  // What cannot be come by is no reason to give up.
  return way.cost >= LOST && taste.keen === true ? wayFor(state, { ...taste, keen: false }) : way
}

function wayWith(key: string, state: MysticsState, chapter: Chapter, taste: Taste): Way {
  const outline = outlineOf(state)
  // A boss on the board is to be beaten first.
  const needed = whatWins(chapter).bosses
  const bosses = state.minions.filter((minion) => needed.includes(minion.type))
  for (const { type } of bosses) bring(outline, type, 1)
  const start = bosses.length > 0 ? keyOf(outline, taste) + (outline.over ?? '') : key
  const way = wayOf(start, outline, taste)
  return bosses.length > 0 ? { cost: way.cost + BOSS * bosses.length, next: way.next } : way
}

function wayOf(key: string, outline: Outline, taste: Taste): Way {
  expand(key, outline, taste)
  const node = NODES.get(key)
  if (node === undefined || node.cost === Number.POSITIVE_INFINITY) return { cost: LOST, next: [] }
  if (node.done) return { cost: 0, next: [{ kind: 'arrive', spaces: [] }] }
  const after = (to: string, cost: number): number => cost + (NODES.get(to)?.cost ?? Number.POSITIVE_INFINITY)
  const best = node.moves.filter(({ to, cost }) => after(to, cost) <= node.cost + 1e-9)
  return { cost: node.cost, next: best.map(({ errand }) => errand) }
}

/** Who is keen on a side does not go home before having been there, nor without what is won there. */
function hasSeen(outline: Outline, { fond, keen }: Taste): boolean {
  const chapter = chapterOf(outline)
  if (keen !== true || fond === null || chapter === null) return true
  return outline.explored.includes(fond) && souvenirs(chapter, fond).every((flag) => outline.flags.includes(flag))
}

/** Every outline that can be come to from here, until one is known already; then the costs, from the end back. */
function expand(start: string, outline: Outline, taste: Taste): void {
  const fresh: string[] = []
  const open: [string, Outline][] = [[start, outline]]
  const seen = new Set<string>([start])
  while (open.length > 0 && fresh.length < MOST_FRESH) {
    const [key, here] = open.pop() ?? [start, outline]
    if (NODES.has(key)) continue
    const done = isDone(here) && (here.over !== null || hasSeen(here, taste))
    const moves: Move[] = done || here.over !== null ? [] : movesFrom(here, taste)
    const found = moves.map(({ errand, cost, to }) => ({
      errand,
      cost,
      to: keyOf(to, taste) + (to.over ?? ''),
      outline: to,
    }))
    NODES.set(key, {
      moves: found.filter((each) => each.to !== key).map(({ errand, cost, to }) => ({ errand, cost, to })),
      done,
      cost: done ? 0 : Number.POSITIVE_INFINITY,
    })
    fresh.push(key)
    for (const each of found) {
      if (seen.has(each.to) || NODES.has(each.to)) continue
      seen.add(each.to)
      open.push([each.to, each.outline])
    }
  }
  relax(fresh)
}

/** Costs sink until none changes any more. */
function relax(keys: readonly string[]): void {
  for (let changed = true; changed;) {
    changed = false
    for (let i = keys.length - 1; i >= 0; i--) {
      const node = NODES.get(keys[i])
      if (node === undefined) continue
      for (const { to, cost } of node.moves) {
        const through = cost + (NODES.get(to)?.cost ?? Number.POSITIVE_INFINITY)
        if (through >= node.cost - 1e-9) continue
        node.cost = through
        changed = true
      }
    }
  }
}
