import type { Verdict } from '@mousekeep/engine'
import { moveEnd } from '../achievements.ts'
import {
  fillWheel,
  cure,
  gainCheese,
  heal,
  knockDown,
  lose,
  loseCheese,
  mark,
  push,
  putAt,
  sweepTrack,
  takeFromWheel,
  takeOff,
} from '../changes.ts'
import type { Comparison, Figures, RuleCondition, RuleVerb } from '../chapters/chapter.ts'
import { win } from '../chapters/goals.ts'
import { boardOf } from '../boards.ts'
import { chapterOf, isAt, rulesOn, spacesAt } from '../chapters/lookup.ts'
import { hero } from '../content.ts'
import { isStar, roll } from '../dice.ts'
import { findMinion, findMouse, isFree, placeOf, sizeOf } from '../figures.ts'
import type { FrameOf, RuleFrame } from '../frame.ts'
import { markersOf } from '../sense.ts'
import { colourOf } from '../sides.ts'
import type { Minion, Mouse, MysticsState } from '../state.ts'
import { carriedBy } from '../tokens.ts'
import { ask, topmost, type World } from '../world.ts'
import { ambush, arrivalOf, layTraps } from './arrival.ts'
import { woundFigure } from './harm.ts'

export function compare(a: number, is: Comparison, b: number): boolean {
  switch (is) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '=':
      return a === b
    case '>=':
      return a >= b
    case '>':
      return a > b
  }
}

/** The figures a rule speaks of, as they stand on the board. */
export function figuresOf(state: MysticsState, who: Figures, it: string | null): (Mouse | Minion)[] {
  switch (who) {
    case 'mice':
    case 'free mice':
      return state.mice.filter(isFree)
    case 'captured mice':
      return state.mice.filter((mouse) => mouse.captured)
    case 'minions':
      return state.minions
    case 'small minions':
      return state.minions.filter((minion) => sizeOf(minion) === 'small')
    case 'it': {
      const figure = it === null ? undefined : (findMouse(state, it) ?? findMinion(state, it))
      return figure === undefined ? [] : [figure]
    }
    default:
      return [...state.mice, ...state.minions].filter(
        (each) => each.id === who || ('type' in each && each.type === who),
      )
  }
}

export function conditionHolds(world: World, condition: RuleCondition, it: string | null): boolean {
  const { state, board } = world
  if ('not' in condition) return !conditionHolds(world, condition.not, it)
  if ('flag' in condition) return state.flags.includes(condition.flag)
  if ('count' in condition) {
    const { of, at, is, n } = condition.count
    const figures = figuresOf(state, of, it).filter((each) => isAt(state, board, each.at, at))
    return compare(figures.length, is, n)
  }
  if ('compare' in condition) {
    const { variable, is, n } = condition.compare
    return compare(state.vars[variable] ?? 0, is, n)
  }
  if ('at' in condition) {
    return figuresOf(state, condition.at.who, it).some((each) => isAt(state, board, each.at, condition.at.place))
  }
  if ('is' in condition) {
    const mouse = it === null ? undefined : findMouse(state, it)
    const { what } = condition.is
    return (
      mouse !== undefined &&
      (mouse.id === what || what === 'mouse' || hero(mouse.id).classes.some((each) => each === what))
    )
  }
  if ('cheeseOf' in condition) {
    const mouse = it === null ? undefined : findMouse(state, it)
    return mouse !== undefined && compare(mouse.cheese, condition.cheeseOf.is, condition.cheeseOf.n)
  }
  if ('page' in condition) return compare(state.page, condition.page.is, condition.page.n)
  if ('by' in condition) return it !== null && findMouse(state, it) !== undefined
  if ('colour' in condition) return colourOf(state.here) === condition.colour
  if ('carries' in condition) {
    const mouse = it === null ? undefined : findMouse(state, it)
    return mouse !== undefined && carriedBy(state, mouse) === condition.carries.token
  }
  return true // `once` is looked at when the rule is begun
}

