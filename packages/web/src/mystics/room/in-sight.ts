import { useEffect } from 'preact/hooks'

/** A long list of answers leads far down the page on a phone: scrolls back to the room when something new comes. */
export function useRoomInSight(news: unknown): void {
  useEffect(() => {
    const stage = document.querySelector('.stage')
    if (stage !== null && stage.getBoundingClientRect().top < 0) stage.scrollIntoView()
  }, [news])
}
