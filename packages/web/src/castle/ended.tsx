import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { TEAMS } from './art/names.ts'
import type { CastleDesk } from './choosing/choosing.ts'

const Result = later(async () => (await import('./result.tsx')).openResult())

/** The end of a game; its script is loaded only then. */
export function Ended({ desk }: { desk: CastleDesk }): JSX.Element | null {
  const over = desk.view.value?.over ?? null
  return over === null ? null : <Result desk={desk} team={TEAMS[over.winner]} isOwn={isOwnWin(desk)} />
}

/** Whether the winner sits at this screen and some other player does not. */
export function isOwnWin({ table, view }: CastleDesk): boolean {
  const winner = view.value?.over?.winner
  const seats = table.seats.value
  return winner !== undefined && seats[winner]?.who === 'person' && seats.some(({ who }) => who !== 'person')
}
