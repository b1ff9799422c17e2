import type { Temper } from '@mousekeep/castle/tempers'
import type { JSX } from 'preact'

const INK = '#3A2A1C'

/** What each mouse wears on its coat: a bramble berry, a clover leaf, an arrow, a cushion of moss. */
const DRAWINGS: Readonly<Record<Temper, string>> = {
  bramble: `<g fill="#5B2A63" stroke="${INK}" stroke-width="1.4"><circle cx="20" cy="16" r="5"/><circle cx="14" cy="20" r="5"/><circle cx="26" cy="20" r="5"/><circle cx="17" cy="26" r="5"/><circle cx="24" cy="26" r="5"/><circle cx="20" cy="31" r="4"/></g><path d="M20 12c-5-5-9-5-11-4 2 4 6 6 11 4zm0 0c4-5 8-5 11-4-2 4-6 6-11 4z" fill="#4F8A3C" stroke="${INK}" stroke-width="1.4"/>`,
  clover: `<path d="M20 22q2 8-3 13" fill="none" stroke="#2F6B2A" stroke-width="2.6" stroke-linecap="round"/><g fill="#4E9C45" stroke="${INK}" stroke-width="1.4"><path d="M20 19c-7 0-10-4-9-8s6-4 9 1c3-5 8-5 9-1s-2 8-9 8z"/><path d="M20 19c-8-2-12 1-12 5s5 6 9 1c1-1 3-4 3-6zm0 0c8-2 12 1 12 5s-5 6-9 1c-1-1-3-4-3-6z"/></g>`,
  dart: `<path d="M9 31L28 12" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M34 6l-3 13-10-10z" fill="#C9D2DB" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><path d="M6 27l6 1 1 6-5 2-4-4z" fill="#D2503A" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>`,
  moss: `<path d="M6 30c0-9 5-9 7-13 3-5 9-5 12 0 2 4 9 4 9 13z" fill="#6E8F3A" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/><g fill="#A9C56A"><circle cx="14" cy="24" r="1.8"/><circle cx="20" cy="19" r="1.8"/><circle cx="26" cy="25" r="1.8"/><circle cx="19" cy="27" r="1.6"/></g><path d="M5 31h30" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`,
}

/** The badge of a mouse with a temper. */
export function Badge({ temper }: { temper: Temper }): JSX.Element {
  const drawing = `<circle cx="20" cy="20" r="18.5" fill="#FFF6E0" stroke="${INK}" stroke-width="2"/>${DRAWINGS[temper]}`
  return (
    <svg class="temper-badge" viewBox="0 0 40 40" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />
  )
}
