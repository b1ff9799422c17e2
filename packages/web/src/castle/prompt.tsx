import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { Portrait } from '../art/portrait.tsx'
import { RuleLink } from '../frame/rule-link.tsx'
import { say } from '../words/words.ts'
import type { Desk } from './desk.ts'
import { hintText } from './hint-text.ts'
import { whyNot } from './refusal.ts'
import { kindName, teamName } from './tell.ts'

/** One sentence: who must do what. */
export function promptText(desk: Desk, view: CastleView): string {
  const team = teamName(view.turn)
  if (view.over !== null) return say('prompt-over', { team: teamName(view.over.winner) })
  if (desk.isPast.value) return say('prompt-past')
  if (!desk.isPersons.value) return say('prompt-bot', { team })
  if (view.phase === 'place') return say('prompt-place', { team })
  if (view.pass !== null) return say('prompt-pass', { team })
  if (desk.touched.value !== null && !view.slid) return armedText(desk, view, desk.touched.value)
  if (desk.which.value.length > 0) return say('prompt-which')
  if (view.points === 0) return say('prompt-no-points', { team })
  const square = desk.chosen.value
  if (square !== null) {
    const canGo = desk.legal.value.some((action) => action.do === 'step' && action.from === square)
    return say(canGo ? 'prompt-chosen' : 'prompt-stuck', { team, square })
  }
  return say('prompt-turn', { team })
}

/** After the first touch of a gate: what the second would do, and whether it could be taken back (C7.2). */
function armedText(desk: Desk, view: CastleView, end: string): string {
  const armed = say('prompt-armed', { end, kind: kindName(view.spare) })
  return desk.table.weighed.value?.reveals === true ? `${armed} ${say('tip-final')}` : armed
}

/** What is asked, or the answer to what was done last: always in the same place, so that nothing moves. */
export function Prompt({ desk, view }: { desk: Desk; view: CastleView }): JSX.Element {
  return (
    <div
      class="panel prompt"
      data-yours={desk.isPersons.value && !desk.isPast.value}
      data-sent={desk.table.isAsked.value}
      data-over={view.over !== null}
    >
      <Portrait seat={view.over?.winner ?? view.turn} />
      <div>
        <Answered desk={desk} otherwise={promptText(desk, view)} />
        <Points view={view} />
      </div>
    </div>
  )
}

/** Why something was refused, with its rule; or what a bot would do; or else the question. */
export function Answered({ desk, otherwise }: { desk: Desk; otherwise: string }): JSX.Element {
  const { refused, hint } = desk.table
  if (refused.value !== null) {
    const { refusal, action } = refused.value
    return (
      <p class="answer refused">
        {whyNot(refusal, action)} <RuleLink rule={refusal.rule} />
      </p>
    )
  }
  if (hint.value !== null) return <p class="answer">{hintText(hint.value)}</p>
  return <p class="what">{otherwise}</p>
}

/** A piece of cheese for each action point that is left. */
export function Points({ view }: { view: CastleView }): JSX.Element | null {
  if (view.phase !== 'play' || view.over !== null) return null
  return (
    <p class="points">
      {[0, 1, 2, 3].map((i) => (
        <svg
          key={i}
          width="26"
          height="24"
          viewBox="0 0 26 24"
          class={i < view.points ? '' : 'used'}
          aria-hidden="true"
        >
          <path d="M2 15L18 4q6 2 6 9v7L3 22q-1-3-1-7z" />
          <circle cx="10" cy="17" r="2.5" />
          <circle cx="18" cy="13" r="2" />
        </svg>
      ))}
      <span>{say('points-left', { points: view.points })}</span>
    </p>
  )
}