/** Whether a rule of the chapter applies now: its moment fits and its conditions hold. */
export function ruleHolds(world: World, number: number, it: string | null, at: number): boolean {
  const { state, board } = world
  const rule = chapterOf(state)?.rules?.[number]
  if (rule === undefined) return false
  const { on } = rule
  if (rule.if?.some((each) => 'once' in each) === true && state.fired.includes(rule.id)) return false
  if ('enter' in on && on.enter !== state.here && on.enter !== 'any') return false
  if ('enterFirst' in on && on.enterFirst !== state.here) return false
  if ('surge' in on && on.surge !== state.here) return false
  if ('bossWounds' in on && !hasWounds(state, on.bossWounds.boss, on.bossWounds.n)) return false
  if ('stepOnto' in on && !(isAt(state, board, at, on.stepOnto.place) && isKind(state, on.stepOnto.who, it)))
    return false
  if ('searchHit' in on && !isAt(state, board, at, on.searchHit.place)) return false
  if ('minionDefeated' in on && topmost(world.stack, 'moment')?.type !== on.minionDefeated.type) return false
  if ('turnEnd' in on && on.turnEnd.card !== it) return false
  if ('takenUp' in on && !(on.takenUp in state.tokens && state.tokens[on.takenUp] === it)) return false
  if ('act' in on && !isAt(state, board, at, on.act.place)) return false
  if ('pageTurned' in on && on.pageTurned !== 'any' && on.pageTurned !== state.page) return false
  return (rule.if ?? []).every((condition) => conditionHolds(world, condition, it))
}

/** A boss that has just come to so many wounds; each number once. */
function hasWounds(state: MysticsState, boss: string, n: number): boolean {
  const minion = state.minions.find((each) => each.type === boss)
  return minion !== undefined && minion.wounds >= n
}

function isKind(state: MysticsState, who: 'mice' | 'minions' | 'any', it: string | null): boolean {
  return who === 'any' || (it !== null && (findMouse(state, it) !== undefined) === (who === 'mice'))
}

/** M6.1, M6.7, M17.4, M17.5: a movement die has shown its number. */
export function moveRolled(world: World, who: string, number: number): void {
  const { state } = world
  const waiting = rulesOn(state, 'moveRoll').filter((index) => {
    const on = chapterOf(state)?.rules?.[index].on
    return (
      on !== undefined &&
      'moveRoll' in on &&
      on.moveRoll.number === number &&
      on.moveRoll.side === state.here &&
      isKind(state, on.moveRoll.who, who)
    )
  })
  if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: who, at: placeOf(state, who) })
}

/** Whether a rule takes the place of this figure's whole turn; then it is under way. */
export function replacesTurn(world: World, who: string): boolean {
  const { state, board } = world
  const minion = findMinion(state, who)
  if (minion === undefined) return false
  for (const index of rulesOn(state, 'turnInstead')) {
    const on = chapterOf(state)?.rules?.[index].on
    if (on === undefined || !('turnInstead' in on) || on.turnInstead.type !== minion.type) continue
    if (!isAt(state, board, minion.at, on.turnInstead.place) || !ruleHolds(world, index, who, minion.at)) continue
    push(world, { kind: 'rules', waiting: [index], it: who, at: minion.at })
    return true
  }
  return false
}

/** Rules that begin together, in the order of the chapter; each is looked at when its turn comes. */
export function rules(world: World, frame: FrameOf<'rules'>): Verdict {
  const index = frame.waiting.shift()
  if (index === undefined) return 'done'
  if (!ruleHolds(world, index, frame.it, frame.at)) return 'again'
  const rule = chapterOf(world.state)?.rules?.[index]
  if (rule === undefined) return 'again'
  if (rule.if?.some((each) => 'once' in each) === true) world.state.fired.push(rule.id)
  push(world, { kind: 'rule', rule: rule.id, verbs: [...rule.do], it: frame.it, at: frame.at })
  return 'again'
}

/** One rule being carried out, verb by verb. */
export function carryOutRule(world: World, frame: RuleFrame): Verdict {
  const verb = frame.verbs[0]
  if (verb === undefined) return 'done'
  if ('ask' in verb) {
    const { name, options } = verb.ask
    const chosen = ask(world, frame.rule, name, Object.keys(options))
    if (chosen === null) return 'wait'
    frame.verbs.splice(0, 1, ...options[chosen])
    return 'again'
  }
  frame.verbs.shift()
  carryOut(world, frame, verb)
  return 'again'
}

