import type { Choice, Need } from '@mousekeep/engine'
import { findChapter, fittingParty, partiesFor } from '@mousekeep/mystics/box'
import { recall, readJourney, type Journey } from '@mousekeep/mystics/campaign'
import { CHAPTER_IDS, MICE, OPTIONS } from '@mousekeep/mystics/sheet'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import type { CampaignFace, NextChapter, ToldChapter } from '../../page/campaign-face.ts'
import { bust } from '../art/figures/figure.ts'
import { DifficultyChoice } from '../hall/difficulty-choice.tsx'
import { swapped } from '../hall/swapped.ts'
import { CardFace } from '../things/card-face.tsx'
import { Symbols } from '../together/faces.tsx'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { kept, readCampaign, takeHome, writeCampaign } from './on-device.ts'
import { readTold } from './read-told.ts'

/** Mystics for a company: its mice, its chapters, and the decisions between them. */
export const mysticsCampaign: CampaignFace = {
  Symbols,
  roles: MICE,
  roleName: nameOf,
  RoleFace: ({ role }) => <span class="seat-face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(role))} />,
  beginnings: [CHAPTER_IDS[1], CHAPTER_IDS[0]].map((id) => ({ id, options: { chapter: id, asks: 'what-matters' } })),
  beginningName: (id) => say(`chapter-${id}`),
  nextTitle(baggage) {
    const chapter = journeyIn(baggage)?.chapter ?? null
    return chapter === null ? say('company-closed') : `${say(`chapter-${chapter}.night`)}: ${say(`chapter-${chapter}`)}`
  },
  mostPlayers(next) {
    const chapter = proposedIn(next)?.chapter ?? null
    return Math.min(OPTIONS.players.max, chapter === null ? OPTIONS.players.max : findChapter(chapter).party.size)
  },
  wishFor,
  notAdmitted(next, wanted) {
    const proposed = proposedIn(next)
    const able = proposed === null ? [] : partiesFor(findChapter(proposed.chapter)).flat()
    return proposed === null ? [] : wanted.filter((mouse) => !able.includes(mouse))
  },
  Wishes,
  tell,
  needText: ({ about }: Need) => (about === 'way' ? say('company-way') : say('company-keep', { mouse: nameOf(about) })),
  choiceText,
  ChoiceFace: ({ choice }) =>
    'card' in choice && typeof choice.card === 'string' ? <CardFace id={choice.card} /> : null,
  kept,
  keep: takeHome,
  writeFile: writeCampaign,
  readFile: readCampaign,
}

function choiceText(choice: Choice): string {
  if (choice.do !== 'keep') return say(`company-${choice.do}`)
  return 'card' in choice && typeof choice.card === 'string' ? nameOf(choice.card) : say('company-keep-none')
}

/** The campaign that a company carries; null if it cannot be read. */
function journeyIn(baggage: object): Journey | null {
  try {
    return 'journey' in baggage ? readJourney(baggage.journey) : null
  } catch {
    return null
  }
}

/** A chapter in the words of the chronicle, even one that was lost and may still be tried again. */
function tell(json: unknown): ToldChapter | null {
  const told = readTold(json)
  if (told === null) return null
  const [recalled] = recall([told])
  const title = `${say(`chapter-${told.chapter}.night`)}: ${say(`chapter-${told.chapter}`)}`
  const text = recalled === undefined ? say(`over-${told.result}`) : recalled.sentences.map((key) => say(key)).join(' ')
  return { title, text, isWon: told.result === 'won' }
}

interface Proposed {
  readonly chapter: string
  readonly party: readonly string[]
  readonly difficulty: string
}

/** What a company carries, and the options of a table, say the same in different places. */
function proposedIn(next: NextChapter): Proposed | null {
  const { chapter, party, difficulty }: Record<string, unknown> = { ...next, ...journeyIn(next) }
  if (typeof chapter !== 'string' || !Array.isArray(party) || typeof difficulty !== 'string') return null
  return { chapter, party: party.map(String), difficulty }
}

const countIn = (party: readonly string[], mice: readonly string[]): number =>
  party.filter((mouse) => mice.includes(mouse)).length

/** M3.1: the party with most of the mice that somebody would like to play, and as few others as can be. */
function wishFor(next: NextChapter, wanted: readonly string[]): object {
  const proposed = proposedIn(next)
  if (proposed === null || wanted.length === 0) return {}
  const [party] = partiesFor(findChapter(proposed.chapter)).toSorted(
    (a, b) => countIn(b, wanted) - countIn(a, wanted) || countIn(b, proposed.party) - countIn(a, proposed.party),
  )
  return { party }
}

/** M3.1: who goes next, and how hard it should be. */
function Wishes({
  next,
  wish,
  change,
}: {
  readonly next: NextChapter
  readonly wish: object
  readonly change: (changes: object) => void
}): JSX.Element | null {
  const proposed = proposedIn(next)
  if (proposed === null) return null
  const chapter = findChapter(proposed.chapter)
  const parties = partiesFor(chapter)
  const wished = 'party' in wish && Array.isArray(wish.party) ? wish.party.map(String) : proposed.party
  const party = fittingParty(chapter, wished)
  const difficulty = 'difficulty' in wish ? String(wish.difficulty) : proposed.difficulty
  return (
    <>
      <fieldset class="company-party">
        <legend>{say('hall-party')}</legend>
        {[...new Set(parties.flat())].map((mouse) => (
          <button
            key={mouse}
            type="button"
            class="btn"
            aria-pressed={party.includes(mouse)}
            onClick={() => change({ party: swapped(parties, party, mouse) })}
          >
            <span class="seat-face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
            {nameOf(mouse)}
          </button>
        ))}
      </fieldset>
      <DifficultyChoice value={difficulty} onPick={(picked) => change({ difficulty: picked })} />
    </>
  )
}
