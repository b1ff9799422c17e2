import { say } from '../words/words.ts'

/** The page's name and picture in the browser say whose turn it is, for those who look elsewhere. */
export function noticeTurn(isYours: boolean): void {
  const name = say('app-name')
  document.title = isYours ? say('title-your-turn', { name }) : name
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  icon?.setAttribute('href', isYours ? './icon-turn.svg' : './icon.svg')
}
