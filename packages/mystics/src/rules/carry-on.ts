import { resolve, type Handlers } from '@mousekeep/engine'
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
import { prowl } from './minions/prowl.ts'
import { encounter } from './minions/encounter.ts'
import { minionActs } from './minions/minion-acts.ts'
import { minionTurn } from './minions/minion-turn.ts'
import { draw, found, pack, search } from './search/find.ts'
import { mouseTurn } from './turn/mouse-turn.ts'
import { play } from './turn/rounds.ts'
import { trap } from './turn/trap.ts'
import { page } from './wheel/page.ts'
import { surge } from './wheel/surge.ts'
import { wheel } from './wheel/wheel.ts'

const HANDLERS: Handlers<Live, MysticsTask> = {
  play,
  'mouse-turn': mouseTurn,
  'minion-turn': minionTurn,
  act: minionActs,
  brodie: prowl,
  attack,
  defend,
  wounds,
  blow,
  capture,
  rescue,
  page,
  wheel,
  surge,
  arrival,
  encounter,
  search,
  draw,
  found,
  pack,
  explore,
  trap,
  moment,
  effect,
  declare,
  order,
  again,
  grape: baitLands,
  'level-up': levelUp,
  'first-abilities': firstAbilities,
  sharing,
  equipping,
  rule: carryOutRule,
  rules,
  won,
}

/** A game that is over rests: nothing more is carried out. */
function isOver({ state }: Live): boolean {
  return state.over !== null
}

/** Works until somebody must decide. */
export function carryOn(live: Live): void {
  resolve(live, HANDLERS, isOver)
  if (isOver(live)) {
    live.stack.length = 0
    live.state.ask = null
  }
}
