import type { Verdict } from '@mousekeep/engine'
import { push } from '../changes.ts'
import type { RuleVerb, Selection, Who } from '../chapters/chapter.ts'
import { allHold, selected } from '../chapters/conditions.ts'
import { isFree, miceInOrder } from '../figures.ts'
import type { FrameOf, RuleFrame } from '../frame.ts'
import { ruleAt, ruleHolds, spendRule } from '../rules.ts'
import { tokensAt } from '../tokens.ts'
import { ask, type World } from '../world.ts'
import { carryOut } from './rule-verbs.ts'

/** Rules that begin together, in the order of the chapter; each is looked at when its turn comes. */
export function rules(world: World, frame: FrameOf<'rules'>): Verdict {
  const index = frame.waiting.shift()
  if (index === undefined) return 'done'
  if (!ruleHolds(world, index, frame.it, frame.at, frame.type)) return 'again'
  const rule = ruleAt(world.state, index)
  if (rule === undefined) return 'again'
  spendRule(world.state, rule)
  push(world, {
    kind: 'rule',
    rule: rule.id,
    verbs: [...rule.do],
    it: frame.it,
    at: frame.at,
    placed: [],
    below: false,
  })
  return 'again'
}

/** One rule being carried out, verb by verb. What a verb leaves open is asked first and written into it. */
export function carryOutRule(world: World, frame: RuleFrame): Verdict {
  const [verb] = frame.verbs
  if (verb === undefined) return 'done'
  if ('ask' in verb) {
    const { name, options } = verb.ask
    const chosen = ask(world, frame.rule, name, Object.keys(options))
    if (chosen === null) return 'wait'
    frame.verbs.splice(0, 1, ...options[chosen])
    return 'again'
  }
  if ('when' in verb) {
    const { if: conditions, do: then, else: otherwise } = verb.when
    frame.verbs.splice(0, 1, ...(allHold(world, conditions, frame.it) ? then : (otherwise ?? [])))
    return 'again'
  }
  const settled = 'put' in verb ? settleToken(world, frame, verb) : settleFigures(world, frame, verb)
  if (settled === null) return 'wait'
  if (Array.isArray(settled)) {
    frame.verbs.splice(0, 1, ...settled)
    return 'again'
  }
  if ('peek' in verb) {
    if (!peek(world, frame)) return 'wait'
    frame.verbs.shift()
    return 'again'
  }
  frame.verbs.shift()
  carryOut(world, frame, verb)
  return 'again'
}

/** A verb about figures that are to be chosen becomes one for each of them. Null: the question is put. */
function settleFigures(world: World, frame: RuleFrame, verb: RuleVerb): RuleVerb | RuleVerb[] | null {
  const [word, fields] = Object.entries(verb)[0]
  if (!isAbout(fields) || typeof fields.who === 'string' || fields.who.choose === undefined) return verb
  const { choose, ...who }: Selection = fields.who
  const found = selected(world, who, frame.it, frame.placed)
  const about = (each: Who): RuleVerb =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same verb about others
    ({ [word]: { ...fields, who: each } }) as unknown as RuleVerb
  if (choose === 'space') {
    const spaces = [...new Set(found.map((each) => each.at))].toSorted((a, b) => a - b)
    if (spaces.length === 0) return []
    const names = spaces.map((space) => world.board.names[space])
    const chosen = ask(world, frame.rule, `${word} space`, names)
    if (chosen === null) return null
    return found.filter((each) => world.board.names[each.at] === chosen).map((each) => about(each.id))
  }
  if (found.length <= choose) return found.map((each) => about(each.id))
  const ids = found.map((each) => each.id)
  const chosen = ask(world, frame.rule, word, ids)
  if (chosen === null) return null
  const rest = choose > 1 ? [about({ ...who, choose: choose - 1 })] : []
  return [about(chosen), ...rest]
}

function isAbout(fields: unknown): fields is { readonly who: Who } {
  return typeof fields === 'object' && fields !== null && 'who' in fields
}

/** Which tokens of a kind, and which mouse is to have one. */
function settleToken(
  world: World,
  frame: RuleFrame,
  verb: Extract<RuleVerb, { readonly put: unknown }>,
): RuleVerb | RuleVerb[] | null {
  const { token, at, from, n } = verb.put
  if (at === 'mouse') {
    const mice = miceInOrder(world.state).filter(isFree)
    const chosen = ask(
      world,
      frame.rule,
      `carry ${token}`,
      mice.map((mouse) => mouse.id),
    )
    return chosen === null ? null : [{ put: { token, at: chosen } }]
  }
  if (from === undefined) return verb
  const found = tokensAt(world.state, world.board, token, from, frame.it) ?? []
  if (n === undefined || found.length <= n) return found.map((each) => ({ put: { token: each, at } }))
  // Unused ones are all alike.
  if (from === 'unused') return found.slice(0, n).map((each) => ({ put: { token: each, at } }))
  const chosen = ask(world, frame.rule, `put ${token}`, found)
  if (chosen === null) return null
  const rest: RuleVerb[] = n > 1 ? [{ put: { token, at, from, n: n - 1 } }] : []
  return [{ put: { token: chosen, at } }, ...rest]
}

/** Looks at the top encounter card; it may go to the bottom. False: the question is put. */
function peek(world: World, frame: RuleFrame): boolean {
  const { state, emit } = world
  const [top] = state.encounters
  if (top === undefined) return true
  const { id } = state.setup.encounters[top]
  const chosen = ask(world, frame.rule, `encounter ${id}`, ['keep', 'bottom'])
  if (chosen === null) return false
  if (chosen === 'bottom') {
    state.encounters.shift()
    state.encounters.push(top)
    emit?.({ type: 'encounter-put-back', rule: frame.rule })
  }
  return true
}
