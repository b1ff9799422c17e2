import { gouache, soft } from './pen.ts'

/** One gradient for each material, never for a single part: light, base, shade. */
const PAINTS: Readonly<Record<string, readonly [string, string, string]>> = {
  // furs
  fBrown: ['#D9A778', '#B97F50', '#875330'],
  fGrey: ['#B9B2A8', '#8C857C', '#5E5851'],
  fCream: ['#FFF6E6', '#EEDCC0', '#C9AE88'],
  fWhite: ['#FFFFFF', '#EFE9DD', '#C6BBA8'],
  fTawny: ['#EBC68E', '#CF9D62', '#9A6A38'],
  fRusset: ['#E8A26E', '#C77446', '#8F4826'],
  fRat: ['#A3978A', '#76695E', '#4A4039'],
  fBlack: ['#6E6870', '#48434B', '#2A262D'],
  tabby: ['#FBC68A', '#E8964A', '#C06A28'],
  sock: ['#FFFDF4', '#F7E6CB', '#DDBE93'],
  shell: ['#D98A4A', '#A5551F', '#6B2F12'],
  spi: ['#8E74A0', '#5E4672', '#392848'],
  cen: ['#E5854A', '#B94E26', '#7A2A16'],
  fAsh: ['#C9C4C0', '#928C8A', '#5E5A5C'],
  clak: ['#7C8C9E', '#333B4B', '#171B27'],
  glowseg: ['#FFFBDC', '#FFD45A', '#E08A1E'],
  vanB: ['#9A86BC', '#4A3666', '#241838'],
  vanF: ['#F3E6FA', '#C9AEDD', '#8E6CA8'],
  crowB: ['#6D769E', '#2B3050', '#14131F'],
  pad: ['#F7B7A6', '#E08A7A', '#B55F55'],
  // cloth and leather
  red: ['#E5624A', '#BB382B', '#83201D'],
  blue: ['#7FB0DC', '#3E76AE', '#22507F'],
  leather: ['#C99562', '#9A653A', '#6B4022'],
  linen: ['#FFFBEF', '#EADDC2', '#C6B38E'],
  sage: ['#B4CF98', '#86AA6E', '#587F48'],
  indigo: ['#8878C4', '#5A4A94', '#382C66'],
  moss: ['#8AAE72', '#577F55', '#35573B'],
  plum: ['#B98AC4', '#8A5896', '#5C3468'],
  rag: ['#B4A284', '#877557', '#5C4E3A'],
  clothw: ['#FFFDF6', '#F3EADB', '#D3C4AC'],
  velvet: ['#C4463A', '#9A2B2A', '#641A20'],
  navy: ['#6E86B4', '#33466F', '#1C2747'],
  knit: ['#F08A62', '#C94A34', '#8E2A22'],
  sockB: ['#A9CBE6', '#5F93BE', '#38658E'],
  lace: ['#FFFFFF', '#F1EAF6', '#BFAFD0'],
  paper: ['#FFFDF2', '#F1E6C8', '#CDBB8E'],
  // wood, stone, metal, food
  wood: ['#DDAF78', '#A9733F', '#754A24'],
  plank: ['#E3B47C', '#C48C54', '#93622F'],
  oak: ['#B98452', '#96632F', '#6A421E'],
  flag: ['#F4E9D2', '#E2D3B4', '#C2AE8A'],
  flagB: ['#E6DAC4', '#CDBD9E', '#A8977A'],
  rust: ['#D9C3B4', '#A98474', '#7A5246'],
  iron: ['#A9B2BE', '#6C7682', '#414953'],
  steel: ['#F7F9FB', '#C2CCD6', '#7C8997'],
  gold: ['#FFF0B0', '#F0BE45', '#B97E18'],
  brass: ['#FFE9A8', '#DDAF3E', '#9A6F16'],
  copper: ['#F5B287', '#CE7A47', '#8C4522'],
  enamel: ['#FFFFFF', '#EDF0EC', '#C7D0CC'],
  pot: ['#FFFFFF', '#DCE6EE', '#93A6BA'],
  glass: ['#E8FBFA', '#8FC7CC', '#4B8290'],
  bread: ['#F0C078', '#CF8E42', '#9A5C22'],
  cheese: ['#FFEFA6', '#F8CF52', '#E3A62F'],
  rind: ['#F6C544', '#EDB235', '#CF8A1E'],
  ivory: ['#FFFDF4', '#F8ECD2', '#E6D0A4'],
}

const stop = (offset: number, colour: string, opacity?: number): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
const light = (id: string, near: string, far: string, strength: number): string =>
  `<radialGradient id="m-${id}">${stop(0, near, strength)}${stop(0.6, far, 0.2)}${stop(1, far, 0)}</radialGradient>`

const LIGHTS: Readonly<Record<string, string>> = {
  spark: soft('spark', '#9FF3F0', 0.85),
  sh: soft('sh'),
  shade: soft('shade', '#1A0C05', 0.6),
  glow: soft('glow', '#FFD27A', 0.9),
  pool: soft('pool', '#FFF6DA', 0.95),
  lampglow: soft('lampglow', '#FFD86A', 0.95),
  evil: soft('evil', '#C08CF0', 0.7),
  candle: soft('candle', '#FFC75A', 0.85),
  warm: light('warm', '#FFB347', '#FF9A3A', 0.55),
  cool: light('cool', '#9FE8FF', '#5FB4E8', 0.5),
  lantern: `<radialGradient id="m-lantern">${stop(0, '#FFD27A', 0.95)}${stop(0.5, '#FFB347', 0.45)}${stop(1, '#FFB347', 0)}</radialGradient>`,
  hole: `<radialGradient id="m-hole">${stop(0, '#000')}${stop(0.45, '#000', 0.8)}${stop(1, '#000', 0)}</radialGradient>`,
}

const paint = (id: string): string => {
  const tones = PAINTS[id]
  return tones === undefined ? (LIGHTS[id] ?? '') : gouache(id, ...tones)
}

/** All shared gradients, put once into the page in a hidden SVG for everything drawn on it. */
export const materialSprite = (): string => [...Object.keys(PAINTS), ...Object.keys(LIGHTS)].map(paint).join('')

/**
 * A drawing as a document of its own, with only the gradients it refers to: for a file, for print, for a photograph.
 */
export function picture(viewBox: string, drawing: string, own = ''): string {
  const used = new Set([...(drawing + own).matchAll(/url\(#m-([\w-]+)\)/g)].map((found) => found[1]))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${[...used].map(paint).join('')}${own}</defs>${drawing}</svg>`
}
