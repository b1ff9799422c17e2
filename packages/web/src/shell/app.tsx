import type { JSX } from 'preact'
import { castleSprite } from '../art/sprite.ts'
import { CHEESES } from '../art/cheeses.ts'
import { LiveRegions } from '../frame/live-regions.tsx'
import { RuleDialog } from '../frame/rule-link.tsx'
import { LocalPage } from '../table/local-page.tsx'
import { say } from '../words/words.ts'
import { HomePage } from './home-page.tsx'
import { later } from './later.tsx'
import { LessonDoor } from './lesson-door.tsx'
import { route } from './route.ts'
import { RulesPage } from './rules-page.tsx'
import { SettingsPage } from './settings-page.tsx'
import { drawn } from '../frame/drawn.ts'

const ReplayPage = later(async () => (await import('../table/replay-page.tsx')).ReplayPage)
const FairPage = later(async () => (await import('../online/fair-page.tsx')).FairPage)
const AccountPage = later(async () => (await import('../online/account-page.tsx')).AccountPage)
const OnlinePage = later(async () => (await import('../online/online-page.tsx')).OnlinePage)

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
      dangerouslySetInnerHTML={drawn(castleSprite({ teams, cheeses }))}
    />
  )
}

function Page(): JSX.Element {
  const { page, about, play } = route.value
  switch (page) {
    case 'table':
      return <LocalPage key={about} id={about} at={play} />
    case 'replay':
      return <ReplayPage key={about} about={about} at={play} />
    case 'fair':
      return <FairPage key={about} id={about} />
    case 'account':
      return <AccountPage />
    case 'online':
      return <OnlinePage key={about} id={about} at={play} />
    case 'lesson':
      return <LessonDoor />
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
