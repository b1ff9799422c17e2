import type { JSX } from 'preact'
import type { CompanyProps } from './company.ts'
import { say } from './words.ts'

/** The finished chapters, each with a link into it: every moment can be looked at, and tried differently. */
export function Chronicle({ company, face }: CompanyProps): JSX.Element {
  const brought = company.brought ?? []
  const behind = company.chapters.filter(({ told }) => told !== null)
  return (
    <section class="panel form chronicle" aria-labelledby="company-chronicle">
      <h2 id="company-chronicle">{say('company-chronicle')}</h2>
      {company.brought !== null && <p class="note">{say('company-brought')}</p>}
      {brought.length + behind.length === 0 ? (
        <p>{say('company-nothing-yet')}</p>
      ) : (
        <ol>
          {brought.map((told, i) => (
            <Chapter key={`brought ${i}`} told={told} face={face} table={null} />
          ))}
          {behind.map(({ told, table }) => (
            <Chapter key={table} told={told} face={face} table={table} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface ChapterProps {
  readonly told: unknown
  readonly face: CompanyProps['face']
  /** Null for a chapter that was played elsewhere. */
  readonly table: string | null
}

function Chapter({ told, face, table }: ChapterProps): JSX.Element | null {
  const chapter = face.tell(told)
  if (chapter === null) return null
  return (
    <li data-won={chapter.isWon}>
      <b>{chapter.title}</b> {chapter.text}
      {table === null ? (
        <small>{say('company-elsewhere')}</small>
      ) : (
        <span class="row">
          <a class="btn small" href={`#/online/${table}/0`}>
            {say('company-replay')}
          </a>
          <a class="btn small" href={`#/fair/${table}`}>
            {say('fair-link')}
          </a>
        </span>
      )}
    </li>
  )
}
