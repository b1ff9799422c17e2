import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { BANNER, drawHeadpiece, squareBox, type Light } from '../art/headpieces/headpiece.ts'
import { loadHeadpiece } from '../art/headpieces/index.ts'
import { roomOf } from '../room/loaded-room.ts'
import { has } from '../words/words.ts'
import { chapterIn } from './passages.ts'

interface PlateProps {
  readonly chapter: string
  readonly light: Light
  /** Wide, above a page; or square, beside it. */
  readonly shape: 'banner' | 'square'
}

/** The picture at the head of a chapter: at its beginning, after a victory, or after a defeat. */
export function Plate({ chapter, light, shape }: PlateProps): JSX.Element {
  const picture = useSignal('')
  const square = useSignal('0 0 340 340')
  useEffect(() => {
    let isWanted = true
    void loadHeadpiece(chapter).then((headpiece) => {
      if (!isWanted) return headpiece
      picture.value = drawHeadpiece(headpiece, light)
      square.value = squareBox(headpiece)
      return headpiece
    })
    return () => {
      isWanted = false
    }
  }, [chapter, light])
  return (
    <svg
      class={`plate ${shape}`}
      viewBox={shape === 'banner' ? BANNER : square.value}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawn(picture.value)}
    />
  )
}

/** The picture of a passage: that of its side, or of the chapter in the light of the moment. */
export function PassagePlate({ passage }: { passage: string }): JSX.Element {
  const chapter = chapterIn(passage)
  const name = passage.slice(chapter.length + 1)
  if (has(`side-${name}`)) return <SidePlate side={name} />
  const isNarrow = matchMedia('(max-width: 860px)').matches
  return <Plate chapter={chapter} light={lightOf(name)} shape={isNarrow ? 'banner' : 'square'} />
}

function SidePlate({ side }: { side: string }): JSX.Element {
  const room = roomOf(side, false)
  return (
    <svg
      class="plate of-side"
      viewBox="40 40 920 920"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawn(room?.ground ?? '')}
    />
  )
}

/** The passages at the end are shown in the light of victory or defeat. */
function lightOf(name: string): Light {
  if (['victory', 'goes-on', 'epilogue', 'last-page'].includes(name)) return 'won'
  return name === 'defeat' || name === 'goes-on-lost' ? 'lost' : 'begin'
}
