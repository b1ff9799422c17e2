import { diceSprite } from './art/dice.ts'
import { figureSprite } from './art/figures/sprite.ts'
import { materialSprite } from './art/materials.ts'
import { tokenSprite } from './art/things/tokens.ts'

/** All symbols that drawings of Mystics refer to; put once into the page. */
export function mysticsSprite(): string {
  return materialSprite() + figureSprite() + tokenSprite() + diceSprite()
}
