import { render } from 'preact'
import { keepOffline } from './offline/version.ts'
import { App } from './shell/app.tsx'
import { language } from './shell/settings.ts'
import { speak } from './words/words.ts'

await speak(language.value)
const root = document.getElementById('app')
if (root === null) throw new Error('Bug: the page has no place for the app')
render(<App />, root)
// Only when the first page is there: nobody waits for the rest of the app.
setTimeout(() => void keepOffline(), 0)
