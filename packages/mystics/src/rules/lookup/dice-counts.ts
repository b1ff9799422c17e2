import { saying } from '../../cards/said.ts'
import type { Board } from '../../board/board.ts'
import { cardById, hero, minionType } from '../../cards/box.ts'
import type { Face, ModifierValues } from '../../cards/words.ts'
import { isBlock, isHit } from '../../state/dice.ts'
import { cardsOf, findMinion, findMouse, hasWon, isFree, trackCard } from '../../state/figures.ts'
import type { Minion, Mouse, MysticsState } from '../../state/state.ts'
import type { AttackTask, DefendTask } from '../../state/task.ts'
import type { Context } from './card-conditions.ts'
import { cardValue, isSilent } from './changed-rules.ts'
import { collect, collectOfCard, givenByOthers, replacedStats } from './modifiers.ts'

type About = Omit<Context, 'card' | 'user'>

/** M21.5: a charmed mouse in its own turn is a minion: no equipment, no abilities. */
export function actsCharmed(state: MysticsState, mouse: Mouse): boolean {
  return mouse.charmed && state.turn !== null && state.turn.card === mouse.id
}

export function aboutTask(
  attack: AttackTask,
  target: string | null,
  card: string | null,
  defend: DefendTask | null,
): About {
  return { attack, target, targetCard: card, defend, moment: null }
}

/** The mouse that made the attack with its own cards; null for minions, charmed mice and nobody. */
export function attackingMouse(state: MysticsState, by: string | null): Mouse | null {
  const mouse = by === null ? undefined : findMouse(state, by)
  return mouse === undefined || actsCharmed(state, mouse) ? null : mouse
}

/** M10.4, in the order of K8: value, weapon, lasting bonuses, doubling, one-shot bonuses, penalties. */
export function attackDice(state: MysticsState, board: Board, attack: AttackTask): number {
  if (attack.dice !== null) return attack.dice
  const { by, card } = attack
  if (by === null) return 0
  const mouse = attackingMouse(state, by)
  if (mouse === null) {
    // M21.5: a charmed mouse fights with the number of its card alone.
    if (findMouse(state, by) !== undefined) return hero(by).battle
    const battle = card === null ? 0 : cardValue({ state, board }, card, 'battle')
    const penalties = collect(state, board, by, 'battle').reduce((sum, each) => sum + (each === 'x2' ? 0 : each.n), 0)
    return Math.max(0, battle + penalties)
  }
  const [target] = attack.targets
  const about = aboutTask(attack, target?.id ?? null, target?.card ?? null, null)
  let dice = replacedStats(state, by)?.value.battle ?? hero(by).battle
  if (attack.weapon !== null) dice += cardById(attack.weapon).weapon?.bonus ?? 0
  for (const each of collect(state, board, by, 'battle', about)) {
    if (each === 'x2') continue
    dice += each.per === undefined ? each.n : each.n * otherWounded(state, mouse)
  }
  const oneShot = attack.mods.map((mod) => saying(mod, 'battle')).filter((value) => value !== undefined)
  if (oneShot.includes('x2')) dice *= 2
  for (const each of oneShot) if (each !== 'x2') dice += each.n
  return Math.max(0, dice)
}

function otherWounded(state: MysticsState, mouse: Mouse): number {
  return state.mice.filter(
    (other) => other.id !== mouse.id && other.at === mouse.at && isFree(other) && other.wounds + other.poison > 0,
  ).length
}

/** M10.5 and K9. */
export function defenseDice(state: MysticsState, board: Board, attack: AttackTask | null, defend: DefendTask): number {
  const about = attack === null ? null : aboutTask(attack, defend.who, defend.card, null)
  const mouse = findMouse(state, defend.who)
  const given = collect(state, board, defend.who, 'defense', about).reduce((sum, each) => sum + each.n, 0)
  if (mouse !== undefined) {
    const minion = attack === null || attack.card === null || attackingMouse(state, attack.by) !== null
    if (!minion && attack.card !== null && isMinionCard(state, attack.by)) {
      if (
        collectOfCard(attack.card, 'targetDefense').includes('none') &&
        !isSilent({ state, board }, attack.card, 'targetDefense')
      )
        return 0
    }
    const value = replacedStats(state, mouse.id)?.value.defense ?? hero(mouse.id).defense
    return Math.max(0, value + given + givenByOthers(state, mouse))
  }
  const minion = findMinion(state, defend.who)
  if (minion === undefined) return 0
  let dice = cardValue({ state, board }, defenseCard(state, minion, defend.card), 'defense') + given
  if (attack !== null) {
    for (const mod of attack.mods) {
      const less = saying(mod, 'targetDefense')
      if (less !== undefined) dice += less === 'none' ? -dice : less.n
    }
    const attacker = attackingMouse(state, attack.by)
    if (attacker !== null && about !== null) {
      for (const less of collect(state, board, attacker.id, 'targetDefense', about))
        dice += less === 'none' ? -dice : less.n
      if (hasWon(state, attacker.id, 'cat-tamer') && minionType(minion.type).size === 'large') dice--
    }
  }
  return Math.max(0, dice)
}

function isMinionCard(state: MysticsState, by: string | null): boolean {
  return by !== null && findMinion(state, by) !== undefined
}

function defenseCard(state: MysticsState, minion: Minion, named: string | null): string {
  return named ?? cardsOf(state, minion.type)[0] ?? trackCard(state, minion)
}

/** K10: a face counts once, by its highest value, except that 0 beats all. */
function countFaces(
  faces: readonly Face[],
  base: (face: Face) => boolean,
  counts: readonly { face: Face; n: number }[],
): number {
  let total = 0
  for (const face of faces) {
    let worth = base(face) ? 1 : 0
    for (const each of counts) {
      if (each.face !== face) continue
      if (each.n === 0) {
        worth = 0
        break
      }
      worth = Math.max(worth, each.n)
    }
    total += worth
  }
  return total
}

type Count = ModifierValues['faceCounts']

/** What is said of faces by what was used for one attack or one defence. */
function addCounts(mods: AttackTask['mods'], counts: Count[]): void {
  for (const mod of mods) {
    const value = saying(mod, 'faceCounts')
    if (value !== undefined) counts.push(value)
  }
}

export function countHits(state: MysticsState, board: Board, attack: AttackTask): number {
  const [target] = attack.targets
  const counts: Count[] = []
  addCounts(attack.mods, counts)
  const mouse = attackingMouse(state, attack.by)
  if (mouse !== null) {
    counts.push(...collect(state, board, mouse.id, 'faceCounts', aboutTask(attack, target?.id ?? null, null, null)))
  }
  return countFaces(
    attack.faces,
    (face) => isHit(face, attack.mode),
    counts.filter((each) => each.as === 'hit'),
  )
}

export function countBlocks(state: MysticsState, board: Board, attack: AttackTask | null, defend: DefendTask): number {
  const counts: Count[] = []
  addCounts(defend.mods, counts)
  if (attack !== null) addCounts(attack.mods, counts)
  const minion = findMinion(state, defend.who)
  const card = minion === undefined ? null : defenseCard(state, minion, defend.card)
  if (card !== null && !isSilent({ state, board }, card, 'faceCounts'))
    counts.push(...collectOfCard(card, 'faceCounts'))
  // A face made worthless beats one that counts double (Feint against Carapace).
  const blocks = counts.filter((each) => each.as === 'block').toSorted((a, b) => a.n - b.n)
  return countFaces(defend.faces, isBlock, blocks)
}
