import type { CastleAction, CastleView } from '@mousekeep/castle'
import type { CastleDesk } from './choosing.ts'
import { planOf } from '../plan.ts'

export type Kind = 'uncover' | 'step' | 'enter' | 'slide'

/** Moves the focus to the next place where an action of this kind is allowed. */
export function seek(desk: CastleDesk, kind: Kind): void {
  desk.table.showAll()
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

/** Any action of a kind of which none is allowed, so that the rules say why. */
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
