import { useSignal } from '@preact/signals'
import type { Need } from '@mousekeep/engine'
import type { CompanyInfo, Following as After, TableInfo } from '@mousekeep/protocol'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { go } from '../../base/route.ts'
import { faceOf } from '../../faces/faces.ts'
import type { CampaignFace } from '../../page/campaign-face.ts'
import { RuleLink } from '../../page/parts/rule-link.tsx'
import { me } from '../account/me.ts'
import type { ServerLink } from '../link/server-link.ts'
import { ownCompany } from './company.ts'
import { NextParty, wholeWish } from './next-party.tsx'
import { companyWords, say } from './words.ts'

interface FollowingProps {
  readonly online: ServerLink
  readonly info: TableInfo
  readonly after: After
}

/** A chapter is over: what each person still has to decide, and the way on. */
export function Following({ online, info, after }: FollowingProps): JSX.Element | null {
  const face = useSignal<CampaignFace | null>(null)
  useEffect(() => {
    void Promise.all([faceOf(info.game), companyWords.load()]).then(
      async ([found]) => (face.value = (await found?.campaign?.()) ?? null),
    )
  }, [info.game])
  const panel = useRef<HTMLElement>(null)
  // People who were reading the log should see that there is something to decide, or a way on.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [face.value])
  if (face.value === null) return null
  const known = face.value
  const mine = after.needs.filter(({ seat }) => isOurs(online, info, seat))
  const others = after.needs.filter((need) => !mine.includes(need))
  return (
    <section ref={panel} class="panel following" aria-label={say('following-title')}>
      {mine.map((need) => (
        <Asked key={need.about} need={need} face={known} online={online} />
      ))}
      {others.map((need) => (
        <p key={need.about}>
          <b>{known.needText(need)}</b> {need.choices.map((choice) => known.choiceText(choice)).join(' · ')}
          <br />
          <i>{say('following-waits', { name: info.seats[need.seat].holder?.name ?? say('holder-nobody') })}</i>
        </p>
      ))}
      {after.needs.length === 0 && <Onward online={online} info={info} after={after} face={known} />}
      {info.campaign !== null && info.campaign.company !== null && (
        <a href={`#/company/${info.campaign.company}`}>{say('company-to')}</a>
      )}
    </section>
  )
}

/** Our own seats; for the host also those that nobody plays. */
function isOurs({ mine }: ServerLink, { host, seats }: TableInfo, seat: number): boolean {
  const { holder, bot } = seats[seat]
  return mine.value.includes(seat) || (holder === null && bot === null && host === me.value?.person)
}

interface AskedProps {
  readonly need: Need
  readonly face: CampaignFace
  readonly online: ServerLink
}

/** One decision, with choices that can be read before one is made. */
function Asked({ need, face, online }: AskedProps): JSX.Element {
  const chosen = useSignal<Need['choices'][number] | null>(null)
  const choice = chosen.value
  return (
    <div class="need" role="group" aria-label={face.needText(need)}>
      <p>
        <b>{face.needText(need)}</b> <RuleLink rule={need.rule} />
      </p>
      <div class="row">
        {need.choices.map((each, i) => (
          <button
            key={i}
            type="button"
            class="btn"
            aria-pressed={choice === each}
            onClick={() => (chosen.value = each)}
          >
            {face.choiceText(each)}
          </button>
        ))}
      </div>
      {choice !== null && (
        <>
          <face.ChoiceFace choice={choice} />
          <button
            type="button"
            class="btn go wide"
            onClick={() => void online.send({ type: 'choose', seat: need.seat, choice })}
          >
            {say('following-choose', { choice: face.choiceText(choice) })}
          </button>
        </>
      )}
    </div>
  )
}

interface OnwardProps {
  readonly online: ServerLink
  readonly info: TableInfo
  readonly after: After
  readonly face: CampaignFace
}

/** Whoever asks for the next chapter is brought there; the others follow when they like. */
function Onward({ online, info, after, face }: OnwardProps): JSX.Element | null {
  const isWanted = useSignal(false)
  const company = useSignal<CompanyInfo | null>(null)
  const wish = useSignal<object>({})
  const id = info.campaign?.company ?? null
  useEffect(() => {
    if (isWanted.value && after.table !== null) go('online', after.table)
  }, [isWanted.value, after.table])
  if (after.table !== null) {
    return (
      <a class="btn go wide" href={`#/online/${after.table}`}>
        {say('following-go')}
      </a>
    )
  }
  if (online.mine.value.length === 0 && info.host !== me.value?.person) return null
  const next = after.proposal
  const goOn = async (): Promise<void> => {
    isWanted.value = true
    const chosen = { company: await ownCompany(id), face, wish: wish.value }
    await online.send({ type: 'onward', wish: next === null ? {} : wholeWish({ ...chosen, next }) })
  }
  return (
    <>
      <button type="button" class="btn go wide" onClick={() => void goOn()}>
        {say(after.closed ? 'following-close' : 'following-on')}
      </button>
      {next !== null && (
        <details onToggle={() => void ownCompany(id).then((found) => (company.value = found))}>
          <summary>{say('following-party')}</summary>
          <NextParty
            company={company.value}
            face={face}
            next={next}
            wish={wish.value}
            change={(changes) => (wish.value = { ...wish.value, ...changes })}
          />
        </details>
      )}
    </>
  )
}
