import type { Desk } from '../../desk/desk.ts'
import type { Held } from '../../desk/held.ts'
import type { Mystics } from '@mousekeep/mystics'

/** The mouse whose turn it is, dragged to a space: it walks there or aims, as with a tap. */
export function heldMouse(desk: Desk<Mystics>, mouse: string, from: string): Held {
  return {
    picture: () => <use href={`#m-fig-${mouse}`} x="-50" y="-96" width="100" height="117" />,
    begin: () => desk.letGo(),
    over(spot) {
      desk.choosing.point?.(spot)
      return this
    },
    end: () => desk.choosing.point?.(null),
    drop(spot) {
      if (spot !== null && spot !== from) desk.tap(spot, 'pointer')
    },
  }
}
