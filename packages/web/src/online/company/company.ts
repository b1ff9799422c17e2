import type { CompanyInfo, ListedCompany } from '@mousekeep/protocol'
import { go } from '../../base/route.ts'
import type { CampaignFace } from '../../page/campaign-face.ts'
import { becomeSomebody } from '../account/me.ts'
import { askPages, askServer, textIn, type Answered } from '../link/server.ts'

/** What the parts of the page get: the company, its game's face, and a way to refresh. */
export interface CompanyProps {
  readonly company: CompanyInfo
  readonly face: CampaignFace
  readonly isHost: boolean
  /** Refreshes the page; `trouble` says in a word what went wrong with a request. */
  readonly look: (trouble?: string | null) => void
}

/** A game with campaigns, and its face for them. */
export interface CampaignGame {
  readonly game: string
  readonly face: CampaignFace
}

/** Asks the server, as somebody whom it knows. */
export async function asSomebody(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answered> {
  const somebody = await becomeSomebody()
  return somebody.ok ? askServer(method, path, body) : somebody
}

/** All companies of this person; or in a word why not. */
export async function companiesOf(): Promise<readonly ListedCompany[] | { readonly code: string }> {
  const somebody = await becomeSomebody()
  const answered = somebody.ok ? await askPages('companies') : somebody
  if (!answered.ok) return { code: answered.code }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
  return answered.pages.flatMap((page) => (page as { companies: readonly ListedCompany[] }).companies)
}

export async function seeCompany(id: string): Promise<CompanyInfo | { readonly code: string }> {
  const answered = await asSomebody('GET', `companies/${encodeURIComponent(id)}`)
  return answered.ok ? companyIn(answered.json) : { code: answered.code }
}

/** A company that is one's own; null if the table is of none, or of somebody else's. */
export async function ownCompany(id: string | null): Promise<CompanyInfo | null> {
  if (id === null) return null
  const answered = await asSomebody('GET', `companies/${encodeURIComponent(id)}`)
  return answered.ok ? companyIn(answered.json) : null
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server is the one the page came from
const companyIn = (json: object): CompanyInfo => json as CompanyInfo

/** Makes or finds a company and goes there; or says in a word why it cannot. */
export async function toCompany(path: string, body: object): Promise<string | null> {
  const answered = await asSomebody('POST', path, body)
  if (!answered.ok) return answered.code
  go('company', textIn(answered.json, 'id'))
  return null
}
