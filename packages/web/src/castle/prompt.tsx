import type { CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { TEAMS } from '../art/mice.ts'
import { say } from '../words/words.ts'
import type { Desk } from './desk.ts'
import { kindName, teamName } from './tell.ts'

/** One sentence: who must do what. */
export function promptText(desk: Desk, view: CastleView): string {
  const team = teamName(view.turn)
  if (view.over !== null) return say('prompt-over', { team: teamName(view.over.winner) })
  if (desk.isPast.value) return say('prompt-past')
  if (!desk.isPersons.value) return say('prompt-bot', { team })
  if (view.phase === 'place') return say('prompt-place', { team })
  if (view.pass !== null) return say('prompt-pass', { team })
  const armed = desk.armed.value
  if (armed !== null && !view.slid) return say('prompt-armed', { end: armed, kind: kindName(view.spare) })
  if (desk.which.value.length > 0) return say('prompt-which')
  if (view.points === 0) return say('prompt-no-points', { team })
  const square = desk.chosen.value
  if (square !== null) {
    const canGo = desk.legal.value.some((action) => action.do === 'step' && action.from === square)
    return say(canGo ? 'prompt-chosen' : 'prompt-stuck', { team, square })
  }
  return say('prompt-turn', { team })
}

export function Portrait({ seat }: { seat: number }): JSX.Element {
  return (
    <svg class="portrait" viewBox="-4 -18 108 84" aria-hidden="true">
      <use href={`#mouse-${TEAMS[seat]}`} x="-4" y="-16" width="108" height="132" />
    </svg>
  )
}

export function Prompt({ desk, view }: { desk: Desk; view: CastleView }): JSX.Element {
  const points = say('points-left', { points: view.points })
  return (
    <div class="panel prompt" data-yours={desk.isPersons.value && !desk.isPast.value}>
      <Portrait seat={view.over?.winner ?? view.turn} />
      <div>
        <p class="what">{promptText(desk, view)}</p>
        {view.phase === 'play' && view.over === null && (
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
            <span>{points}</span>
          </p>
        )}
      </div>
    </div>
  )
}
