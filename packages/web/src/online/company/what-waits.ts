import type { CompanyInfo } from '@mousekeep/protocol'

/** What the page of a company says where it offers nobody a way to a table; null if there is a way. */
export function whatWaits(
  { table, chapters }: Pick<CompanyInfo, 'table' | 'chapters'>,
  isHost: boolean,
): 'company-waits' | 'company-put-away' | null {
  const isPutAway = chapters.find((chapter) => chapter.table === table)?.status === 'archived'
  if (table !== null && !isPutAway) return null
  // The first chapter is opened anew by the host; a later one goes on from where it was put away.
  if (chapters.length > 1) return 'company-put-away'
  return isHost ? null : 'company-waits'
}
