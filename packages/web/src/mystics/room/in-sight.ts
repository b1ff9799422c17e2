import { useEffect } from 'preact/hooks'

/** What is asked and may be done, below the room. */
const ASKED = '.prompt, .question, .window, .found, .among, .kinds, .told'

/**
 * On a phone a long list of answers leads far down: scrolls so far that both the room and the answers are in sight, and
 * no farther, so that the rope above the room is in sight again as soon as there is room for it.
 */
export function useRoomInSight(news: unknown): void {
  useEffect(() => {
    const stage = document.querySelector('.stage')
    if (stage === null || getComputedStyle(stage).position === 'sticky') return
    const { top, bottom } = stage.getBoundingClientRect()
    let end = bottom + (document.querySelector('.told') === null ? BESIDES : GAPS)
    for (const part of document.querySelectorAll<HTMLElement>(ASKED))
      end += part.matches('.kinds') ? Math.min(part.offsetHeight, TWO_ROWS) : part.offsetHeight
    scrollTo(0, scrollY + Math.min(top, Math.max(end - innerHeight, -scrollY)))
  }, [news])
}

const GAPS = 10
/** What is possible only at times, below what is always there, is no reason to push the rope out of sight. */
const TWO_ROWS = 124
/** What a surge brings, the last row of buttons, and the gaps. */
const BESIDES = 92
