import type { CastleAction } from './action.ts'

const texts = new WeakMap<CastleAction, string>()

/** `step a1 b1`. Remembered, because searches ask for the text of the same listed actions again and again. */
export function text(action: CastleAction): string {
  let known = texts.get(action)
  if (known === undefined) {
    known = Object.values(action).join(' ')
    texts.set(action, known)
  }
  return known
}
