import { useSignal } from '@preact/signals'
import { GAME_IDS } from '@mousekeep/games'
import type { ListedCompany, TableClock } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Choice } from '../../base/choice.tsx'
import { faceOf } from '../../faces/faces.ts'
import { ClockChoice } from '../../page/parts/clock-choice.tsx'
import { Header } from '../../page/parts/header.tsx'
import { isKnown } from '../account/me.ts'
import { NameField } from '../account/name-field.tsx'
import { Bring } from './bring.tsx'
import { companiesOf, toCompany, type CampaignGame } from './company.ts'
import { companyWords, say } from './words.ts'

/** The companies of this person; forms to found one, to join one, and to bring a campaign along. */
export function CompaniesPage(): JSX.Element | null {
  const games = useSignal<readonly CampaignGame[] | null>(null)
  const mine = useSignal<readonly ListedCompany[]>([])
  useEffect(() => {
    void Promise.all([campaignGames(), companyWords.load()]).then(([found]) => (games.value = found))
    if (isKnown()) void companiesOf().then((found) => (mine.value = 'code' in found ? [] : found))
  }, [])
  if (games.value === null) return null
  return (
    <div class="page company-page">
      <Header title={say('companies-title')} page="company" />
      <main>
        <div class="beside">
          {mine.value.length > 0 && (
            <section class="panel form" aria-labelledby="companies-mine">
              <h2 id="companies-mine">{say('companies-mine')}</h2>
              <ul class="tables">
                {mine.value.map(({ id, name, people }) => (
                  <li key={id}>
                    <a class="btn" href={`#/company/${id}`}>
                      {name}
                    </a>
                    <span>{say('companies-people', { count: people })}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {games.value.map((each) => (
            <Found key={each.game} {...each} />
          ))}
        </div>
        <div class="beside">
          <Join />
          {games.value.map((each) => (
            <Bring key={each.game} {...each} />
          ))}
        </div>
      </main>
    </div>
  )
}

async function campaignGames(): Promise<CampaignGame[]> {
  const found = await Promise.all(
    GAME_IDS.map(async (game) => ({ game, face: (await (await faceOf(game))?.campaign?.()) ?? null })),
  )
  return found.flatMap(({ game, face }) => (face === null ? [] : [{ game, face }]))
}

/** A new company: its name, and where its story begins. */
function Found({ game, face }: CampaignGame): JSX.Element {
  const begins = useSignal(face.beginnings[0].id)
  const clock = useSignal<TableClock | null>(null)
  const trouble = useSignal<string | null>(null)
  return (
    <section class="panel form" aria-labelledby="companies-new">
      <h2 id="companies-new">{say('companies-new')}</h2>
      <p>{say('companies-new-how')}</p>
      <NameField />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const name = new FormData(event.currentTarget).get('company')
          const options = face.beginnings.find(({ id }) => id === begins.value)?.options ?? {}
          void toCompany('companies', { name, game, options, clock: clock.value }).then(
            (code) => (trouble.value = code),
          )
        }}
      >
        <label class="field">
          {say('company-name')}
          <input name="company" maxLength={24} required autocomplete="off" />
        </label>
        <Choice
          name="begins"
          legend={say('companies-begins')}
          options={face.beginnings.map(({ id }) => ({ value: id, label: face.beginningName(id) }))}
          value={begins.value}
          onPick={(picked) => (begins.value = picked)}
        />
        <ClockChoice value={clock.value} onPick={(picked) => (clock.value = picked)} />
        <button class="btn go wide" type="submit">
          {say('companies-found')}
        </button>
        {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
      </form>
    </section>
  )
}

function Join(): JSX.Element {
  const trouble = useSignal<string | null>(null)
  return (
    <form
      class="panel form"
      onSubmit={(event) => {
        event.preventDefault()
        const code = new FormData(event.currentTarget).get('code')
        void joinCompany(typeof code === 'string' ? code : '').then((why) => (trouble.value = why))
      }}
    >
      <h2>{say('companies-join')}</h2>
      <label class="field" for="company-code">
        {say('companies-join-code')}
      </label>
      <div class="row">
        <input
          id="company-code"
          name="code"
          class="code"
          autocomplete="off"
          autocapitalize="characters"
          maxLength={12}
        />
        <button type="submit" class="btn">
          {say('join-do')}
        </button>
      </div>
      {trouble.value !== null && <p role="alert">{say(`trouble-${trouble.value}`)}</p>}
    </form>
  )
}

/** Joins by code; says in a word why it cannot. */
export async function joinCompany(code: string): Promise<string | null> {
  const why = await toCompany('companies/join', { code: code.trim().toUpperCase() })
  return why === 'FORBIDDEN' ? 'NO_SUCH_COMPANY' : why
}
