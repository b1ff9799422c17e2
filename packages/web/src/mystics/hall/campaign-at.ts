/** Before the id of a campaign, the key under which it is stored on this device. */
export const PREFIX = 'mousekeep.campaign.'

/** The text of every stored campaign. */
export function written(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)).filter((key) => key !== null)
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => localStorage.getItem(key) ?? 'null')
}

/** The id of the campaign whose chapter is played at that table; a table needs to know no more. */
export function campaignIdAt(table: string): string | null {
  for (const text of written()) {
    try {
      const campaign = Object(JSON.parse(text))
      if (campaign.table === table && typeof campaign.id === 'string') return campaign.id
    } catch {
      // What cannot be read belongs to no table.
    }
  }
  return null
}
