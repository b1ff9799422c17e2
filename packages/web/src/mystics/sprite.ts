import { diceSprite } from './art/dice.ts'
import { figureSprite } from './art/figures/sprite.ts'
import { materialSprite } from './art/materials.ts'
import { tokenSprite } from './art/things/tokens.ts'

/** Everything that drawings of Mystics point to: once on the page. */
export function mysticsSprite(): string {
  return materialSprite() + figureSprite() + tokenSprite() + diceSprite()
}
