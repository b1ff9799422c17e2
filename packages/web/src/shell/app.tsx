import type { JSX } from 'preact'
import { later } from '../base/later.tsx'
import { route } from '../base/route.ts'
import { withOnlineWords } from '../base/words/online.ts'
import { say } from '../base/words/words.ts'
import { DOORS, doorOf } from '../faces/doors.ts'
import { GamePage } from '../faces/own-page.tsx'
import { LiveRegions } from '../page/live-regions.tsx'
import { RuleDialog } from '../page/parts/rule-link.tsx'
import { Trouble } from '../page/parts/header.tsx'
import { Sprite } from '../page/sprite.tsx'
import { HomePage } from './home-page.tsx'
import { LessonDoor } from './lesson-door.tsx'
import { LocalPage } from './local-page.tsx'
import type * as Learning from '../learn/index.ts'
import { openTable } from './open-table.ts'

/** All pages to learn from and to look things up in, loaded when somebody wants one. */
const learning = (): Promise<typeof Learning> => import('../learn/index.ts')
const RulesPage = later(async () => (await learning()).openRulesPage())
const GuidePage = later(async () => (await learning()).openGuidePage())
const ReplayPage = later(async () => (await import('./replay-page.tsx')).ReplayPage)
const FairPage = later(async () => (await withOnlineWords(import('../online/fair/fair-page.tsx'))).FairPage)
const AccountPage = later(async () => (await withOnlineWords(import('../online/account/account-page.tsx'))).AccountPage)
const CompaniesPage = later(
  async () => (await withOnlineWords(import('../online/company/companies-page.tsx'))).CompaniesPage,
)
const CompanyPage = later(async () => (await withOnlineWords(import('../online/company/company-page.tsx'))).CompanyPage)
const JoinCompanyPage = later(
  async () => (await withOnlineWords(import('../online/company/join-page.tsx'))).JoinCompanyPage,
)
const SettingsPage = later(async () => (await import('./settings-page.tsx')).SettingsPage)
const OnlinePage = later(async () => (await withOnlineWords(import('../online/online-page.tsx'))).OnlinePage)

function Page(): JSX.Element {
  const { page, about, play, rest } = route.value
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
    case 'screen':
    case 'hand':
      return <OnlinePage key={`${page} ${about}`} id={about} at={play} as={page} />
    case 'company':
      if (about === 'join') return <JoinCompanyPage key={rest[0]} code={rest[0] ?? ''} />
      return about === '' ? <CompaniesPage /> : <CompanyPage key={about} id={about} />
    case 'lesson':
      return <LessonDoor key={about} game={about} />
    case 'rules':
      return <RulesPage />
    case 'learn':
    case 'sheet':
      return <GuidePage key={page} game={about} room={page === 'learn' ? 'how' : 'sheet'} />
    case 'settings':
      return <SettingsPage />
    default:
      return about !== '' && doorOf(page) !== null ? (
        <GamePage game={page} name={about} rest={rest} open={(wish) => openTable(page, wish)} />
      ) : page === '' || doorOf(page) !== null ? (
        <HomePage />
      ) : (
        <Trouble text={say('page-missing')} />
      )
  }
}

export function App(): JSX.Element {
  return (
    <>
      {DOORS.map((door) => (
        <Sprite key={door.id} of={door} />
      ))}
      <Page />
      <RuleDialog />
      <LiveRegions />
    </>
  )
}
