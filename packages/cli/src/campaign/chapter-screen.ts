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
import { aside, ASIDES, chapterRules, fitted, WIDTH, type Aside } from './asides.ts'
import { drawMap } from './map.ts'
import { menuLines } from './menu.ts'
import { panelLines } from './panel.ts'
import type { Terminal } from './terminal.ts'
import { game, passageText, words } from './words.ts'

/** One chapter in the terminal: the map, what lies around it, what can be done, and an answer to every line. */
export class ChapterScreen {
  private readonly table: LocalTable<Mystics>
  private readonly terminal: Terminal
  private readonly asides: Readonly<Record<string, Aside>>
  /** The map as it was last shown: one that looks the same is not shown again unasked. */
  private shown = ''

  constructor(
    table: LocalTable<Mystics>,
    terminal: Terminal,
    campaign: Readonly<Record<'story' | 'chronicle', Aside>>,
  ) {
    this.table = table
    this.terminal = terminal
    this.asides = { ...ASIDES, goal: () => this.goal(), hint: () => this.hint(), ...campaign }
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
    if (line === '' || line === 'map') {
      this.shown = ''
      return true
    }
    if (line === 'undo') return this.undo()
    if (line === 'bot') return this.advice().some((action) => this.perform(action))
    const beside = aside(line, this.asides)
    if (beside !== null) return this.say(beside)
    const typed = game.readLine(line, choices, this.asked)
    return typed === null ? this.say([words.say('table-unknown', { line })]) : this.perform(typed)
  }

  private perform(action: MysticsAction): boolean {
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
    const chapter = this.table.now().view.chapter ?? ''
    const { goal, lost } = game.goals(chapter)
    return [
      words.say('table-goal', { goal }),
      words.say('table-lost', { lost }),
      ...chapterRules(chapter).flat(),
      words.say('table-legend'),
    ]
  }

  /** Always false: nothing has changed. */
  private say(lines: readonly string[]): boolean {
    for (const line of fitted(lines)) this.terminal.say(line)
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
