import type { JSX } from 'preact'

/** What must not be missed. Screen readers hear the same as news. */
export function Caption({ desk }: { desk: { readonly caption: { readonly value: string } } }): JSX.Element | null {
  const text = desk.caption.value
  return text === '' ? null : (
    <p class="caption" aria-hidden="true">
      {text}
    </p>
  )
}
