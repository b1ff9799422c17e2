import type { JSX } from 'preact'
import type { Sheet } from '../../page/guide/guide.ts'
import { SheetBlock, type SheetLine } from '../../page/guide/sheet-block.tsx'
import { SixFaces } from './rule-pictures.tsx'
import './learn.css'
import { learnWords, say } from './words/words.ts'

const TURN: readonly SheetLine[] = [
  { id: 'sheet-move', rule: 'M6.2', does: ['step', 'walk', 'stand'] },
  { id: 'sheet-scurry', rule: 'M6.7', does: ['scurry'] },
  { id: 'sheet-battle', rule: 'M10.1', does: ['battle', 'launch'] },
  { id: 'sheet-search', rule: 'M11.1', does: ['search'] },
  { id: 'sheet-recover', rule: 'M12.1', does: ['recover'] },
  { id: 'sheet-explore', rule: 'M13.1', does: ['explore'] },
  { id: 'sheet-act', rule: 'M6.3', does: ['act', 'catapult', 'pick-up', 'take-up'] },
]
const FREE: readonly SheetLine[] = [
  { id: 'sheet-share', rule: 'M16.1', does: ['share'] },
  { id: 'sheet-equip', rule: 'M16.2', does: ['equip'] },
  { id: 'sheet-level', rule: 'M16.4', does: ['level-up'] },
  { id: 'sheet-cards', rule: 'M6.5', does: ['ability', 'use'] },
  { id: 'sheet-place', rule: 'M22.1', does: ['place', 'put-down', 'hand-over', 'call'] },
  { id: 'sheet-choose', rule: 'K7', does: ['choose', 'arrange'] },
  { id: 'sheet-end', rule: 'M6.8', does: ['end'] },
]
const FIGHT: readonly SheetLine[] = [
  { id: 'sheet-target', rule: 'M10.2' },
  { id: 'sheet-attack', rule: 'M10.4' },
  { id: 'sheet-defence', rule: 'M10.5' },
  { id: 'sheet-paid', rule: 'M10.6' },
  { id: 'sheet-down', rule: 'M10.8' },
]
const MINIONS: readonly SheetLine[] = [
  { id: 'sheet-melee', rule: 'M17.4' },
  { id: 'sheet-ranged', rule: 'M17.5' },
  { id: 'sheet-whom', rule: 'M17.6' },
]
const TIME: readonly SheetLine[] = [
  { id: 'sheet-surge', rule: 'M15.3' },
  { id: 'sheet-short', rule: 'M5.1' },
  { id: 'sheet-captured', rule: 'M20.1' },
  { id: 'sheet-lost', rule: 'M23.2' },
]
const WAYS: readonly SheetLine[] = [
  { id: 'sheet-yellow', rule: 'M7.2' },
  { id: 'sheet-red', rule: 'M7.3' },
  { id: 'sheet-four', rule: 'M7.5' },
  { id: 'sheet-stop', rule: 'M7.7' },
  { id: 'sheet-water', rule: 'M8.2' },
  { id: 'sheet-mousetrap', rule: 'M9.1' },
]
const STATES: readonly SheetLine[] = [
  { id: 'sheet-stunned', rule: 'M21.1' },
  { id: 'sheet-webbed', rule: 'M21.2' },
  { id: 'sheet-knocked', rule: 'M21.3' },
  { id: 'sheet-poison', rule: 'M21.4' },
  { id: 'sheet-charmed', rule: 'M21.5' },
]

/** Mystics on one sheet. */
export const MysticsSheet: Sheet = ({ lit }): JSX.Element => (
  <div class="sheet mystics-sheet">
    <SheetBlock say={say} id="sheet-turn" lines={TURN} lit={lit} />
    <SheetBlock say={say} id="sheet-free" lines={FREE} lit={lit} />
    <SheetBlock say={say} id="sheet-die" lines={[]} lit={lit}>
      <SixFaces />
    </SheetBlock>
    <SheetBlock say={say} id="sheet-fight" lines={FIGHT} lit={lit} />
    <SheetBlock say={say} id="sheet-minions" lines={MINIONS} lit={lit} />
    <SheetBlock say={say} id="sheet-time" lines={TIME} lit={lit} />
    <SheetBlock say={say} id="sheet-ways" lines={WAYS} lit={lit} />
    <SheetBlock say={say} id="sheet-states" lines={STATES} lit={lit} />
  </div>
)

/** The sheet for a table of the game, with its words loaded. */
export async function openMysticsSheet(): Promise<Sheet> {
  await learnWords.load()
  return MysticsSheet
}
