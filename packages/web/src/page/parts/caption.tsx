import type { JSX } from 'preact'

/** What nobody should miss. Screen readers hear it as news. */
export function Caption({ desk }: { desk: { readonly caption: { readonly value: string } } }): JSX.Element | null {
  const text = desk.caption.value
  return text === '' ? null : (
    <p class="caption" aria-hidden="true">
      {text}
    </p>
  )
}
