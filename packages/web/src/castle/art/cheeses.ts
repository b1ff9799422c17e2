import { f, gouache, INK, line, LETTERS } from '../../base/paint.ts'
import { CHEESES, type Cheese } from './names.ts'

/** The dark colour of seal and border: cream on it has a contrast of at least 4.5:1. */
const RINGS: Readonly<Record<Cheese, string>> = {
  blue: '#2B5580',
  braid: '#4A3A34',
  emmental: '#8F6200',
  gouda: '#A32A22',
  halloumi: '#4B6B2C',
  neufchatel: '#9C3E66',
  provolone: '#7A3E12',
}
const DASHES: Readonly<Record<Cheese, string>> = {
  blue: '3 4',
  braid: '',
  emmental: '',
  gouda: '',
  halloumi: '9 5',
  neufchatel: '1 7',
  provolone: '14 4 3 4',
}

const st = line(2.6)
const hole = (x: number, y: number, rx: number, ry: number, dark: string, lip: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${dark}"/><path d="M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0" fill="none" stroke="${lip}" stroke-width="1.8"/>`

export const cheeseDefs =
  gouache('cE', '#FFEFA6', '#F8CF52', '#E3A62F') +
  gouache('cEf', '#F6C544', '#EDB235', '#CF8A1E') +
  gouache('cG', '#DB5A44', '#BE3A2C', '#8E231F') +
  gouache('cI', '#FFF0BE', '#F7DB8C', '#E3B95C') +
  gouache('cW', '#FFFFFF', '#FBF2DD', '#E7D6B2') +
  gouache('cB', '#FFFDF2', '#F4ECD3', '#DCCDA4') +
  gouache('cP', '#F8D27E', '#E5A23F', '#B26A1F') +
  gouache('cN', '#FFFDF8', '#FBEBDD', '#EFCDB4') +
  gouache('cS', '#EDB873', '#CC8440', '#8F4F22')

const BODIES: Readonly<Record<Cheese, () => string>> = {
  emmental: () =>
    `<path d="M8 53L56 22q25 4 36 26v28q-2 3-5 3L12 82q-4 0-4-4z" fill="url(#cEf)" ${st}/>` +
    `<path d="M8 53L56 22q25 4 36 26z" fill="url(#cE)" ${st}/>` +
    `<path d="M56 22q25 4 36 26" fill="none" stroke="#B8741A" stroke-width="5"/><path d="M56 22q25 4 36 26v28" fill="none" ${st}/>` +
    `<ellipse cx="52" cy="36" rx="8" ry="4.6" fill="#D79A2B"/><path d="M44 36a8 4.6 0 0 0 16 0" fill="none" stroke="#FFF4BE" stroke-width="1.8"/><ellipse cx="71" cy="43" rx="5" ry="2.7" fill="#D79A2B"/><ellipse cx="32" cy="46" rx="4.6" ry="2.4" fill="#D79A2B"/>` +
    hole(31, 67, 9.5, 8, '#B0701A', '#FBDD82') +
    hole(58, 61, 6, 5.2, '#B0701A', '#FBDD82') +
    hole(76, 68, 7.5, 6.6, '#B0701A', '#FBDD82') +
    hole(49, 75, 4, 3, '#B0701A', '#FBDD82') +
    `<path d="M15 79q-3-3-2-9" stroke="#FFF4BE" stroke-width="2" fill="none" opacity=".7"/>`,
  gouda: () =>
    `<path d="M9 43v20c0 16 22 24 44 23l4-1V68L50 43z" fill="url(#cG)" ${st}/>` +
    `<path d="M50 43L89 51v19L50 63z" fill="url(#cI)" ${st}/>` +
    `<path d="M62 53l5 1M74 60l6 1M58 60l4 1M80 55l3 .6" stroke="#C58F35" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M50 43L89 51C95 34 76 18 50 18S9 29 9 43s20 26 48 25z" fill="url(#cG)" ${st}/>` +
    `<path d="M20 38c4-9 16-14 28-14" fill="none" stroke="#FFB49A" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M50 43L80 49C82 37 68 26 50 26S18 33 18 43s13 18 36 17.500z" fill="none" stroke="#F6D58B" stroke-width="2.2"/>` +
    `<path d="M42 33l3 5 6 .5-4 4 1 5.5-6-2.5-5 3 .5-6-4-3.5 6-1z" fill="#F6D58B"/>` +
    `<path d="M15 62q4 9 14 13" fill="none" stroke="#FFB49A" stroke-width="2" opacity=".55" stroke-linecap="round"/>`,
  halloumi: () =>
    `<path d="M10 38L46 18l44 14v34L54 88 10 70z" fill="#E9DAB8" ${st}/>` +
    `<path d="M10 38L46 18l44 14-36 22z" fill="url(#cW)" ${st}/>` +
    `<path d="M54 54l36-22v34L54 88z" fill="#DCC79A" ${st}/>` +
    `<path d="M10 38l44 16v34L10 70z" fill="url(#cW)" ${st}/>` +
    `<g stroke="#8A5526" stroke-width="4.4" stroke-linecap="round"><path d="M22 37l32 11M33 31l32 11M44 25l33 11M24 42l33-20M38 47l35-21"/><path d="M17 50l30 11M17 62l30 11M24 46v24M38 51v24" opacity=".92"/></g>` +
    `<path d="M76 22q10-14 20-9-3 11-20 9z" fill="#6E9A48" ${st}/><path d="M77 21l13-6" stroke="${INK}" stroke-width="1.3"/>`,
  blue: () =>
    `<path d="M20 84V48c0-24 16-36 36-36s36 12 36 34v30l-9 8z" fill="#8E866F" ${st}/>` +
    `<path d="M8 86V52c0-24 16-36 37-36s38 12 38 36v34q-37 5-75 0z" fill="#C9BE9E" ${st}/>` +
    `<path d="M15 82V53c0-20 13-30 30-30s31 10 31 30v29q-30 4-61 0z" fill="url(#cB)" stroke="${INK}" stroke-width="1.4"/>` +
    `<g fill="none" stroke="#3B6894" stroke-linecap="round" stroke-linejoin="round"><path d="M21 50q5-8 11-4t10-3 9-9" stroke-width="4.6"/><path d="M36 34q3-5 8-4" stroke-width="4"/><path d="M24 66q6 3 10-3t12-3 9-7 14-4" stroke-width="5.4"/><path d="M58 36q4 6 9 6" stroke-width="5"/><path d="M33 76q5-5 11-2t10-5 15-3" stroke-width="4.8"/><path d="M46 60q1 7-2 14M55 53q-4-5-3-12M67 49q2 8 1 16" stroke-width="2"/></g>` +
    `<g fill="#3B6894"><circle cx="22" cy="76" r="2.4"/><circle cx="28" cy="57" r="2"/><circle cx="40" cy="53" r="2.4"/><circle cx="61" cy="60" r="2.6"/><circle cx="71" cy="74" r="2.2"/><circle cx="54" cy="28" r="2"/></g>` +
    `<path d="M19 76V54q0-17 14-24" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".75"/>`,
  provolone: () =>
    `<path d="M50 21C48 8 58 5 57 13s-8 5-7 14" fill="none" stroke="${INK}" stroke-width="5.6" stroke-linecap="round"/><path d="M50 21C48 8 58 5 57 13s-8 5-7 14" fill="none" stroke="#EBD3A0" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M50 20c9 0 14 5 13 11-.5 4-3 6-3 8 14 5 23 15 23 28 0 15-15 23-33 23S17 82 17 67c0-13 9-23 23-28 0-2-2.5-4-3-8-1-6 4-11 13-11z" fill="url(#cP)" ${st}/>` +
    `<path d="M27 58q4-9 12-12" stroke="#FFEDBB" stroke-width="5" fill="none" stroke-linecap="round" opacity=".9"/>` +
    `<path d="M39.5 38q10 4.5 21 0" fill="none" stroke="${INK}" stroke-width="6"/><path d="M39.5 38q10 4.5 21 0" fill="none" stroke="#EBD3A0" stroke-width="3.2"/>` +
    `<g fill="none" stroke="#EBD3A0" stroke-width="3"><path d="M50 41v48M43 41c-14 12-16 32-9 45M57 41c14 12 16 32 9 45M18 64q32 15 64 0"/></g>` +
    `<g fill="none" stroke="#7A3E12" stroke-width="1.2" opacity=".8"><path d="M52 41v48M45 41.500c-13 12-15 31-8.5 44M59 41.500c14 12 16 31 9 44M18 66q32 15 64 0"/></g>`,
  neufchatel: () =>
    `<path d="M50 92C20 72 8 56 10 40c0-4 2-9 2-9l76 0s2 5 2 9c2 16-10 32-40 52z" fill="#D79B72" ${st}/>` +
    `<path d="M50 82C20 62 8 46 11 31 15 13 38 11 50 28 62 11 85 13 89 31c3 15-9 31-39 51z" fill="url(#cN)" ${st}/>` +
    `<path d="M21 33c2-8 10-11 17-7" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>` +
    `<g fill="#DB9C86"><circle cx="35" cy="43" r="2.6"/><circle cx="50" cy="50" r="2.6"/><circle cx="65" cy="43" r="2.6"/><circle cx="50" cy="37" r="2.6"/><circle cx="42.5" cy="57" r="2.3"/><circle cx="58" cy="57" r="2.3"/><circle cx="50" cy="66" r="2.3"/><circle cx="24" cy="46" r="2.2"/><circle cx="76" cy="46" r="2.2"/><circle cx="74" cy="32" r="2.2"/></g>` +
    `<path d="M72 72q8-6 13-15" fill="none" stroke="#F6D9BE" stroke-width="2" opacity=".8"/>`,
  braid: () => {
    // A three-strand plait: lobes from left and right overlap in turn.
    const lobe = (m: number, y: number): string => {
      const q = (x: number, yy: number): string => `${f(50 + m * x)} ${f(y + yy)}`
      return `<path d="M${q(-9, 14)}C${q(-14, 2)} ${q(2, -10)} ${q(17, -6)}C${q(25, 0)} ${q(20, 12)} ${q(8, 17)}C${q(1, 20)} ${q(-6, 19)} ${q(-9, 14)}z" fill="url(#cS)" ${st}/><path d="M${q(15, -1)}Q${q(3, 1)} ${q(-3, 10)}" fill="none" stroke="#FBDDA6" stroke-width="2.6" stroke-linecap="round" opacity=".9"/>`
    }
    let s = ''
    for (let i = 0; i < 6; i++) s += lobe(i % 2 ? 1 : -1, 17 + i * 10.5)
    return `<g transform="rotate(36 50 50)"><path d="M45 86l-7 13M50 88v13M55 86l7 13" stroke="${INK}" stroke-width="7.6" stroke-linecap="round"/><path d="M45 86l-7 13M50 88v13M55 86l7 13" stroke="#C27C3B" stroke-width="3.8" stroke-linecap="round"/><path d="M38 18Q34 2 50 0q16 2 12 18z" fill="url(#cS)" ${st}/>${s}<rect x="38" y="82" width="24" height="8" rx="3.5" fill="#EBD3A0" ${st}/></g>`
  },
}

const seal = (cheese: Cheese, letter: string, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" fill="${RINGS[cheese]}" stroke="#FFF4DC" stroke-width="2.4"/><text y="${f(r * 0.42)}" text-anchor="middle" ${LETTERS} font-size="${f(r * 1.3)}" fill="#FFF8E8">${letter}</text></g>`

/** The cheese alone (`#cheese-x`), its wax seal (`#seal-x`), and the sliding tile that shows it (`#tile-x`). */
export function cheeseSymbols(letters: Readonly<Record<Cheese, string>>): string {
  return CHEESES.map((cheese) => {
    const dash = DASHES[cheese] === '' ? '' : ` stroke-dasharray="${DASHES[cheese]}"`
    const frame = `<rect x="5.5" y="5.5" width="93" height="90" rx="6" fill="none" stroke="${RINGS[cheese]}" stroke-width="3.4"${dash} stroke-linecap="round" opacity=".75"/>`
    return (
      `<symbol id="cheese-${cheese}" viewBox="0 0 100 100">${BODIES[cheese]()}</symbol>` +
      `<symbol id="seal-${cheese}" viewBox="-20 -20 40 40">${seal(cheese, letters[cheese], 0, 0, 17)}</symbol>` +
      `<symbol id="tile-${cheese}" viewBox="0 0 104 104"><use href="#slab" width="104" height="104"/>${frame}<use href="#cheese-${cheese}" x="17" y="15" width="78" height="78"/>${seal(cheese, letters[cheese], 19, 19, 14.5)}</symbol>`
    )
  }).join('')
}
