import type { JSX } from 'preact'

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 2,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const
const ICONS = {
  uncover: <path {...LINES} d="M2 11L12 4l10 7M5 15h14v6H5zM12 21v-4" />,
  step: (
    <g fill="currentColor">
      <ellipse cx="9" cy="16" rx="4.5" ry="5" />
      <circle cx="3.5" cy="10" r="2" />
      <circle cx="7.5" cy="7" r="2.2" />
      <circle cx="12" cy="8" r="2" />
      <ellipse cx="18" cy="11" rx="2.6" ry="3" />
      <circle cx="14.8" cy="5" r="1.4" />
      <circle cx="17.8" cy="3.6" r="1.5" />
      <circle cx="21" cy="5.5" r="1.4" />
    </g>
  ),
  enter: <path {...LINES} d="M4 21V8H3V3h4v2h3V3h4v2h3V3h4v5h-1v13zM9 21v-5a3 3 0 0 1 6 0v5" />,
  slide: <path {...LINES} d="M13 5h8v14h-8zM2 12h9M7 7l5 5-5 5" />,
  undo: <path {...LINES} d="M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3" />,
  hint: <path {...LINES} d="M9 19h6M10 22h4M8 15c-3-2-4-5-3-8a7 7 0 0 1 14 0c1 3 0 6-3 8v2H8z" />,
  home: <path {...LINES} d="M3 11l9-8 9 8M6 9v12h12V9M10 21v-6h4v6" />,
  rules: <path {...LINES} d="M12 6C9 3 5 3 2 4v15c3-1 7-1 10 2 3-3 7-3 10-2V4c-3-1-7-1-10 2zv15" />,
  settings: <path {...LINES} d="M4 6h10M18 6h2M4 12h3M11 12h9M4 18h8M16 18h4M14 4v4M7 10v4M12 16v4" />,
} as const

export type IconName = keyof typeof ICONS

export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}
