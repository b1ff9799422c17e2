import { readFlag, readNumber, readOneOf, readOnly, readRecord } from './read.ts'

/** One thing that is chosen when a game is opened, with its range. */
export type OptionSpec =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly kind: 'flag'; readonly default: boolean }

export type OptionSheet = Readonly<Record<string, OptionSpec>>

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly kind: 'number' }
  ? number
  : Spec extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
    ? Value
    : boolean

export type OptionsOf<Sheet extends OptionSheet> = { readonly [Name in keyof Sheet]: ValueOf<Sheet[Name]> }

/** Reads options from outside; those left out take their default. Throws `BadInput` on anything else. */
export function readOptions<Sheet extends OptionSheet>(sheet: Sheet, given: unknown): OptionsOf<Sheet> {
  const chosen = readRecord(given ?? {}, 'options')
  readOnly(chosen, Object.keys(sheet), 'options')
  const entries = Object.entries(sheet).map(([name, spec]) => [name, readOption(name, spec, chosen[name])])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each option was read by its own spec just above
  return Object.fromEntries(entries) as OptionsOf<Sheet>
}

function readOption(name: string, spec: OptionSpec, value: unknown): string | number | boolean {
  if (value === undefined) return spec.default
  switch (spec.kind) {
    case 'flag':
      return readFlag(value, `option "${name}"`)
    case 'number':
      return readNumber(value, spec.min, spec.max, `option "${name}"`)
    case 'choice':
      return readOneOf(value, spec.values, `option "${name}"`)
  }
}
