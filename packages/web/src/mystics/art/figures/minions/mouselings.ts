import { ink, limb } from '../../pen.ts'
import { crumb, foot, head, paw, tail, type Head } from '../parts.ts'

const kid = (o: Head, x: number, y: number, k = 0.82) =>
  head(x, y, { eye: 1.22, mouth: 'M37 13q-6 6-13 3', ...o }, 0, k)

/** In an acorn cap; he counts. */
export const pip = (): string =>
  tail('M58 144C36 152 26 138 32 128', '#E2AF94', 4.4) +
  foot(66, 148, '#E2AF94') +
  foot(86, 148, '#E2AF94') +
  `<path d="M62 112C54 124 52 136 54 146q22 6 42 0c1-12-2-24-10-34q-12-4-24 0z" fill="url(#m-moss)" ${ink(2.6)}/><path d="M75 112v34M64 124l11 6M87 124l-12 6M62 136l13 5M90 136l-15 5" stroke="#35573B" stroke-width="2" fill="none"/>` +
  limb('M86 120Q98 126 104 116', '#CF9D62', 7) +
  kid(
    {
      fur: 'fTawny',
      mouth: 'M38 12q-8 10-17 2z',
      front: `<path d="M-30-14C-28-40-4-50 12-42 28-36 32-20 30-10 12-18-10-20-30-14z" fill="url(#m-wood)" ${ink(2.8)}/><path d="M-22-18q2-16 14-24M-8-22q2-12 8-22M6-22q0-12-2-20M20-18q-2-12-8-18M-26-24q24-10 52 0M-20-32q18-7 38 0" fill="none" stroke="#6B4022" stroke-width="2"/><path d="M-30-14C-10-20 12-18 30-10l1 5C12-13-12-14-31-8z" fill="#6B4022" ${ink(2.2)}/><path d="M2-44q-1-8 6-11" fill="none" ${ink(6)}/><path d="M2-44q-1-8 6-11" fill="none" stroke="#8A5528" stroke-width="2.8"/>`,
    },
    72,
    92,
  ) +
  paw(105, 115, '#D8AA70', 5.5) +
  crumb(112, 106, 0.55, -8) +
  limb('M62 120Q50 128 54 136', '#CF9D62', 7) +
  paw(54, 137, '#D8AA70', 5.5) +
  `<g transform="translate(34 152)">${crumb(0, -4, 0.42, 12)}</g>`

/** In a mitten, with a stick as tall as himself. */
export const burr = (): string =>
  tail('M58 146C38 154 26 144 30 134', '#B98A7C', 4.4) +
  // a stick as tall as himself
  `<path d="M112 154Q108 118 116 78" fill="none" ${ink(8)}/><path d="M112 154Q108 118 116 78" fill="none" stroke="#8A5A34" stroke-width="3.8" stroke-linecap="round"/><path d="M113 100l8-7" ${ink(5)}/><path d="M113 100l8-7" stroke="#8A5A34" stroke-width="2.4" stroke-linecap="round"/>` +
  foot(66, 149, '#B98A7C') +
  foot(88, 149, '#B98A7C') +
  // a mitten for a coat: the thumb is a pocket
  `<path d="M60 112C52 122 48 134 50 148q26 8 50 0c2-14-2-26-12-36q-14-4-28 0z" fill="url(#m-knit)" ${ink(2.6)}/><path d="M96 124q14-2 14 10-2 8-12 6z" fill="url(#m-knit)" ${ink(2.4)}/><path d="M54 126l6 5 6-5 6 5 6-5 6 5 6-5M52 136l6 5 6-5 6 5 6-5 6 5 6-5 6 5" fill="none" stroke="#FFD9B8" stroke-width="2.2" stroke-linejoin="round"/><path d="M50 146q26 8 50 0l1 6q-26 8-52 0z" fill="#FFF3DC" ${ink(2)}/><path d="M58 149v5M66 151v5M75 152v5M84 151v5M92 149v5" stroke="#C9A888" stroke-width="1.8"/>` +
  limb('M88 120Q102 126 110 118', '#A8443A', 8) +
  paw(112, 117, '#A9A49C', 6) +
  kid(
    {
      fur: 'fGrey',
      muzzle: '#E6E0D6',
      nose: '#B5574D',
      brow: `<path d="M2-15q6-4 11-1M20-14q4-2 7 1" fill="none" ${ink(2.2)}/>`,
      mouth: 'M36 14q-5 2-9 0',
      front: `<path d="M-4-24l-3-12M2-25l1-13M8-24l6-10" ${ink(2.6)}/>`,
    },
    72,
    90,
  ) +
  `<path d="M56 112q16 8 34 0l3 6q-20 8-40 0z" fill="#FFF3DC" ${ink(2)}/>`

/** In a sock, with a charcoal. */
export const dot = (): string =>
  tail('M56 148C36 156 22 144 28 132', '#E9C2B2', 4.4) +
  // a sock up to the arms, its toe trailing behind like a train
  `<path d="M60 114C54 124 52 134 54 142 40 142 30 150 34 156q8 6 24 2 22 4 40-4 4-16-12-40-14-4-26 0z" fill="url(#m-sockB)" ${ink(2.6)}/><path d="M58 122q14 5 30 0M56 131q16 5 36 0M55 140q18 5 40-1" fill="none" stroke="#FFFDF4" stroke-width="3.6"/><path d="M34 150q-2 6 6 8 8 2 14 0-6-8-14-12-4 1-6 4z" fill="#C94A34" ${ink(2.2)}/><path d="M88 152q8-1 9-10" fill="none" stroke="#38658E" stroke-width="2"/>` +
  limb('M86 122Q100 126 106 120', '#EEDCC0', 7) +
  `<g transform="translate(110 114) rotate(28)"><path d="M-4-14h8v22l-4 7-4-7z" fill="#3E3A3C" ${ink(2)}/><path d="M-1.5-12V6" stroke="#8A8588" stroke-width="2"/></g>` +
  paw(106, 120, '#EBD9BE', 5.5) +
  kid(
    {
      fur: 'fCream',
      muzzle: '#FFFFFF',
      lid: `<path d="M3-10l-4-3M4-12l-2-4M19-11l-1-4" ${ink(1.8)}/>`,
      front: `<path d="M-3 13l9 3M0 9l7 5" stroke="#4A4648" stroke-width="2.6" stroke-linecap="round" opacity=".75"/><path d="M-14-20q-2-12 8-10 0 8-8 10zM-14-20q-12-2-10 8 8 0 10-8z" transform="translate(2 -6)" fill="#C94A34" ${ink(1.8)}/><circle cx="-12" cy="-26" r="2.6" fill="#E5624A" ${ink(1.4)}/>`,
    },
    72,
    92,
  ) +
  limb('M62 122Q50 128 52 137', '#EEDCC0', 7) +
  paw(52, 138, '#EBD9BE', 5.5) +
  `<path d="M58 115q14 6 30 0" fill="none" ${ink(6)}/><path d="M58 115q14 6 30 0" fill="none" stroke="#FFFDF4" stroke-width="3"/>`
