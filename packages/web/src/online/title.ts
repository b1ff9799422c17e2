import { say } from '../base/words/words.ts'

/** The page's name and picture in the browser say whose turn it is and what nobody has read, for those who look elsewhere. */
export function noticeTable(isYours: boolean, unread: number): void {
  const name = say('app-name')
  const title = isYours ? say('title-your-turn', { name }) : name
  document.title = unread > 0 ? say('title-unread', { count: unread, title }) : title
  const picture = isYours ? 'icon-turn' : unread > 0 ? 'icon-said' : 'icon'
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `./${picture}.svg`)
}
