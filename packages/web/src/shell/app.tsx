import { useSignal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { castleSprite } from '../art/sprite.ts'
import { CHEESES } from '../art/cheeses.ts'
import { LiveRegions } from '../frame/live-regions.tsx'
import { RuleDialog } from '../frame/rule-link.tsx'
import { say } from '../words/words.ts'
import { HomePage } from './home-page.tsx'
import { route } from './route.ts'
import { RulesPage } from './rules-page.tsx'
import { SettingsPage } from './settings-page.tsx'

function Sprite(): JSX.Element {
  const letters = Object.fromEntries(CHEESES.map((cheese) => [cheese, say(`letter-${cheese}`)]))
  const teams = [0, 1, 2, 3].map((seat) => say(`team-letter-${seat}`))
  const cheeses = {
    blue: '',
    braid: '',
    emmental: '',
    gouda: '',
    halloumi: '',
    neufchatel: '',
    provolone: '',
    ...letters,
  }
  return (
    <svg
      class="unseen"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: castleSprite({ teams, cheeses }) }}
    />
  )
}

/** The table comes with its own script, so that the first page is there at once. */
function Table({ id }: { id: string }): JSX.Element | null {
  const page = useSignal<ComponentType<{ id: string }> | null>(null)
  useEffect(() => {
    void import('../castle/table-page.tsx').then(({ TablePage }) => (page.value = TablePage))
  }, [])
  const Found = page.value
  return Found === null ? null : <Found key={id} id={id} />
}

function Page(): JSX.Element {
  const { page, about } = route.value
  switch (page) {
    case 'table':
      return <Table id={about} />
    case 'rules':
      return <RulesPage />
    case 'settings':
      return <SettingsPage />
    default:
      return <HomePage />
  }
}

export function App(): JSX.Element {
  return (
    <>
      <Sprite />
      <Page />
      <RuleDialog />
      <LiveRegions />
    </>
  )
}
