import { useSignal } from '@preact/signals'
import type { MysticsView, QuestionView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import type { MysticsDesk } from '../choosing.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'

/** One question for where everybody stands who comes in (M27.4); a tap in the room still places one at a time. */
export function Formation({
  desk,
  view,
  question,
}: {
  desk: MysticsDesk
  view: MysticsView
  question: QuestionView
}): JSX.Element | null {
  const coming = Object.entries(view.mice).flatMap(([id, { at, captured, away }]) =>
    at === null && !captured && !away ? [id] : [],
  )
  const wished = useSignal<Readonly<Record<string, string>>>({})
  const [first = ''] = question.options
  const placeOf = (mouse: string): string => wished.value[mouse] ?? first
  // The last one has the answers below.
  if (coming.length < 2) return null
  return (
    <div class="formation">
      <p>{say('arrive-all')}</p>
      {coming.map((mouse) => (
        <label key={mouse} class="place">
          <span>{nameOf(mouse)}</span>
          <select
            value={placeOf(mouse)}
            onChange={(event) => (wished.value = { ...wished.value, [mouse]: event.currentTarget.value })}
          >
            {question.options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        class="btn go"
        disabled={!desk.isReady.value}
        onClick={() =>
          desk.play({ do: 'arrange', places: Object.fromEntries(coming.map((mouse) => [mouse, placeOf(mouse)])) })
        }
      >
        {say('do-arrange')}
      </button>
      <p>{say('arrive-one')}</p>
    </div>
  )
}
