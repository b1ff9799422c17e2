import { render } from 'preact'
import { deskOf } from './desks.ts'
import { keepOffline } from './offline/version.ts'
import { App } from './shell/app.tsx'
import { language } from './shell/settings.ts'
import { speak } from './words/words.ts'

await speak(language.value)
const root = document.getElementById('app')
if (root === null) throw new Error('Bug: the page has no place for the app')
render(<App />, root)
// Only when the first page is there: the board for whoever presses Play next, then the rest of the app for this device.
setTimeout(() => void deskOf('castle').then(keepOffline), 0)
