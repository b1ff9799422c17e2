import { partList } from '@mousekeep/text'
import { partNotes, type Rule } from '@mousekeep/text/rulebook'
import type { JSX } from 'preact'
import { memo } from '../base/memo.ts'
import type { Guide } from '../page/guide/guide.ts'
import { RuleText } from '../page/parts/rule-text.tsx'
import { marker } from './definition.tsx'
import type { Term } from './terms.ts'
import { say } from './words/words.ts'

interface RuleProps {
  readonly rule: Rule
  readonly isHere: boolean
  /** Whether rulings and notes on editions are unfolded. */
  readonly isNoted: boolean
  readonly terms: readonly Term[]
  readonly guide: Guide | null
}

/** A rule in the book: what it says, its drawing and table, and, folded away, where it comes from. */
export const RuleArticle = memo(({ rule, isHere, isNoted, terms, guide }: RuleProps): JSX.Element => {
  const { number, text, block, table } = rule
  const [first, ...items] = partList(text)
  const { told, notes } = partNotes(first)
  const mark = marker(terms)
  const picture = guide?.picture(number) ?? null
  return (
    <article id={number} tabIndex={-1} class={isHere ? 'rule here' : 'rule'}>
      <a href={`#/rules/${number}`}>{number}</a>
      <div>
        <p>
          <RuleText text={[told, ...items].join('\n- ')} mark={mark} />
        </p>
        {notes.length > 0 && (
          <details class="notes" open={isNoted || isHere}>
            <summary>{say('rules-notes')}</summary>
            {notes.map((note) => (
              <p key={note}>
                <Note note={note} mark={mark} />
              </p>
            ))}
          </details>
        )}
      </div>
      {picture !== null && (
        <figure>
          <div class="drawing" role="img" aria-label={say('rules-picture', { rule: number })}>
            {picture.drawing}
          </div>
          <figcaption>{picture.caption}</figcaption>
        </figure>
      )}
      {picture === null && block !== '' && <pre>{block}</pre>}
      {table.length > 0 && <RuleTable rows={table} />}
    </article>
  )
})

/** A note that is only the name of an edition, or only a mark that the rule is ours, becomes a sentence. */
function Note({ note, mark }: { readonly note: string; readonly mark: ReturnType<typeof marker> }): JSX.Element {
  if (/^(?:EN|RU|HU|FR)$/.test(note)) return <>{say(`note-${note}`)}</>
  if (/^\**[\p{L}]+\**$/u.test(note)) return <>{say('note-ruling')}</>
  return <RuleText text={note} mark={mark} />
}

/** A table that is wider than a phone scrolls sideways by itself; the page stays put. */
function RuleTable({ rows: [heading, ...rows] }: { readonly rows: Rule['table'] }): JSX.Element {
  return (
    <div class="wide" tabIndex={0}>
      <table class="figures">
        <thead>
          <tr>
            {heading.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={heading[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
