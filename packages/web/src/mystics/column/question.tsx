import {
  cardIdOf,
  findCard,
  whisperOf,
  type MysticsAction,
  type MysticsView,
  type QuestionView,
} from '@mousekeep/mystics/box'
import { isCode } from '@mousekeep/mystics/words'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { keepWhisper, WHENS, whispers } from '../../base/whispers.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import type { MysticsDesk } from '../choosing.ts'
import { foresightOf, prospectOf, type Prospect } from '../foresight.ts'
import { CardFace } from '../things/card-face.tsx'
import { askText } from './ask-text.ts'
import { Formation, isFormation } from './formation.tsx'
import { nameOf } from '../words/names.ts'
import { capital } from '../words/capital.ts'
import { game, say } from '../words/words.ts'
import { tellAll } from '../words/tell.ts'

/** What is asked, in place of the actions: the answers as buttons, numbered for the keys. */
export function Question({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const { question } = view
  const legal = desk.legal.value
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const chosen = question === null ? undefined : legal[Number(event.key) - 1]
      if (/^[1-9]$/.test(event.key) && chosen !== undefined && desk.isReady.value) desk.play(chosen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [legal, question])
  if (question === null) return null
  return question.isMoment ? (
    <Window desk={desk} question={question} />
  ) : (
    <div class="panel question" role="group" aria-label={askText(question)}>
      <Whose desk={desk} question={question} />
      {isFormation(question) && <Formation key={question.what} desk={desk} view={view} question={question} />}
      <div class="answers">
        {answersTo(question, legal).map((action, i) => (
          <button
            key={i}
            type="button"
            class="btn"
            data-point={`answer-${i}`}
            disabled={!desk.isReady.value}
            onClick={() => desk.play(action)}
          >
            <kbd>{i + 1}</kbd>{' '}
            <span>
              {answerText(question, action)} <small>{effectOf(action)}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** Whoever looks on sees what the other may answer. */
function answersTo({ options }: QuestionView, legal: readonly MysticsAction[]): readonly MysticsAction[] {
  return legal.length > 0 ? legal : options.map((option) => ({ do: 'choose', option }))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

/** Who answers, and why it is theirs (M17.2). */
function Whose({ desk, question }: { desk: MysticsDesk; question: QuestionView }): JSX.Element | null {
  if (question.mouse === null) return null
  const holder = desk.table.seats.value[question.seat]
  const who = holder !== undefined && 'name' in holder && holder.name !== '' ? holder.name : nameOf(question.mouse)
  return (
    <p class="whose">
      {say(`whose-${question.why}`, { who, mouse: nameOf(question.mouse) })} <RuleLink rule={question.rule} />
    </p>
  )
}

function answerText({ what }: QuestionView, action: MysticsAction): string {
  // As it is written in the room.
  if (action.do === 'choose' && isCode(action.option)) return action.option
  return capital(action.do === 'choose' ? game.option(what, action.option) : game.tellAction(action, what))
}

/** Of a card that can be chosen, what it does: nobody chooses by its name alone. */
function effectOf(action: MysticsAction): string {
  const card = action.do === 'choose' ? cardIdOf(action.option) : ''
  return findCard(card) === undefined ? '' : (game.look(card)[1] ?? '')
}

/** A card may be used now: what it says, and what comes of using it and of passing. */
function Window({ desk, question }: { desk: MysticsDesk; question: QuestionView }): JSX.Element {
  const foresight = foresightOf(desk)
  const uses = desk.legal.value.filter((action) => action.do !== 'choose')
  const pass: MysticsAction = { do: 'choose', option: 'pass' }
  const cards = [...Map.groupBy(uses, cardIn)]
  return (
    <div class="panel window" role="group" aria-label={askText(question)}>
      <Whose desk={desk} question={question} />
      {cards.map(([card, actions]) => (
        <div key={card} class="window-card">
          <CardFace id={card} />
          {actions.slice(0, 8).map((action, i) => (
            <Outcome
              key={i}
              head={actions.length === 1 ? say('window-if-used') : capital(game.tellAction(action))}
              prospect={prospectOf(foresight, action)}
              button={say('window-use')}
              isGo
              onPress={() => desk.play(action)}
            />
          ))}
        </div>
      ))}
      {desk.isReady.value && (
        <Outcome
          head={say('window-if-passed')}
          prospect={prospectOf(foresight, pass)}
          button={say('window-pass')}
          onPress={() => desk.play(pass)}
        />
      )}
      {cards.map(([card]) => (
        <Whisper key={card} card={card} desk={desk} mouse={question.mouse} />
      ))}
    </div>
  )
}

function cardIn(action: MysticsAction): string {
  if (action.do === 'ability') return action.ability
  return action.do === 'use' ? action.card : ''
}

interface OutcomeProps {
  readonly head: string
  readonly prospect: Prospect | null
  readonly button: string
  readonly isGo?: boolean
  readonly onPress: () => void
}

function Outcome({ head, prospect, button, isGo = false, onPress }: OutcomeProps): JSX.Element {
  const lines = prospect === null ? [] : tellAll(prospect.events).slice(0, 4)
  const odds = prospect?.odds ?? null
  return (
    <div class="outcome">
      <h3>{head}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
        {odds?.roll === 'defense' && (
          <li>{say('odds-wound', { chance: Math.round((1 - odds.targets[0].wounds[0]) * 100) })}</li>
        )}
        {odds !== null && odds.roll !== 'search' && odds.targets[0] !== undefined && odds.targets[0].felled > 0 && (
          <li>{say('odds-felled', { chance: Math.round(odds.targets[0].felled * 100) })}</li>
        )}
        {odds === null && prospect?.then === 'dice' && <li>{say('then-dice')}</li>}
      </ul>
      <button type="button" class={isGo ? 'btn go' : 'btn'} onClick={onPress}>
        {button}
      </button>
    </div>
  )
}

interface WhisperProps {
  readonly card: string
  readonly desk: MysticsDesk
  readonly mouse: string | null
}

/** How often this card of one's own mice asks, here and at every other table (M27.3). */
function Whisper({ card, desk, mouse }: WhisperProps): JSX.Element | null {
  const { quiet = null, seats = {} } = desk.view.value ?? {}
  if (quiet === null || mouse === null) return null
  const now = whisperOf(quiet.whispers, mouse, card)
  const choose = (when: (typeof WHENS)[number]): void => {
    keepWhisper(card, when)
    desk.play({ do: 'whispers', seat: seats[mouse], cards: whispers.value })
  }
  return (
    <div class="whisper" role="group" aria-label={say('whisper-label')}>
      <span>{say('whisper-label')}</span>
      {WHENS.map((when) => (
        <button key={when} type="button" class="btn small" aria-pressed={when === now} onClick={() => choose(when)}>
          {say(`whisper-${when}`)}
        </button>
      ))}
    </div>
  )
}
