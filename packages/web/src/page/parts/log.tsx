import { useSignal } from '@preact/signals'
import type { JSX, RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { memo } from '../../base/memo.ts'
import type { Note } from '../around.ts'
import { say } from '../../base/words/words.ts'
import { RuleLink } from './rule-link.tsx'

export interface LogLine {
  readonly text: string
  /** The rule, for what happened by the rules alone. */
  readonly rule: string | null
  /** The play that brought it. */
  readonly play: number
  /** The filters that show this line; without any it appears only among everything. */
  readonly tags?: readonly string[]
}

export interface LogGroup {
  readonly title: string
  readonly lines: readonly LogLine[]
  /** The lines stand side by side, none caused by another, as when a game is set up. */
  readonly isFlat?: boolean
}

/** A filter of the log. */
export interface LogFilter {
  readonly tag: string
  readonly label: string
}

/** The log with the notes about the table put where they belong. */
export function withNotes(groups: readonly LogGroup[], notes: readonly Note[]): LogGroup[] {
  const told = groups.map((group) => ({ ...group, lines: [...group.lines] }))
  for (const { play, text } of notes) {
    const group = told.findLast(({ lines }) => lines.some((line) => line.play <= play)) ?? told.at(0)
    if (group === undefined) continue
    const at = group.lines.findLastIndex((line) => line.play <= play)
    group.lines.splice(at + 1, 0, { text, rule: null, play })
  }
  return told
}

/** The groups reduced to the lines with this tag, without those that become empty. The empty tag means everything. */
export function narrowed(groups: readonly LogGroup[], tag: string): readonly LogGroup[] {
  if (tag === '') return groups
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ tags = [] }) => tags.includes(tag)) }))
    .filter(({ lines }) => lines.length > 0)
}

/** A line that people caused, with what the rules then did by themselves. */
interface Cause {
  readonly line: LogLine
  readonly effects: LogLine[]
}

function causesOf({ lines, isFlat = false }: Omit<LogGroup, 'title'>): Cause[] {
  const causes: Cause[] = []
  for (const line of lines) {
    const cause = causes.at(-1)
    if (!isFlat && line.rule !== null && cause?.line.play === line.play) cause.effects.push(line)
    else causes.push({ line, effects: [] })
  }
  return causes
}

interface LogProps {
  readonly groups: readonly LogGroup[]
  readonly filters: readonly LogFilter[]
  readonly onJump: (play: number) => void
  /** The last play that cannot be taken back because it revealed something; left out: no edge is drawn. */
  readonly edge?: number | null
}

/** What happened, a group for each turn, each effect below its cause. A line leads to its moment. */
export function Log({ groups, filters, onJump, edge = null }: LogProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useSignal('')
  const before = useRef<readonly LogGroup[]>([])
  const shown = kept(before.current, narrowed(groups, wanted.value))
  before.current = shown
  const jump = useRef(onJump)
  jump.current = onJump
  const beyond = edge === null ? undefined : shown.flatMap(({ lines }) => lines).find(({ play }) => play > edge)
  const length = shown.reduce((sum, { lines }) => sum + lines.length, 0)
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return (
    <section class="panel log" aria-label={say('log-title')}>
      <div class="row">
        <h2>{say('log-title')}</h2>
        <label>
          <span class="unseen">{say('log-filter')}</span>
          <select value={wanted.value} onChange={(event) => (wanted.value = event.currentTarget.value)}>
            <option value="">{say('log-all')}</option>
            {filters.map(({ tag, label }) => (
              <option key={tag} value={tag}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="lines" role="log" aria-live="off" tabIndex={0} ref={list} aria-label={say('log-title')}>
        {shown.length === 0 && <p>{say('log-nothing')}</p>}
        {shown.map((group, i) => (
          <Turn
            key={i}
            group={group}
            beyond={beyond !== undefined && group.lines.includes(beyond) ? beyond : null}
            jump={jump}
          />
        ))}
      </div>
    </section>
  )
}

/** Keeps the objects of unchanged groups, so that they are not drawn again: a log grows at its end. */
function kept(before: readonly LogGroup[], groups: readonly LogGroup[]): readonly LogGroup[] {
  return groups.map((group, i) => (before[i] !== undefined && isSame(before[i], group) ? before[i] : group))
}

function isSame(one: LogGroup, other: LogGroup): boolean {
  return (
    one.title === other.title &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ text, rule, play }, i) => {
      const line = other.lines[i]
      return text === line.text && rule === line.rule && play === line.play
    })
  )
}

type Jump = RefObject<(play: number) => void>

interface TurnProps {
  readonly group: LogGroup
  /** The first line after the edge, if it is in this group. */
  readonly beyond: LogLine | null
  readonly jump: Jump
}

const Turn = memo(({ group, beyond, jump }: TurnProps): JSX.Element => (
  <section>
    <h3>{group.title}</h3>
    <ol>
      {causesOf(group).map(({ line, effects }, at) => (
        <li key={at}>
          {line === beyond && <p class="edge">{say('log-edge')}</p>}
          <Line line={line} jump={jump} />
          {effects.length > 0 && (
            <ul>
              {effects.map((effect, each) => (
                <li key={each}>
                  <Line line={effect} jump={jump} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  </section>
))

function Line({ line, jump }: { line: LogLine; jump: Jump }): JSX.Element {
  const { text, rule, play } = line
  return (
    <>
      <button class="plain" type="button" onClick={() => jump.current?.(play)} title={say('log-jump')}>
        {text}
      </button>{' '}
      {rule !== null && <RuleLink rule={rule} />}
    </>
  )
}
