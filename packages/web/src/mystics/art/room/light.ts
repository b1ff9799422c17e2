import { ink } from '../pen.ts'

/** A light of a room: where it is, how far it reaches, how strong it is, and of which colour. */
export interface Light {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly strength?: number
  readonly colour?: string
}

export const light = (x: number, y: number, reach: number, strength = 1, colour = 'warm'): Light => ({
  x,
  y,
  reach,
  strength,
  colour,
})

/** One veil over the whole room, with holes where lights are. Anything that matters for the rules is above it. */
export function nightVeil(id: string, lights: readonly Light[]): string {
  const spot = ({ x, y, reach, strength = 1 }: Light, part: number, fill: string, by: number): string =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(reach * part)}" fill="url(#m-${fill})" opacity="${Math.round(strength * by * 100) / 100}"/>`
  const holes = lights.map((each) => spot(each, 1, 'hole', 1)).join('')
  const warmth = lights.map((each) => spot(each, 0.9, each.colour ?? 'warm', 0.5)).join('')
  return `<mask id="m-night-${id}"><rect width="1000" height="1000" fill="#fff"/>${holes}</mask><rect x="2" y="2" width="996" height="996" rx="24" fill="#150D33" opacity=".66" mask="url(#m-night-${id})"/>${warmth}`
}

/** A candle stub; its flame is drawn above the night. */
export const candle = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="6" cy="9" rx="30" ry="11" fill="#0E0705" opacity=".35"/><ellipse cx="0" cy="6" rx="27" ry="11" fill="url(#m-brass)" ${ink(2.4)}/><ellipse cx="0" cy="4" rx="20" ry="7" fill="#8A6A1E" opacity=".5"/><path d="M-14 3V-30q14-7 28 0V3q-14 8-28 0z" fill="#FFF6DC" ${ink(2.4)}/><path d="M-14-28q4 14 8 2 4 18 8 3 5 8 6-2 3 8 6-3" fill="#FFFDF4" ${ink(1.6)}/></g>`

export const flame = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle cy="-46" r="60" fill="url(#m-glow)" opacity=".7"/><path d="M0-33v-7" ${ink(2.2)}/><path d="M0-68c11 11 9 25 0 27-9-2-11-16 0-27z" fill="#F79A2E" ${ink(2.2)}/><path d="M0-56c5 6 4 12 0 13-4-1-5-7 0-13z" fill="#FFE98A"/></g>`
