import { computed, signal } from '@preact/signals'

const hash = signal(location.hash)
addEventListener('hashchange', () => (hash.value = location.hash))

/** The page in the address, such as `#/rules/C3.5` or `#/table/k3f9/12`: its name, what it is about, and which play. */
export const route = computed(() => {
  const [, page = '', about = '', ...rest] = hash.value.split('/')
  const [play = ''] = rest
  return { page, about, rest, play: /^\d{1,6}$/.test(play) ? Number(play) : null }
})

export function go(page: string, about = ''): void {
  location.hash = about === '' ? `#/${page}` : `#/${page}/${about}`
}

/** The full address of a page, to send to somebody. */
export function addressOf(page: string, about: string, play: number | null = null): string {
  const here = location.href.split('#')[0]
  return `${here}#/${page}/${about}${play === null ? '' : `/${play}`}`
}
