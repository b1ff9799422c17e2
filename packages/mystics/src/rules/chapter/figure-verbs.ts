import { markersOf } from '../../state/figures.ts'
import type { Live } from '../../state/live.ts'
import type { Minion, Mouse } from '../../state/state.ts'
import type { RuleTask } from '../../state/task.ts'
import type { RuleVerb, RuleVerbValues, Who } from '../../story/words.ts'
import { gainCheese, loseCheese } from '../deeds/cheese.ts'
import { sweepTrack, takeOff } from '../deeds/leave-board.ts'
import { cure, heal, knockDown, mark, putAt } from '../deeds/move-and-mark.ts'
import { woundFigure } from '../deeds/wound-figure.ts'
import { spacesAt } from '../lookup/chapter-here.ts'
import { selected } from '../lookup/figures-meant.ts'
import { chooseFigures } from './open-choices.ts'
import { PLAIN, type RuleVerbEntry } from './verb-entry.ts'

type Figure = Mouse | Minion

type FigureWord = {
  [Word in keyof RuleVerbValues]: RuleVerbValues[Word] extends { readonly who: Who } ? Word : never
}[keyof RuleVerbValues]

/** A verb about figures, which may have to be chosen first: then it becomes one about each. */
function onFigures<Word extends FigureWord>(
  word: Word,
  about: (value: RuleVerbValues[Word], who: Who) => RuleVerb,
  does: (live: Live, figures: readonly Figure[], value: RuleVerbValues[Word], task: RuleTask) => void,
): RuleVerbEntry<Word> {
  return {
    ...PLAIN,
    opens: (live, task, value) => chooseFigures(live, task, word, value.who, (who) => about(value, who)),
    does: (live, task, value) => does(live, selected(live, value.who, task.it, task.placed).slice(), value, task),
  }
}

const miceOf = (figures: readonly Figure[]): Mouse[] => figures.filter((each) => each.kind === 'mouse')

/** Verbs about mice and minions. */
export const ON_FIGURES: { readonly [Word in FigureWord]: RuleVerbEntry<Word> } = {
  wound: onFigures(
    'wound',
    (value, who) => ({ wound: { ...value, who } }),
    (live, figures, { n }) => {
      for (const each of figures) woundFigure(live, each.id, n, null)
    },
  ),
  heal: onFigures(
    'heal',
    (value, who) => ({ heal: { ...value, who } }),
    (live, figures, { n }, { rule }) => {
      for (const mouse of miceOf(figures)) heal(live, mouse, 'wounds', n, rule)
    },
  ),
  cheese: onFigures(
    'cheese',
    (value, who) => ({ cheese: { ...value, who } }),
    (live, figures, { n }, { rule }) => {
      for (const mouse of miceOf(figures)) {
        if (n >= 0) gainCheese(live, mouse, n, rule)
        else loseCheese(live, mouse, -n, rule)
      }
    },
  ),
  knockDown: onFigures(
    'knockDown',
    (_, who) => ({ knockDown: { who } }),
    (live, figures, _, { rule }) => {
      for (const each of figures) knockDown(live, each.id, rule)
    },
  ),
  stand: onFigures(
    'stand',
    (_, who) => ({ stand: { who } }),
    (_, figures) => {
      for (const each of figures) each.down = false
    },
  ),
  mark: onFigures(
    'mark',
    (value, who) => ({ mark: { ...value, who } }),
    (live, figures, { marker }, { rule }) => {
      for (const mouse of miceOf(figures)) mark(live, mouse, marker, rule)
    },
  ),
  cure: onFigures(
    'cure',
    (_, who) => ({ cure: { who } }),
    (live, figures, _, { rule }) => {
      for (const mouse of miceOf(figures)) for (const marker of markersOf(mouse)) cure(live, mouse, marker, rule)
    },
  ),
  relocate: onFigures(
    'relocate',
    (value, who) => ({ relocate: { ...value, who } }),
    (live, figures, value, { rule, it }) => {
      const [to] = spacesAt(live.state, live.board, value.to, it) ?? []
      if (to !== undefined) for (const each of figures) putAt(live, each, to, rule)
    },
  ),
  remove: {
    ...onFigures(
      'remove',
      (_, who) => ({ remove: { who } }),
      (live, figures, _, { rule }) => {
        for (const each of figures) {
          if (each.kind !== 'minion') continue
          takeOff(live, each)
          live.emit?.({ type: 'removed', rule, who: each.id })
        }
        sweepTrack(live)
      },
    ),
    foresee: (future) => future.remove(),
  },
}
