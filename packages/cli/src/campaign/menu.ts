import { BadInput, legal } from '@mousekeep/engine'
import { mystics, type MysticsAction, type MysticsState } from '@mousekeep/mystics'
import type { Catalogue } from '@mousekeep/text'
import { nameOf, plain } from './names.ts'

const MARGIN = 11
const GAP = '   '

/** What an action names, in the order in which it is typed. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  step: ['to'],
  battle: ['weapon', 'target', 'card'],
  explore: ['exit'],
  share: ['with'],
  'level-up': ['ability'],
  ability: ['ability', 'mouse', 'target', 'targets', 'to', 'n', 'named'],
  use: ['card', 'mouse', 'target', 'targets', 'to', 'n', 'named'],
  place: ['item', 'at', 'to'],
  'pick-up': ['item'],
  catapult: ['mouse', 'to'],
  launch: ['target'],
  act: ['name'],
  call: ['name'],
  'take-up': ['token'],
  'hand-over': ['to'],
  choose: ['option'],
}

export function choicesAt(state: MysticsState): readonly MysticsAction[] {
  return legal(mystics, state)
}

/** The words in which an action is typed: `battle collins-sword rat-warriors-1`. */
export function typedOf(action: MysticsAction): string {
  return [action.do, ...valuesOf(action)].join(' ')
}

function valuesOf(action: MysticsAction): string[] {
  const fields = new Map<string, string | number | readonly string[]>(Object.entries(action))
  return (FIELDS[action.do] ?? []).flatMap((field) => {
    const value = fields.get(field)
    return value === undefined ? [] : [typeof value === 'object' ? value.join(',') : String(value)]
  })
}

/** The choices with their numbers, kind by kind. */
export function menuLines(
  words: Catalogue,
  state: MysticsState,
  choices: readonly MysticsAction[],
  width: number,
): string[] {
  const asked = mystics.view(state, 0).ask?.what ?? ''
  const numbered = choices.map((action, i) => ({
    action,
    label: `${i + 1} ${labelOf(words, asked, action)}`.trimEnd(),
  }))
  const kinds = Map.groupBy(numbered, ({ action }) => action.do)
  return [...kinds].flatMap(([kind, group]) => {
    const head = words.say(`menu-${kind}`)
    const lines = rowsOf(
      group.map(({ label }) => label),
      width - MARGIN,
    )
    return lines.map((line, i) => `${(i === 0 ? head : '').padEnd(MARGIN)}${line}`)
  })
}

/** As many labels a line as fit, none of them broken. */
function rowsOf(labels: readonly string[], width: number): string[] {
  const rows: string[] = []
  for (const label of labels) {
    const row = rows.at(-1)
    if (row === undefined || row.length + GAP.length + label.length > width) rows.push(label)
    else rows[rows.length - 1] = row + GAP + label
  }
  return rows
}

function labelOf(words: Catalogue, asked: string, action: MysticsAction): string {
  if (action.do === 'choose') return optionText(words, asked, action.option)
  return valuesOf(action)
    .map((value) =>
      value
        .split(',')
        .map((id) => nameOf(words, id))
        .join(' + '),
    )
    .join(' → ')
}

/** A chapter's own question has an answer in a sentence; others are answered by names and spaces. */
function optionText(words: Catalogue, asked: string, option: string): string {
  if (words.attributes(`ask-${asked}`).includes(option)) return words.say(`ask-${asked}.${option}`)
  const answer = `menu-answer-${option}`
  if (words.has(answer)) return words.say(answer)
  return option
    .split(' ')
    .map((id) => nameOf(words, id))
    .join(' ')
}

/** What is asked, or whose turn it is. */
export function promptText(words: Catalogue, state: MysticsState): string {
  const { ask } = mystics.view(state, 0)
  if (ask === null) {
    const { turn } = state
    const mouse = nameOf(words, turn?.card ?? '')
    return words.say('menu-turn', {
      mouse,
      points: turn === null || turn.move === 'over' ? 0 : turn.points,
      acted: (turn?.acted ?? 0) > 0 ? 'yes' : 'no',
    })
  }
  if (words.has(`ask-${ask.what}`)) return `${words.say(`ask-${ask.what}`)} (${ask.rule})`
  const [what, ...about] = ask.what.split(' ')
  const key = words.has(`menu-ask-${what}`) ? `menu-ask-${what}` : 'menu-ask'
  const name = about.length === 0 ? '' : nameOf(words, about.join(' '))
  return `${words.say(key, { what, about: name })} (${ask.rule})`
}

/** An action typed in words, listed or not; null: it is none. Names may be typed as they are listed. */
export function readTyped(words: Catalogue, line: string, choices: readonly MysticsAction[]): MysticsAction | null {
  const named = (action: MysticsAction): string => `${action.do} ${labelOf(words, '', action)}`
  const listed = choices.find((action) => [typedOf(action), named(action)].some((text) => plain(text) === plain(line)))
  if (listed !== undefined) return listed
  const [kind, ...values] = line.split(/\s+/)
  const fields = FIELDS[kind] ?? []
  try {
    return mystics.readAction({
      do: kind,
      ...Object.fromEntries(values.map((value, i) => [fields[i] ?? 'more', value])),
    })
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return null
  }
}
