import { LINES } from '../page/parts/icons.tsx'

/** The kinds of action of a turn. */
export const ICONS = {
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
} as const
