import { Seeded, type MatchRecord, type Refusal } from '@mousekeep/engine'
import {
  boardHere,
  mystics,
  type Foresight,
  type Mystics,
  type MysticsAction,
  type MysticsEvent,
} from '@mousekeep/mystics'
import { typedOf } from '@mousekeep/mystics/words'
import type { LocalTable } from '@mousekeep/tables'
import { partList } from '@mousekeep/text'
import { chapters, ruleLines } from '../play/rulebook.ts'
import { wrap } from '../play/wrap.ts'
import { drawMap } from './map.ts'
import { menuLines } from './menu.ts'
import { panelLines } from './panel.ts'
import type { Terminal } from './terminal.ts'
import { game, passageText, words } from './words.ts'

const WIDTH = 100

/** What may be said at the table beside an action, and what it answers. */
type Answer = (about: string) => readonly string[]

/** One chapter in the terminal: the map, what lies around it, what can be done, and an answer to every line. */
export class ChapterScreen {
  private readonly table: LocalTable<Mystics>
  private readonly terminal: Terminal
  private readonly answers: Readonly<Record<string, Answer>>
  /** The map as it was last shown: one that looks the same is not shown again unasked. */
  private shown = ''

  constructor(
    table: LocalTable<Mystics>,
    terminal: Terminal,
    campaign: Readonly<Record<'story' | 'chronicle', Answer>>,
  ) {
    this.table = table
    this.terminal = terminal
    this.answers = {
      help: () => words.say('table-help').split('\n'),
      goal: () => this.goal(),
      look: (called) => this.look(called),
      rules: (number) => ruleLines('mystics', number, WIDTH) ?? [words.say('table-which-rule'), ...chapters('mystics')],
      hint: () => this.hint(),
      ...campaign,
    }
  }

  /** Plays to the end of the chapter, keeping every action; false: the player stops before. */
  async play(keep: (record: MatchRecord<MysticsAction>) => void): Promise<boolean> {
    if (this.table.now().plays === 0) this.tell(this.table.eventsByPlay.flat())
    let isShown = false
    for (let now = this.table.now(); now.actor !== null; now = this.table.now()) {
      const choices = [...now.legal, ...runsOf(now.foresight)]
      if (!isShown) this.show(choices)
      const line = await this.terminal.ask('> ')
      if (line === null || line === 'quit') return false
      isShown = !this.answer(line, choices)
      if (!isShown) keep(this.table.record)
    }
    return true
  }

  /** Whether the table has changed, or is to be shown again. */
  private answer(line: string, choices: readonly MysticsAction[]): boolean {
    const [word, ...rest] = line.split(/\s+/)
    if (line === '' || word === 'map') {
      this.shown = ''
      return true
    }
    if (word === 'undo') return this.undo()
    if (word === 'bot') return this.advice().some((action) => this.act(action))
    if (Object.hasOwn(this.answers, word)) return this.say(this.answers[word](rest.join(' ')))
    const typed = game.readLine(line, choices, this.asked)
    return typed === null ? this.say([words.say('table-unknown', { line })]) : this.act(typed)
  }

  private act(action: MysticsAction): boolean {
    const now = this.table.play(action)
    if ('refusal' in now) return this.say([this.whyNot(now.refusal, action)])
    this.tell(now.events)
    return true
  }

  private undo(): boolean {
    const back = this.table.undo()
    if ('refusal' in back) return this.say([this.whyNot(back.refusal, {})])
    this.say([words.say('table-undone')])
    return true
  }

  /** What the party bot would do next; nothing when the chapter is over. */
  private advice(): readonly MysticsAction[] {
    return this.table.hint()?.line.slice(0, 1) ?? []
  }

  /** In words, with its number in the list. */
  private hint(): string[] {
    const hint = this.table.hint()
    if (hint === null || hint.line.length === 0) return []
    const typed = typedOf(hint.line[0])
    const number = this.table.now().legal.findIndex((action) => typedOf(action) === typed) + 1
    const told = game.tellHint(hint, this.asked)
    return number === 0 ? [told] : [told, words.say('table-hint-how', { number })]
  }

  private show(choices: readonly MysticsAction[]): void {
    // A table that may be this one: whatever is drawn of it, nothing that lies hidden can be.
    const table = mystics.imagine(this.table.now().view, [])(new Seeded('screen'))
    const map = drawMap(table, boardHere(table), this.terminal.isColoured).join('\n')
    const lines = [
      ...(map === this.shown ? [] : ['', map]),
      '',
      ...panelLines(table, WIDTH),
      '',
      this.prompt(),
      ...menuLines(this.asked, choices, WIDTH),
    ]
    this.shown = map
    this.terminal.say(lines.join('\n'))
  }

  /** What happened, passages of the story in between. */
  private tell(events: readonly MysticsEvent[]): void {
    const { mice, flags } = this.table.state
    const party = mice.map(({ id }) => id)
    let since = 0
    events.forEach((event, i) => {
      if (event.type !== 'story') return
      this.say(game.tellAll(events.slice(since, i)))
      this.terminal.say(`\n${passageText({ passage: event.passage, party, flags })}\n`)
      since = i + 1
    })
    this.say(game.tellAll(events.slice(since)))
  }

  /** The question that is open; empty: none. */
  private get asked(): string {
    return this.table.now().view.question?.what ?? ''
  }

  private prompt(): string {
    const { view } = this.table.now()
    const rule = view.question === null ? '' : ` (${view.question.rule})`
    return game.prompt(view) + rule
  }

  private whyNot(refused: Refusal, action: object): string {
    return `${game.whyNot(refused, action)} (${refused.rule})`
  }

  private goal(): string[] {
    const { goal, lost, rules } = game.goals(this.table.now().view.chapter ?? '')
    return [
      words.say('table-goal', { goal }),
      words.say('table-lost', { lost }),
      ...rules.flatMap(({ name, text }) => {
        const [told, ...items] = partList(text)
        return [words.say('table-rule', { name, text: told })].concat(items.map((item) => `  · ${item}`))
      }),
      words.say('table-legend'),
    ]
  }

  private look(called: string): string[] {
    const { setup, mice, track } = this.table.state
    const ids = [
      ...new Set([
        ...setup.cards,
        ...mice.flatMap(({ abilities }) => abilities),
        ...track,
        ...namedIn(this.table.now().legal),
      ]),
    ]
    const id = game.idOf(called, ids) ?? called
    const seen = game.look(id)
    return seen.length > 0 ? seen : [words.say('table-no-such-thing', { name: called })]
  }

  /** Always false: nothing has changed. */
  private say(lines: readonly string[]): boolean {
    for (const line of lines) {
      const indent = ' '.repeat(line.length - line.trimStart().length)
      const fits = line.length <= WIDTH
      this.terminal.say(fits ? line : indent + wrap(line, WIDTH - indent.length, `${indent}  `).join('\n'))
    }
    return false
  }
}

/** Runs of turns that can be named as one decision (M27.7, M27.8). */
function runsOf(foresight: Foresight | null): MysticsAction[] {
  const { waits = [], leads = [] } = foresight ?? {}
  return [
    ...waits.map((card): MysticsAction => ({ do: 'wait', for: card })),
    ...leads.map((to): MysticsAction => ({ do: 'lead', to })),
  ]
}

/** Ids that the choices speak of: abilities to be learned are in nobody's paws yet. */
function namedIn(choices: readonly MysticsAction[]): string[] {
  return choices.flatMap((action) => typedOf(action).split(' ').slice(1))
}