function carryOut(world: World, frame: RuleFrame, verb: RuleVerb): void {
  const { state, board, emit } = world
  const { rule: id, it } = frame
  const figures = (who: Figures): (Mouse | Minion)[] => figuresOf(state, who, it)
  const mice = (who: Figures): Mouse[] => figures(who).filter((each) => 'cheese' in each)
  if ('placeMinions' in verb) {
    const { n, type, where } = verb.placeMinions
    const at = where === undefined || where === 'normal' ? null : spacesAt(state, board, where)
    push(world, arrivalOf({ [type]: n }, { at }))
  } else if ('set' in verb) setVariable(world, verb.set.variable, verb.set.value, id)
  else if ('add' in verb) setVariable(world, verb.add.variable, (state.vars[verb.add.variable] ?? 0) + verb.add.n, id)
  else if ('test' in verb) {
    const faces = roll(verb.test.dice, world.chance)
    emit?.({ type: 'rolled', rule: id, by: it ?? 'nobody', for: 'test', faces })
    const more: RuleVerb[] = []
    if (faces.includes('cheese')) more.push(...(verb.test.cheese ?? []))
    more.push(...((faces.some(isStar) ? verb.test.star : verb.test.none) ?? []))
    frame.verbs.unshift(...more)
  } else if ('wheel' in verb) {
    if (verb.wheel.n > 0) fillWheel(world, verb.wheel.n, id)
    else takeFromWheel(world, -verb.wheel.n, id)
  } else if ('wound' in verb)
    for (const each of figures(verb.wound.who)) woundFigure(world, each.id, verb.wound.n, null)
  else if ('heal' in verb) for (const mouse of mice(verb.heal.who)) heal(world, mouse, 'wounds', verb.heal.n, id)
  else if ('cheese' in verb) {
    for (const mouse of mice(verb.cheese.who)) {
      if (verb.cheese.n >= 0) gainCheese(world, mouse, verb.cheese.n, id)
      else loseCheese(world, mouse, -verb.cheese.n, id)
    }
  } else if ('knockDown' in verb) for (const each of figures(verb.knockDown.who)) knockDown(world, each.id, id)
  else if ('stand' in verb) for (const each of figures(verb.stand.who)) each.down = false
  else if ('mark' in verb) for (const mouse of mice(verb.mark.who)) mark(world, mouse, verb.mark.marker, id)
  else if ('cure' in verb) {
    for (const mouse of mice(verb.cure.who)) for (const marker of markersOf(mouse)) cure(world, mouse, marker, id)
  } else if ('relocate' in verb) {
    const [to] = spacesAt(state, board, verb.relocate.to) ?? []
    if (to !== undefined) for (const each of figures(verb.relocate.who)) putAt(world, each, to, id)
  } else if ('remove' in verb) {
    for (const each of figures(verb.remove.who)) if ('type' in each) takeOff(world, each)
    sweepTrack(world)
  } else if ('achieve' in verb) {
    if (!state.flags.includes(verb.achieve)) state.flags.push(verb.achieve)
    emit?.({ type: 'achieved', rule: id, who: it, what: verb.achieve })
  } else if ('endMarker' in verb) moveEnd(world, verb.endMarker, id)
  else if ('layTraps' in verb) layTraps(world, id)
  else if ('ambush' in verb)
    ambush(
      world,
      state.track.filter((card) => !(card in state.setup.seats)),
    )
  else if ('put' in verb) {
    state.tokens[verb.put.token] = whereabouts(state, verb.put.at, it)
    emit?.({ type: 'token-put', rule: id, token: verb.put.token, at: state.tokens[verb.put.token] })
  } else if ('stash' in verb) {
    const no = state.search.findIndex((card) => state.setup.cards[card] === verb.stash)
    if (no >= 0) state.stash.push(...state.search.splice(no, 1))
  } else if ('gate' in verb) state.vars[`gate ${verb.gate.link}`] = verb.gate.open ? 1 : 0
  else if ('points' in verb) {
    if (state.turn?.card === it) state.turn.points = Math.max(0, state.turn.points + verb.points.n)
  } else if ('win' in verb) win(world)
  else if ('lose' in verb) lose(world, id)
}

/** A token is with a mouse, in the stash, out of play, or on a space: `side:space`. */
function whereabouts(state: MysticsState, at: string, it: string | null): string {
  if (at === 'it') return it ?? 'out'
  const [side, name] = at.split(':')
  if (name === undefined) return at
  const board = boardOf(state.setup, side)
  const [space] = board.places[name] ?? []
  return space === undefined ? at : `${side}:${board.names[space]}`
}

function setVariable(world: World, variable: string, value: number, id: string): void {
  const { state, emit } = world
  state.vars[variable] = value
  emit?.({ type: 'variable-set', rule: id, variable, value })
  const waiting = rulesOn(state, 'becomes').filter((index) => {
    const rule = chapterOf(state)?.rules?.[index]
    if (rule === undefined || !('becomes' in rule.on)) return false
    const key = `${rule.id} becomes ${value}`
    if (rule.on.becomes.variable !== variable || rule.on.becomes.value !== value || state.fired.includes(key))
      return false
    state.fired.push(key)
    return true
  })
  if (waiting.length > 0) push(world, { kind: 'rules', waiting, it: null, at: -1 })
}
