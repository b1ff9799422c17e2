import { signal } from '@preact/signals'

/** What screen readers say: news waits for a pause, answers interrupt. */
export const news = signal('')
export const answer = signal('')

const NO_BREAK_SPACE = '\u00a0'

/** Screen readers do not repeat a text that has not changed, so a repeated sentence gets an invisible space. */
function anew(before: string, text: string): string {
  return before === text ? text + NO_BREAK_SPACE : text
}

export function announce(text: string): void {
  news.value = anew(news.peek(), text)
}

export function announceNow(text: string): void {
  answer.value = anew(answer.peek(), text)
}
