import { useSignal, type Signal } from '@preact/signals'
import type { CompanyInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { faceOf } from '../../faces/faces.ts'
import type { CampaignFace } from '../../page/campaign-face.ts'
import { Header, Trouble } from '../../page/parts/header.tsx'
import { me } from '../account/me.ts'
import { seeCompany, type CompanyProps } from './company.ts'
import { Chronicle } from './chronicle.tsx'
import { InviteCompany } from './invite-company.tsx'
import { More } from './more.tsx'
import { People } from './people.tsx'
import { Tonight } from './tonight.tsx'
import { companyWords, say } from './words.ts'

const AGAIN_MS = 8000

/** A company: its people, the mice they play, how far they are in the story, and the way to their table. */
export function CompanyPage({ id }: { id: string }): JSX.Element {
  const company = useSignal<CompanyInfo | { readonly code: string } | null>(null)
  const face = useSignal<CampaignFace | null>(null)
  const trouble = useSignal<string | null>(null)
  const isSpoken = useSignal(false)
  const look = (code: string | null = null): void => {
    trouble.value = code
    void seeCompany(id).then((seen) => showSeen(company, seen))
  }
  useEffect(() => {
    void companyWords.load().then(() => (isSpoken.value = true))
    look()
    const timer = setInterval(() => {
      if (!document.hidden) void seeCompany(id).then((seen) => showSeen(company, seen))
    }, AGAIN_MS)
    return () => clearInterval(timer)
  }, [id])
  const game = company.value !== null && 'game' in company.value ? company.value.game : null
  useEffect(() => {
    if (game !== null) void faceOf(game).then(async (found) => (face.value = (await found?.campaign?.()) ?? null))
  }, [game])
  const seen = company.value
  if (seen !== null && 'code' in seen && !('people' in seen)) return <Trouble text={say(`trouble-${seen.code}`)} />
  if (seen === null || face.value === null || !isSpoken.value) return <Trouble text={say('arrival-coming')} />
  const props: CompanyProps = { company: seen, face: face.value, isHost: seen.host === me.value?.person, look }
  const { Symbols } = face.value
  return (
    <div class="page company-page">
      <Symbols />
      <Header title={seen.name} mode={say('company-mode')} page="company" />
      <main>
        {trouble.value !== null && (
          <p class="panel notice" role="alert">
            {say(`trouble-${trouble.value}`)}
          </p>
        )}
        <div class="beside">
          <Tonight {...props} />
          <People {...props} />
        </div>
        <div class="beside">
          <InviteCompany {...props} />
          <Chronicle {...props} />
          <More {...props} />
        </div>
      </main>
    </div>
  )
}

/** Ignores a short loss of the network: what is on the screen stays. */
function showSeen(
  shown: Signal<CompanyInfo | { readonly code: string } | null>,
  seen: CompanyInfo | { readonly code: string },
): void {
  if ('people' in seen || shown.value === null || seen.code === 'FORBIDDEN') shown.value = seen
}
