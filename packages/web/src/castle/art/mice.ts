import { gouache, INK, line, LETTERS, soft } from '../../base/paint.ts'
import type { TeamName } from './names.ts'

interface Team {
  readonly id: TeamName
  readonly base: string
  readonly light: string
  readonly shade: string
  readonly fur: readonly [string, string, string]
  readonly trim: string
}

const PAINTS: readonly Team[] = [
  {
    id: 'rowan',
    base: '#C8432A',
    light: '#F07A52',
    shade: '#9A2C1C',
    fur: ['#F5E0BF', '#E0BF92', '#AD8758'],
    trim: '#FFE9C2',
  },
  {
    id: 'lake',
    base: '#2468AE',
    light: '#5B9BD8',
    shade: '#15457A',
    fur: ['#D6D2CB', '#A9A49C', '#7B766F'],
    trim: '#FFFFFF',
  },
  {
    id: 'amber',
    base: '#F2B42A',
    light: '#FFDD78',
    shade: '#C07F10',
    fur: ['#8A6650', '#62432F', '#41291B'],
    trim: '#5A2E12',
  },
  {
    id: 'violet',
    base: '#54306A',
    light: '#8560A0',
    shade: '#331A45',
    fur: ['#FFFBF2', '#F0E4CF', '#CDB998'],
    trim: '#E6C7F2',
  },
]

/** By seat: the colour of a team's trails. */
export const TEAM_COLOURS: readonly string[] = PAINTS.map(({ base }) => base)

