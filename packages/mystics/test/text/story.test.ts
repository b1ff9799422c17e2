import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Seeded } from '@mousekeep/engine'
import {
  checkStory,
  findChapter,
  isBehind,
  isTold,
  mystics,
  passageKey,
  passagesOf,
  readChapter,
  recap,
  type ChronicleEntry,
  type MysticsEvent,
  type MysticsState,
} from '@mousekeep/mystics'
import { Catalogue, tellPassage } from '@mousekeep/text'
import { boardHere } from '../../src/rules/lookup/board-here.ts'
import { findHero } from '../../src/cards/box.ts'
import { CHAPTERS, shelve } from '../../src/story/shelf.ts'

// The words of the story book: that none is missing, none unused, and each of a length to be read aloud.

const FOLDER = new URL('../../text/story/', import.meta.url)
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.en.ftl'))
  .toSorted()
const SHORTEST = 50
const LONGEST = 100
const LONGEST_LINE = 45
const RUN = 9

interface Passage {
  readonly key: string
  readonly chapter: string
  readonly words: Catalogue
}

const PASSAGES: Passage[] = []
for (const file of FILES) {
  const number = Number(file.slice(0, 2))
  const chapter = number === 0 ? 'prologue' : String(number)
  const words = new Catalogue('en', [read(file)])
  for (const key of keysIn(file)) PASSAGES.push({ key, chapter, words })
}

