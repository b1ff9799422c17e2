import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Says what went wrong. The page scrolls it into view, and does so again whenever the text changes. */
export function Alert({ text }: { text: string }): JSX.Element {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [text])
  return (
    <p role="alert" ref={line}>
      {text}
    </p>
  )
}
