import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface AnchoredProps {
  /** Where it belongs: the first of these that can be seen on the page. */
  readonly at: readonly string[]
  /** `beside`: next to it, out of its way; `over`: around it. */
  readonly how: 'beside' | 'over'
  readonly class: string
  readonly children: ComponentChildren
}

const MARGIN = 6

/** Something that is shown at a place of the table for a moment, and follows it. Whatever the page is, it stays on it. */
export function Anchored({ at, how, class: look, children }: AnchoredProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let frame = 0
    const follow = (): void => {
      if (box.current !== null) place(box.current, placeOf(at), how)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [at.join(' '), how])
  return (
    <div ref={box} class={`anchored ${look}`}>
      {children}
    </div>
  )
}

/** The first place that is on the screen, else where one lies beyond its edge; null if the page has none. */
function placeOf(at: readonly string[]): DOMRect | null {
  const rects = at
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
  return rects.find(isSeen) ?? (rects[0] === undefined ? null : atEdge(rects[0]))
}

function isSeen({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}

const EDGE = 40

/** The strip of the screen that is nearest. */
function atEdge({ top, left, width }: DOMRect): DOMRect {
  const x = Math.min(Math.max(left, EDGE), innerWidth - EDGE - Math.min(width, EDGE))
  return new DOMRect(x, top < 0 ? EDGE : innerHeight - EDGE, Math.min(width, EDGE), 4)
}

function place(box: HTMLElement, rect: DOMRect | null, how: 'beside' | 'over'): void {
  const { style } = box
  // What is around nothing is not there.
  style.visibility = how === 'over' && rect === null ? 'hidden' : 'visible'
  if (how === 'over' && rect !== null) {
    style.transform = `translate(${rect.left}px, ${rect.top}px)`
    style.width = `${rect.width}px`
    style.height = `${rect.height}px`
    return
  }
  const { offsetWidth: width, offsetHeight: height } = box
  const spot = rect ?? new DOMRect(innerWidth, innerHeight - height - MARGIN, 0, 0)
  const isLeft = spot.right + width + MARGIN > innerWidth
  const x = isLeft ? Math.max(MARGIN, spot.left - width - MARGIN) : spot.right + MARGIN
  const isOnPhone = isLeft && spot.left < width
  const y = isOnPhone ? spot.bottom + MARGIN : spot.top
  style.transform = `translate(${Math.min(x, innerWidth - width - MARGIN)}px, ${Math.min(y, innerHeight - height - MARGIN)}px)`
}