function read(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function keysIn(file: string): string[] {
  return [...read(file).matchAll(/^(\S+) =/gm)].map(([, key]) => key)
}

/** As it is told to people who won nothing and of whom no line speaks. */
function plain({ words, key }: Passage): string {
  return tellPassage(words, key, (line) => isTold(line, [], [])).join(' ')
}

/** All that may be told, paragraph by paragraph. */
function whole({ words, key }: Passage): string[] {
  return tellPassage(words, key, () => true)
}

function count(text: string): number {
  return text.split(' ').length
}

void test('every chapter has its file, every passage its text, and every text is told', () => {
  assert.equal(FILES.length, CHAPTERS.length)
  for (const [i, chapter] of CHAPTERS.entries()) {
    assert.match(FILES[i], /^\d\d-[a-z-]+\.en\.ftl$/)
    checkStory(chapter, keysIn(FILES[i]), FILES[i])
  }
})

void test('a missing passage, one too many and one twice are refused with path and reason', () => {
  const chapter = findChapter('2')
  const keys = passagesOf(chapter).map((passage) => passageKey(`2 ${passage}`))
  checkStory(chapter, keys, '02.en.ftl')
  const refused = (given: readonly string[], reason: RegExp): void =>
    assert.throws(() => checkStory(chapter, given, '02.en.ftl'), reason)
  refused(
    keys.filter((key) => key !== 'story-2-hush'),
    /^BadInput: 02\.en\.ftl: there is no passage "story-2-hush"$/,
  )
  refused([...keys, 'story-2-owl'], /02\.en\.ftl: nothing tells the passage "story-2-owl"/)
  refused([...keys, 'story-2-hush'], /02\.en\.ftl: the passage "story-2-hush" stands there twice/)
})

void test('a passage is read aloud in 20 to 40 seconds, and a line in a breath', () => {
  for (const passage of PASSAGES) {
    const n = count(plain(passage))
    assert.ok(n >= SHORTEST && n <= LONGEST, `${passage.key} has ${n} words`)
    for (const line of passage.words.attributes(passage.key)) {
      const length = count(passage.words.say(`${passage.key}.${line}`))
      assert.ok(length <= LONGEST_LINE, `${passage.key}.${line} has ${length} words`)
    }
  }
})

void test('every line is told by a hero who may be there, or by what a chapter up to this one has won', () => {
  for (const { key, chapter, words } of PASSAGES) {
    const at = CHAPTERS.findIndex((each) => each.id === chapter)
    const won = CHAPTERS.slice(0, at + 1).flatMap((each) => each.achievements ?? [])
    for (const line of words.attributes(key)) {
      const [kind, ...rest] = line.split('-')
      const name = rest.join('-')
      if (kind === 'hero') {
        assert.ok(findHero(name) !== undefined, `${key}.${line}`)
        assert.ok(CHAPTERS[at].party.forbidden?.includes(name) !== true, `${key}.${line}: not in this chapter`)
      } else {
        assert.match(kind, /^(?:flag|without)$/, `${key}.${line}`)
        const known = won.some((flag) => flag === name || (kind === 'without' && flag.startsWith(`${name}-`)))
        assert.ok(known, `${key}.${line}: no chapter has won "${name}"`)
      }
    }
  }
})

void test('B9 a line is told when its hero is there and its flag won, and only then', () => {
  assert.equal(isTold('hero-nez', ['collin', 'nez'], []), true)
  assert.equal(isTold('hero-nez', ['collin'], ['nez']), false)
  assert.equal(isTold('flag-cat-friend', [], ['cat-friend']), true)
  assert.equal(isTold('flag-cat-friend', [], ['cat-belled']), false)
  assert.equal(isTold('without-guard', [], ['guard-half']), false)
  assert.equal(isTold('without-guard', [], ['maggie']), true)
  assert.throws(() => isTold('when-nez', [], []), /not by "when-nez"/)
})

void test('no two passages share a run of nine words', () => {
  const seen = new Map<string, string>()
  for (const passage of PASSAGES) {
    const words = whole(passage)
      .join(' ')
      .toLowerCase()
      .replaceAll(/[^\w\s’-]/g, '')
      .split(/\s+/)
    for (let i = 0; i + RUN <= words.length; i++) {
      const run = words.slice(i, i + RUN).join(' ')
      assert.ok(!seen.has(run) || seen.get(run) === passage.key, `${seen.get(run)} and ${passage.key}: ${run}`)
      seen.set(run, passage.key)
    }
  }
})

void test('the book has no placeables, no straight quotes, no marks of emphasis, and quotes that close', () => {
  for (const file of FILES) assert.doesNotMatch(read(file).replaceAll(/^#.*$/gm, ''), /[{}"'*_]| {2,}\S.* {2}|\.\.\./)
  for (const passage of PASSAGES) {
    for (const paragraph of whole(passage)) {
      const marks = [...paragraph.matchAll(/[“”]/g)].map(([mark]) => mark).join('')
      assert.match(marks, /^(?:“”)*$/, `${passage.key}: ${paragraph}`)
      assert.match(paragraph, /[.!?”:—]$/, `${passage.key}: ${paragraph}`)
    }
  }
})

void test('Tilda’s rules never repeat, and rule one is on the last page', () => {
  const told = PASSAGES.flatMap((passage) =>
    [
      ...whole(passage)
        .join(' ')
        .matchAll(/\brule ([a-z]+(?:-[a-z]+)?)(?=[,.:”]|\sat last)/gi),
    ].map(([, rule]) => ({
      rule: rule.toLowerCase(),
      key: passage.key,
    })),
  )
  const numbers = told.filter(({ rule }) => rule !== 'of').map(({ rule }) => rule)
  assert.ok(numbers.length >= 6)
  assert.deepEqual(numbers, [...new Set(numbers)])
  assert.equal(told.find(({ rule }) => rule === 'one')?.key, 'story-11-last-page')
})

void test('B9 a rule tells its passage the first time only; beginning, first entry and victory are told', () => {
  const chapter = readChapter({
    id: 'songs',
    party: { size: 1, usual: ['filch'] },
    end: 6,
    encounters: { standard: 0, difficult: 0 },
    abilities: false,
    tiles: [{ up: 'pipes', down: 'drain-pipe', at: [0, 0] }],
    start: { side: 'pipes', place: 'flip' },
    quiet: ['drain-pipe'],
    rules: [{ id: 'R9.1', on: { act: { name: 'sing', place: 'pipes:flip' } }, do: [{ tell: 'song' }] }],
    victory: [{ clear: 'drain-pipe' }],
    passages: ['drain-pipe'],
  })
  shelve(chapter)
  assert.deepEqual(passagesOf(chapter), ['intro', 'drain-pipe', 'song', 'victory', 'defeat', 'goes-on'])
  const told: string[] = []
  const tell = (event: MysticsEvent): void => void (event.type === 'story' && told.push(event.passage))
  const chance = new Seeded('songs')
  const state = mystics.start(mystics.readOptions({ chapter: 'songs' }), chance, tell)
  for (const action of [{ do: 'act', name: 'sing' }, { do: 'end' }, { do: 'act', name: 'sing' }, { do: 'end' }])
    mystics.perform(state, mystics.readAction(action), chance, tell)
  mystics.perform(state, mystics.readAction({ do: 'explore' }), chance, tell)
  assert.deepEqual(told, ['songs intro', 'songs song', 'songs drain-pipe', 'songs victory'])
})

/** A chapter at its start, with what it tells from then on. */
function begin(chapter: string): { state: MysticsState; told: string[]; does: (action: object) => void } {
  const told: string[] = []
  const tell = (event: MysticsEvent): void => void (event.type === 'story' && told.push(event.passage))
  const chance = new Seeded(`begin ${chapter}`)
  const state = mystics.start(mystics.readOptions({ chapter }), chance, tell)
  while (state.ask !== null) mystics.perform(state, { do: 'choose', option: state.ask.options[0] }, chance, tell)
  return { state, told, does: (action) => mystics.perform(state, mystics.readAction(action), chance, tell) }
}

void test('R2.4 with two mouselings home the choice is told, and calling it a night is victory', () => {
  const { state, told, does } = begin('2')
  for (const mouseling of ['pip', 'burr']) {
    state.tokens[mouseling] = state.turn?.card ?? ''
    does({ do: 'act', name: 'home-with-you' })
    does({ do: 'end' })
  }
  does({ do: 'act', name: 'call-it-a-night' })
  assert.deepEqual(told, ['2 intro', '2 two-home', '2 victory'])
})

void test('R4.5 the roster is read, and told', () => {
  const { state, told, does } = begin('4')
  state.here = 'guard-room'
  const [corner] = boardHere(state).places['entry-ne']
  for (const mouse of state.mice) mouse.at = corner
  does({ do: 'act', name: 'read-the-roster' })
  assert.deepEqual(told, ['4 intro', '4 roster'])
  assert.deepEqual(state.flags, ['roster'])
})

/** A try at a chapter, as the chronicle keeps it. */
function entry(chapter: string, result: 'won' | 'lost', leftBehind = false): ChronicleEntry {
  return {
    chapter,
    result,
    leftBehind,
    difficulty: 'standard',
    attempt: 1,
    party: ['collin'],
    rounds: 1,
    page: 1,
    captures: 0,
    sides: [],
    won: [],
    flags: [],
  }
}

void test('B7 a chapter goes on by its passage, lost and left behind by another, and the last one closes the book', () => {
  const told = recap([entry('1', 'lost', true), entry('2', 'lost'), entry('2', 'won'), entry('11', 'won')])
  assert.deepEqual(
    told.map(({ passage }) => passage),
    ['1 goes-on-lost', '2 goes-on', '11 goes-on', '11 epilogue', '11 last-page'],
  )
  assert.deepEqual([isBehind(entry('3', 'lost')), recap([entry('3', 'lost')])[0].passage], [false, '3 defeat'])
  assert.equal(recap([entry('11', 'lost', true)])[0].passage, '11 defeat')
})
