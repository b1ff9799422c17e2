import { findMinionCard, findMinionType, type MysticsView } from '@mousekeep/mystics/box'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { drawn } from '../../base/drawn.ts'
import { cheese, hearts } from '../art/coming.ts'
import { bust, seal } from '../art/figures/figure.ts'
import type { MysticsDesk } from '../choosing.ts'
import { openLeaf } from '../leaves.tsx'
import { letterOf, nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { playersAt } from './players.ts'

/** Initiative track and party in one: the order of turns from the top, every mouse with hearts and cheese. */
export function Rope({ desk, view }: { desk: MysticsDesk; view: MysticsView }): JSX.Element {
  const rope = useRef<HTMLOListElement>(null)
  const now = view.turn?.card ?? null
  // On a phone the rope is longer than the screen: it scrolls so that the current turn is in the middle.
  useEffect(() => {
    const list = rope.current
    const card = list?.querySelector<HTMLElement>('[data-now="true"]')
    if (!list || !card) return
    const [box, at] = [list.getBoundingClientRect(), card.getBoundingClientRect()]
    list.scrollLeft += at.left + at.width / 2 - box.left - box.width / 2
  }, [now])
  return (
    <ol class="rope" ref={rope} aria-label={say('track-label')}>
      {view.track.map((card) => (
        <li key={card} data-look={card}>
          {view.mice[card] === undefined ? (
            <MinionCard card={card} view={view} desk={desk} />
          ) : (
            <MouseCard id={card} view={view} desk={desk} />
          )}
        </li>
      ))}
    </ol>
  )
}

/**
 * How a card is now is said on every part that looks different for it: Chromium forgets to draw the parts of a card
 * anew that is moved (`moveBefore`) just after it has changed.
 */
const cardNow = (view: MysticsView, card: string): object => ({
  'data-now': view.turn?.card === card,
  'data-acted': view.acted.includes(card),
})

interface CardProps {
  readonly view: MysticsView
  readonly desk: MysticsDesk
}

function MouseCard({ id, view, desk }: CardProps & { readonly id: string }): JSX.Element {
  const mouse = view.mice[id]
  const who = playersAt(desk.table.seats.value)[view.seats[id]] ?? ''
  const hurt = mouse.wounds + mouse.poison
  return (
    <button
      type="button"
      class="track-card"
      data-portrait={view.seats[id]}
      data-track={id}
      {...cardNow(view, id)}
      onClick={() => {
        desk.choosing.mouse.value = id
        openLeaf(desk, 'mouse')
      }}
    >
      <Face id={id} letter={letterOf(id)} isActed={view.acted.includes(id)} isGone={mouse.captured || mouse.away} />
      <span class="name">{nameOf(id)}</span>
      {who !== '' && <span class="who">{who}</span>}
      <span class="life" role="img" aria-label={say('mouse-life', { left: mouse.life - hurt, life: mouse.life })}>
        <span dangerouslySetInnerHTML={drawn(hearts(mouse.life, mouse.wounds, mouse.poison, 13))} />
        <span class="owned">
          <span dangerouslySetInnerHTML={drawn(cheese(14))} />
          {mouse.cheese}
        </span>
      </span>
      {(mouse.captured || mouse.away) && <span class="tag">{say(mouse.captured ? 'is-captured' : 'is-away')}</span>}
    </button>
  )
}

function MinionCard({ card, view, desk }: CardProps & { readonly card: string }): JSX.Element {
  const type = findMinionCard(card)?.type ?? card
  const cards = findMinionType(type)?.cards ?? [card]
  const here = view.minions.filter((minion) => minion.type === type)
  return (
    <button
      type="button"
      class="track-card minion"
      data-track={card}
      {...cardNow(view, card)}
      onClick={() => (desk.choosing.card.value = card)}
    >
      <Face
        id={cards.length > 1 && type === 'vanestra' ? card : type}
        letter={letterOf(type)}
        isActed={view.acted.includes(card)}
      />
      <span class="name">{nameOf(card)}</span>
      {here.length > 1 && <span class="life">× {here.length}</span>}
      {here.length === 1 && here[0].life > 1 && (
        <Hearts life={here[0].life} hurt={cards.length > 1 ? (view.bossCards[card] ?? 0) : here[0].wounds} />
      )}
    </button>
  )
}

/** How many wounds a lone minion can still take; for a boss with several cards, this one. */
function Hearts({ life, hurt }: { readonly life: number; readonly hurt: number }): JSX.Element {
  return (
    <span
      class="life hearts"
      role="img"
      aria-label={say('mouse-life', { left: life - hurt, life })}
      dangerouslySetInnerHTML={drawn(hearts(life, hurt, 0, 13))}
    />
  )
}

interface FaceProps {
  readonly id: string
  readonly letter: string
  readonly isActed: boolean
  readonly isGone?: boolean
}

function Face({ id, letter, isActed, isGone = false }: FaceProps): JSX.Element {
  return (
    <span class="face" aria-hidden="true" data-acted={isActed} data-gone={isGone}>
      <span dangerouslySetInnerHTML={drawn(bust(id))} />
      {letter !== '' && (
        <svg class="seal" viewBox="-24 -20 48 40" dangerouslySetInnerHTML={drawn(seal(id, letter, 0, 0))} />
      )}
    </span>
  )
}
