import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Note } from '../table/table-props.ts'
import { say } from '../words/words.ts'
import { RuleLink } from './rule-link.tsx'

export interface LogLine {
  readonly text: string
  /** For what the rules did of themselves. */
  readonly rule: string | null
  /** The play that brought it. */
  readonly play: number
}

export interface LogGroup {
  readonly title: string
  readonly lines: readonly LogLine[]
}

/** The story with what was said about the table itself put where it was said. */
export function withNotes(groups: readonly LogGroup[], notes: readonly Note[]): LogGroup[] {
  const told = groups.map(({ title, lines }) => ({ title, lines: [...lines] }))
  for (const { play, text } of notes) {
    const group = told.findLast(({ lines }) => lines.some((line) => line.play <= play)) ?? told.at(0)
    if (group === undefined) continue
    const at = group.lines.findLastIndex((line) => line.play <= play)
    group.lines.splice(at + 1, 0, { text, rule: null, play })
  }
  return told
}

/** What happened, a group for each turn; a line leads to its moment. */
export function Log({ groups, onJump }: { groups: readonly LogGroup[]; onJump: (play: number) => void }): JSX.Element {
  const list = useRef<HTMLDivElement>(null)
  const length = groups.reduce((sum, { lines }) => sum + lines.length, 0)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <section class="panel log" aria-label={say('log-title')}>
      <h2>{say('log-title')}</h2>
      <div class="lines" role="log" aria-live="off" tabIndex={0} ref={list} aria-label={say('log-title')}>
        {groups.map(({ title, lines }, i) => (
          <section key={i}>
            <h3>{title}</h3>
            <ol>
              {lines.map(({ text, rule, play }, line) => (
                <li key={line}>
                  <button class="plain" type="button" onClick={() => onJump(play)} title={say('log-jump')}>
                    {text}
                  </button>{' '}
                  {rule !== null && <RuleLink rule={rule} />}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}
