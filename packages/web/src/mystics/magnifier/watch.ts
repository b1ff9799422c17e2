import type { MysticsView } from '@mousekeep/mystics/box'
import { batch } from '@preact/signals'
import { hasLetterKeys } from '../../base/settings.ts'
import { looksAt, magnified, resting } from './looked-at.ts'

const PRESS_MS = 500
const REST_MS = 900
/** A finger that moves farther is scrolling or dragging. */
const STILL_PX = 10

/**
 * Watches a table for whoever wants to look closely: a long press, a right click, `?` on what has the focus or lies
 * under the pointer, a pointer that rests. Gives back how to stop.
 */
export function watch(table: HTMLElement, viewNow: () => MysticsView | null): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed: { x: number; y: number } | null = null
  let under: Element | null = null
  const lookAt = (element: Element | null): boolean => {
    const view = viewNow()
    const looks = view === null || element === null ? [] : looksAt(element, view)
    if (looks.length === 0) return false
    batch(() => {
      magnified.value = looks
      resting.value = null
    })
    return true
  }
  const forget = (): void => {
    clearTimeout(timer)
    pressed = null
    resting.value = null
  }
  const onDown = (event: PointerEvent): void => {
    forget()
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const { target } = event
    pressed = { x: event.clientX, y: event.clientY }
    timer = setTimeout(() => {
      // The finger that is lifted afterwards must not tap as well.
      if (lookAt(target)) addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), PRESS_MS * 2)
    }, PRESS_MS)
  }
  const onMove = (event: PointerEvent): void => {
    if (pressed === null) return
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL_PX) forget()
  }
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const { target } = event
    under = target
    forget()
    timer = setTimeout(() => rest(target, viewNow()), REST_MS)
  }
  const onMenu = (event: MouseEvent): void => {
    if (event.target instanceof Element && (magnified.value.length > 0 || lookAt(event.target))) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== '?' || !hasLetterKeys.value || document.querySelector('dialog[open]') !== null) return
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return
    const { activeElement } = document
    if (lookAt(activeElement === document.body ? under : activeElement)) event.preventDefault()
  }
  table.addEventListener('pointerdown', onDown, { signal })
  table.addEventListener('pointermove', onMove, { signal })
  table.addEventListener('pointerup', () => clearTimeout(timer), { signal })
  table.addEventListener('pointercancel', forget, { signal })
  table.addEventListener('pointerover', onOver, { signal })
  table.addEventListener('pointerleave', forget, { signal })
  table.addEventListener('contextmenu', onMenu, { signal })
  addEventListener('keydown', onKey, { signal })
  return () => {
    forget()
    ended.abort()
  }
}

function rest(target: Element, view: MysticsView | null): void {
  const looks = view === null ? [] : looksAt(target, view)
  // Only what is drawn small: a word on a button needs no larger copy of itself.
  const shown = looks.filter(({ kind }) => kind !== 'keyword')
  if (shown.length > 0 && target.closest('.card-face') === null) {
    resting.value = { looks: shown.slice(0, 2), at: target.getBoundingClientRect() }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
