import { render } from 'preact'
import { App } from './shell/app.tsx'
import { language } from './shell/settings.ts'
import { speak } from './words/words.ts'

await speak(language.value)
const root = document.getElementById('app')
if (root === null) throw new Error('Bug: the page has no place for the app')
render(<App />, root)
