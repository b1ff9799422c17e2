import type { MysticsView } from '@mousekeep/mystics/box'
import { batch } from '@preact/signals'
import { hasLetterKeys } from '../../base/settings.ts'
import { looksAt, magnified, resting } from './looked-at.ts'

const PRESS_MS = 500
const REST_MS = 900
/** A finger that moves further than this is scrolling or dragging. */
const STILL_PX = 10

/**
 * Watches a table for people who want to look closely: a long press, a right click, `?` on what is focused or under the
 * pointer, a pointer that rests. Returns the function that stops it.
 */
export function watch(table: HTMLElement, viewNow: () => MysticsView | null): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const waiting = new Waiting()
  let under: Element | null = null
  const lookAt = (element: Element | null): boolean => magnify(element, viewNow())
  const onDown = (event: PointerEvent): void => {
    waiting.forget()
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return
    const { target } = event
    waiting.press(event, () => lookAt(target))
  }
  let at = ''
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
    const { target } = event
    under = target
    waiting.forget()
    // What has come under a pointer that stands still is not being looked at.
    const isStill = at === placeOf(event)
    at = placeOf(event)
    if (isStill) return
    waiting.wait(REST_MS, () => rest(target, viewNow()))
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
  table.addEventListener('pointermove', (event) => waiting.move(event), { signal })
  addEventListener('pointermove', (event) => (at = placeOf(event)), { signal, capture: true })
  table.addEventListener('pointerup', () => waiting.stop(), { signal })
  table.addEventListener('pointercancel', () => waiting.forget(), { signal })
  table.addEventListener('pointerover', onOver, { signal })
  table.addEventListener('pointerleave', () => waiting.forget(), { signal })
  table.addEventListener('contextmenu', onMenu, { signal })
  addEventListener('keydown', onKey, { signal })
  return () => {
    waiting.forget()
    ended.abort()
  }
}

const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`

/** Waits until a finger or a pointer has stayed in place for long enough. */
class Waiting {
  private timer: ReturnType<typeof setTimeout> | undefined
  private pressed: { readonly x: number; readonly y: number } | null = null

  wait(ms: number, then: () => void): void {
    this.timer = setTimeout(then, ms)
  }

  press({ clientX: x, clientY: y }: PointerEvent, look: () => boolean): void {
    this.pressed = { x, y }
    this.wait(PRESS_MS, () => {
      // Lifting the finger afterwards must not tap as well.
      if (look()) addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), PRESS_MS * 2)
    })
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (this.pressed === null) return
    if (Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) > STILL_PX) this.forget()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  forget(): void {
    this.stop()
    this.pressed = null
    resting.value = null
  }
}

/** Puts whatever can be looked at there under the magnifier; false if nothing can. */
function magnify(element: Element | null, view: MysticsView | null): boolean {
  const looks = view === null || element === null ? [] : looksAt(element, view)
  if (looks.length === 0) return false
  batch(() => {
    magnified.value = looks
    resting.value = null
  })
  return true
}

function rest(target: Element, view: MysticsView | null): void {
  const looks = view === null ? [] : looksAt(target, view)
  // Only what is drawn small: a word on a button needs no larger copy.
  const shown = looks.filter(({ kind }) => kind !== 'keyword')
  if (shown.length > 0 && target.closest('.card-face') === null) {
    resting.value = { looks: shown.slice(0, 2), at: target.getBoundingClientRect() }
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
