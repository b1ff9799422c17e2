import { pick, type Chance, type OptionSheet } from '@mousekeep/engine'

/** Options by name, not drawn. */
export type GivenOptions = Readonly<Record<string, unknown>>

/** Options drawn from the whole range of each. */
export function randomOptions(sheet: OptionSheet, chance: Chance): Record<string, string | number | boolean> {
  const drawn: Record<string, string | number | boolean> = {}
  for (const [name, spec] of Object.entries(sheet)) {
    switch (spec.kind) {
      case 'number':
        drawn[name] = spec.min + chance.below(spec.max - spec.min + 1)
        break
      case 'choice':
        drawn[name] = pick(spec.values, chance)
        break
      case 'flag':
        drawn[name] = chance.below(2) === 1
        break
    }
  }
  return drawn
}
