import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import { thumbnail } from '../art/room/thumbnail.ts'
import { roomOf } from './loaded-room.ts'

interface SidePictureProps {
  readonly side: string
  /** A side that nobody has entered is dark. */
  readonly isSeen: boolean
}

const DARK =
  '<rect x="14" y="14" width="972" height="972" rx="90" fill="#3a2417" stroke="#2b1a10" stroke-width="28"/>' +
  '<path d="M500 300a120 120 0 0 1 58 225l52 215H390l52-215a120 120 0 0 1 58-225z" fill="#8f6e4a"/>'

/** A side on the map of tiles: small, without furniture; one that has not been seen shows a keyhole. */
export function SidePicture({ side, isSeen }: SidePictureProps): JSX.Element {
  const room = isSeen ? roomOf(side, false) : null
  const picture = room === null ? `<svg viewBox="0 0 1000 1000">${DARK}</svg>` : thumbnail(room.side, room.look)
  return <span class="side-picture" aria-hidden="true" dangerouslySetInnerHTML={drawn(picture)} />
}
