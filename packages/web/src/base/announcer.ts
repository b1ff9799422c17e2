import { signal } from '@preact/signals'

/** What screen readers say: news when there is a pause, answers at once. */
export const news = signal('')
export const answer = signal('')

const NO_BREAK_SPACE = '\u00a0'

/** The same sentence twice is spoken twice: a space that nobody sees makes it another text. */
function anew(before: string, text: string): string {
  return before === text ? text + NO_BREAK_SPACE : text
}

export function announce(text: string): void {
  news.value = anew(news.peek(), text)
}

export function announceNow(text: string): void {
  answer.value = anew(answer.peek(), text)
}
