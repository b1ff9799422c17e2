import { f } from '../../../../base/paint.ts'
import { ink } from '../../pen.ts'

/** The centipede: an S-curve in rust, with knitting needles for feelers. */
export const centipede = (): string => {
  let drawn = ''
  let legs = ''
  const pts = [
    [126, 128],
    [118, 116],
    [104, 114],
    [92, 124],
    [78, 132],
    [60, 130],
    [48, 117],
    [49, 99],
    [62, 87],
    [77, 76],
    [84, 60],
  ]
  pts.forEach(([x, y], i) => {
    const [nx, ny] = pts[Math.min(i + 1, pts.length - 1)]
    const [px, py] = pts[Math.max(i - 1, 0)]
    const a = Math.atan2(ny - py, nx - px)
    const cx = Math.cos(a + Math.PI / 2)
    const cy = Math.sin(a + Math.PI / 2)
    const L = 31
    const sg = (i < 6 ? cy : -cx) > 0 ? 1 : -1 // legs on the outer side of the bend, so they never tangle
    if (i > 1 && i < 10)
      legs += `M${f(x)} ${f(y)}q${f(sg * cx * 20)} ${f(sg * cy * 20 - 6)} ${f(sg * cx * L)} ${f(sg * cy * L + 7)}`
    if (i > 6 && i < 10)
      legs += `M${f(x)} ${f(y)}q${f(-sg * cx * 20)} ${f(-sg * cy * 20 - 6)} ${f(-sg * cx * L)} ${f(-sg * cy * L + 5)}`
    const r = 11 + i * 0.9
    drawn += `<circle cx="${x}" cy="${y}" r="${f(r)}" fill="url(#m-cen)" ${ink(2.6)}/><path d="M${f(x - r * 0.55)} ${f(y - r * 0.3)}q${f(r * 0.3)} ${f(-r * 0.45)} ${f(r * 0.8)} ${f(-r * 0.4)}" fill="none" stroke="#FFE0A8" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`
  })
  return (
    `<path d="${legs}" fill="none" ${ink(6.4)}/><path d="${legs}" fill="none" stroke="#E9B44A" stroke-width="2.8" stroke-linecap="round"/>${drawn}` +
    `<path d="M68 30Q44 22 38 2M86 24Q78 8 84-8" fill="none" ${ink(4)}/><ellipse cx="76" cy="44" rx="27" ry="24" fill="url(#m-cen)" ${ink(2.8)}/><path d="M58 34q6-10 18-10" fill="none" stroke="#FFE0A8" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M56 56C40 58 34 72 44 82q2-10 10-12zM78 64C72 76 58 82 52 90q16 2 28-10 8-8 6-16z" fill="#F0D08A" ${ink(2.4)}/><g ${ink(2)}><ellipse cx="62" cy="42" rx="8" ry="9" fill="#FFF6DC"/><ellipse cx="84" cy="42" rx="8" ry="9" fill="#FFF6DC"/></g><circle cx="59.5" cy="44" r="3.8" fill="#20110A"/><circle cx="81.5" cy="44" r="3.8" fill="#20110A"/><path d="M51 31l15 5M78 36l15-6" ${ink(3.4)}/><path d="M62 58q8 5 18 1" fill="none" ${ink(2.2)}/>`
  )
}
