import type { TableClock } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { say } from '../../base/words/words.ts'

/** The clocks on offer; the server accepts any number of minutes and days. */
const CLOCKS: readonly TableClock[] = [
  { unit: 'minutes', n: 2 },
  { unit: 'minutes', n: 10 },
  { unit: 'days', n: 1 },
  { unit: 'days', n: 3 },
]

const nameOf = ({ unit, n }: TableClock): string => `${n} ${unit}`

/** How long people have for a decision before a bot makes it for them, in words; null: no limit. */
function clockText(clock: TableClock | null): string {
  return clock === null ? say('clock-none') : say(`clock-${clock.unit}`, { n: clock.n })
}

interface ClockChoiceProps {
  readonly value: TableClock | null
  readonly onPick: (clock: TableClock | null) => void
}

/** The clock of a table on the server, chosen when it is opened. */
export function ClockChoice({ value, onPick }: ClockChoiceProps): JSX.Element {
  return (
    <details class="clock-choice">
      <summary>
        {say('clock-title')}: {clockText(value)}
      </summary>
      <p class="note">{say('clock-how')}</p>
      <Choice
        name="clock"
        legend={say('clock-title')}
        options={[null, ...CLOCKS].map((clock) => ({
          value: clock === null ? '' : nameOf(clock),
          label: clockText(clock),
        }))}
        value={value === null ? '' : nameOf(value)}
        onPick={(picked) => onPick(CLOCKS.find((clock) => nameOf(clock) === picked) ?? null)}
      />
    </details>
  )
}
