import { useSignal } from '@preact/signals'
import { fittingParty, partiesFor } from '@mousekeep/mystics/box'
import { CHAPTER_IDS, DIFFICULTIES, OPTIONS, PARTIES, type ChapterId } from '@mousekeep/mystics/sheet'
import type { TableClock } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { Choice } from '../../base/choice.tsx'
import { drawn } from '../../base/drawn.ts'
import type { OwnPageProps } from '../../page/face.ts'
import { ClockChoice } from '../../page/parts/clock-choice.tsx'
import { Header } from '../../page/parts/header.tsx'
import { bust } from '../art/figures/figure.ts'
import { nameOf } from '../words/names.ts'
import { say } from '../words/words.ts'
import { Symbols } from './faces.tsx'
import { seatsIn } from './seats.ts'

/** A single chapter with friends at a table on the server: which one, how hard, who goes, and whose each mouse is. */
export function TogetherPage({ open }: OwnPageProps): JSX.Element {
  const chapter = useSignal<ChapterId>(OPTIONS.chapter.default)
  const difficulty = useSignal<(typeof DIFFICULTIES)[number]>(OPTIONS.difficulty.default)
  const players = useSignal(2)
  const party = useSignal<readonly string[]>(PARTIES[chapter.value].usual)
  const owners = useSignal<Readonly<Record<string, number>>>({})
  const clock = useSignal<TableClock | null>(null)
  const trouble = useSignal<string | null>(null)
  const most = Math.min(OPTIONS.players.max, party.value.length)
  const seats = seatsIn(party.value, owners.value, Math.min(players.value, most))
  const openTable = async (): Promise<void> => {
    const options = {
      chapter: chapter.value,
      difficulty: difficulty.value,
      party: party.value,
      players: Math.min(players.value, most),
      seats,
      asks: 'what-matters',
    }
    trouble.value = await open({ options, seats: 'online', clock: clock.value })
  }
  return (
    <div class="page together">
      <Symbols />
      <Header title={say('together-title')} page="mystics" />
      <main>
        <form
          class="panel form"
          onSubmit={(event) => {
            event.preventDefault()
            void openTable()
          }}
        >
          <p>{say('together-how')}</p>
          <label class="field">
            {say('together-chapter')}
            <select
              name="chapter"
              value={chapter.value}
              onChange={({ currentTarget }) => {
                chapter.value = CHAPTER_IDS[currentTarget.selectedIndex]
                party.value = fittingParty({ party: PARTIES[chapter.value] }, party.value)
                owners.value = {}
              }}
            >
              {CHAPTER_IDS.map((id) => (
                <option key={id} value={id}>
                  {say(`chapter-${id}.night`)}: {say(`chapter-${id}`)}
                </option>
              ))}
            </select>
          </label>
          <Choice
            name="players"
            legend={say('together-players')}
            options={Array.from({ length: most }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` })).slice(1)}
            value={`${Math.min(players.value, most)}`}
            onPick={(picked) => (players.value = Number(picked))}
          />
          <fieldset class="company">
            <legend>{say('together-mice')}</legend>
            {party.value.map((mouse) => (
              <label key={mouse} class="mouse-of">
                <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
                <b>{nameOf(mouse)}</b>
                <select
                  aria-label={say('together-whose', { mouse: nameOf(mouse) })}
                  value={seats[mouse]}
                  onChange={({ currentTarget }) =>
                    (owners.value = { ...owners.value, [mouse]: Number(currentTarget.value) })
                  }
                >
                  {Array.from({ length: Math.min(players.value, most) }, (_, i) => (
                    <option key={i} value={i}>
                      {i === 0 ? say('together-you') : say('hall-player', { n: i + 1 })}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
          <Bench chapter={chapter.value} party={party.value} onPick={(next) => (party.value = next)} />
          <Choice
            name="difficulty"
            legend={say('hall-difficulty')}
            options={DIFFICULTIES.map((value) => ({ value, label: say(`difficulty-${value}`) }))}
            value={difficulty.value}
            onPick={(picked) => (difficulty.value = DIFFICULTIES.find((value) => value === picked) ?? difficulty.value)}
          />
          <ClockChoice value={clock.value} onPick={(picked) => (clock.value = picked)} />
          <button class="btn go wide" type="submit">
            {say('together-open')}
          </button>
          {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
        </form>
      </main>
    </div>
  )
}

interface BenchProps {
  readonly chapter: ChapterId
  readonly party: readonly string[]
  readonly onPick: (party: readonly string[]) => void
}

/** M3.1: who else may go; each takes the place of one who may stay behind. */
function Bench({ chapter, party, onPick }: BenchProps): JSX.Element | null {
  const parties = partiesFor({ party: PARTIES[chapter] })
  const others = [...new Set(parties.flat())].filter((mouse) => !party.includes(mouse))
  if (others.length === 0) return null
  return (
    <details>
      <summary>{say('hall-change')}</summary>
      <div class="row bench">
        {others.map((mouse) => (
          <button
            key={mouse}
            type="button"
            class="btn"
            onClick={() =>
              onPick(
                nearest(
                  parties.filter((each) => each.includes(mouse)),
                  party,
                ),
              )
            }
          >
            <span class="face" aria-hidden="true" dangerouslySetInnerHTML={drawn(bust(mouse))} />
            {nameOf(mouse)}
          </button>
        ))}
      </div>
    </details>
  )
}

/** The party that has most of its mice in common with the one there is. */
function nearest(parties: readonly (readonly string[])[], party: readonly string[]): readonly string[] {
  const shared = (each: readonly string[]): number => each.filter((mouse) => party.includes(mouse)).length
  return parties.toSorted((a, b) => shared(b) - shared(a))[0] ?? party
}
