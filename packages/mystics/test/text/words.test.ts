import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { legal, Match, pick, Seeded } from '@mousekeep/engine'
import { mystics, type Mystics, type MysticsAction, type MysticsEvent } from '@mousekeep/mystics'
import { lookFor } from '@mousekeep/mystics/look'
import { CHAPTER_IDS } from '@mousekeep/mystics/sheet'
import { isSilent, mysticsWords, typedOf, type MysticsWords } from '@mousekeep/mystics/words'
import { readOut } from '@mousekeep/mystics/words-beside'
import { Catalogue } from '@mousekeep/text'
import {
  ABILITIES,
  DIFFICULT,
  HEROES,
  INNATE,
  MINION_CARDS,
  MINION_TYPES,
  SEARCH_CARDS,
  STANDARD,
} from '../../src/cards/box.ts'
import { CARD_MOMENTS } from '../../src/cards/words.ts'
import { ACHIEVEMENT_IDS } from '../../data/achievements.ts'
import { KINDS } from '../../src/state/action-kinds.ts'

// What Mystics says at a table, in every language: nothing that happens, is asked or may be done is without words.

const TEXT = new URL('../../text/', import.meta.url)
const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const

/** Cards that hold then are used in a turn of one's own, or work of themselves. */
const NEVER_ASKED: ReadonlySet<string> = new Set(['always', 'ownTurn', 'freeAction', 'action', 'battle', 'drawn'])

const read = (file: string): string => readFileSync(new URL(file, TEXT), 'utf8')
const catalogueOf = (language: string): Catalogue =>
  new Catalogue(
    language,
    globSync([`${language}.ftl`, `*.${language}.ftl`], { cwd: TEXT }).map((file) => read(file)),
  )
const WORDS = LANGUAGES.map((language) => mysticsWords(catalogueOf(language)))
const [ENGLISH] = WORDS

test('M13.3 a space to arrive at is called by its code, as in the room, and not like the way out beside it', () => {
  for (const words of WORDS) assert.equal(words.option('arrive collin', 'n'), 'n')
})

/** Some decisions of a game at random. */
function eachDecision(
  chapter: string,
  count: number,
  meet: (match: Match<Mystics>, actions: MysticsAction[]) => void,
): void {
  const chance = new Seeded(`words ${chapter}`)
  const match = new Match(mystics, { seed: `words ${chapter}`, options: { chapter } })
  for (let i = 0; i < count && match.state.over === null; i++) {
    const actions = legal(mystics, match.state)
    meet(match, actions)
    assert.ok(match.play(pick(actions, chance)).ok)
  }
}

function speakOf(words: MysticsWords, match: Match<Mystics>, actions: readonly MysticsAction[]): void {
  const view = mystics.view(match.state, 0)
  const asked = view.question?.what
  assert.notEqual(words.prompt(view), '')
  for (const action of actions) assert.notEqual(words.tellAction(action, asked), '')
  assert.notEqual(words.tellHint({ line: actions }, asked), '')
}

for (const chapter of CHAPTER_IDS) {
  test(`whatever happens in chapter ${chapter}, is asked or may be done is said in four languages`, () => {
    let story: Match<Mystics>['story'] = []
    eachDecision(chapter, 150, (match, actions) => {
      for (const words of WORDS) speakOf(words, match, actions)
      story = match.story
    })
    const events = story.flat().filter((event) => !isSilent(event))
    assert.ok(events.length > 20)
    for (const words of WORDS) {
      for (const event of events) {
        assert.notEqual(words.tell(event), '')
        // Where a space has no name, the sentence does without it.
        assert.doesNotMatch(words.tellSeen(event), /(?<!\p{L})none(?!\p{L})/u, event.type)
      }
    }
  })
}

test('every kind of action has a sentence and a name in every language', () => {
  for (const language of LANGUAGES) {
    const catalogue = catalogueOf(language)
    for (const kind of KINDS) {
      assert.ok(catalogue.has(`action-${kind}`), `action-${kind} in ${language}`)
      assert.ok(catalogue.has(`verb-${kind}`), `verb-${kind} in ${language}`)
    }
  }
})

