import type { Choice, Need } from '@mousekeep/engine'
import { findChapter, fittingParty, partiesFor } from '@mousekeep/mystics/box'
import { recall, readJourney, type Journey } from '@mousekeep/mystics/campaign'
import { CHAPTER_IDS, MICE, OPTIONS } from '@mousekeep/mystics/sheet'
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { drawn } from '../../base/drawn.ts'
import type { CampaignFace, ToldChapter } from '../../page/campaign-face.ts'
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
  mostPlayers(baggage) {
    const chapter = journeyIn(baggage)?.chapter ?? null
    return Math.min(OPTIONS.players.max, chapter === null ? OPTIONS.players.max : findChapter(chapter).party.size)
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

/** M3.1: who goes next, and how hard it should be. */
function Wishes({ baggage, wish }: { baggage: object; wish: Signal<object> }): JSX.Element | null {
  const journey = journeyIn(baggage)
  if (journey === null || journey.chapter === null) return null
  const parties = partiesFor(findChapter(journey.chapter))
  const wished = 'party' in wish.value && Array.isArray(wish.value.party) ? wish.value.party.map(String) : journey.party
  const party = fittingParty(findChapter(journey.chapter), wished)
  const difficulty = 'difficulty' in wish.value ? String(wish.value.difficulty) : journey.difficulty
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
            onClick={() => (wish.value = { ...wish.value, party: swapped(parties, party, mouse) })}
          >
            <span class="seat-face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
            {nameOf(mouse)}
          </button>
        ))}
      </fieldset>
      <DifficultyChoice value={difficulty} onPick={(picked) => (wish.value = { ...wish.value, difficulty: picked })} />
    </>
  )
}
