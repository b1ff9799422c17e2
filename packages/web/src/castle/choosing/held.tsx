import type { Castle } from '@mousekeep/castle'
import type { JSX } from 'preact'
import type { Desk } from '../../desk/desk.ts'
import type { Held } from '../../desk/held.ts'
import { columnOf, rowOf } from '../art/measure.ts'
import { TEAMS } from '../art/names.ts'
import type { Chosen } from './chosen.ts'
import { endIn } from './gate.ts'
import { ENDS, isTower, lineFrom, type Room } from '../plan.ts'

const squareIn = (spot: string | null): string | null => (spot === null || endIn(spot) !== null ? null : spot)

function Mouse({ desk }: { desk: Desk<Castle> }): JSX.Element {
  return <use href={`#mouse-${TEAMS[desk.view.value?.turn ?? 0]}`} x="-42" y="-60" width="84" height="103" />
}

/** A mouse that runs square by square. Dragged back over its own way, it takes a step back. */
export function heldMouse(desk: Desk<Castle>, chosen: Chosen, way: readonly string[]): Held {
  return {
    picture: () => <Mouse desk={desk} />,
    begin() {
      desk.letGo()
      chosen.chosen.value = way[0]
    },
    over(spot) {
      const square = squareIn(spot)
      if (square === null || way.at(-1) === square) return this
      const known = way.indexOf(square)
      if (known >= 0) return heldMouse(desk, chosen, way.slice(0, known + 1))
      const last = way.at(-1) ?? square
      const far = Math.abs(columnOf(last) - columnOf(square)) + Math.abs(rowOf(last) - rowOf(square))
      return far === 1 ? heldMouse(desk, chosen, [...way, square]) : this
    },
    drop(spot) {
      const from = way[0]
      const square = squareIn(spot)
      if (square === null || square === from) return
      if (way.at(-1) === square) {
        return desk.playEach(way.slice(1).map((to, i) => ({ do: 'step', from: way[i], to })))
      }
      if (isTower(square)) return desk.play({ do: 'step', from, to: square })
      desk.tap(square, 'pointer')
    },
  }
}

/** The spare tile, dragged from its tray or, if `from` names an end, from that gate. */
export function heldSpare(desk: Desk<Castle>, chosen: Chosen, from: string | null): Held {
  /** The end at which it would be pushed in: the gate below the pointer, or the one whose line it was dragged into. */
  const endFor = (spot: string | null): string | null => {
    if (spot === null) return null
    const end = endIn(spot)
    if (end !== null) return end
    if (from !== null) return lineFrom(from).includes(spot) ? from : null
    return ENDS.includes(spot) ? spot : null
  }
  return {
    picture: () => <use href={`#tile-${desk.view.value?.spare}`} x="-52" y="-52" width="104" height="104" />,
    begin: () => desk.letGo(),
    over(spot) {
      chosen.armed.value = endFor(spot)
      return this
    },
    end: () => (chosen.armed.value = null),
    drop(spot) {
      // Dragged from the tray to something that is not a gate: the rules say why not.
      const end = endFor(spot) ?? (from === null ? squareIn(spot) : null)
      if (end !== null) desk.play({ do: 'slide', end })
    },
  }
}

/** A mouse that is not in the castle yet, dragged from the hand. */
export function heldHand(desk: Desk<Castle>): Held {
  return {
    picture: () => <Mouse desk={desk} />,
    begin: () => desk.letGo(),
    over() {
      return this
    },
    drop(spot) {
      const square = squareIn(spot)
      if (square !== null) desk.play({ do: desk.view.value?.phase === 'place' ? 'place' : 'enter', tower: square })
    },
  }
}

export function heldRoof(desk: Desk<Castle>, { name, squares }: Room): Held {
  return {
    picture: () => <use href={`#roof-${squares.length}`} transform="scale(.5) translate(-114 -57)" />,
    begin: () => desk.letGo(),
    over() {
      return this
    },
    drop(spot) {
      const square = squareIn(spot)
      if (square === null || !squares.includes(square)) desk.play({ do: 'uncover', room: name })
    },
  }
}
