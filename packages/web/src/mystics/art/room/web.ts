import { f } from '../../../base/paint.ts'

export interface Web {
  readonly span?: number
  readonly n?: number
  readonly rings?: readonly number[]
  readonly c?: string
  readonly o?: number
  readonly w?: number
}

/** A web across a corner: spokes and sagging threads. */
export function web(x: number, y: number, turn: number, scale: number, how: Web = {}): string {
  const { span = 1.57, n = 6, rings = [18, 34, 50, 66], c = '#E9E2D2', o = 0.85, w = 1.9 } = how
  const outer = rings[rings.length - 1] + 12
  const angle = (spoke: number): number => (spoke / (n - 1)) * span
  const sag = span / (n - 1) / 2
  let d = ''
  for (let spoke = 0; spoke < n; spoke++)
    d += `M0 0L${f(Math.cos(angle(spoke)) * outer)} ${f(Math.sin(angle(spoke)) * outer)}`
  for (const ring of rings) {
    d += `M${ring} 0`
    for (let spoke = 1; spoke < n; spoke++) {
      const a = angle(spoke)
      d += `Q${f(Math.cos(a - sag) * ring * 0.86)} ${f(Math.sin(a - sag) * ring * 0.86)} ${f(Math.cos(a) * ring)} ${f(Math.sin(a) * ring)}`
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="none" stroke-linecap="round" opacity="${o}"><path d="${d}" stroke="${c}" stroke-width="${w}"/></g>`
}
