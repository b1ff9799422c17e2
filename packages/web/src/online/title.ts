import { say } from '../base/words/words.ts'

/** For people who look elsewhere: the title and icon of the page say whose turn it is and what is unread. */
export function noticeTable(isYours: boolean, unread: number): void {
  const name = say('app-name')
  const title = isYours ? say('title-your-turn', { name }) : name
  document.title = unread > 0 ? say('title-unread', { count: unread, title }) : title
  const picture = isYours ? 'icon-turn' : unread > 0 ? 'icon-said' : 'icon'
  document.querySelector('link[rel="icon"]')?.setAttribute('href', `./${picture}.svg`)
}
