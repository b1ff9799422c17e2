import { Seeded, type Chance } from '@mousekeep/engine'

/** A seeded chance that is made at the first draw: most trial steps draw nothing, and making one costs a hash. */
export function onDemand(seed: string): Chance {
  let made: Chance | null = null
  const chance = (): Chance => (made ??= new Seeded(seed))
  return { below: (n) => chance().below(n), face: (die) => chance().face(die) }
}
