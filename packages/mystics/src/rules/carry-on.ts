import { resolve, type Handlers, type Verdict } from '@mousekeep/engine'
import type { Live } from '../state/live.ts'
import type { MysticsTask } from '../state/task.ts'
import { attack } from './battle/attack.ts'
import { defend } from './battle/defend.ts'
import { blow } from './capture/blow.ts'
import { capture } from './capture/capture.ts'
import { rescue } from './capture/rescue.ts'
import { wounds } from './capture/wounds.ts'
import { again, declare, order } from './cards/announced.ts'
import { effect } from './cards/effect.ts'
import { moment } from './cards/moment.ts'
import { carryOutRule, rules } from './chapter/carry-out-rule.ts'
import { won } from './deeds/ending.ts'
import { explore } from './explore/enter-side.ts'
import { baitLands } from './gear/bait-lands.ts'
import { firstAbilities, levelUp } from './gear/learn.ts'
import { equipping, sharing } from './gear/open-forms.ts'
import { arrival } from './minions/arrival.ts'
import { brodie } from './minions/brodie.ts'
import { encounter } from './minions/encounter.ts'
import { act } from './minions/minion-acts.ts'
import { minionTurn } from './minions/minion-turn.ts'
import { draw, found, pack, search } from './search/find.ts'
import { mouseTurn } from './turn/mouse-turn.ts'
import { play } from './turn/rounds.ts'
import { trap } from './turn/trap.ts'
import { page } from './wheel/page.ts'
import { surge } from './wheel/surge.ts'
import { wheel } from './wheel/wheel.ts'

type Handler<F> = (live: Live, task: F) => Verdict

/** A game that is over rests: nothing more is carried out. */
function unlessOver<F>(handle: Handler<F>): Handler<F> {
  return (live, task) => (live.state.over === null ? handle(live, task) : 'wait')
}

const HANDLERS: Handlers<Live, MysticsTask> = {
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
  grape: unlessOver(baitLands),
  'level-up': unlessOver(levelUp),
  'first-abilities': unlessOver(firstAbilities),
  sharing: unlessOver(sharing),
  equipping: unlessOver(equipping),
  rule: unlessOver(carryOutRule),
  rules: unlessOver(rules),
  won: unlessOver(won),
}

/** Works until somebody must decide. */
export function carryOn(live: Live): void {
  resolve(live, HANDLERS)
  if (live.state.over !== null) {
    live.stack.length = 0
    live.state.ask = null
  }
}
