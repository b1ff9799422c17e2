import { render } from 'preact'
import { deskOf } from './desks.ts'
import { keepOffline } from './offline/version.ts'
import { App } from './shell/app.tsx'
import { language } from './shell/settings.ts'
import { warmUp } from './table/own-worker.ts'
import { speak } from './words/words.ts'

await speak(language.value)
const root = document.getElementById('app')
if (root === null) throw new Error('Bug: the page has no place for the app')
render(<App />, root)
// Only when the first page is there: rules and board for whoever presses Play next, then the rest for this device.
setTimeout(() => {
  warmUp()
  void deskOf('castle').then(keepOffline)
}, 0)
