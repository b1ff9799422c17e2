import type { JSX } from 'preact'
import type { Sheet } from '../../page/guide/guide.ts'
import { SheetBlock, type SheetLine } from '../../page/guide/sheet-block.tsx'
import { CHEESES } from '../art/names.ts'
import { learnWords, say } from './words/words.ts'

const TURN: readonly SheetLine[] = [
  { id: 'sheet-place', rule: 'C2.2', does: ['place'] },
  { id: 'sheet-lift', rule: 'C3.2', does: ['uncover'] },
  { id: 'sheet-run', rule: 'C3.3', does: ['step'] },
  { id: 'sheet-enter', rule: 'C3.4', does: ['enter'] },
  { id: 'sheet-push', rule: 'C3.6', does: ['slide'] },
  { id: 'sheet-end', rule: 'C3.1', does: ['end'] },
]
const AT_ONCE: readonly SheetLine[] = [
  { id: 'sheet-cheese', rule: 'C5.1' },
  { id: 'sheet-trap', rule: 'C4.1' },
  { id: 'sheet-win', rule: 'C6.1' },
  { id: 'sheet-third', rule: 'C6.2' },
]
const ALWAYS: readonly SheetLine[] = [
  { id: 'sheet-stay', rule: 'C3.7' },
  { id: 'sheet-solid', rule: 'C1.2' },
  { id: 'sheet-past', rule: 'C3.5' },
  { id: 'sheet-roofs', rule: 'C3.8' },
  { id: 'sheet-tie', rule: 'C6.3' },
]

/** Castle on one sheet. */
export const CastleSheet: Sheet = ({ lit }): JSX.Element => (
  <div class="sheet castle-sheet">
    <SheetBlock say={say} id="sheet-turn" lines={TURN} lit={lit} />
    <SheetBlock say={say} id="sheet-at-once" lines={AT_ONCE} lit={lit} />
    <SheetBlock say={say} id="sheet-always" lines={ALWAYS} lit={lit} />
    <section class="sheet-block" data-block="sheet-tiles">
      <h3>{say('sheet-tiles')}</h3>
      <ul class="tiles-counted">
        {[...CHEESES, 'plain', 'trap'].map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 104 104" aria-hidden="true">
              <use href={`#tile-${kind}`} width="104" height="104" />
            </svg>
            {say('sheet-count', { kind: say(`kind-${kind}`), count: kind === 'plain' ? 10 : 3 })}
          </li>
        ))}
      </ul>
    </section>
  </div>
)

/** The sheet for a table of the game, with its words loaded. */
export async function openCastleSheet(): Promise<Sheet> {
  await learnWords.load()
  return CastleSheet
}
