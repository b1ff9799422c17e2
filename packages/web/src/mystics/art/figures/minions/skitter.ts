import { f, INK } from '../../../../base/paint.ts'
import { ink, type Spot } from '../../pen.ts'
import { evenly } from '../../room/root.ts'

/** Skitter-Clak: twice a centipede; in three of its plates there is still a lamp. */
export const skitter = (): string => {
  const P: readonly Spot[] = [
    [166, 88],
    [158, 116],
    [132, 134],
    [92, 140],
    [50, 139],
    [12, 126],
    [2, 100],
    [24, 82],
    [60, 88],
    [98, 92],
    [134, 78],
    [136, 44],
    [108, 22],
    [70, 24],
  ]
  const pts = evenly(P, 24)
  const glow = new Set([5, 11, 17])
  let legs = ''
  let body = ''
  let halo = ''
  pts.forEach(([x, y], i) => {
    const [nx, ny] = pts[Math.min(i + 1, pts.length - 1)]
    const [px, py] = pts[Math.max(i - 1, 0)]
    const a = Math.atan2(ny - py, nx - px)
    const r = 9 + i * 0.36
    if (i > 0 && i < 23)
      for (const s of [1, -1]) {
        const cx = Math.cos(a + s * 1.5708)
        const cy = Math.sin(a + s * 1.5708)
        const L = r + 10
        legs += `M${f(x)} ${f(y)}q${f(cx * L * 0.7)} ${f(cy * L * 0.7 - 5)} ${f(cx * L - Math.cos(a) * 3)} ${f(cy * L + 4 - Math.sin(a) * 3)}`
      }
    if (glow.has(i)) halo += `<circle cx="${f(x)}" cy="${f(y)}" r="32" fill="url(#m-lampglow)"/>`
    const deg = f((a * 180) / Math.PI)
    body += `<g transform="translate(${f(x)} ${f(y)}) rotate(${deg})"><ellipse rx="${f(r * 0.9)}" ry="${f(r * 1.08)}" fill="url(#m-${glow.has(i) ? 'glowseg' : 'clak'})" ${ink(2.4)}/>${glow.has(i) ? `<path d="M-2-${f(r * 0.6)}v${f(r * 1.2)}M3-${f(r * 0.6)}v${f(r * 1.2)}" stroke="#FFF9D8" stroke-width="1.8" stroke-linecap="round"/>` : `<path d="M-${f(r * 0.28)} ${f(-r * 0.7)}q${f(r * 0.6)} ${f(r * 0.7)} 0 ${f(r * 1.4)}" fill="none" stroke="#8FC7CC" stroke-width="2.4" stroke-linecap="round" opacity=".75"/>`}</g>`
    if (!glow.has(i) && i > 3 && i < 22 && i % 3 === 1)
      body += `<g fill="#FFE9A8" stroke="${INK}" stroke-width="1"><circle cx="${f(x - 3)}" cy="${f(y - 1)}" r="1.8"/><circle cx="${f(x + 3)}" cy="${f(y - 1)}" r="1.8"/></g>`
  })
  return (
    `<path d="${legs}" fill="none" ${ink(5)}/><path d="${legs}" fill="none" stroke="#D9A14A" stroke-width="2.2" stroke-linecap="round"/>${body}<g opacity=".75">${halo}</g>` +
    `<path d="M48 6Q28-10 6-6M58 2Q54-18 34-24" fill="none" ${ink(5)}/><path d="M48 6Q28-10 6-6M58 2Q54-18 34-24" fill="none" stroke="#B9C4CF" stroke-width="2"/>` +
    `<path d="M28 34C10 36 4 54 14 66q2-12 14-15zM52 46C46 60 34 66 28 76q16 2 28-10 8-10 6-20z" fill="#E9C06A" ${ink(2.4)}/>` +
    `<ellipse cx="52" cy="26" rx="30" ry="25" fill="url(#m-clak)" ${ink(2.8)}/><path d="M32 12q8-10 22-9" fill="none" stroke="#B6DDE0" stroke-width="4" stroke-linecap="round" opacity=".9"/><path d="M68 8q10 8 10 20" fill="none" stroke="#8FC7CC" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>` +
    `<circle cx="36" cy="26" r="17" fill="url(#m-lampglow)"/><circle cx="60" cy="26" r="17" fill="url(#m-lampglow)"/><g ${ink(2.2)}><circle cx="37" cy="25" r="9.5" fill="#FFF3BE"/><circle cx="59" cy="25" r="9.5" fill="#FFF3BE"/></g><circle cx="34" cy="26" r="3.4" fill="#20110A"/><circle cx="56" cy="26" r="3.4" fill="#20110A"/><path d="M25 12l14 4M55 16l16-5" ${ink(3)}/><path d="M36 41q10 5 20 0" fill="none" ${ink(2.4)}/><path d="M40 42l2 5 3-4M49 43l3 4 2-5" fill="#fff" ${ink(1.4)}/>`
  )
}
