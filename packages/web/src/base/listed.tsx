import { partList } from '@mousekeep/text'
import type { ComponentChildren, JSX } from 'preact'

interface ListedProps {
  readonly text: string
  /** What becomes of the text and of each item. */
  readonly tell?: (part: string) => ComponentChildren
}

/** A text and the list that may end it, inside a paragraph. */
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
