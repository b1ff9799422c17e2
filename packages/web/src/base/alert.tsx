import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** What went wrong, where it is seen: the page scrolls there, and again when the trouble is a new one. */
export function Alert({ text }: { text: string }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [text])
  return (
    <p role="alert" ref={line}>
      {text}
    </p>
  )
}
