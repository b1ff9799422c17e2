import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface AnchoredProps {
  /** Where it belongs: the first of these that is visible on the page. */
  readonly at: readonly string[]
  /** `beside`: next to it, without covering it; `over`: around it. */
  readonly how: 'beside' | 'over'
  readonly class: string
  readonly children: ComponentChildren
}

const MARGIN = 6

/**
 * Something shown at a place of the table for a moment. It follows the place, and stays on the screen whatever the
 * page.
 */
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

/** The first place that is on the screen, otherwise the nearest edge of one that is not; null if the page has none. */
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

/** The strip at the nearest edge of the screen. */
function atEdge({ top, left, width }: DOMRect): DOMRect {
  const x = Math.min(Math.max(left, EDGE), innerWidth - EDGE - Math.min(width, EDGE))
  return new DOMRect(x, top < 0 ? EDGE : innerHeight - EDGE, Math.min(width, EDGE), 4)
}

function place(box: HTMLElement, rect: DOMRect | null, how: 'beside' | 'over'): void {
  const { style } = box
  // A ring around nothing is not shown.
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
