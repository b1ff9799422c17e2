import { partList } from '@mousekeep/text'
import type { ComponentChildren, JSX } from 'preact'

interface ListedProps {
  readonly text: string
  /** How the text and each item are drawn. */
  readonly tell?: (part: string) => ComponentChildren
}

/** A text, and the list it may end with, inside a paragraph. */
export function Listed({ text, tell = (part) => part }: ListedProps): JSX.Element {
  const [told, ...items] = partList(text)
  return (
    <>
      {tell(told)}
      {items.map((item) => (
        <span key={item} class="listed">
          {tell(item)}
        </span>
      ))}
    </>
  )
}
