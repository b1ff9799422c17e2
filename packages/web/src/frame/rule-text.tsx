import type { JSX } from 'preact'

/** Stars around what is strong, or the number of another rule. */
const PARTS = /(\*\*[^*]+\*\*|\b[CM]\d+\.\d+\b)/

/** A rule's text with its emphasis; numbers of other rules lead to them. */
export function RuleText({ text, onFollow }: { text: string; onFollow?: () => void }): JSX.Element {
  return (
    <>
      {text.split(PARTS).map((part, i) => {
        if (i % 2 === 0) return part
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
