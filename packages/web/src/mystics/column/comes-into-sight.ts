import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** A part that somebody has just opened scrolls into view: on a phone it would stay below the fold. */
export function useComesIntoSight(): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.scrollIntoView({ block: 'nearest' }), [])
  return part
}
