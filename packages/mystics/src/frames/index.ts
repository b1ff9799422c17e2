import { resolve, type Handlers, type Verdict } from '@mousekeep/engine'
import { won } from '../chapters/goals.ts'
import type { MysticsFrame } from '../frame.ts'
import type { World } from '../world.ts'
import { act } from './act.ts'
import { arrival } from './arrival.ts'
import { attack, defend } from './attack.ts'
import { brodie } from './brodie.ts'
import { effect } from './effect.ts'
import { encounter } from './encounter.ts'
import { explore } from './explore.ts'
import { equipping, sharing } from './forms.ts'
import { grape } from './grape.ts'
import { firstAbilities, levelUp } from './level-up.ts'
import { minionTurn } from './minion.ts'
import { moment } from './moment.ts'
import { carryOutRule, rules } from './rules.ts'
import { draw, found, pack, search } from './search.ts'
import { trap } from './trap.ts'
import { mouseTurn, play } from './turn.ts'
import { again, declare, order } from './waiting.ts'
import { page, surge, wheel } from './wheel.ts'
import { blow, capture, rescue, wounds } from './wounds.ts'

type Handler<F> = (world: World, frame: F) => Verdict

/** A game that is over rests: nothing more is carried out. */
function unlessOver<F>(handle: Handler<F>): Handler<F> {
  return (world, frame) => (world.state.over === null ? handle(world, frame) : 'wait')
}

const HANDLERS: Handlers<World, MysticsFrame> = {
  play: unlessOver(play),
  'mouse-turn': unlessOver(mouseTurn),
  'minion-turn': unlessOver(minionTurn),
  act: unlessOver(act),
  brodie: unlessOver(brodie),
  attack: unlessOver(attack),
  defend: unlessOver(defend),
  wounds: unlessOver(wounds),
  blow: unlessOver(blow),
  capture: unlessOver(capture),
  rescue: unlessOver(rescue),
  page: unlessOver(page),
  wheel: unlessOver(wheel),
  surge: unlessOver(surge),
  arrival: unlessOver(arrival),
  encounter: unlessOver(encounter),
  search: unlessOver(search),
  draw: unlessOver(draw),
  found: unlessOver(found),
  pack: unlessOver(pack),
  explore: unlessOver(explore),
  trap: unlessOver(trap),
  moment: unlessOver(moment),
  effect: unlessOver(effect),
  declare: unlessOver(declare),
  order: unlessOver(order),
  again: unlessOver(again),
  grape: unlessOver(grape),
  'level-up': unlessOver(levelUp),
  'first-abilities': unlessOver(firstAbilities),
  sharing: unlessOver(sharing),
  equipping: unlessOver(equipping),
  rule: unlessOver(carryOutRule),
  rules: unlessOver(rules),
  won: unlessOver(won),
}

/** Works until somebody must decide. */
export function settle(world: World): void {
  resolve(world, HANDLERS)
  if (world.state.over !== null) {
    world.stack.length = 0
    world.state.ask = null
  }
}
