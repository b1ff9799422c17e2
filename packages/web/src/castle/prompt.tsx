import type { JSX } from 'preact'
import type { CastleDesk } from './choosing/choosing.ts'
import { isOwnWin } from './ended.tsx'
import { Spare } from './spare.tsx'
import { foretellSlide, kindName, teamName, tell } from './tell.ts'
import { say } from './words/words.ts'

/** One sentence: who must do what. */
export function promptText(desk: CastleDesk): string {
  const { choosing } = desk
  const view = desk.view.value
  if (view === null) return ''
  const team = teamName(view.turn)
  if (view.over !== null && isOwnWin(desk)) return say('result-you')
  if (view.over !== null) return say('prompt-over', { team: teamName(view.over.winner) })
  if (desk.isPast.value) return say('prompt-past')
  if (!desk.isPersons.value) return `${say('prompt-bot', { team })} ${lastMove(desk)}`.trim()
  if (view.phase === 'place') return say('prompt-place', { team })
  if (view.pass !== null) return say('prompt-pass', { team })
  if (choosing.isEnding.value) return say('prompt-end-all', { team })
  if (choosing.which.value.length > 0) return say('prompt-which')
  if (view.points === 0) return say('prompt-no-points', { team })
  const square = choosing.chosen.value
  if (square !== null) {
    const canGo = desk.legal.value.some((action) => action.do === 'step' && action.from === square)
    return say(canGo ? 'prompt-chosen' : 'prompt-stuck', { team, square })
  }
  return say('prompt-turn', { team })
}

/** What somebody else has just done, told while it can be seen. */
function lastMove({ table }: CastleDesk): string {
  const moves = (table.eventsByPlay.value.at(-1) ?? []).filter(
    ({ type }) => type !== 'turn-began' && type !== 'started',
  )
  return moves.map(tell).join(' ')
}

/** What a slide at the gate in question would lead to; after a first touch also that a second one does it. */
export function thoughtText({ choosing, view: { value: view } }: CastleDesk): string {
  const end = choosing.thought.value
  if (end === null || view === null) return ''
  const slide = choosing.foresight.value?.slides[end]
  const kind = kindName(view.spare)
  const isTouched = choosing.touched.value === end && !view.slid
  const first = isTouched
    ? say('prompt-armed', { end, kind })
    : slide === undefined
      ? ''
      : say('foresee-push', { end, kind })
  return [first, ...(slide === undefined ? [] : foretellSlide(view.turn, slide))].join(' ')
}

/** A piece of cheese for each action point that is left. */
export function Points({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const view = desk.view.value
  if (view === null || view.phase !== 'play' || view.over !== null) return null
  return (
    <div class="points">
      {[0, 1, 2, 3].map((i) => (
        <svg
          key={i}
          width="26"
          height="24"
          viewBox="0 0 26 24"
          class={i < view.points ? 'point' : 'point used'}
          aria-hidden="true"
        >
          <path d="M2 15L18 4q6 2 6 9v7L3 22q-1-3-1-7z" />
          <circle cx="10" cy="17" r="2.5" />
          <circle cx="18" cy="13" r="2" />
        </svg>
      ))}
      <span>{say('points-left', { points: view.points })}</span>
      {/* On a small screen the tray is out of sight. */}
      <Spare desk={desk} isCopy />
    </div>
  )
}
