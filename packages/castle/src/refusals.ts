import { refusal } from '@mousekeep/engine'

/** Every reason why an action is refused, with its rule. They name no hidden thing: equal views, equal refusals. */
export const REFUSALS = {
  wonByTarget: refusal('C6.1', 'game-over'),
  wonByMice: refusal('C6.2', 'game-over'),
  wonByRounds: refusal('C6.4', 'game-over'),
  wonByResigning: refusal('C6.5', 'game-over'),

  placeFirst: refusal('C2.2', 'place-first'),
  alreadyPlaced: refusal('C2.2', 'already-placed'),
  placeOnTower: refusal('C2.2', 'not-a-tower'),
  placeOnFree: refusal('C2.2', 'tower-taken'),

  noPoints: refusal('C3.1', 'no-points'),

  noSuchRoom: refusal('C3.2', 'no-such-room'),
  alreadyOpen: refusal('C3.2', 'already-open'),
  outOfReach: refusal('C3.2', 'out-of-reach'),

  notYourMouse: refusal('C3.3', 'not-your-mouse'),
  outside: refusal('C3.3', 'outside'),
  notANeighbour: refusal('C3.3', 'not-a-neighbour'),
  intoTower: refusal('C3.3', 'into-tower'),
  underRoof: refusal('C3.3', 'under-roof'),
  ontoTrap: refusal('C3.3', 'onto-trap'),

  notATower: refusal('C3.4', 'not-a-tower'),
  noHand: refusal('C3.4', 'no-mouse-in-hand'),
  towerTaken: refusal('C3.4', 'tower-taken'),

  mustStepOn: refusal('C3.5', 'must-step-on'),
  noWayOn: refusal('C3.5', 'no-way-on'),

  notAnEnd: refusal('C3.6', 'not-an-end'),
  alreadySlid: refusal('C3.6', 'already-slid'),
  straightBack: refusal('C3.6', 'straight-back'),

  noSuchTeam: refusal('C6.5', 'no-such-team'),
  alreadyResigned: refusal('C6.5', 'already-resigned'),
} as const
