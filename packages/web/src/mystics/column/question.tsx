import {
  cardIdOf,
  findCard,
  findHero,
  findMinionCard,
  type MysticsAction,
  type MysticsView,
  type QuestionView,
} from '@mousekeep/mystics/box'
import { isCode } from '@mousekeep/mystics/words'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { playCarefully } from '../play-carefully.ts'
import { hearts } from '../art/coming.ts'
import type { MysticsDesk } from '../choosing.ts'
import { warningsOf } from '../foresight.ts'
import { useRoomInSight } from '../room/in-sight.ts'
import { CardPicture } from '../things/card-picture.tsx'
import { beside } from '../words/beside.ts'
import { capital } from '../words/capital.ts'
import { useCardWords } from '../words/more.ts'
import { game, partsOf, say } from '../words/words.ts'
import { Formation } from './formation.tsx'
import { Whose } from './whose.tsx'
import { Window } from './window.tsx'

/** Whether the question is where those who come in together will stand (M13.3). */
function isFormation({ what }: QuestionView): boolean {
  return what.startsWith('arrive ')
}

/** The question, in place of the actions: answers as buttons, numbered for the keys. */
export function Question({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element | null {
  const { question } = view
  const legal = desk.legal.value
  useRoomInSight(desk.table.shown.value?.plays)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const chosen = question === null ? undefined : legal[Number(event.key) - 1]
      if (/^[1-9]$/.test(event.key) && chosen !== undefined && desk.isReady.value) playCarefully(desk, chosen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [legal, question])
  if (question === null) return null
  // The others at the table may suggest an answer to those who decide elsewhere.
  const isTheirs = !desk.isReady.value && desk.table.seats.value[question.seat]?.who === 'far'
  const answers = answersTo(question, legal)
  return question.isMoment ? (
    <Window desk={desk} question={question} />
  ) : (
    <div class="panel question" role="group" aria-label={game.question(question.what)}>
      <Whose desk={desk} question={question} />
      {isTheirs && <p class="whose">{say('suggest-how')}</p>}
      {isFormation(question) && <Formation key={question.what} desk={desk} view={view} question={question} />}
      <div class={question.options.every((option) => isPlace(question.what, option)) ? 'answers in-row' : 'answers'}>
        {answers.map((action, i) => (
          <button
            key={i}
            type="button"
            class="btn"
            data-point={`answer-${i}`}
            data-suggest={isTheirs}
            disabled={!desk.isReady.value && !isTheirs}
            onClick={() => !isTheirs && playCarefully(desk, action)}
          >
            <kbd>{i + 1}</kbd>{' '}
            <span>
              {answerText(question, action)} <Effect action={action} view={view} />
              {desk.choosing.warned.value === action && <b class="warned">{warnedText(desk, action)}</b>}
            </span>
            {findCard(cardOf(action)) !== undefined && <CardPicture id={cardOf(action)} shape="card" />}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The warning right at the button, because the prompt may be out of sight. */
function warnedText(desk: MysticsDesk, action: MysticsAction): string {
  return [...warningsOf(desk, action).map(game.warning), say('warned-again')].join(' ')
}

/** Spectators, too, see the possible answers. */
function answersTo({ options }: QuestionView, legal: readonly MysticsAction[]): readonly MysticsAction[] {
  return legal.length > 0 ? legal : options.map((option) => ({ do: 'choose', option }))
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

export function answerText({ what }: QuestionView, action: MysticsAction): string {
  // By its code, as it is written in the room.
  if (action.do === 'choose' && isPlace(what, action.option)) return action.option
  return capital(action.do === 'choose' ? game.option(what, action.option) : game.tellAction(action, what))
}

/** Whether the answer is the code of a place, and not a short answer for which the chapter has a sentence. */
function isPlace(what: string, option: string): boolean {
  return isCode(option) && !partsOf(`ask-${what}`).includes(option)
}

const cardOf = (action: MysticsAction): string => (action.do === 'choose' ? cardIdOf(action.option) : '')

/** What a card to choose does, and how many wounds a boss's card can still take: the name does not say enough. */
function Effect({ action, view }: { action: MysticsAction; view: MysticsView }): JSX.Element | null {
  const card = cardOf(action)
  const life = findMinionCard(card)?.life
  const wounds = view.bossCards[card] ?? 0
  if (findCard(card) !== undefined) return <CardEffect card={card} isGood={isGoodFirst(view.question, card)} />
  if (life === undefined) return null
  return (
    <>
      <span
        role="img"
        aria-label={say('mouse-life', { left: life - wounds, life })}
        dangerouslySetInnerHTML={drawn(hearts(life, wounds, 0, 16))}
      />
      <CardEffect card={card} isGood={false} />
    </>
  )
}

/** M3.2: whether this is the recommended first ability of a mouse. */
function isGoodFirst(question: QuestionView | null, card: string): boolean {
  const [what, mouse = ''] = question?.what.split(' ') ?? []
  return what === 'ability' && findHero(mouse)?.first === card
}

function CardEffect({ card, isGood }: { card: string; isGood: boolean }): JSX.Element {
  useCardWords()
  return (
    <small>
      {isGood && <b>{say('answer-good-first')} </b>}
      {beside.look(card)[1] ?? ''}
    </small>
  )
}
