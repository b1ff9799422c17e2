import { moveEnd } from '../achievements.ts'
import { boardOf } from '../boards.ts'
import {
  cure,
  fillWheel,
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
import type { RuleVerb, Who } from '../chapters/chapter.ts'
import { amountOf, selected } from '../chapters/conditions.ts'
import { win } from '../chapters/goals.ts'
import { spacesAt } from '../chapters/lookup.ts'
import { minionType } from '../content.ts'
import { isStar, roll } from '../dice.ts'
import { findMinion } from '../figures.ts'
import type { RuleFrame } from '../frame.ts'
import { changeVariable, setVariable } from '../rules.ts'
import { markersOf } from '../sense.ts'
import type { Minion, Mouse, MysticsState } from '../state.ts'
import { topmost, type World } from '../world.ts'
import { arrivalOf } from './arrival.ts'
import { ambush, layTraps } from './dealing.ts'
import { woundFigure } from './harm.ts'

/** One verb of a rule, with nothing left to ask. */
export function carryOut(world: World, frame: RuleFrame, verb: RuleVerb): void {
  if (!changeFigures(world, frame, verb)) changeTable(world, frame, verb)
}

/** Verbs about mice and minions; false: it is another. */
function changeFigures(world: World, frame: RuleFrame, verb: RuleVerb): boolean {
  const { state, board } = world
  const { rule: id, it } = frame
  const figures = (who: Who): (Mouse | Minion)[] => selected(world, who, it, frame.placed).slice()
  const mice = (who: Who): Mouse[] => figures(who).filter((each) => 'cheese' in each)
  if ('wound' in verb) for (const each of figures(verb.wound.who)) woundFigure(world, each.id, verb.wound.n, null)
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
    const [to] = spacesAt(state, board, verb.relocate.to, it) ?? []
    if (to !== undefined) for (const each of figures(verb.relocate.who)) putAt(world, each, to, id)
  } else if ('remove' in verb) {
    for (const each of figures(verb.remove.who)) {
      if (!('type' in each)) continue
      takeOff(world, each)
      world.emit?.({ type: 'removed', rule: id, who: each.id })
    }
    sweepTrack(world)
  } else if ('points' in verb) changePoints(world, it, verb.points.n)
  else return false
  return true
}

function changePoints(world: World, it: string | null, n: number | 'none'): void {
  const { turn } = world.state
  if (it !== null && findMinion(world.state, it) !== undefined) {
    const acting = topmost(world.stack, 'act')
    if (acting !== null && n === 'none') acting.path = []
  } else if (turn !== null && turn.card === it) {
    turn.points = n === 'none' ? 0 : Math.max(0, turn.points + n)
    if (n === 'none') turn.move = 'over'
  }
}

function changeTable(world: World, frame: RuleFrame, verb: RuleVerb): void {
  const { state, emit } = world
  const { rule: id, it } = frame
  if ('placeMinions' in verb) bring(world, frame, verb)
  else if ('layBelow' in verb) frame.below = true
  else if ('set' in verb) setVariable(world, verb.set.variable, amountOf(world, verb.set.value, it), id)
  else if ('add' in verb) changeVariable(world, verb.add.variable, verb.add.n, id)
  else if ('test' in verb) {
    const faces = roll(Math.max(0, amountOf(world, verb.test.dice, it)), world.chance)
    emit?.({ type: 'rolled', rule: id, by: it ?? 'nobody', for: 'test', faces })
    const more: RuleVerb[] = []
    if (faces.includes('cheese')) more.push(...(verb.test.cheese ?? []))
    const stars = faces.filter(isStar).length
    more.push(...((stars > 0 ? verb.test.star : verb.test.none) ?? []))
    for (let i = 0; i < stars; i++) more.push(...(verb.test.eachStar ?? []))
    frame.verbs.unshift(...more)
  } else if ('wheel' in verb) {
    if (verb.wheel.n > 0) fillWheel(world, verb.wheel.n, id)
    else takeFromWheel(world, -verb.wheel.n, id)
  } else if ('achieve' in verb) {
    if (!state.flags.includes(verb.achieve)) state.flags.push(verb.achieve)
    emit?.({ type: 'achieved', rule: id, who: it, what: verb.achieve })
  } else if ('endMarker' in verb) moveEnd(world, amountOf(world, verb.endMarker, it), id)
  else if ('layTraps' in verb) layTraps(world, id)
  else if ('ambush' in verb)
    ambush(
      world,
      state.track.filter((card) => !(card in state.setup.seats)),
    )
  else if ('put' in verb) {
    state.tokens[verb.put.token] = whereabouts(world, verb.put.at, it)
    emit?.({ type: 'token-put', rule: id, token: verb.put.token, at: state.tokens[verb.put.token] })
  } else if ('stash' in verb) {
    const no = state.search.findIndex((card) => state.setup.cards[card] === verb.stash)
    if (no >= 0) state.stash.push(...state.search.splice(no, 1))
  } else if ('gate' in verb) state.vars[`gate ${verb.gate.link}`] = verb.gate.open ? 1 : 0
  else if ('tell' in verb) tell(world, verb.tell, id)
  else if ('win' in verb) win(world)
  else if ('lose' in verb) lose(world, id)
}

/** B9: a passage is told the first time. */
function tell({ state, emit }: World, passage: string, rule: string): void {
  const told = `told ${passage}`
  if (state.fired.includes(told)) return
  state.fired.push(told)
  emit?.({ type: 'story', rule, passage: `${state.setup.chapter} ${passage}` })
}

/** B5: all that a rule brings in a row comes as one group; Brodie comes after an encounter that is still due. */
function bring(world: World, frame: RuleFrame, verb: Extract<RuleVerb, { readonly placeMinions: unknown }>): void {
  const { state, board } = world
  const group: Record<string, number> = {}
  const places: Record<string, readonly number[]> = {}
  for (
    let next: RuleVerb | undefined = verb;
    next !== undefined && 'placeMinions' in next;
    next = frame.verbs.shift()
  ) {
    const { n, type, where } = next.placeMinions
    const coming = amountOf(world, n, frame.it)
    if (coming > 0) group[type] = (group[type] ?? 0) + coming
    const at = where === undefined || where === 'normal' || where === 'M19.5' ? null : spacesAt(state, board, where)
    if (at !== null) places[type] = at
    if (!('placeMinions' in (frame.verbs[0] ?? {}))) break
  }
  if (Object.keys(group).length === 0) return
  const arrival = arrivalOf(group, { places, below: frame.below })
  const due = world.stack.findIndex((each) => each.kind === 'encounter')
  const onlyToken = Object.keys(group).every((type) => minionType(type).size === 'token')
  if (onlyToken && due >= 0 && topmost(world.stack, 'explore') !== null) world.stack.splice(due, 0, arrival)
  else push(world, arrival)
}

/** A token is with a mouse, in the stash, out of play, on a side, or on a space: `side:space`. */
function whereabouts({ state, board }: World, at: string, it: string | null): string {
  if (at === 'it') return it ?? 'out'
  if (at === 'here') return state.here
  if (at === 'its space') return spaceName(state, board.names[spacesAt(state, board, at, it)?.[0] ?? -1])
  const [side, name] = at.split(':')
  if (name === undefined) return at
  const there = boardOf(state.setup, side)
  const [space] = there.places[name] ?? []
  return space === undefined ? at : `${side}:${there.names[space]}`
}

function spaceName(state: MysticsState, name: string | undefined): string {
  return name === undefined ? 'out' : `${state.here}:${name}`
}
