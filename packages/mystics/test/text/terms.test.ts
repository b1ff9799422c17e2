import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { termsOf } from '@mousekeep/testkit/glossary'
import { Catalogue, tellPassage } from '@mousekeep/text'

// One name a thing: what the rulebook of a language calls it is what our rules, cards, story and sentences call it.

const ROOT = new URL('../../../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8')

/** All that speaks of Mystics, wherever it is said. */
const TEXTS = ['mystics/text/**/*', 'cli/text/mystics.', 'web/text/mystics*.']
const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
type Language = (typeof LANGUAGES)[number]

/** What our texts must not say, and why: other names of the same thing, and words that make a family blush. */
const NEVER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:defense|armor|color|honor|favor|gray|center|traveled|jewelry|mold)s?\b/i, 'one spelling: that of the UK'],
    [
      /sword\/shield|star shield|shields? with a star(?<!sword-and-shields? with a star)/,
      'the face is sword-and-shield',
    ],
    [/\bset trap\b|(?<!mouse)\btraps? (?:on|lies|stays)\b/i, 'a mousetrap or a snare'],
  ],
  ru: [
    [/(?<!отравленн\p{L}{1,3} )(?<!\p{L})ран(?:а|ы|у|е|ой|ам|ами|ах)?(?!\p{L})/iu, 'ранение; рана only if poisoned'],
    [/приспешник|дорожк|нашестви|пленени|в плен(?!\p{L})/iu, 'прихвостень, индикатор, испытание, поимка'],
    [/столько, каков/iu, 'столько кубиков, сколько познаний'],
    [/(?<!меч-)(?<!меча-)(?<!мечи-)щит\p{L}* со звездой/iu, 'the face is меч-щит'],
    [
      /дружитесь(?<!подружитесь)|конча(?:ет|ют) (?:игру|ход|перемещени)|между ног(?!\p{L})/iu,
      'no such word; no such double meaning',
    ],
  ],
  fr: [
    [/sbire|déferlement|(?<!épées?-)boucliers? à étoile/i, 'ennemi, attaque-surprise, épée-bouclier'],
    [/\bma queue\b|la queue me gratte|me gratte la queue/i, 'for families'],
    [/dise minuit/i, 'it says twelve'],
    [/[\p{L}\d)’}] [:;!?»](?=[\s.,*])/u, 'a space that does not break before : ; ! ? »'],
  ],
  hu: [
    [/\bszolg(?:a|ák|akárty)/iu, 'ellenfél'],
    [/\bfarkam/iu, 'for families'],
    [/fejezet elveszett/iu, 'the party has lost it; it has not gone missing'],
    [/\d lépés(?:ért|be)?(?!\p{L})/iu, 'what is paid is a lépéspont'],
    [
      /\baz (?:[02-46-9]|1\d{2}\b|[1-46-9]\d\b)|\ba (?:1|5)(?:[.\s-]|\d{3})/u,
      'az before egy, öt, ezer; a before the others',
    ],
  ],
}

function textsOf(language: Language): Map<string, string> {
  const rules = language === 'en' ? 'docs/rules/mystics.md' : `docs/rules/mystics.${language}.md`
  const files = [
    rules,
    ...globSync(
      TEXTS.map((text) => `packages/${text}${language}.ftl`),
      { cwd: ROOT },
    ).toSorted(),
  ]
  // Notes of ours are no text, nor are the names of keys, forms and parameters.
  return new Map(files.map((file) => [file, read(file).replaceAll(/^#.*$|^[\w-]+ =|\$\w+|^ *\[\w+\]/gm, '')]))
}

/** A word twice with a hyphen before the next one, or a long sentence twice in one text: a slip of the pen. */
function doubled(text: string): string | null {
  const word = /(?<!\p{L})(\p{L}{3,})-\1-\p{L}/u.exec(text)
  if (word !== null) return word[0]
  const sentences = text.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]) /)
  const isAgain = (sentence: string, i: number): boolean => sentence.length > 60 && sentences.indexOf(sentence) < i
  return sentences.find(isAgain) ?? null
}

for (const language of LANGUAGES) {
  const texts = textsOf(language)

  test(`in ${language} nothing is said twice in a rule or on a card`, () => {
    for (const [file, text] of texts) {
      if (!/cards|chapters|story|rules/.test(file)) continue
      // One text at a time: chapters may say the same.
      for (const one of text.split(/^(?=- |\S| {4}\.\w)/m)) assert.equal(doubled(one), null, file)
    }
  })

  test(`the rules in ${language} call every thing by its name in the glossary`, () => {
    const terms = termsOf('Mystics', language)
    assert.ok(terms.length > 70)
    for (const { term, pattern } of terms) assert.ok(pattern.test([...texts.values()][0]), term)
  })

  test(`no text in ${language} has another name for it, nor a word that we avoid`, () => {
    for (const [file, text] of texts) {
      for (const [pattern, why] of NEVER[language]) {
        const found = pattern.exec(text)
        const near = text.slice((found?.index ?? 0) - 40, (found?.index ?? 0) + 60).replaceAll('\n', ' ')
        assert.equal(found, null, `${file}: “${near}” (${why})`)
      }
    }
  })
}

test('speech in French opens with a dash', () => {
  for (const file of globSync('packages/mystics/text/story/*.fr.ftl', { cwd: ROOT })) {
    const source = read(file)
    const words = new Catalogue('fr', [source])
    for (const [, key] of source.matchAll(/^(\S+) =/gm)) {
      for (const paragraph of tellPassage(words, key, () => true)) assert.doesNotMatch(paragraph, /^«/, key)
    }
  }
})
