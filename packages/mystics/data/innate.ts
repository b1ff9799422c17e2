import type { Card } from '../src/cards/card.ts'

export const INNATE: readonly Card[] = [
  {
    id: 'born-to-lead',
    kind: 'innate',
    clauses: [
      {
        on: ['trackDealt'],
        if: [{ not: { wholeDeal: true } }, { notTopOfTrack: 'self' }],
        do: [{ cheese: { n: 1, who: 'self' } }],
        forced: true,
      },
    ],
  },
  {
    id: 'slow-to-anger',
    kind: 'innate',
    clauses: [{ on: ['wounded'], if: [{ byAttack: true }], do: [{ cheese: { n: 1, who: 'self' } }], forced: true }],
  },
  {
    id: 'empathetic-power',
    kind: 'innate',
    clauses: [
      { on: ['markerGained'], if: [{ onTile: 'other' }], do: [{ cheese: { n: 1, who: 'self' } }], forced: true },
    ],
  },
  {
    id: 'draw-power',
    kind: 'innate',
    clauses: [{ on: ['always'], if: [{ attackIs: ['any'] }], mod: [{ rolledCheese: 'x2' }] }],
  },
  {
    id: 'pilfer',
    kind: 'innate',
    clauses: [
      { on: ['minionDefeated'], if: [{ by: 'self' }], do: [{ cheese: { n: 1, who: 'self' } }], forced: true },
      { on: ['minionDefeated'], if: [{ by: 'self' }, { kindIs: 'rat' }, { wheelHas: 1 }], do: [{ wheel: { n: -1 } }] },
    ],
  },
  {
    id: 'prehensile-tail',
    kind: 'innate',
    clauses: [{ on: ['always'], mod: [{ extraSlot: { slot: 'tail', card: 'dagger' } }] }],
  },
  { id: 'shoot-and-scoot', kind: 'innate', clauses: [{ on: ['always'], mod: [{ waive: ['splitMove'] }] }] },
]
