import type { ComponentType } from 'preact'
import { later } from '../base/later.tsx'
import type * as Beside from './beside.ts'

/** One of the parts that stand beside the room: they come all together, when the first of them is drawn. */
export function fromBeside<Props extends object>(
  pick: (parts: typeof Beside) => ComponentType<Props>,
): ComponentType<Props> {
  return later(async () => pick(await import('./beside.ts')))
}
