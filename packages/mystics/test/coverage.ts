import { readdirSync, readFileSync } from 'node:fs'
import { optionsOrEnd } from '@mousekeep/command'
import { legal, Match, pick, Seeded, type Chance } from '@mousekeep/engine'
import { mystics, partyBot, passagesOf, type Mystics, type MysticsEvent, type MysticsState } from '@mousekeep/mystics'
import type { Chapter, Rule } from '../src/story/chapter.ts'
import { AFTERWARDS } from '../src/story/told.ts'
import { CHAPTERS, shelve } from '../src/story/shelf.ts'
import { ABILITIES, DIFFICULT, HEROES, MINION_CARDS, SEARCH_CARDS, STANDARD } from '../src/cards/box.ts'
import { tilesOfTheBox } from '../src/board/box-tiles.ts'
import { branchesOf, counting, rulesOf } from './branches.ts'
import { playScene, SCENES } from './scenes.ts'

const HELP = `Lists cards, sides, passages and branches of rules that neither the rule cases nor games of every chapter use.

  npm run -s coverage

  --games  how many of each chapter and temper (20)`

/**
 * Which cards, minions, sides, passages, rules and branches of rules were used, by name: counted over the rule cases
 * and over games of every chapter. Chapters are played as copies in which each branch of a rule counts itself.
 */
export class Coverage {
  private readonly wanted = new Set<string>()
  private readonly used = new Set<string>()

  constructor() {
    for (const { id, innate } of HEROES) {
      this.want(`hero ${id}`)
      for (const card of innate) this.want(`innate ${card}`)
    }
    for (const { id } of ABILITIES) this.want(`ability ${id}`)
    for (const card of SEARCH_CARDS) this.want(`${card.kind} ${card.id}`)
    for (const { id } of [...STANDARD, ...DIFFICULT]) this.want(`encounter ${id}`)
    for (const { id } of MINION_CARDS) this.want(`initiative ${id}`)
    for (const id of tilesOfTheBox().keys()) this.want(`side ${id}`)
    for (const chapter of CHAPTERS) {
      for (const passage of passagesOf(chapter)) {
        // What is told between two chapters belongs to the campaign.
        if (passage !== 'goes-on' && !AFTERWARDS.some((each) => each === passage))
          this.want(`passage ${chapter.id} ${passage}`)
      }
      for (const { rule, path } of rulesOf(chapter)) for (const name of branchesOf(rule.do, path)) this.want(name)
    }
    for (const { id } of HEROES) for (const card of equipmentOf(id)) this.see(card)
  }

  private want(name: string): void {
    this.wanted.add(name)
  }

  /** A card by its id, whatever its kind. */
  private see(card: string): void {
    const kind = SEARCH_CARDS.find((each) => each.id === card)?.kind ?? 'ability'
    this.used.add(`${kind} ${card}`)
  }

  /** Innate abilities are in force with their hero; each has cases of its own. */
  private seeInnate(id: string): void {
    for (const card of HEROES.find((hero) => hero.id === id)?.innate ?? []) this.used.add(`innate ${card}`)
  }

  note(event: MysticsEvent): void {
    switch (event.type) {
      case 'turn-began':
        this.used.add(`hero ${event.card}`).add(`initiative ${event.card}`)
        this.seeInnate(event.card)
        break
      case 'used':
      case 'equipped':
        this.see(event.card)
        break
      case 'attacked':
        if (event.weapon !== null) this.see(event.weapon)
        break
      case 'found':
      case 'kept': {
        // Events are resolved when they are found; party items and items that work while carried need no use.
        const kind = SEARCH_CARDS.find((each) => each.id === event.card)?.kind
        if (kind === 'event' || kind === 'party item' || isKept(event.card)) this.see(event.card)
        break
      }
      case 'encounter-revealed':
        this.used.add(`encounter ${event.card}`)
        break
      case 'explored':
        this.used.add(`side ${event.side}`)
        break
      case 'story':
        this.used.add(`passage ${event.passage.replace(/^.*: /, '')}`)
        break
      case 'variable-set':
        this.used.add(event.variable)
        break
    }
  }

  /** A position: what is worn, carried to work by itself, or lies in the stash or on the board is in use. */
  begin(state: MysticsState): void {
    const { cards } = state.setup
    for (const mouse of state.mice) for (const { card } of mouse.equip) this.see(cards[card])
    for (const { id } of state.mice) this.seeInnate(id)
    for (const mouse of state.mice) for (const no of mouse.pack) if (isKept(cards[no])) this.see(cards[no])
    for (const no of [...state.stash, ...state.placed.map((item) => item.card)]) this.see(cards[no])
  }

  start(side: string): void {
    this.used.add(`side ${side}`)
  }

  get unused(): string[] {
    return [...this.wanted].filter((name) => !this.used.has(name)).toSorted()
  }

  get counts(): { readonly wanted: number; readonly used: number } {
    return { wanted: this.wanted.size, used: this.wanted.size - this.unused.length }
  }
}

function isKept(card: string): boolean {
  return SEARCH_CARDS.some((each) => each.id === card && each.kept === true)
}

function equipmentOf(id: string): readonly string[] {
  return HEROES.find((hero) => hero.id === id)?.equipment ?? []
}

/** How a chapter is played: as it is; with time and luck; or with time, and nobody about. */
export const STYLES = ['as it is', 'lucky', 'alone'] as const
type Style = (typeof STYLES)[number]

