import { effect, signal, untracked } from '@preact/signals'
import { EVERY_CARD } from './every-card.ts'
import type { MysticsDesk } from '../choosing.ts'

/** Typing a capital letter takes less time than this. */
const HOLD_MS = 300

/** While Shift is held down, every card asks (M27.3), as with the button; returns the function that stops it. */
export function watchHold(desk: MysticsDesk): () => void {
  const ended = new AbortController()
  const { signal: until } = ended
  const isHeld = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the button has opened stays open. */
  let isOurs = false
  const letGo = (): void => {
    clearTimeout(timer)
    isHeld.value = false
  }
  const onDown = (event: KeyboardEvent): void => {
    clearTimeout(timer)
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea')
    if (event.key === 'Shift' && !isTyping) timer = setTimeout(() => (isHeld.value = true), HOLD_MS)
  }
  addEventListener('keydown', onDown, { signal: until })
  addEventListener('keyup', ({ key }) => key === 'Shift' && letGo(), { signal: until })
  addEventListener('blur', letGo, { signal: until })
  const stop = effect(() => {
    const quiet = desk.view.value?.quiet ?? null
    // First whatever is being told is told to its end.
    if (quiet === null || !desk.isReady.value || desk.table.isMoving.value) return
    const isOpen = quiet.whispers[EVERY_CARD] === 'always'
    const isWanted = isHeld.value
    if (isWanted === isOpen || (!isWanted && !isOurs)) return
    isOurs = isWanted
    untracked(() => desk.play({ do: 'whisper', card: EVERY_CARD, when: isWanted ? 'always' : 'matters' }))
  })
  return () => {
    stop()
    letGo()
    ended.abort()
  }
}
