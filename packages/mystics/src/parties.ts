import type { Chapter } from './chapters/chapter.ts'
import { HEROES } from './content.ts'

/** Every party that the chapter admits (M3.1), each in the order of the box. */
export function partiesFor({ party }: Chapter): string[][] {
  const able = HEROES.map(({ id }) => id).filter((id) => party.forbidden?.includes(id) !== true)
  const parties = combinations(able, party.size)
  return parties.filter(
    (mice) =>
      (party.required ?? []).every((id) => mice.includes(id)) &&
      (party.requiredAny === undefined || party.requiredAny.some((id) => mice.includes(id))),
  )
}

/** The party that has to change least to be admitted: who may not come stays behind, who must come joins. */
export function fittingParty(chapter: Chapter, wanted: readonly string[]): string[] {
  const kept = (party: readonly string[]): number => party.filter((id) => wanted.includes(id)).length
  const [best] = partiesFor(chapter).toSorted((a, b) => kept(b) - kept(a))
  return best
}

function combinations(ids: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, i) => combinations(ids.slice(i + 1), size - 1).map((rest) => [id].concat(rest)))
}
