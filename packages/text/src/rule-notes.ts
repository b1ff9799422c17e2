/** A rule as it is told to somebody who wants to play, and what is only for those who ask where it comes from. */
export interface ToldRule {
  readonly told: string
  /** Rulings of ours, and which edition says so. */
  readonly notes: readonly string[]
}

const WORD = '(?:Ruling|Решение|Décision|Döntés)'
const EDITION = '(?:EN|RU|HU|FR)'

/** In brackets: a ruling, or an edition with a few words: `(**Ruling**; FR only in a current)`. */
const BRACKETS = new RegExp(
  String.raw` ?\((\*\*${WORD}[^()]*|(?:\p{L}{1,2} )?${EDITION}(?:[ :;,][^()]{0,40})?)\)`,
  'gu',
)
/** At the end of what it is about: `**Ruling.**` */
const BEHIND = new RegExp(String.raw`\s*\*\*(${WORD})(?:\.\*\*|\*\*\.)`, 'gu')
/** Before what it is about, which is the rest of the rule: `**Ruling:** …`, `**Ruling**, from play: …`. */
const BEFORE = new RegExp(String.raw`\*\*${WORD}(?:[\u00A0 ]?:\*\*|\*\*[^.]{0,60}?[\u00A0 ]?:)[\s\S]*$`, 'u')

/** What is shorter is a heading: it says nothing without what follows it. */
const HEADING = 30

/** Parts a rule's text: rulings and editions are notes; a rule that is a ruling from its first word is told whole. */
export function partNotes(text: string): ToldRule {
  const notes: string[] = []
  const fold = (_: string, note: string): string => {
    notes.push(note)
    return ''
  }
  const told = text.replaceAll(BRACKETS, fold).replaceAll(BEHIND, fold)
  const ruling = BEFORE.exec(told)
  if (ruling === null || ruling.index < HEADING) return { told: told.trim(), notes }
  return { told: told.slice(0, ruling.index).trim(), notes: [...notes, ruling[0]] }
}
