import type { ComponentType } from 'preact'
import { later } from '../base/later.tsx'
import type * as Beside from './beside.ts'
import { words } from './words/words.ts'

/** One of the parts beside the room. They all come together, with their words, when the first is drawn. */
export function fromBeside<Props extends object>(
  pick: (parts: typeof Beside) => ComponentType<Props>,
): ComponentType<Props> {
  return later(async () => {
    const [parts] = await Promise.all([import('./beside.ts'), words.whole()])
    return pick(parts)
  })
}
