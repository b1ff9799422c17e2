import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A part that has just been opened, or has come, scrolls into view: on a phone it would stay below the fold. */
export function useComesIntoSight<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null)
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), [])
  return part
}
