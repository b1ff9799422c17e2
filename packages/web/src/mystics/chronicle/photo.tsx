import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { middle } from '../art/room/side.ts'
import { Figures } from '../room/figures.tsx'
import { roomOf } from '../room/loaded-room.ts'
import { sideOf } from '../room/side-of.ts'
import { crowdsOf, standingOf } from '../room/standing.ts'
import { bookSay } from '../words/book.ts'
import { nameOf } from '../words/names.ts'
import type { Photograph } from './scrap.ts'

/** A photograph with its caption. */
export function Photo({ photograph }: { photograph: Photograph }): JSX.Element {
  const { kind, who, what, side } = photograph
  const room = roomOf(side, false)
  const caption = bookSay(`photo-${kind}`, {
    who: who === null ? 'none' : nameOf(who),
    what: what === null ? '' : nameOf(what),
    side: nameOf(side),
  })
  return (
    <figure class="photo">
      <svg viewBox={cropOf(photograph)} role="img" aria-label={caption}>
        {room !== null && <Picture photograph={photograph} room={room} />}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** A photograph that is still being taken. */
export const Undeveloped = (): JSX.Element => (
  <figure class="photo" aria-hidden="true">
    <svg />
    <figcaption />
  </figure>
)

const ROOM = 1000
const CROP = 600

/** The part of the room that matters: around the mouse it is about, or around all of them. */
function cropOf({ side, mice, who }: Photograph): string {
  const { spaces } = sideOf(side)
  const about = who !== null && mice[who] !== undefined ? [mice[who]] : Object.values(mice)
  const spots = about.flatMap(({ at }) => (typeof at === 'string' ? [middle(spaces[at])] : []))
  if (spots.length === 0) return `0 0 ${ROOM} ${ROOM}`
  const corner = (axis: 0 | 1): number => {
    const centre = spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
    return Math.round(Math.min(ROOM - CROP, Math.max(0, centre - CROP / 2)))
  }
  return `${corner(0)} ${corner(1)} ${CROP} ${CROP}`
}

interface PictureProps {
  readonly photograph: Photograph
  readonly room: NonNullable<ReturnType<typeof roomOf>>
}

function Picture({ photograph, room: { side, ground } }: PictureProps): JSX.Element {
  const standing = standingOf(photograph, side)
  return (
    <>
      <g dangerouslySetInnerHTML={drawn(ground)} />
      <Figures standing={standing} crowds={crowdsOf(side, standing, new Map())} active={null} />
    </>
  )
}
