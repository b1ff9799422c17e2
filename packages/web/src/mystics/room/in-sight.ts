import { useEffect } from 'preact/hooks'

/** On a phone a long list of answers leads far down: scrolls so far that both the room and the answers are in sight. */
export function useRoomInSight(news: unknown): void {
  useEffect(() => {
    const stage = document.querySelector('.stage')
    if (stage === null) return
    const asked = [...document.querySelectorAll('.asking, .window, .found')]
    const isBelow = asked.some((part) => part.getBoundingClientRect().bottom > innerHeight)
    if (stage.getBoundingClientRect().top < 0 || isBelow) stage.scrollIntoView()
  }, [news])
}
