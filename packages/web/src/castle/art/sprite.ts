import { soft } from '../../base/paint.ts'
import { floorDefs } from './floor.ts'
import { roofDefs, roofSymbols } from './roofs.ts'
import { wallDefs } from './walls.ts'

/** The drawings of a castle other than its mice and cheeses (`door-sprite.ts`). */
export const boardSprite = `<defs>${roofDefs}${floorDefs}${wallDefs}${soft('glow', '#FFB648', 0.2)}${soft('lamp', '#FFC860', 0.5)}${roofSymbols}</defs>`
