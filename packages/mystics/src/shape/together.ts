import { Problems } from './problem.ts'

type Parts = Readonly<Record<string, () => unknown>>
type Read<P extends Parts> = { -readonly [Name in keyof P]: ReturnType<P[Name]> }

/** Reads every part in the order in which they stand, and throws once for all that is wrong with any of them. */
export function together<P extends Parts>(parts: P): Read<P> {
  const problems = new Problems()
  const read = Object.entries(parts).map(([name, part]): [string, unknown] => [name, problems.try(part)])
  problems.end()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a problem every part is what it was read as
  return Object.fromEntries(read) as Read<P>
}

/** The same for entries of a list, or of a record. */
export function readEach<Given, T>(given: readonly Given[], read: (one: Given, i: number) => T): T[] {
  const problems = new Problems()
  const found = given.flatMap((one, i): T[] => {
    const before = problems.count
    const value = problems.try(() => read(one, i))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was read, as nothing new is wrong
    return problems.count === before ? [value as T] : []
  })
  problems.end()
  return found
}