const PATTERNS: Readonly<Record<TeamName, (team: Team) => string>> = {
  rowan: (t) =>
    `<pattern id="pt-rowan" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M2 0v9" stroke="${t.trim}" stroke-width="2.4" opacity=".8"/></pattern>`,
  lake: (t) =>
    `<pattern id="pt-lake" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.7" fill="${t.trim}" opacity=".9"/><circle cx="7" cy="7" r="1.7" fill="${t.trim}" opacity=".9"/></pattern>`,
  amber: (t) =>
    `<pattern id="pt-amber" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0h5v5h5v5H5V5H0z" fill="${t.trim}" opacity=".75"/></pattern>`,
  violet: (t) =>
    `<pattern id="pt-violet" width="10" height="8" patternUnits="userSpaceOnUse"><path d="M0 6l5-5 5 5" fill="none" stroke="${t.trim}" stroke-width="2" opacity=".9"/></pattern>`,
}
const SHIELDS: Readonly<Record<TeamName, string>> = {
  rowan: 'M50 75q11 0 16-3c3 15-2 28-16 35-14-7-19-20-16-35 5 3 16 3 16 3z', // kite
  lake: 'M50 71a18 18 0 1 1 0 36 18 18 0 1 1 0-36z', // round
  amber: 'M33 73h34v27q-8 7-17 7t-17-7z', // square
  violet: 'M50 69l18 19-18 20-18-20z', // lozenge
}
const HATS: Readonly<Record<TeamName, (team: Team) => string>> = {
  rowan: (t) =>
    `<path d="M29 23C33 4 52-2 70 4c-5 4-1 12 3 17-14 7-32 8-44 2z" fill="url(#t-rowan)" ${line(2.6)}/><path d="M29 23q22 6 44-2l2 5q-24 9-47 2z" fill="${t.shade}" ${line(2.2)}/><path d="M62 12C72-4 86-4 92 3 84 4 76 10 70 20" fill="#FFF3DA" ${line(2.2)}/><path d="M66 15Q76 3 88 3" fill="none" ${line(1.3)}/>`, // feathered cap
  lake: () =>
    `<path d="M26 24C28 2 40-4 50-4s22 6 24 28q-24 7-48 0z" fill="url(#steel)" ${line(2.6)}/><path d="M24 22q26 8 52 0l1 7q-27 8-54 0z" fill="#8A97A6" ${line(2.2)}/><path d="M47-5v34h6V-5" fill="#AFBBC8" ${line(1.8)}/><path d="M34 16Q36 4 43 1" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".9"/>`, // helmet
  amber: () =>
    `<path d="M29 26L25 4l12 9L50-3l13 16 12-9-4 22q-21 6-42 0z" fill="url(#gold)" ${line(2.6)}/><path d="M29 26q21 6 42 0l-1-6q-20 5-40 0z" fill="#B8741A" ${line(1.8)}/><circle cx="50" cy="16" r="3.6" fill="#C23A2C" ${line(1.5)}/><g fill="#FFF3C4" ${line(1.6)}><circle cx="25" cy="4" r="3"/><circle cx="50" cy="-4" r="3"/><circle cx="75" cy="4" r="3"/></g>`, // crown
  violet: (t) =>
    `<path d="M27 24C36 18 38 0 56-12c8 3 12 6 16 12-7-3-11-1-12 3 2 8 6 15 12 20-14 7-32 8-45 1z" fill="url(#t-violet)" ${line(2.6)}/><path d="M24 22q26 9 52-1l4 6q-30 11-61 2z" fill="${t.shade}" ${line(2.2)}/><path d="M46 4l2 4 4.5.5-3.3 3 1 4.5-4-2.3-4 2.3 1-4.5-3.3-3 4.5-.5z" fill="#F6D58B"/>`, // wizard hat
}
const mouse = (t: Team, letter: string): string => {
  const dark = t.id === 'amber'
  return (
    `<path d="M67 100C92 108 102 90 94 76c-5-8-14-4-10 3" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M67 100C92 108 102 90 94 76c-5-8-14-4-10 3" fill="none" stroke="#E2A78F" stroke-width="4" stroke-linecap="round"/>` +
    `<ellipse cx="39" cy="110" rx="10" ry="5" fill="#E2A78F" ${line(2.2)}/><ellipse cx="61" cy="110" rx="10" ry="5" fill="#E2A78F" ${line(2.2)}/>` +
    `<path d="M50 50C34 52 25 78 22 105q28 9 56 0C75 78 66 52 50 50z" fill="url(#t-${t.id})" ${line(2.6)}/>` +
    `<path d="M24.5 92L22 105q28 9 56 0l-2.5-13q-26 8-51 0z" fill="url(#pt-${t.id})"/><path d="M24.5 92q26 8 51 0" fill="none" stroke="${t.trim}" stroke-width="2"/>` +
    // Ears.
    `<g fill="url(#f-${t.id})" ${line(2.6)}><circle cx="22" cy="23" r="17"/><circle cx="78" cy="23" r="17"/></g><g fill="#EDB09D"><ellipse cx="22.5" cy="24" rx="10.5" ry="11"/><ellipse cx="77.5" cy="24" rx="10.5" ry="11"/></g><path d="M14 20q3-7 9-7M70 20q3-7 9-7" stroke="#D08773" stroke-width="2.4" fill="none" stroke-linecap="round"/>` +
    // Head.
    `<path d="M50 13c17 0 27 11 27 25 0 8-4 13-9 17-5 5-11 9-18 9s-13-4-18-9c-5-4-9-9-9-17 0-14 10-25 27-25z" fill="url(#f-${t.id})" ${line(2.6)}/>` +
    `<path d="M50 42c9 0 15 5 15 11 0 7-8 11-15 11s-15-4-15-11c0-6 6-11 15-11z" fill="${dark ? '#B08A6C' : '#FFF6E6'}" opacity=".9"/>` +
    `<g fill="#E88F78" opacity=".5"><ellipse cx="31" cy="48" rx="5" ry="3.4"/><ellipse cx="69" cy="48" rx="5" ry="3.4"/></g>` +
    (dark
      ? `<g fill="#FFF6E6"><ellipse cx="38.5" cy="37.5" rx="6.4" ry="7.2"/><ellipse cx="61.5" cy="37.5" rx="6.4" ry="7.2"/></g>`
      : '') +
    `<g fill="#22120A"><ellipse cx="39" cy="38" rx="4.8" ry="5.8"/><ellipse cx="61" cy="38" rx="4.8" ry="5.8"/></g><g fill="#fff"><circle cx="37.4" cy="35.8" r="1.9"/><circle cx="59.4" cy="35.8" r="1.9"/></g>` +
    `<path d="M50 52v4q-4 4-8 1M50 56q4 4 8 1" fill="none" ${line(2)}/><path d="M44.5 46q5.5-3 11 0-.5 5-5.5 6.5-5-1.5-5.5-6.5z" fill="#D9695C" ${line(1.8)}/><path d="M47 47q2-1 4-.6" stroke="#fff" stroke-width="1.4" fill="none" stroke-linecap="round"/>` +
    `<g stroke="${INK}" stroke-width="1.3" stroke-linecap="round" opacity=".75"><path d="M34 52L18 49M34 55l-15 3M66 52l16-3M66 55l15 3"/></g>` +
    HATS[t.id](t) +
    // Shield with letter, held by two paws.
    `<path d="${SHIELDS[t.id]}" fill="${t.base}" ${line(2.6)}/><path d="${SHIELDS[t.id]}" fill="none" stroke="${t.id === 'amber' ? '#5A2E12' : '#FFF4DC'}" stroke-width="2.2" transform="translate(50 89) scale(.8) translate(-50 -89)"/>` +
    `<text x="50" y="${t.id === 'rowan' ? 95 : 96}" text-anchor="middle" ${LETTERS} font-size="20" fill="${t.id === 'amber' ? '#3A2417' : '#FFF8E8'}">${letter}</text>` +
    `<g fill="url(#f-${t.id})" ${line(2)}><ellipse cx="32" cy="86" rx="5" ry="4.4"/><ellipse cx="68" cy="86" rx="5" ry="4.4"/></g>`
  )
}

export const mouseDefs =
  PAINTS.map(
    (t) => gouache(`t-${t.id}`, t.light, t.base, t.shade) + gouache(`f-${t.id}`, ...t.fur) + PATTERNS[t.id](t),
  ).join('') +
  gouache('steel', '#F2F5F8', '#B9C4CF', '#7C8997') +
  gouache('gold', '#FFF0B0', '#F0BE45', '#B97E18') +
  soft('sh') +
  soft('halo', '#FFF6E0', 0.95)

/** A painted wooden mouse of each team (`#mouse-rowan` …), feet at (50, 112) of the box. */
export function mouseSymbols(letters: readonly string[]): string {
  return PAINTS.map(
    (team, seat) =>
      `<symbol id="mouse-${team.id}" viewBox="-4 -16 108 132" overflow="visible">${mouse(team, letters[seat])}</symbol>`,
  ).join('')
}
