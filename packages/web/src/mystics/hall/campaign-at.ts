/** Under which each campaign of this device is kept, with its id. */
export const PREFIX = 'mousekeep.campaign.'

/** All that are kept, as they are written. */
export function written(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)).filter((key) => key !== null)
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => localStorage.getItem(key) ?? 'null')
}

/** The id of the campaign whose chapter is played at that table; a table needs no more of it. */
export function campaignIdAt(table: string): string | null {
  for (const text of written()) {
    try {
      const campaign = Object(JSON.parse(text))
      if (campaign.table === table && typeof campaign.id === 'string') return campaign.id
    } catch {
      // What cannot be read is nobody's.
    }
  }
  return null
}
