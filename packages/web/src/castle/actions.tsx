import type { CastleAction, CastleView } from '@mousekeep/castle'
import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../frame/icons.tsx'
import { say } from '../words/words.ts'
import type { Desk } from './desk.ts'
import { planOf } from './plan.ts'

const KINDS = ['uncover', 'step', 'enter', 'slide'] as const
type Kind = (typeof KINDS)[number]

/** Goes to the next place on the board where an action of the kind may be done. */
function seek(desk: Desk, kind: Kind): void {
  desk.table.settle()
  const view = desk.view.value
  if (view === null || !desk.isPersons.value) return
  const able = desk.legal.value.filter((action) => action.do === kind || (kind === 'enter' && action.do === 'place'))
  if (able.length === 0) return desk.play(exampleOf(view, kind))
  desk.sought.value = able[0].do
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

/** What a turn is made of, undo and hint, and the end of the turn: always in the same place. */
export function Actions({ desk, view }: { desk: Desk; view: CastleView }): JSX.Element {
  const { table } = desk
  const isMine = desk.isPersons.value && !desk.isPast.value
  return (
    <Turn desk={desk} view={view}>
      <button
        type="button"
        class="btn row-button"
        aria-disabled={table.shown.value?.undo !== null}
        onClick={() => desk.undo()}
        data-undo
      >
        <Icon name="undo" />
        {say('do-undo')}
      </button>
      <button type="button" class="btn row-button" aria-disabled={!isMine} onClick={() => isMine && table.askHint()}>
        <Icon name="hint" />
        {say('do-hint')}
      </button>
    </Turn>
  )
}

interface TurnProps {
  readonly desk: Desk
  readonly view: CastleView
  readonly children?: ComponentChildren
}

/** The kinds of action and the end of the turn; what else belongs to them stands between. */
export function Turn({ desk, view, children }: TurnProps): JSX.Element {
  const isMine = desk.isPersons.value && !desk.isPast.value
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
          <Icon name={kind} />
          {say(`do-${kind}`)}
        </button>
      ))}
      {children}
      <button
        type="button"
        class={desk.pointed.value?.do === 'end' ? 'btn go pointed' : 'btn go'}
        data-end-turn
        aria-disabled={!isMine || view.phase === 'place'}
        onClick={() => desk.play({ do: 'end' })}
      >
        {say('do-end')}
      </button>
    </div>
  )
}
