import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Catalogue, tellPassage } from '@mousekeep/text'

// One name a thing: what the rulebook of a language calls it is what our rules, cards, story and sentences call it.

const ROOT = new URL('../../../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8')

/** All that speaks of Mystics, wherever it is said. */
const TEXTS = ['mystics/text/**/*', 'cli/text/mystics.', 'web/text/mystics*.']
const LANGUAGES = ['en', 'ru', 'fr', 'hu'] as const
type Language = (typeof LANGUAGES)[number]

/** A thing in each language: its name as far as it does not change. */
const TERMS: readonly (readonly [string, string, string, string])[] = [
  ['minion', 'прихвост', 'ennemi', 'ellenf'],
  ['boss', 'главар', 'boss', 'főnök'],
  ['battle', 'сила', 'combat', 'harcérték'],
  ['defence', 'защит', 'défense', 'védelmi érték'],
  ['lore', 'познани', 'savoir', 'tudásszint'],
  ['move value', 'движени', 'valeur de déplacement', 'mozgási érték'],
  ['life', 'здоровь', 'points de vie', 'életpont'],
  ['wound', 'ранени', 'blessure', 'seb'],
  ['poison wound', 'отравленн', 'blessures de poison', 'mérgező seb'],
  ['movement points', 'очки движения', 'points de déplacement', 'lépéspont'],
  ['cheese wheel', 'круг сыра прихвостней', 'meule', 'sajtkerek'],
  ['hourglass', 'песочны', 'sablier', 'homokóra'],
  ['end marker', 'жетон конца', 'marqueur Fin', 'fejezet vége jelző'],
  ['initiative track', 'индикатор инициативы', 'piste d’initiative', 'cselekvési sor'],
  ['initiative card', 'карта инициативы', 'carte initiative', 'kalandkárty'],
  ['minion card', 'карта прихвостней', 'carte ennemi', 'ellenfélkárty'],
  ['tile', 'фрагмент', 'tuile', 'játéklap'],
  ['special area', 'широк', 'zone spéciale', 'speciális terület'],
  ['exit area', 'област', 'zone de sortie', 'kijárat'],
  ['flip space', 'поворотн', 'case traverse', 'fordító mező'],
  ['minion entry space', 'клетк', '« pattes bleues »', 'kezdőhely'],
  ['current', 'течени', 'courant', 'sodrás'],
  ['mousetrap', 'мышеловк', 'souricière', 'egérfogó'],
  ['snare', 'силок', 'collet', 'hurok'],
  ['free action', 'вспомогательн', 'action libre', 'ingyenes akció'],
  ['Scurry', 'бег', 'Se précipiter', 'Sietés'],
  ['Search', 'обыск', 'Fouille', 'Keresés'],
  ['Recover', 'восстановлени', 'Récupérer', 'Pihenés'],
  ['Explore', 'исследовани', 'Explorer', 'Felfedezés'],
  ['Share', 'обмен', 'Partager', 'Megosztás'],
  ['Equip', 'смена снаряжения', 'S’équiper', 'Felszerelés'],
  ['Level up', 'повышение уровня', 'Monter de niveau', 'Szintlépés'],
  ['encounter', 'встреч', 'rencontre', 'összetűzés'],
  ['surge', 'испытани', 'attaque-surprise', 'felbukkan'],
  ['ambush', 'засад', 'embuscade', 'rajtaütés'],
  ['captured', 'пойман', 'capturée', 'elfog'],
  ['rescued', 'спасен', 'réapparaît', 'megment'],
  ['stunned', 'оглуш', 'étourdie', 'elkábul'],
  ['webbed', 'опутыв', 'empêtrée', 'behálóz'],
  ['knocked down', 'падени', 'renversée', 'kiütve'],
  ['charmed', 'зачаров', 'envoûtée', 'elbűvöl'],
  ['party stash', 'тайник', 'cache', 'tároló'],
  ['disguises', 'маскировк', 'déguisements', 'álruhák'],
  ['fishhook and thread', 'крючок с леской', 'fil et hameçon', 'horog és damil'],
  ['sword-and-shield', 'меч-щит', 'épée-bouclier', 'kard-pajzs'],
  ['taken away', 'похищ', 'enlevée', 'elrabol'],
]

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
    [/дружитесь(?<!подружитесь)|кончает игру/iu, 'no such word; no such double meaning'],
  ],
  fr: [
    [/sbire|déferlement|(?<!épées?-)boucliers? à étoile/i, 'ennemi, attaque-surprise, épée-bouclier'],
    [/\bma queue\b|la queue me gratte|me gratte la queue/i, 'for families'],
    [/dise minuit/i, 'it says twelve'],
    [/[\p{L}\d)’] [;!?»](?=[\s.,])/u, 'a space that does not break before ; ! ? »'],
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

for (const [i, language] of LANGUAGES.entries()) {
  const texts = textsOf(language)

  test(`the rules in ${language} call every thing by its name`, () => {
    const rules = [...texts.values()][0].replaceAll('\u00A0', ' ').toLowerCase()
    for (const term of TERMS) assert.ok(rules.includes(term[i].toLowerCase()), `${term[0]}: ${term[i]}`)
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