test('every moment at which a card may be used has its question in every language', () => {
  const asked = CARD_MOMENTS.filter((moment) => !NEVER_ASKED.has(moment))
  for (const language of LANGUAGES) {
    const catalogue = catalogueOf(language)
    for (const moment of asked) assert.ok(catalogue.has(`question-${moment}`), `question-${moment} in ${language}`)
  }
})

test('a space of another side is told with the name of that side', () => {
  const put = { type: 'token-put', rule: 'B1', token: 'rope' } as const
  assert.equal(ENGLISH.tell({ ...put, at: 'kitchen:d3' }), 'The rope’s end is now at Kitchen, d3.')
  const onPile = 'The rope’s end is now at King’s Chamber, the wood pile.'
  assert.equal(ENGLISH.tell({ ...put, at: 'kings-chamber:pile' }), onPile)
})

test('M20.2 whoever is set free is named, also when several are captured', () => {
  const match = new Match<Mystics>(mystics, { seed: 'free', options: { chapter: '1' } })
  const { state } = match
  for (const mouse of state.mice.slice(1)) mouse.captured = true
  state.stack.push({ kind: 'rescue', mouse: 'tilda', beside: null })
  state.ask = { rule: 'M20.2', what: 'rescue', options: ['c3', 'c4'], seat: 0, of: null }
  const what = mystics.view(state, 0).question?.what ?? ''
  assert.equal(ENGLISH.question(what), 'Where is Tilda set free?')
  assert.equal(ENGLISH.question('rescue'), 'Where is the mouse set free?')
})

test('M5.1 cheese on the wheel for a round without minions is told with its reason', () => {
  const filled = { type: 'wheel-changed', n: 1, wheel: 3 } as const
  const idle = ENGLISH.tell({ ...filled, rule: 'M5.1' })
  assert.equal(idle, 'A round without minions: time is short, and the cheese wheel has 3.')
  assert.equal(ENGLISH.tell({ ...filled, rule: 'M15.2' }), 'The cheese wheel has 3.')
})

test('M6.6 cheese that a card brings is told with the card', () => {
  const gained = { type: 'cheese-gained', rule: 'M6.6', who: 'filch', n: 1 } as const
  assert.equal(ENGLISH.tell({ ...gained, card: 'pilfer' }), 'Pilfer: Filch gains 1 cheese.')
  assert.equal(ENGLISH.tell({ ...gained, card: null }), 'Filch gains 1 cheese.')
})

test('M6.9 cheese that an ability costs is paid, other cheese is lost', () => {
  const lost = { type: 'cheese-lost', who: 'collin', n: 2 } as const
  assert.equal(ENGLISH.tell({ ...lost, rule: 'M6.9' }), 'Collin pays 2 cheese.')
  assert.equal(ENGLISH.tell({ ...lost, rule: 'M6.6' }), 'Collin loses 2 cheese.')
})

test('answers to open forms are said without the words of the protocol', () => {
  const answers = [
    ['share collin', 'give dagger', 'give Dagger'],
    ['share collin', 'take cheese', 'take cheese'],
    ['equip nez', 'dagger pack', 'put Dagger into the pack'],
    ['equip nez', 'dagger paw', 'wear Dagger (Paw)'],
    ['reroll', 'shield-star', 'sword-and-shield★'],
    ['reroll', 'done', 'done'],
    ['cure', 'collin stunned', 'Collin stunned'],
    ['the-crow', 'no', 'Keep the gate whole.'],
  ]
  for (const [asked, option, said] of answers) assert.equal(ENGLISH.option(asked, option), said)
})

test('what is listed can be typed: by its number, by its ids, and as it is told', () => {
  let typed = 0
  eachDecision('1', 120, (match, actions) => {
    const asked = mystics.view(match.state, 0).question?.what
    actions.forEach((action, i) => {
      const same = (line: string): void => {
        const found = ENGLISH.readLine(line, actions, asked)
        assert.ok(found !== null, line)
        // Two daggers are called the same: either will do.
        assert.equal(ENGLISH.tellAction(found, asked), ENGLISH.tellAction(action, asked), line)
        typed++
      }
      assert.equal(ENGLISH.readLine(`${i + 1}`, actions, asked), action)
      same(typedOf(action))
      same(ENGLISH.tellAction(action, asked))
    })
  })
  assert.ok(typed > 500)
})

