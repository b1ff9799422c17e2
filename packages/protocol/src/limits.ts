/** Raised when a message of the older number would be misunderstood. */
export const PROTOCOL = 2

/** What a frame may be before anybody looks at its meaning. */
export const MOST_BYTES = 16_384
export const DEEPEST = 16
/** The same of a request: games and campaigns that are brought along are nested deeper than messages. */
export const DEEPEST_REQUEST = 40
export const MOST_KEYS = 256
export const MOST_ITEMS = 1024

export const LONGEST_CHAT = 500
export const LONGEST_SEED = 64
/** Of what a person types as a name; a name itself is shorter. */
export const LONGEST_NAME = 96
