import type { Rule } from '@mousekeep/text/rulebook'
import { findMinionCard, findMinionType, type MysticsView } from '@mousekeep/mystics/box'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { language } from '../../base/settings.ts'
import { findRules } from '../../page/guide/read-rulebook.ts'
import { RuleText } from '../../page/parts/rule-text.tsx'
import { bust } from '../art/figures/figure.ts'
import { KeywordCard } from '../keywords/keyword-card.tsx'
import { CardFace } from '../things/card-face.tsx'
import { beside } from '../words/beside.ts'
import { bookSay } from '../words/book.ts'
import { useCardWords } from '../words/more.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { magnified, resting, type Look } from './looked-at.ts'
import { rulesOf } from './rules-of.ts'

/** Cards, figures and keywords close up: those asked for, and beside the pointer whatever it rests on. */
export function Magnifier({ view }: { view: MysticsView }): JSX.Element {
  return (
    <>
      {magnified.value.length > 0 && <Close view={view} looks={magnified.value} />}
      <Resting view={view} />
    </>
  )
}

function putAway(): void {
  magnified.value = []
}

function Close({ looks, view }: { looks: readonly Look[]; view: MysticsView }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="panel magnifier"
      aria-label={bookSay('magnifier-label')}
      onClose={putAway}
      onClick={(event) => event.target === dialog.current && putAway()}
    >
      {looks.map((look) => (
        <article key={look.id}>
          <Large look={look} view={view} />
          <Rules numbers={rulesOf(look)} />
        </article>
      ))}
      <button type="button" class="btn go wide" autofocus onClick={putAway}>
        {say('close')}
      </button>
    </dialog>
  )
}

/** Beside the pointer, for the eyes only: the `?` key gives the same to everybody. */
function Resting({ view }: { view: MysticsView }): JSX.Element | null {
  const rest = resting.value
  if (rest === null) return null
  const isRight = isOnTheRight(rest.at)
  const isLow = rest.at.top > innerHeight / 2
  return (
    <div
      class="panel magnifier resting"
      aria-hidden="true"
      style={{
        ...(isRight ? { right: `${innerWidth - rest.at.left + 8}px` } : { left: `${rest.at.right + 8}px` }),
        ...(isLow ? { bottom: `${innerHeight - rest.at.bottom}px` } : { top: `${rest.at.top}px` }),
      }}
    >
      {rest.looks.map((look) => (
        <Large key={look.id} look={look} view={view} />
      ))}
    </div>
  )
}

/** As wide as the card beside the pointer, with its distance. */
const RESTING_PX = 300

/** Whether the card has its place on the left: what is in the room has none over the buttons beside it. */
function isOnTheRight({ left, right }: DOMRect): boolean {
  const edge = document.querySelector('.stage')?.getBoundingClientRect().right ?? 0
  if (right > edge || left < RESTING_PX) return left > innerWidth / 2
  return right + RESTING_PX > edge
}

function Large({ look, view }: { look: Look; view: MysticsView }): JSX.Element {
  if (look.kind === 'card') return <CardFace id={look.id} />
  if (look.kind === 'keyword') return <KeywordCard keyword={look.id} />
  return <Figure id={look.id} view={view} />
}

/** A mouse or a type of minion: its picture, numbers and abilities, and its present state. */
function Figure({ id, view }: { id: string; view: MysticsView }): JSX.Element {
  useCardWords()
  const mouse = view.mice[id]
  const type = findMinionCard(id)?.type ?? id
  const cards = mouse === undefined ? (findMinionType(type)?.cards ?? [id]) : [id]
  const states = mouse === undefined ? [] : [...(mouse.down ? ['knocked-down'] : []), ...mouse.markers]
  return (
    <>
      <span
        class="face large"
        aria-hidden="true"
        dangerouslySetInnerHTML={drawn(bust(mouse === undefined ? type : id))}
      />
      {cards.map((card) => {
        const [head = nameOf(card), ...lines] = beside.look(card)
        const [name, ...facts] = head.split(' · ')
        return (
          <div key={card}>
            <h2>{name}</h2>
            <p class="facts">{facts.join(' · ')}</p>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
        )
      })}
      {states.map((state) => (
        <p key={state}>
          <b>{bookSay(`keyword-${state}`)}.</b> {bookSay(`keyword-${state}.text`)}
        </p>
      ))}
    </>
  )
}

/** The rules behind it in full, with a link to the book. */
function Rules({ numbers }: { numbers: readonly string[] }): JSX.Element | null {
  const rules = useSignal<readonly Rule[]>([])
  useEffect(() => {
    void findRules(numbers, language.value).then((found) => (rules.value = found.rules))
  }, [numbers.join(' ')])
  if (rules.value.length === 0) return null
  return (
    <details>
      <summary>{bookSay('magnifier-rules')}</summary>
      {rules.value.map(({ number, text }) => (
        <p key={number}>
          <a href={`#/rules/${number}`}>{number}</a> <RuleText text={text} />
        </p>
      ))}
    </details>
  )
}
