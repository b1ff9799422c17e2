import type { CastleView } from '@mousekeep/castle'
import type { Style } from './canvas.ts'

/** Colours only help: everything is told apart by its characters too. */
type Kind = CastleView['spare']

const ON = '38;5;16;48;5;'

export const TILE_STYLES: Readonly<Record<Kind, Style>> = {
  blue: `${ON}111`,
  braid: `${ON}255`,
  emmental: `${ON}227`,
  gouda: `${ON}208`,
  halloumi: `${ON}158`,
  neufchatel: `${ON}218`,
  provolone: `${ON}180`,
  plain: '38;5;245;48;5;238',
  trap: '1;97;48;5;54',
}

/** By seat: rowan red, lake blue, amber, violet. */
export const TEAM_STYLES: readonly Style[] = ['1;97;48;5;160', '1;97;48;5;27', '1;38;5;16;48;5;220', '1;97;48;5;91']

export const ROOF: Style = '38;5;136'
export const TOWER: Style = '38;5;102'
export const SOLID: Style = '38;5;102'
export const BOLD: Style = '1'
export const DIM: Style = '2'
export const READY: Style = '1;32'
export const REFUSED: Style = '1;33'
