import { useEffect } from 'preact/hooks'

/** On a phone a long list of answers leads down the page: when something new comes, the room is in sight again. */
export function useRoomInSight(news: unknown): void {
  useEffect(() => {
    const stage = document.querySelector('.stage')
    if (stage !== null && stage.getBoundingClientRect().top < 0) stage.scrollIntoView()
  }, [news])
}
