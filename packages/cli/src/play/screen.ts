import type { Catalogue } from '@mousekeep/text'
import { styled } from './canvas.ts'
import { pictureOf } from './picture.ts'
import type { Reply, Session } from './session.ts'
import { DIM, REFUSED } from './styles.ts'

const CLEAR = '\u001B[2J\u001B[H'
const FEWEST_ROWS = 24

/** Where a session is shown. */
export interface Screen {
  show(session: Session, reply: Reply): void
}

/** Lines one after the other, for pipes and files: the table only when it has changed. */
export function plainScreen(write: (text: string) => void, words: Catalogue): Screen {
  return {
    show(session, { lines, isChanged, isLast }) {
      const picture = isChanged ? ['', ...pictureOf(session.view, session.person, words, false), ''] : []
      const prompt = isLast || session.isOver ? [] : [session.prompt]
      write([...lines, ...picture, ...prompt].map((line) => `${line}\n`).join(''))
    },
  }
}

/** The whole terminal: the table on top, what is said below it. */
export function fullScreen(terminal: NodeJS.WriteStream, words: Catalogue): Screen {
  const isColoured = terminal.hasColors()
  const paint = (text: string, style: string): string => (isColoured ? styled(text, style) : text)
  return {
    show(session, { tone, lines, isLast }) {
      if (isLast) return
      const picture = pictureOf(session.view, session.person, words, isColoured)
      const said = lines.map((line) => (tone === 'refused' ? paint(line, REFUSED) : line))
      const footer = session.isOver ? [] : [paint(words.say('play-footer'), DIM)]
      const rows = Math.max(terminal.rows, FEWEST_ROWS)
      const fits = picture.length + said.length + 2 <= rows
      // Long news push the table down, never out of sight; long reading matter has the screen for itself.
      const above = fits ? [] : tone === 'info' ? [...said, '', words.say('play-back')] : said
      const below = fits || tone !== 'info' ? [...picture, ...(fits ? said : []), ...footer] : []
      terminal.write(`${CLEAR}${[...above, ...below].join('\n')}\n`)
    },
  }
}
