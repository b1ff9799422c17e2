import { castleCensus } from '@mousekeep/castle'

// What each game contains, as one JSON object.
console.log(JSON.stringify({ castle: castleCensus() }))
