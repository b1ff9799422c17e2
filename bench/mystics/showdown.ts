import { FastChance } from '../lib/fast-chance.ts'
import { showdown, type Fighter, type Request } from '../lib/showdown.ts'

const FORMAT = 'gen9randombattle'
const MOST_TURNS = 500
const SWITCH_ONE_IN = 10
const chance = new FastChance(4711)

/** One random battle to its end; how many decisions were taken. */
export function battle(): number {
  const seed = Array.from({ length: 4 }, () => chance.below(64) * 1024 + chance.below(64) * 16 + chance.below(16))
  const fight = new showdown.Battle({ formatid: FORMAT, seed, send: nobodyListens })
  fight.setPlayer('p1', { name: 'A', team: showdown.Teams.generate(FORMAT, { seed }) })
  fight.setPlayer('p2', { name: 'B', team: showdown.Teams.generate(FORMAT, { seed: seed.toReversed() }) })
  let decisions = 0
  while (!fight.ended && fight.turn < MOST_TURNS) {
    let isAsked = false
    for (const side of fight.sides) {
      const request = side.activeRequest
      if (request === null || request.wait === true || side.isChoiceDone()) continue
      isAsked = true
      decisions++
      if (!fight.choose(side.id, choiceFor(request)) && !side.isChoiceDone()) fight.choose(side.id, 'default')
    }
    if (!isAsked) break
  }
  return decisions
}

function nobodyListens(): void {}

const hasFainted = ({ condition }: Fighter): boolean => condition.endsWith(' fnt')

function pick(numbers: readonly number[]): number {
  return numbers[chance.below(numbers.length)]
}

/** A choice that looks legal, at random: moves mostly, now and then a switch. */
function choiceFor({ forceSwitch, active, side: { pokemon } }: Request): string {
  const bench = pokemon.flatMap((fighter, i) => (fighter.active ? [] : [{ fighter, no: i + 1 }]))
  if (forceSwitch !== undefined) {
    const used = new Set<number>()
    return forceSwitch
      .map((isForced) => {
        if (!isForced) return 'pass'
        const able = bench.filter(
          ({ fighter, no }) => !used.has(no) && (fighter.reviving === true) === hasFainted(fighter),
        )
        if (able.length === 0) return 'pass'
        const no = pick(able.map((each) => each.no))
        used.add(no)
        return `switch ${no}`
      })
      .join(', ')
  }
  if (active === undefined) return 'default'
  return active
    .map(({ moves, trapped, maybeTrapped }) => {
      const usable = moves.flatMap(({ disabled, pp }, i) => (!disabled && (pp ?? 1) > 0 ? [i + 1] : []))
      const isHeld = trapped === true || maybeTrapped === true
      const others = isHeld ? [] : bench.filter(({ fighter }) => !hasFainted(fighter)).map(({ no }) => no)
      if (others.length > 0 && (usable.length === 0 || chance.below(SWITCH_ONE_IN) === 0))
        return `switch ${pick(others)}`
      return usable.length > 0 ? `move ${pick(usable)}` : 'default'
    })
    .join(', ')
}
