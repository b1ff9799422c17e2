import type { ComponentChildren, JSX } from 'preact'
import { Listed } from '../../base/listed.tsx'

/** Stars around what is strong, or the number of another rule or of a whole section: `M7.8`, `K25`, `M14`. */
const PARTS = /(\*\*[^*]+\*\*|\b[BCKMR]\d+(?:\.\d+)?\b)/

interface RuleTextProps {
  readonly text: string
  readonly onFollow?: () => void
  /** What becomes of the words between: some may be explained. */
  readonly mark?: (words: string) => ComponentChildren
}

/** A rule's text with its emphasis, and the list that may end it; numbers of other rules lead to them. */
export function RuleText(props: RuleTextProps): JSX.Element {
  return <Listed text={props.text} tell={(part) => <Told {...props} text={part} />} />
}

function Told({ text, onFollow, mark }: RuleTextProps): JSX.Element {
  return (
    <>
      {text.split(PARTS).map((part, i) => {
        if (i % 2 === 0) return mark === undefined ? part : mark(part)
        if (part.startsWith('**')) return <b key={i}>{part.slice(2, -2)}</b>
        return (
          <a key={i} href={`#/rules/${part}`} onClick={onFollow}>
            {part}
          </a>
        )
      })}
    </>
  )
}
