import { computed, signal } from '@preact/signals'

const hash = signal(location.hash)
addEventListener('hashchange', () => (hash.value = location.hash))

/** The page in the address, as `#/rules/C3.5`: its name and what it is about. */
export const route = computed(() => {
  const [, page = '', about = ''] = hash.value.split('/')
  return { page, about }
})

export function go(page: string, about = ''): void {
  location.hash = about === '' ? `#/${page}` : `#/${page}/${about}`
}
