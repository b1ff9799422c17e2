import { useSignal } from '@preact/signals'
import type { CompanyInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { go } from '../../base/route.ts'
import { textIn } from '../link/server.ts'
import { asSomebody, type CompanyProps } from './company.ts'
import { whatWaits } from './what-waits.ts'
import { say } from './words.ts'

/** What is next: the open table, or the first chapter. */
export function Tonight({ company, face, isHost, look }: CompanyProps): JSX.Element {
  const wish = useSignal<object>({})
  const status = company.chapters.find(({ table }) => table === company.table)?.status ?? null
  const isBegun = status !== null && status !== 'open' && status !== 'archived' && status !== 'gone'
  const most = face.mostPlayers(company.baggage)
  /** Null until the host chooses: then it follows who is here. */
  const chosen = useSignal<readonly string[] | null>(null)
  const playing = (chosen.value ?? firstOf(company.people, most)).filter((each) =>
    company.people.some(({ person }) => person === each),
  )
  const begin = async (): Promise<void> => {
    const answered = await asSomebody('POST', `companies/${company.id}/begin`, {
      wish: { ...wish.value, people: playing },
    })
    if (answered.ok) go('online', textIn(answered.json, 'table'))
    else look(answered.code)
  }
  const waits = whatWaits(company, isHost)
  const mayBegin = isHost && !isBegun && company.chapters.length <= 1
  return (
    <section class="panel form tonight" aria-labelledby="tonight-title">
      <h2 id="tonight-title">{say('company-tonight')}</h2>
      <p class="next-title">{face.nextTitle(company.baggage)}</p>
      <p>{say('company-here', { names: namesOf(company.people.filter(({ here }) => here)) })}</p>
      {company.table !== null && status !== 'archived' && (
        <a class="btn go wide" href={`#/online/${company.table}`}>
          {say(status === 'open' ? 'company-to-lobby' : status === 'over' ? 'company-to-end' : 'company-to-table')}
        </a>
      )}
      {mayBegin && (
        <>
          {company.people.length > 1 && (
            <Players company={company} most={most} playing={playing} onPick={(picked) => (chosen.value = picked)} />
          )}
          <face.Wishes baggage={company.baggage} wish={wish} />
          <button
            type="button"
            class={company.table === null ? 'btn go wide' : 'btn wide'}
            onClick={() => void begin()}
          >
            {say(company.table === null ? 'company-begin' : 'company-begin-anew')}
          </button>
        </>
      )}
      {waits !== null && <p>{say(waits)}</p>}
    </section>
  )
}

/** First those who are here; beyond that the host decides. */
function firstOf(people: CompanyInfo['people'], most: number): string[] {
  return [...people.filter(({ here }) => here), ...people.filter(({ here }) => !here)]
    .slice(0, most)
    .map(({ person }) => person)
}

interface PlayersProps {
  readonly company: CompanyInfo
  readonly most: number
  readonly playing: readonly string[]
  readonly onPick: (playing: readonly string[]) => void
}

/** Who plays tonight: at most as many as the chapter has mice. */
function Players({ company, most, playing, onPick }: PlayersProps): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{say('company-who-plays', { count: most })}</legend>
      <div class="row">
        {company.people.map(({ person, name }) => (
          <label key={person} class="btn pick">
            <input
              type="checkbox"
              checked={playing.includes(person)}
              disabled={!playing.includes(person) && playing.length >= most}
              onChange={({ currentTarget }) => {
                const others = playing.filter((each) => each !== person)
                onPick(currentTarget.checked ? [...others, person] : others)
              }}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function namesOf(people: readonly { readonly name: string }[]): string {
  return people.map(({ name }) => name).join(', ')
}
