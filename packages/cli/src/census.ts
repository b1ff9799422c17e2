import { optionsOrEnd } from '@mousekeep/command'
import { castleCensus } from '@mousekeep/castle'
import { mysticsCensus } from '@mousekeep/mystics'

optionsOrEnd('Prints what each game contains, as one JSON object.\n\n  npm run -s census')
console.log(JSON.stringify({ castle: castleCensus(), mystics: mysticsCensus() }))
