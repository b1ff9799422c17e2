import type { JSX } from 'preact'
import { LONGEST, qrCode } from '../../base/qr/code.ts'
import { say } from '../../base/words/words.ts'

/** The quiet zone that a camera needs. */
const RIM = 4

/** A link as a QR code, dark on white even at night; nothing if it is too long for one. */
export function QrCode({ link }: { link: string }): JSX.Element | null {
  if (new TextEncoder().encode(link).length > LONGEST) return null
  const rows = qrCode(link)
  const size = rows.length + 2 * RIM
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + RIM} ${y + RIM}h1v1h-1z`] : [])))
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say('qr-label', { link })}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#1b120c" shape-rendering="crispEdges" />
    </svg>
  )
}
