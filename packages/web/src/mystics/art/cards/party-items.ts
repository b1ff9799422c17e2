import { ink } from '../pen.ts'
import { at, shine } from './parts.ts'

export const PARTY_ITEMS: Readonly<Record<string, string>> = {
  disguises: `<path d="M50 8q-26 2-28 32-12 30-12 50h80q0-20-12-50Q76 10 50 8z" fill="url(#m-rag)" ${ink(3)}/><path d="M50 20q-18 2-20 24 2 22 20 24 18-2 20-24-2-22-20-24z" fill="#3A2E28" ${ink(2.6)}/><path d="M62 74l12 2-2 12-12-2zM24 66l10 2-2 10-10-2z" fill="#8A7A5C" ${ink(1.8)}/><path d="M40 40v.1M60 40v.1" stroke="#FFF6DC" stroke-width="8" stroke-linecap="round"/><path d="M50 54q-6-8-14-4-8 6-16 0 4 14 18 12 8-2 12-8 4 6 12 8 14 2 18-12-8 6-16 0-8-4-14 4z" fill="#6B3F1E" ${ink(2.6)}/><ellipse cx="50" cy="50" rx="6" ry="5" fill="#CF6457" ${ink(2)}/>`,
  'fishhook-and-thread': `<path d="M62 12v44a18 18 0 1 1-34 8l12 4" fill="none" ${ink(11)}/><path d="M62 12v44a18 18 0 1 1-34 8l12 4" fill="none" stroke="#D5DCE4" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="62" cy="13" r="6" fill="none" ${ink(4)}/><path d="M62 12q24-6 22 12t-12 24 12 22" fill="none" ${ink(4)}/><path d="M62 12q24-6 22 12t-12 24 12 22" fill="none" stroke="#B5332A" stroke-width="1.9"/>`,
  'dinner-fork': at(
    'translate(50 52) rotate(38)',
    `<path d="M-4 46L-4 2q-14-4-14-18v-28h7v24h6v-24h10v24h6v-24h7v28q0 14-14 18v44q-2 4-4 0z" fill="url(#m-steel)" ${ink(3)}/>${shine('M-13-40v24q1 8 8 10M0 6v34', '#fff', 2.6)}`,
  ),
  grape: `<circle cx="50" cy="56" r="32" fill="url(#m-plum)" ${ink(3)}/><path d="M28 46q6-16 20-18" fill="none" stroke="#E9C9F0" stroke-width="6" stroke-linecap="round"/><path d="M50 24q0-10 8-14" fill="none" ${ink(6)}/><path d="M50 24q0-10 8-14" fill="none" stroke="#8A5528" stroke-width="2.6"/><path d="M56 16q14-8 22 2-12 10-22-2z" fill="url(#m-moss)" ${ink(2.2)}/>`,
}
