import type { MysticsAction, MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { announceNow } from '../../base/announcer.ts'
import { drawn } from '../../base/drawn.ts'
import { Answered } from '../../page/parts/prompt.tsx'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { bust } from '../art/figures/figure.ts'
import type { MysticsDesk } from '../choosing.ts'
import { faceWords } from '../face-words.ts'
import { warningsOf } from '../foresight.ts'
import { fromBeside } from '../from-beside.ts'
import { nameOf } from '../words/names.ts'
import { tell } from '../words/tell.ts'
import { game, say } from '../words/words.ts'
import { EVERY_CARD } from './every-card.ts'
import { isLed } from './led.ts'

const LessonNow = fromBeside((parts) => parts.LessonNow)

/** Whose turn it is and what is asked, or the answer to what was done last. */
export function MysticsPrompt({ desk, view: now }: { desk: MysticsDesk; view: MysticsView }): JSX.Element {
  const { scene, warned: pressed } = desk.choosing
  const before = scene.value ?? desk.motion.value?.before ?? null
  // As long as a play is shown, so is whoever it is about: the next mouse comes after it.
  const view = before === null || before.turn?.card === now.turn?.card ? now : before
  const told = before === null || now.chapter === 'prologue' ? '' : desk.caption.value
  const lead = view.question?.mouse ?? view.turn?.card ?? Object.keys(view.mice)[0]
  const looks = view.mice[lead] === undefined ? null : lead
  const warned = pressed.value
  const counted = countedText(view)
  return (
    <div
      class="panel prompt"
      data-yours={desk.isReady.value}
      data-tells={told !== ''}
      data-over={view.over === 'won'}
      data-lost={view.over === 'lost'}
    >
      {looks !== null && <span class="portrait" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(looks))} />}
      <div>
        {warned === null ? (
          <Answered desk={desk} words={faceWords} otherwise={told || promptText(desk, view)} />
        ) : (
          <Warned desk={desk} action={warned} />
        )}
        {counted !== '' && <p class="counted">{counted}</p>}
        {view.chapter === 'prologue' && view.over === null && <LessonNow desk={desk} view={view} />}
        {view.quiet?.whispers[EVERY_CARD] === 'always' && <p class="counted">{say('ask-all-now')}</p>}
      </div>
    </div>
  )
}

/** What speaks against an action, and that asking for it again plays it. */
function Warned({ desk, action }: { desk: MysticsDesk; action: MysticsAction }): JSX.Element {
  const warnings = warningsOf(desk, action)
  const text = warnings.map(game.warning).join(' ')
  useEffect(() => announceNow(`${text} ${say('warned-again')}`), [text])
  return (
    <p class="answer warned">
      {warnings.map((warning) => (
        <span key={warning.code}>
          {game.warning(warning)} <RuleLink rule={warning.rule} />{' '}
        </span>
      ))}
      {say('warned-again')}
    </p>
  )
}

export function promptText(desk: MysticsDesk, view = desk.view.value): string {
  if (view === null) return ''
  if (view.over !== null) return overText(desk, view.over)
  const lesson = lessonText(desk, view)
  if (lesson !== '') return lesson
  if (view.question !== null) return game.question(view.question.what)
  const mouse = nameOf(view.turn?.card ?? '')
  return desk.isPersons.value
    ? say('turn-of', { mouse })
    : say('turn-of-other', { who: `${mouse}${playerOf(desk, view)}` })
}

/** How the chapter ended, and why if it was lost. */
export function overText({ table }: MysticsDesk, over: 'won' | 'lost'): string {
  const event = table.eventsByPlay.value.flat().findLast(({ type }) => type === 'over')
  return event === undefined ? say(`over-${over}`) : tell(event)
}

/** The name of the player whose mouse has the turn, for whom everybody waits. */
function playerOf({ table }: MysticsDesk, { turn, seats }: MysticsView): string {
  const holder = table.seats.value[seats[turn?.card ?? ''] ?? -1]
  return holder?.who === 'person' && holder.name !== '' ? ` (${holder.name})` : ''
}

/** What the prologue teaches now; empty once its lessons are over, and in every other chapter. */
function lessonText({ table, legal }: MysticsDesk, view: MysticsView): string {
  if (!isLed(view, legal.value.length)) return ''
  const lesson = table.eventsByPlay.value.flat().findLast(({ type }) => type === 'lesson')
  return lesson === undefined ? '' : tell(lesson)
}

/** The steps and the action that are left. */
export function countedText(view: MysticsView): string {
  const { turn, question, over } = view
  if (turn === null || question !== null || over !== null || view.mice[turn.card] === undefined) return ''
  const points = turn.move === 'over' ? 0 : turn.points
  // M6.2: whoever has walked and now acts gives up the steps that are left.
  const isLast = turn.move === 'begun' && points > 0
  return say('turn-left', { points, acted: turn.acted > 0 ? 'yes' : isLast ? 'last' : 'no' })
}
