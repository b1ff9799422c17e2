import type { ComponentChildren, JSX } from 'preact'
import { Listed } from '../../base/listed.tsx'

/** Stars around bold text, or the number of another rule or section: `M7.8`, `K25`, `M14`. */
const PARTS = /(\*\*[^*]+\*\*|\b[BCKMR]\d+(?:\.\d+)?\b)/

interface RuleTextProps {
  readonly text: string
  readonly onFollow?: () => void
  /** How the text in between is drawn: some words may be explained. */
  readonly mark?: (words: string) => ComponentChildren
}

/** A rule's text with its emphasis and the list it may end with; numbers of other rules are links. */
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
