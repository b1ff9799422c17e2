import type { JSX } from 'preact'

/** How the lines of icons are drawn, in a box of 24 by 24. */
export const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const

const ICONS = {
  undo: <path {...LINES} d="M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3" />,
  again: <path {...LINES} d="M4 4v6h6M5 10a8 8 0 1 1-1 6" />,
  pause: <path {...LINES} d="M8 5v14M16 5v14" />,
  hint: <path {...LINES} d="M9 19h6M10 22h4M8 15c-3-2-4-5-3-8a7 7 0 0 1 14 0c1 3 0 6-3 8v2H8z" />,
  sound: <path {...LINES} d="M4 9h4l5-4v14l-5-4H4zM17 8a6 6 0 0 1 0 8M19.500 5a10 10 0 0 1 0 14" />,
  silence: <path {...LINES} d="M4 9h4l5-4v14l-5-4H4zM17 9l5 6M22 9l-5 6" />,
  home: <path {...LINES} d="M3 11l9-8 9 8M6 9v12h12V9M10 21v-6h4v6" />,
  rules: <path {...LINES} d="M12 6C9 3 5 3 2 4v15c3-1 7-1 10 2 3-3 7-3 10-2V4c-3-1-7-1-10 2zv15" />,
  sheet: <path {...LINES} d="M5 2h10l4 4v16H5zM15 2v4h4M8 11h8M8 15h8M8 19h5" />,
  settings: <path {...LINES} d="M4 6h10M18 6h2M4 12h3M11 12h9M4 18h8M16 18h4M14 4v4M7 10v4M12 16v4" />,
} as const

export type IconName = keyof typeof ICONS

export function Icon({ name }: { name: IconName }): JSX.Element {
  return <Drawn drawing={ICONS[name]} />
}

/** An icon of a game's own, drawn like the others. */
export function Drawn({ drawing }: { drawing: JSX.Element }): JSX.Element {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {drawing}
    </svg>
  )
}
