import type { OptionsOf } from '@mousekeep/engine'

/** What is chosen when a table is opened. */
export const OPTIONS = {
  players: { kind: 'number', min: 2, max: 4, default: 2 }, // C1.5
  layout: { kind: 'choice', values: ['hof', 'mill'], default: 'hof' }, // C1.4
  target: { kind: 'number', min: 4, max: 6, default: 4 }, // C6.1
  spare: { kind: 'choice', values: ['any', 'plain'], default: 'any' }, // C2.1
  crossTower: { kind: 'flag', default: false }, // C3.4
  pushBack: { kind: 'flag', default: true }, // C3.6
  memory: { kind: 'choice', values: ['none', 'fading', 'all'], default: 'none' }, // C7.3
} as const

export type CastleOptions = OptionsOf<typeof OPTIONS>

/** The options that still matter once the tiles are laid. Memory is only there if the table helps with it. */
export type TableRules = Omit<CastleOptions, 'players' | 'spare' | 'memory'> & {
  readonly memory?: Exclude<CastleOptions['memory'], 'none'>
}

export function tableRules({ layout, target, crossTower, pushBack, memory }: CastleOptions): TableRules {
  const rules = { layout, target, crossTower, pushBack }
  return memory === 'none' ? rules : { ...rules, memory }
}
