import type { Party } from '../../data/parties.ts'
import { HEROES } from '../cards/box.ts'

/** A chapter, as far as it says who may go. */
interface Going {
  readonly party: Party
}

/** Every party that the chapter admits (M3.1), each in the order of the box. */
export function partiesFor({ party }: Going): string[][] {
  const able = HEROES.map(({ id }) => id).filter((id) => party.forbidden?.includes(id) !== true)
  const parties = combinations(able, party.size)
  return parties.filter(
    (mice) =>
      (party.required ?? []).every((id) => mice.includes(id)) &&
      (party.requiredAny === undefined || party.requiredAny.some((id) => mice.includes(id))),
  )
}

/** By mouse: its ability cards. */
export type Abilities = Readonly<Record<string, readonly string[]>>

/** M3.1: the party that is proposed. It changes as little as it can, and who joins is of the usual party. */
export function fittingParty(chapter: Going, wanted: readonly string[], abilities: Abilities = {}): string[] {
  const { usual } = chapter.party
  const isNew = (id: string): boolean => !wanted.includes(id)
  const room = makingRoom(chapter, wanted, abilities)
  const price = (party: readonly string[]): number =>
    room.reduce((sum, id, rank) => (party.includes(id) ? sum : sum + rank), 0)
  const joined = (party: readonly string[]): string[] => party.filter(isNew)
  const unusual = (party: readonly string[]): number => joined(party).filter((id) => !usual.includes(id)).length
  const [best] = partiesFor(chapter).toSorted(
    (a, b) => joined(a).length - joined(b).length || price(a) - price(b) || unusual(a) - unusual(b),
  )
  return best
}

/** M3.1: in which order mice make room: who is not of the usual party, who has the fewest abilities, the last (M1.8). */
function makingRoom({ party }: Going, wanted: readonly string[], abilities: Abilities): string[] {
  const order = HEROES.map(({ id }) => id)
  const isUsual = (id: string): number => Number(party.usual.includes(id))
  const learned = (id: string): number => abilities[id]?.length ?? 0
  return wanted.toSorted(
    (a, b) => isUsual(a) - isUsual(b) || learned(a) - learned(b) || order.indexOf(b) - order.indexOf(a),
  )
}

/** Why a mouse stays behind that would have come along (M3.1). */
export type WhyBehind = 'forbidden' | 'unusual' | 'fewest' | 'last'

export interface Behind {
  readonly mouse: string
  readonly why: WhyBehind
}

/** M3.1: who would have come along and stays behind, and why it is that mouse. */
export function leftBehind(chapter: Going, wanted: readonly string[], abilities: Abilities): Behind[] {
  const party = fittingParty(chapter, wanted, abilities)
  const { forbidden, usual } = chapter.party
  const learned = (id: string): number => abilities[id]?.length ?? 0
  const why = (mouse: string): WhyBehind => {
    if (forbidden?.includes(mouse) === true) return 'forbidden'
    if (!usual.includes(mouse)) return 'unusual'
    const others = wanted.filter((id) => party.includes(id) && usual.includes(id))
    return others.every((id) => learned(id) > learned(mouse)) ? 'fewest' : 'last'
  }
  return wanted.filter((id) => !party.includes(id)).map((mouse) => ({ mouse, why: why(mouse) }))
}

function combinations(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, i) => combinations(ids.slice(i + 1), size - 1).map((rest) => [id].concat(rest)))
}
