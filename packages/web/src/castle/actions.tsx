import type { CastleAction, CastleView } from '@mousekeep/castle'
import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { HintButton, UndoButton } from '../page/parts/advice-buttons.tsx'
import { Drawn } from '../page/parts/icons.tsx'
import { say } from './words/words.ts'
import type { CastleDesk } from './choosing/choosing.ts'
import { ICONS } from './icons.tsx'
import { planOf } from './plan.ts'

const Again = later<{ desk: CastleDesk }>(async () => (await import('../page/parts/telling.tsx')).AgainButton)

const KINDS = ['uncover', 'step', 'enter', 'slide'] as const
type Kind = (typeof KINDS)[number]

/** Goes to the next place on the board where an action of the kind may be done. */
function seek(desk: CastleDesk, kind: Kind): void {
  desk.table.settle()
  const view = desk.view.value
  if (view === null || !desk.isPersons.value) return
  const able = desk.legal.value.filter((action) => action.do === kind || (kind === 'enter' && action.do === 'place'))
  if (able.length === 0) return desk.play(exampleOf(view, kind))
  desk.choosing.sought.value = able[0].do
  const places = [...new Set(able.map((action) => placeOf(action, view)))]
  const here = document.activeElement
  const at = here instanceof HTMLElement ? places.findIndex((place) => here.matches(place)) : -1
  document.querySelector<HTMLElement>(places[(at + 1) % places.length])?.focus()
}

function placeOf(action: CastleAction, view: CastleView): string {
  switch (action.do) {
    case 'uncover': {
      const room = planOf(view.layout).rooms.find(({ name }) => name === action.room)
      return `[data-square="${room?.squares[0] ?? ''}"]`
    }
    case 'step':
      return `[data-square="${action.from}"]`
    case 'enter':
    case 'place':
      return `[data-square="${action.tower}"]`
    case 'slide':
      return `[data-end="${action.end}"]`
    case 'end':
    case 'resign':
      return '[data-end-turn]'
  }
}

/** Any action of a kind of which none is allowed: the rules then say why. */
function exampleOf(view: CastleView, kind: Kind): CastleAction {
  const mouse = view.players[view.turn].mice[0] ?? 'a1'
  const { rooms } = planOf(view.layout)
  const closed = rooms.find(({ name }) => !view.open.includes(name)) ?? rooms[0]
  switch (kind) {
    case 'uncover':
      return { do: 'uncover', room: closed.name }
    case 'step': {
      const around = [-1, 1].map((step) => mouse.charAt(0) + String(Number(mouse.charAt(1)) + step))
      return { do: 'step', from: mouse, to: around.find((square) => /[1-7]$/.test(square)) ?? mouse }
    }
    case 'enter':
      return { do: 'enter', tower: 'a1' }
    case 'slide':
      return { do: 'slide', end: 'b1' }
  }
}

interface ActionsProps {
  readonly desk: CastleDesk
  readonly isLesson: boolean
}

/** What a turn is made of, undo and hint, and the end of the turn: always in the same place. */
export function Actions({ desk, isLesson }: ActionsProps): JSX.Element | null {
  const view = desk.view.value
  // Whoever only looks on has nothing to press.
  if (view === null || desk.table.seats.value.every(({ who }) => who !== 'person')) return null
  const isMine = desk.isReady.value
  const count = (kind: Kind): number =>
    new Set(desk.legal.value.filter((action) => action.do === kind).map((action) => placeOf(action, view))).size
  return (
    <div class="actions" role="group" aria-label={say('actions-label')}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          class="btn"
          aria-disabled={!isMine || count(kind) === 0}
          title={say(`do-${kind}-how`)}
          onClick={() => desk.table.afterAnswer(() => seek(desk, kind))}
        >
          <Drawn drawing={ICONS[kind]} />
          {say(`do-${kind}`)}
        </button>
      ))}
      {!isLesson && <UndoButton desk={desk} />}
      {!isLesson && <HintButton desk={desk} />}
      {!isLesson && desk.theirs.value !== null && <Again desk={desk} />}
      <EndButton desk={desk} view={view} />
    </div>
  )
}

/** Quiet as long as there is something else to do, and off while a mouse must step on (C3.5). */
function EndButton({ desk, view }: { desk: CastleDesk; view: CastleView }): JSX.Element {
  const { isEnding } = desk.choosing
  const isOn = desk.isReady.value && view.phase === 'play' && view.pass === null
  const isLoud = isOn && desk.legal.value.every((action) => action.do === 'end')
  const isPointed = desk.pointed.value?.do === 'end'
  const looks = [
    'btn',
    'end',
    isLoud || isPointed ? 'go' : '',
    isPointed ? 'pointed' : '',
    isEnding.value ? 'sure' : '',
  ]
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-end-turn
      aria-disabled={!isOn}
      onClick={() => desk.choosing.endTurn()}
    >
      {say(isEnding.value ? 'do-end-all' : 'do-end')}
    </button>
  )
}
