import './sheet.css'
import type { ComponentChildren, JSX } from 'preact'
import type { Say } from '../../base/words/words.ts'
import { RuleLink } from '../parts/rule-link.tsx'

/** A line of a quick reference. */
export interface SheetLine {
  /** The key of its name; the text has the same key with an ending. */
  readonly id: string
  readonly rule: string
  /** The kinds of action that do it; none if it is not something one does. */
  readonly does?: readonly string[]
}

interface SheetBlockProps {
  readonly say: Say
  readonly id: string
  readonly lines: readonly SheetLine[]
  /** The kinds of action that are possible now; null away from a table. */
  readonly lit: ReadonlySet<string> | null
  readonly children?: ComponentChildren
}

/** A part of a quick reference. At a table, whatever the rules allow now is lit. */
export function SheetBlock({ say, id, lines, lit, children }: SheetBlockProps): JSX.Element {
  return (
    <section class="sheet-block" data-block={id}>
      <h3>{say(id)}</h3>
      {children}
      <ul>
        {lines.map((line) => {
          const isLit = line.does?.some((kind) => lit?.has(kind) === true) === true
          return (
            <li
              key={line.id}
              data-line={line.id}
              data-lit={line.does === undefined || lit === null ? undefined : isLit}
            >
              <b>{say(line.id)}</b>
              {isLit && <span class="now"> {say('sheet-now')}</span>} {say(`${line.id}.text`)}{' '}
              <RuleLink rule={line.rule} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