/** Puts copies of each chapter on the shelf that count their own branches, for each style of play. */
export function shelveCounting(): void {
  for (const chapter of CHAPTERS) {
    const rules = rulesOf(chapter).map(({ rule: { id, on, if: conditions = [], do: verbs }, path }): Rule => {
      return { id, on, if: conditions, do: counting(verbs, path) }
    })
    const names = rulesOf(chapter).flatMap(({ rule, path }) => branchesOf(rule.do, path))
    const vars = { ...chapter.vars, ...Object.fromEntries(names.map((name) => [name, 0])) }
    for (const style of STYLES) {
      const long = style === 'as it is' ? {} : { end: 99, overlays: {} }
      const empty = style === 'alone' ? { quiet: sidesOf(chapter), garrison: {} } : {}
      shelve({ ...chapter, id: idOf(chapter, style), rules, vars, ...long, ...empty })
    }
  }
}

function sidesOf(chapter: Chapter): string[] {
  return chapter.tiles.flatMap(({ up, down }) => (down === null ? [up] : [up, down]))
}

function idOf(chapter: Chapter, style: Style): string {
  return `${style}: ${chapter.id}`
}

/** Where swords fall often: nobody blocks, and whoever searches finds. */
class Lucky implements Chance {
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  below(n: number): number {
    return this.chance.below(n)
  }

  face<Face extends string>(die: readonly Face[]): Face {
    const sword = die.find((face) => face === 'sword')
    return sword !== undefined && this.chance.below(2) === 0 ? sword : this.chance.face(die)
  }
}

/** The scenes of the book that few games come to. What a scene was for and did not show is named. */
export function playScenes(coverage: Coverage): string[] {
  return SCENES.flatMap((scene) => {
    const chapter = CHAPTERS.find(({ id }) => id === scene.chapter)
    if (chapter === undefined) throw new Error(`no chapter ${scene.chapter}`)
    return playScene(scene, idOf(chapter, 'alone'), (event) => coverage.note(event))
  })
}

/** One game: the party bot's moves mixed with any, so that nothing is never tried. */
export function playChapter(coverage: Coverage, chapter: Chapter, style: Style, game: number): void {
  const seed = `${chapter.id} ${style} ${game}`
  // Of two ways another one in each game, so that every room is seen.
  const sides = sidesOf(chapter)
  const fond = sides[game % sides.length]
  const chance = new Seeded(`${seed}, players`)
  const flags = pick([[], FLAGS], chance)
  const difficulty = pick(['story', 'standard', 'heroic'], chance)
  const party = anyParty(chapter, chance)
  const options = { chapter: idOf(chapter, style), difficulty, flags, party, achievements: true }
  const state = mystics.start(mystics.readOptions(options), new Seeded(seed), (event) => coverage.note(event))
  coverage.start(state.here)
  const fair = new Seeded(`${seed}, dice`)
  const dice = style === 'as it is' ? fair : new Lucky(fair)
  const bot = partyBot(chance, { worlds: 2, taste: { fond, keen: style !== 'as it is', thorough: false } })
  const most = style === 'as it is' ? 800 : 2500
  const sensible = style === 'as it is' ? 11 : style === 'lucky' ? 9 : 7
  for (let i = 0; i < most && mystics.actor(state) !== null; i++) {
    const actions = legal(mystics, state)
    const rare = actions.filter((action) => !COMMON.has(action.do))
    const action =
      chance.below(12) < sensible
        ? bot.choose(mystics.view(state, 0))
        : pick(rare.length > 0 && chance.below(2) > 0 ? rare : actions, chance)
    mystics.perform(state, action, dice, (event) => coverage.note(event))
  }
}

const COMMON = new Set(['step', 'share', 'equip', 'end'])

/** Everything that earlier chapters could have won. */
const FLAGS = [...new Set(CHAPTERS.flatMap((chapter) => chapter.earlier ?? []))]

function anyParty(chapter: Chapter, chance: Chance): string[] {
  const { size, required = [], forbidden = [], requiredAny = [] } = chapter.party
  for (;;) {
    const left = HEROES.map((hero) => hero.id).filter((each) => !required.includes(each) && !forbidden.includes(each))
    const party = [...required]
    while (party.length < size) party.push(...left.splice(chance.below(left.length), 1))
    if (requiredAny.length === 0 || requiredAny.some((each) => party.includes(each))) return party
  }
}

interface Part {
  readonly play?: readonly unknown[]
  readonly dice?: readonly string[]
  readonly then?: readonly Part[]
}

/** The rule cases of this package, played for what they use. */
export function playCases(coverage: Coverage): void {
  const folder = new URL('cases/', import.meta.url)
  for (const file of readdirSync(folder)) {
    const json: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    for (const each of Array.isArray(json) ? json : [json]) playCase(coverage, each)
  }
}

function playCase(coverage: Coverage, each: Part & { readonly position: unknown; readonly seed?: string }): void {
  const start = { seed: each.seed ?? 'case', position: each.position, dice: [...(each.dice ?? [])] }
  const match = new Match<Mystics>(mystics, start)
  coverage.begin(match.state)
  const go = ({ play = [], then = [] }: Part): void => {
    for (const action of play) match.play(mystics.readAction(action))
    for (const part of then) {
      match.script([...(part.dice ?? [])])
      go(part)
    }
  }
  go(each)
  for (const event of match.seen('watcher')) coverage.note(event)
}

if (import.meta.filename === process.argv[1]) {
  const games = optionsOrEnd(HELP).number('games', 20)
  const coverage = new Coverage()
  playCases(coverage)
  shelveCounting()
  playScenes(coverage)
  for (const chapter of CHAPTERS) {
    for (let game = 0; game < games; game++) for (const style of STYLES) playChapter(coverage, chapter, style, game)
    console.error(`${chapter.id} played`)
  }
  for (const name of coverage.unused) console.log(name)
  console.log(`${coverage.counts.used} of ${coverage.counts.wanted} used`)
}
