/** What is known of every figure without its drawing. */

/** The box of every drawing of a figure. */
export const FIGURE_BOX = '0 -14 150 176'

const MICE: ReadonlySet<string> = new Set(['collin', 'nez', 'tilda', 'maginos', 'filch', 'lily'])
export const isMouse = (id: string): boolean => MICE.has(id)

/** The colour of the ring and seal of a mouse, grown or not. */
export const COLOURS: Readonly<Record<string, string>> = {
  collin: '#2F5F93',
  nez: '#8A5528',
  tilda: '#4F7A3C',
  maginos: '#4A3D80',
  filch: '#A32A22',
  lily: '#7A3F7E',
  pip: '#5E6E2C',
  burr: '#6A4C44',
  dot: '#2F5F93',
}

/** The part of the box that shows the face. */
const BUSTS: Readonly<Record<string, string>> = {
  collin: '24 0 96 84',
  nez: '24 2 96 84',
  tilda: '22 2 96 84',
  maginos: '14 -6 118 103',
  filch: '35 2 94 82',
  lily: '30 -2 96 84',
  'rat-warriors': '16 0 110 96',
  'elite-rat-warriors': '-14 -10 132 114',
  roaches: '6 30 140 120',
  'greedy-roaches': '6 30 140 120',
  spider: '0 -2 150 130',
  centipede: '20 -10 110 96',
  'captain-vurst': '14 -32 112 98',
  'skitter-clak': '-8 -30 136 116',
  brodie: '0 0 150 130',
  'brodie-pounces': '-10 -22 170 146',
  'brodie-chases': '-14 14 176 150',
  vanestra: '32 54 86 74',
  'vanestras-charm': '2 -26 146 146',
  'vanestras-sting': '2 -26 146 146',
  'vanestras-web': '2 -26 146 146',
  'vanestras-call': '2 -26 146 146',
  crow: '-24 -6 140 120',
  pip: '32 42 84 72',
  burr: '34 40 84 72',
  dot: '34 44 84 72',
}

export function bustBox(id: string): string {
  const box = BUSTS[id]
  if (box === undefined) throw new Error(`Bug: "${id}" has no bust`)
  return box
}
