import { BadInput, readList, readString } from '@mousekeep/engine'

const MOST_HANDS = 4

/** Who plays which mice, by seat. */
export function readHands(json: unknown): string[][] {
  const hands = readList(json, 'hands').map((hand) =>
    readList(hand, 'each of the hands').map((mouse) => readString(mouse, 'each mouse of the hands')),
  )
  if (hands.length === 0 || hands.length > MOST_HANDS) throw new BadInput('one to four people play (M1.1)')
  return hands
}

/**
 * The seats of a party by what each player would like: a mouse belongs to the first who wants it, those that nobody
 * wants go to whoever has fewest, and nobody stays without one (M1.1).
 */
export function dealt(
  party: readonly string[],
  wanted: readonly (readonly string[])[],
): { readonly players: number; readonly seats: Readonly<Record<string, number>> } {
  if (wanted.length > party.length) throw new BadInput(`there are ${party.length} mice for ${wanted.length} players`)
  const hands = wanted.map((hand, i) =>
    party.filter((mouse) => hand.includes(mouse) && wanted.findIndex((each) => each.includes(mouse)) === i),
  )
  const fewest = (): string[] => hands.reduce((least, hand) => (hand.length < least.length ? hand : least))
  const most = (): string[] => hands.reduce((best, hand) => (hand.length > best.length ? hand : best))
  for (const mouse of party) if (!wanted.some((hand) => hand.includes(mouse))) fewest().push(mouse)
  for (let without = fewest(); without.length === 0; without = fewest()) without.push(...most().splice(-1))
  const seats = Object.fromEntries(hands.flatMap((hand, seat) => hand.map((mouse) => [mouse, seat])))
  return { players: hands.length, seats }
}
