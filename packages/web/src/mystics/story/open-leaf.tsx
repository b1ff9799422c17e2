import type { MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { MysticsDesk } from '../choosing.ts'
import { useComesIntoSight } from '../../page/comes-into-sight.ts'
import { Threats } from '../column/threats.tsx'
import { CardFace } from '../things/card-face.tsx'
import { MouseLeaf } from '../things/mouse-sheet.tsx'
import { laterWithWords } from '../words/book.ts'
import type { BookProps } from './book.tsx'
import type { StoryLeafProps } from './story-leaf.tsx'

/** The pages come some time after the tap that opened them. */
const OpenStory = laterWithWords(async () => {
  const { StoryLeaf } = await import('./story-leaf.tsx')
  return function Pages(props: StoryLeafProps): JSX.Element {
    return (
      <section ref={useComesIntoSight()}>
        <StoryLeaf {...props} />
      </section>
    )
  }
})

interface PartProps {
  readonly desk: MysticsDesk
  readonly view: MysticsView
}

/**
 * The card of the rope that somebody wants to read. It scrolls into view, because on a phone it is far below the rope.
 */
export function OpenCard({ desk, view }: PartProps): JSX.Element | null {
  const card = desk.choosing.card.value
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [card])
  if (card === null || !view.track.includes(card)) return null
  return (
    <section class="panel" ref={panel}>
      <CardFace id={card} />
    </section>
  )
}

/** The leaf that is open beside the room, and those that a style sheet shows or hides. */
export function OpenLeaf({ desk, view, story }: PartProps & { readonly story: BookProps }): JSX.Element {
  const leaf = desk.choosing.leaf.value
  return (
    <>
      {leaf === 'threats' && <Threats desk={desk} />}
      <div class="leaf-mouse">
        <MouseLeaf desk={desk} view={view} />
      </div>
      {leaf === 'story' && <OpenStory chapter={view.chapter ?? ''} {...story} />}
    </>
  )
}
