import { useSignal } from '@preact/signals'
import { fittingParty, partiesFor } from '@mousekeep/mystics/box'
import { CHAPTER_IDS, OPTIONS, PARTIES, type ChapterId, type Difficulty } from '@mousekeep/mystics/sheet'
import type { TableClock } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { drawn } from '../../base/drawn.ts'
import type { OwnPageProps } from '../../page/face.ts'
import { ClockChoice } from '../../page/parts/clock-choice.tsx'
import { Header } from '../../page/parts/header.tsx'
import { bust } from '../art/figures/figure.ts'
import { Bench } from '../hall/bench.tsx'
import { DifficultyChoice } from '../hall/difficulty-choice.tsx'
import { swapped } from '../hall/swapped.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { Symbols } from './faces.tsx'
import { seatsIn } from './seats.ts'

/** A single chapter with friends at a table on the server: which one, how hard, who goes, and who plays each mouse. */
export function TogetherPage({ open }: OwnPageProps): JSX.Element {
  return (
    <div class="page together">
      <Symbols />
      <Header title={say('together-title')} page="mystics" />
      <main>
        <TogetherForm open={open} />
      </main>
    </div>
  )
}

function TogetherForm({ open }: Pick<OwnPageProps, 'open'>): JSX.Element {
  const chapter = useSignal<ChapterId>(OPTIONS.chapter.default)
  const difficulty = useSignal<Difficulty>(OPTIONS.difficulty.default)
  const wanted = useSignal(2)
  const party = useSignal<readonly string[]>(PARTIES[chapter.value].usual)
  const owners = useSignal<Readonly<Record<string, number>>>({})
  const clock = useSignal<TableClock | null>(null)
  const trouble = useSignal<string | null>(null)
  const most = Math.min(OPTIONS.players.max, party.value.length)
  const players = Math.min(wanted.value, most)
  const seats = seatsIn(party.value, owners.value, players)
  const openTable = async (): Promise<void> => {
    const who = { party: party.value, players, seats }
    const options = { chapter: chapter.value, difficulty: difficulty.value, ...who, asks: 'what-matters' }
    trouble.value = await open({ options, seats: 'online', clock: clock.value })
  }
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault()
        void openTable()
      }}
    >
      <p>{say('together-how')}</p>
      <ChapterField
        chapter={chapter.value}
        onPick={(picked) => {
          chapter.value = picked
          party.value = fittingParty({ party: PARTIES[picked] }, party.value)
          owners.value = {}
        }}
      />
      <Choice
        name="players"
        legend={say('together-players')}
        options={Array.from({ length: most }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` })).slice(1)}
        value={`${players}`}
        onPick={(picked) => (wanted.value = Number(picked))}
      />
      <WhoseMice
        seats={seats}
        players={players}
        onPick={(mouse, seat) => (owners.value = { ...owners.value, [mouse]: seat })}
      />
      <OthersWhoMayGo chapter={chapter.value} party={party.value} onPick={(next) => (party.value = next)} />
      <DifficultyChoice value={difficulty.value} onPick={(picked) => (difficulty.value = picked)} />
      <ClockChoice value={clock.value} onPick={(picked) => (clock.value = picked)} />
      <button class="btn go wide" type="submit">
        {say('together-open')}
      </button>
      {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
    </form>
  )
}

interface ChapterFieldProps {
  readonly chapter: ChapterId
  readonly onPick: (chapter: ChapterId) => void
}

function ChapterField({ chapter, onPick }: ChapterFieldProps): JSX.Element {
  return (
    <label class="field">
      {say('together-chapter')}
      <select
        name="chapter"
        value={chapter}
        onChange={({ currentTarget }) => onPick(CHAPTER_IDS[currentTarget.selectedIndex])}
      >
        {CHAPTER_IDS.map((id) => (
          <option key={id} value={id}>
            {say(`chapter-${id}.night`)}: {say(`chapter-${id}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface WhoseMiceProps {
  /** The seat from which each mouse is played. */
  readonly seats: Readonly<Record<string, number>>
  readonly players: number
  readonly onPick: (mouse: string, seat: number) => void
}

function WhoseMice({ seats, players, onPick }: WhoseMiceProps): JSX.Element {
  return (
    <fieldset class="company">
      <legend>{say('together-mice')}</legend>
      {Object.entries(seats).map(([mouse, seat]) => (
        <label key={mouse} class="mouse-of">
          <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
          <b>{nameOf(mouse)}</b>
          <select
            aria-label={say('together-whose', { mouse: nameOf(mouse) })}
            value={seat}
            onChange={({ currentTarget }) => onPick(mouse, currentTarget.selectedIndex)}
          >
            {Array.from({ length: players }, (_, i) => (
              <option key={i} value={i}>
                {i === 0 ? say('together-you') : say('hall-player', { n: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

interface OthersProps {
  readonly chapter: ChapterId
  readonly party: readonly string[]
  readonly onPick: (party: readonly string[]) => void
}

function OthersWhoMayGo({ chapter, party, onPick }: OthersProps): JSX.Element | null {
  const parties = partiesFor({ party: PARTIES[chapter] })
  const others = [...new Set(parties.flat())].filter((mouse) => !party.includes(mouse))
  if (others.length === 0) return null
  return (
    <details>
      <summary>{say('hall-change')}</summary>
      <Bench mice={others} onPick={(mouse) => onPick(swapped(parties, party, mouse))} />
    </details>
  )
}
