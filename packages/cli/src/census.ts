import { castleCensus } from '@mousekeep/castle'
import { mysticsCensus } from '@mousekeep/mystics'

// What each game contains, as one JSON object.
console.log(JSON.stringify({ castle: castleCensus(), mystics: mysticsCensus() }))