test('in every language an action is typed with its own verb and names, listed or not', () => {
  for (const words of WORDS) {
    eachDecision('1', 60, (match, actions) => {
      const asked = mystics.view(match.state, 0).question?.what
      for (const action of actions) {
        const line = `${words.verb(action.do)} ${words.label(action, asked)}`
        const found = words.readLine(line, actions, asked)
        assert.ok(found !== null, line)
        assert.equal(words.tellAction(found, asked), words.tellAction(action, asked), line)
      }
    })
    assert.deepEqual(words.readLine(`${words.verb('step')} zz`, []), { do: 'step', to: 'zz' })
  }
})

test('what is not listed is read for the rules to refuse, and what is nothing is nothing', () => {
  assert.deepEqual(ENGLISH.readLine('step zz', []), { do: 'step', to: 'zz' })
  for (const line of ['dance', 'step', 'step a1 b2', '0', '7', '', 'battle dagger']) {
    assert.equal(ENGLISH.readLine(line, []), null, line)
  }
})

test('things have names, a second one the same', () => {
  assert.deepEqual(['collin', 'dagger', 'dagger#2', 'rat-warriors-2', 'kitchen', 'a1'].map(ENGLISH.name), [
    'Collin',
    'Dagger',
    'Dagger',
    'rat warrior 2',
    'Kitchen',
    'a1',
  ])
  assert.equal(ENGLISH.idOf('rat warrior 2', ['rat-warriors-1', 'rat-warriors-2']), 'rat-warriors-2')
})

test('B9 a passage is read out with the lines that its party brings', () => {
  const book = new Catalogue('en', [read('story/01-out-by-the-grate.en.ftl')])
  const told = (party: string[]): string => readOut(book, { passage: '1 intro', party, flags: [] }).join(' ')
  assert.match(told(['nez']), /says Nez/)
  assert.doesNotMatch(told(['collin']), /says Nez/)
})

const step = (to: string): MysticsEvent => ({ type: 'stepped', who: 'nez', from: 'n1', to, rule: 'M7.1' })

test('who sees the board is told no code of a space, who hears it is; spaces with a name have it', () => {
  const laid = { type: 'traps-laid', at: ['x1', 'x2'], rule: 'M14.7' } as const
  assert.deepEqual(
    ['c4', 'ladder'].flatMap((to) => [ENGLISH.tell(step(to)), ENGLISH.tellSeen(step(to))]),
    ['Nez steps to c4.', 'Nez moves.', 'Nez steps to the ladder.', 'Nez steps to the ladder.'],
  )
  assert.deepEqual(
    [ENGLISH.tell(laid), ENGLISH.tellSeen(laid)],
    ['Mousetraps are laid on x1, x2.', 'Mousetraps are laid.'],
  )
  for (const words of WORDS) {
    assert.match(words.tell(step('c4')), /c4/)
    assert.doesNotMatch(words.tellSeen(step('c4')) + words.tellSeen(laid), /none|c4|n1|x1/)
    assert.match(words.tellSeen(step('ladder')), new RegExp(words.name('ladder')))
    assert.notEqual(words.name('ladder'), 'ladder')
  }
})

test('whatever is in the box can be looked at in every language, by its name and by that of its figure', () => {
  const box = [HEROES, MINION_CARDS, ABILITIES, INNATE, SEARCH_CARDS, STANDARD, DIFFICULT].flat().map(({ id }) => id)
  for (const language of LANGUAGES) {
    const speech = catalogueOf(language)
    const { name } = mysticsWords(speech)
    for (const id of [...box, ...ACHIEVEMENT_IDS, 'stunned', 'webbed', 'charmed']) {
      const [first = '', ...rest] = lookFor(speech, name(id))
      assert.equal(first.split(' · ')[0], name(id), `${language}: ${id}`)
      assert.ok(rest.length > 0, `${language}: ${id}`)
    }
    for (const { id, cards } of MINION_TYPES)
      assert.ok(lookFor(speech, name(`${id}-1`)).length >= 2 * cards.length, `${language}: ${id}`)
    assert.deepEqual(lookFor(speech, 'moon'), [])
  }
})
