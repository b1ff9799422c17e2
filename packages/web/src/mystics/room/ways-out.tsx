import type { JSX } from 'preact'
import { playCarefully } from '../play-carefully.ts'
import { boxOf, type RoomSide } from '../art/room/side.ts'
import type { MysticsDesk } from '../choosing.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

/** The exits as buttons over their arrows: the way to another side, or why it is closed. */
export function WaysOut({ desk, side }: { desk: MysticsDesk; side: RoomSide }): JSX.Element | null {
  const view = desk.view.value
  if (view === null || view.side !== side.id) return null
  return (
    <>
      {side.exits.map(({ id, poly }) => {
        const way = view.ways.find(({ exit }) => exit === id)
        if (way === undefined) return null
        const [left, top, right, bottom] = boxOf({ poly })
        const to = way.to === null ? say('way-nowhere') : way.seen ? nameOf(way.to) : say('way-unknown')
        return (
          <button
            key={id}
            type="button"
            class="way-out"
            data-open={desk.isLegal({ do: 'explore', exit: id })}
            aria-label={say('way-to', { side: to })}
            title={to}
            style={{
              left: `${left / 10}%`,
              top: `${top / 10}%`,
              width: `${(right - left) / 10}%`,
              height: `${(bottom - top) / 10}%`,
            }}
            onClick={() => playCarefully(desk, { do: 'explore', exit: id })}
          />
        )
      })}
    </>
  )
}
