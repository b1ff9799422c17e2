/** Who may take a free seat: anybody with the link, or only who was invited by name or has the code. */
export const JOIN = ['anyone', 'invited'] as const
export type Join = (typeof JOIN)[number]

/** Who may watch without a seat. */
export const WATCH = ['anyone', 'invited', 'nobody'] as const
export type Watch = (typeof WATCH)[number]
