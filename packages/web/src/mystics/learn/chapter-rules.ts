import { CHAPTER_IDS } from '@mousekeep/mystics/sheet'
import { Catalogue } from '@mousekeep/text'
import type { Rule, RuleSection } from '@mousekeep/text/rulebook'
import type { Language } from '../../base/words/languages.ts'

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: string }>>> = {
  en: () => import('@mousekeep/mystics/text/chapters.en.ftl?raw'),
  ru: () => import('@mousekeep/mystics/text/chapters.ru.ftl?raw'),
  fr: () => import('@mousekeep/mystics/text/chapters.fr.ftl?raw'),
  hu: () => import('@mousekeep/mystics/text/chapters.hu.ftl?raw'),
}

/** The rules of the chapters (R1.1 and so on) as sections of the rulebook. Chapters without rules have no section. */
export async function chapterRules(language: Language): Promise<RuleSection[]> {
  const words = new Catalogue(language, [(await TEXTS[language]()).default])
  return CHAPTER_IDS.map((id) => sectionOf(words, id)).filter(({ rules }) => rules.length > 0)
}

function sectionOf(words: Catalogue, chapter: string): RuleSection {
  const heading = `R${chapter} ${words.say(`chapter-${chapter}`)}`
  const rules: Rule[] = []
  for (let n = 1; words.has(`rule-R${chapter}-${n}`); n++) {
    const key = `rule-R${chapter}-${n}`
    const text = `**${ended(words.say(key))}** ${words.say(`${key}.text`)}`
    rules.push({ number: `R${chapter}.${n}`, chapter: heading, text, block: '', table: [] })
  }
  return { id: `R${chapter}`, heading, intro: '', rules, closing: '', points: [] }
}

/** The name of a rule comes before its text and ends like a sentence. */
const ended = (name: string): string => (/[!?…]$/.test(name) ? name : `${name}.`)
