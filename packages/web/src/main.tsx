import { render } from 'preact'
import { BOOKS, DOORS } from './faces/doors.ts'
import { faceOf } from './faces/faces.ts'
import { loadAnewWithoutScripts } from './offline/gone-scripts.ts'
import { keepOffline } from './offline/version.ts'
import { App } from './shell/app.tsx'
import { shelve } from './base/rulebook.ts'
import { language } from './base/settings.ts'
import { warmUp } from './table/own-worker.ts'
import { speak } from './base/words/words.ts'

shelve(BOOKS)
loadAnewWithoutScripts()
await Promise.all([speak(language.value), ...DOORS.map(({ catalogue }) => catalogue.load())])
const root = document.getElementById('app')
if (root === null) throw new Error('Bug: the page has no place for the app')
render(<App />, root)
// Only once the first page is there: the rules and board for whoever presses Play next, then the rest for offline use.
setTimeout(() => {
  warmUp()
  void faceOf(DOORS[0].id).then(keepOffline)
}, 0)
