/**
 * Line icons, 24 units wide: `form` is filled softly, with `line` over it. The colour is that of the text around. Icons
 * of actions are named as in the game.
 */
interface Icon {
  readonly form?: string
  readonly line: string
}

const ICONS = {
  step: {
    form: 'M7.5 13.5q4-1 6 2t0 5.5q-2 1.5-5 .5t-4-3q0-4 3-5z',
    line: 'M7.5 13.5q4-1 6 2t0 5.5q-2 1.5-5 .5t-4-3q0-4 3-5zM3.5 10.5v.1M7.5 8.5v.1M12 9.5v.1M17.5 6q2.5-1 3.5 1t-.5 3.5q-2 .5-3-.5t0-4zM15.5 3v.1M19 2v.1',
  },
  stand: {
    form: 'M9 21v-6q0-4 3-4t3 4v6z',
    line: 'M9 21v-6q0-4 3-4t3 4v6M4 21h16M12 8V2.5M8.5 6L12 2.5 15.5 6',
  },
  scurry: {
    form: 'M11 18q0-7 6-9 4.5 0 4.5 4t-5 5z',
    line: 'M11 18q0-7 6-9 4.5 0 4.5 4t-5 5zM18 9q0-3 3-3.5M18.5 12.5v.1M11 18q-4 1-5-2M2 8h7M1.5 12.5h5M3 5h3',
  },
  battle: {
    form: 'M5 20L17 6l3-2-1 4L7 21z',
    line: 'M5 20L17 6l3-2-1 4L7 21zM4 15.5l4.5 4.5M19 20L14 14.5M10 10L7 6 4 4l1 4 3.5 4M20 15.5L15.5 20',
  },
  search: {
    form: 'M4 10a6 6 0 1 1 12 0 6 6 0 1 1-12 0',
    line: 'M4 10a6 6 0 1 1 12 0 6 6 0 1 1-12 0M14.5 14.5q3 2 6 6M7 9q1-3 4-3',
  },
  recover: {
    form: 'M4 3h15Q18 17 4 18z',
    line: 'M4 3h16M4 3v16M4 3l11 11M4 9.5q6 0 6.5-6.5M4 16Q15 15 17 3M17 17l4 4M21 16l-1 1.5M16 21l1.5-1',
  },
  explore: { form: 'M4 21V9q0-6 6-6h3v18z', line: 'M4 21V9q0-6 6-6h3v18zM10 12v.1M13 12h8M18 8l4 4-4 4' },
  share: {
    form: 'M9.5 13.5L14.5 10q1.5 1 1 3.5z',
    line: 'M3 7h14l-4-4M21 17H7l4 4M9 13.5l5-3.5q2 1 1.5 3.5z',
  },
  equip: {
    form: 'M8 4q4 3 8 0l5 4-3 4-2-1v9H8v-9l-2 1-3-4z',
    line: 'M8 4q4 3 8 0l5 4-3 4-2-1v9H8v-9l-2 1-3-4zM8 16h8M12 7v3',
  },
  'level-up': {
    form: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6.1L12 16.7 6.6 19.6l1.2-6.1L3.4 9.3l6-.7z',
    line: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6.1L12 16.7 6.6 19.6l1.2-6.1L3.4 9.3l6-.7zM12 9v4M10 11l2-2 2 2',
  },
  ability: {
    form: 'M4 7l9-3 4 13-9 3z',
    line: 'M4 7l9-3 4 13-9 3zM14.5 5l5.5 2-2.5 11-1.5-.5M9.5 8.5l1 2.5 2.5.5-2 1.5.5 2.5-2-1.5-2 1.5.5-2.5-2-1.5 2.5-.5z',
  },
  use: {
    form: 'M8 10h8l2 8q0 3-6 3t-6-3z',
    line: 'M8 10h8l2 8q0 3-6 3t-6-3zM9 10V7h6v3M7.5 7h9M8 15q4 2 8 0M12 4V2M8 4L7 2.5M16 4l1-1.5',
  },
  place: { form: 'M7 3h10v6q-5 3-10 0z', line: 'M7 3h10v6q-5 3-10 0zM12 10v6M9 13.5l3 3 3-3M3 18q9-4 18 0-9 6-18 0z' },
  'pick-up': {
    form: 'M7 2h10v6q-5 3-10 0z',
    line: 'M3 18q9-4 18 0-9 6-18 0zM12 16v-5M9 13l3-3 3 3M7 2h10v5q-5 3-10 0z',
  },
  catapult: {
    form: 'M3 21l6-6 6 6z',
    line: 'M3 21l6-6 6 6zM3 12L19 20M3 12q-2-2 0-4M2 8l2 2M14 11q1-6 6-8M20 3l-3.5.5M20 3l-.5 3.5',
  },
  launch: {
    form: 'M15.5 5.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0',
    line: 'M15.5 5.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0M13 9l-3 3M9 8l-4 4M14 14l-4 4M2 21l5-5M6 20l-1 1M18 2.5V1',
  },
  act: {
    form: 'M6 4h11q3 0 3 3v13H9q-3 0-3-3z',
    line: 'M6 4h11q3 0 3 3v13H9q-3 0-3-3zM6 17q0-3 3-3h11M13 6l1 2.3 2.5.2-2 1.6.7 2.4-2.2-1.4-2.2 1.4.7-2.4-2-1.6 2.5-.2z',
  },
  call: {
    form: 'M6 4l12 3-4 3.5 4 4.5-12 1z',
    line: 'M6 22V2M6 4q6 3 12 2.5l-3 4 3.5 4.5Q12 16 6 15M10 8.5l3 .5M10 11.5l3 0',
  },
  'take-up': {
    form: 'M8 3h8l1 6H7z',
    line: 'M8 3h8l1 6H7zM12 3v6M4 14q3-2 5 0h5q2 1 0 2.5H10M14 16l5-2.5q2 .5 1 2l-6 4q-3 1-6-1H4',
  },
  'put-down': { form: 'M7 12h10l1 7H6z', line: 'M7 12h10l1 7H6zM12 12v7M3 21.5h18M12 2v6M9 5.5l3 3 3-3' },
  'hand-over': {
    form: 'M3 4h7v7H3z',
    line: 'M3 4h7v7H3zM6.5 4v7M13 7.5h7M17 4.5l3 3-3 3M3 17q4-2.5 6-1l4 1.5q2 1.5 0 3H9M14 18l5-2.5q2 .5 1 2.5l-6 3.5H3',
  },
  choose: { form: 'M4 4h6v16H4z', line: 'M4 4h6v16H4zM14 4h6v16h-6zM5.5 12l1.5 2 2.5-4' },
  end: {
    form: 'M6 3h12l-4 9 4 9H6l4-9z',
    line: 'M6 3h12M6 21h12M7 3q0 5 5 9-5 4-5 9M17 3q0 5-5 9 5 4 5 9M10 19q2-3 4 0',
  },
  walk: {
    form: 'M15 9V2l6 2-6 3z',
    line: 'M15 14V2l6 2.2-6 2.8M3 21.5v.1M6.5 18v.1M5 14.5v.1M9 12v.1M12.5 17h5',
  },
  arrange: {
    form: 'M3 3h8v8H3zM13 13h8v8h-8z',
    line: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8zM7 7v.1M17 17v.1M17 7v.1',
  },
  whisper: {
    form: 'M7 9a5 5 0 1 1 10 0q0 3-2.5 5T13 18q-.5 3-3 3t-2.5-3z',
    line: 'M7 9a5 5 0 1 1 10 0q0 3-2.5 5T13 18q-.5 3-3 3t-2.5-3M10 9.5a2 2 0 1 1 4 0q0 1.5-2 3M20.5 5q1.5 4 0 8M3.5 5Q2 9 3.5 13',
  },
  whispers: {
    form: 'M3 9a5 5 0 1 1 10 0q0 3-2.5 5T9 18q-.5 3-3 3t-2.5-3z',
    line: 'M3 9a5 5 0 1 1 10 0q0 3-2.5 5T9 18q-.5 3-3 3t-2.5-3M6 9.5a2 2 0 1 1 4 0q0 1.5-2 3M16 6h5M16 11h5M14 16h7',
  },
  cards: { form: 'M4 7l9-3 4 13-9 3z', line: 'M4 7l9-3 4 13-9 3zM14.5 5l5.5 2-3 11' },
  undo: { line: 'M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3' },
  hint: {
    form: 'M8 15c-3-2-4-5-3-8a7 7 0 0 1 14 0c1 3 0 6-3 8v2H8z',
    line: 'M9 20h6M10.5 22.5h3M8 15c-3-2-4-5-3-8a7 7 0 0 1 14 0c1 3 0 6-3 8v2H8zM10 9l2 2 2-2M12 11v6',
  },
  wait: { form: 'M4 12a8 8 0 1 1 16 0 8 8 0 1 1-16 0', line: 'M4 12a8 8 0 1 1 16 0 8 8 0 1 1-16 0M12 7v5l3.5 2M9 2h6' },
  lead: {
    form: 'M14 2l7 2.5-7 3z',
    line: 'M14 13V2l7 2.5-7 3M4 13v.1M7 11v.1M5.5 16q2.5-1.5 3.5.5t-1.5 2.5-3-1.5.5-1.5zM13 17v.1M16 16v.1M14 20q2.5-1.5 3.5.5',
  },
  story: { form: 'M4 4h13q3 0 3 3v13H7q-3 0-3-3z', line: 'M4 4h13q3 0 3 3v13H7q-3 0-3-3zM4 17q0-3 3-3h13M9 8h6' },
  map: { form: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2z', line: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14' },
  goal: { form: 'M6 4l12 0-3 4 3 4H6z', line: 'M6 22V3M6 4h12l-3 4 3 4H6' },
  log: { line: 'M5 5h14M5 10h14M5 15h9M5 20h6' },
  mouse: {
    form: 'M6 11a4 4 0 1 1 5-5q3-1 5 0a4 4 0 1 1 3 6q1 8-7 9-7-1-6-10z',
    line: 'M6 11a4 4 0 1 1 5-5q3-1 5 0a4 4 0 1 1 3 6q1 8-7 9-7-1-6-10zM10 14v.1M15 14v.1M12 17h1',
  },
  pause: { line: 'M8 5v14M16 5v14' },
  play: { form: 'M7 4l13 8-13 8z', line: 'M7 4l13 8-13 8z' },
  skip: { form: 'M4 5l8 7-8 7zM13 5l8 7-8 7z', line: 'M4 5l8 7-8 7zM13 5l8 7-8 7z' },
  next: { form: 'M6 5l9 7-9 7z', line: 'M6 5l9 7-9 7zM18.5 5v14' },
  again: { line: 'M4 4v6h6M5 10a8 8 0 1 1-1 5' },
  sound: { form: 'M4 9h4l5-5v16l-5-5H4z', line: 'M4 9h4l5-5v16l-5-5H4zM16 9q2 3 0 6M19 6q4 6 0 12' },
  silent: { form: 'M4 9h4l5-5v16l-5-5H4z', line: 'M4 9h4l5-5v16l-5-5H4zM17 9.5l5 5M22 9.5l-5 5' },
  voice: { form: 'M3 5h18v11H12l-5 5v-5H3z', line: 'M3 5h18v11H12l-5 5v-5H3zM7 10.5v.1M12 10.5v.1M17 10.5v.1' },
  dice: {
    form: 'M3 6q0-3 3-3h12q3 0 3 3v12q0 3-3 3H6q-3 0-3-3z',
    line: 'M3 6q0-3 3-3h12q3 0 3 3v12q0 3-3 3H6q-3 0-3-3zM8 8v.1M16 16v.1M12 12v.1M16 8v.1M8 16v.1',
  },
  more: { line: 'M5 12v.1M12 12v.1M19 12v.1' },
  why: { line: 'M8 8q0-4 4-4t4 4q0 2-2 3.5T12 15M12 19.5v.1' },
  candle: { form: 'M8 21V11h8v10z', line: 'M8 21V11h8v10zM6 21h12M12 11V8.5M12 2q4 4 0 6-4-2 0-6z' },
  photograph: { form: 'M3 7h18v13H3z', line: 'M3 7h4l2-3h6l2 3h4v13H3zM8 13.5a4 4 0 1 1 8 0 4 4 0 1 1-8 0' },
  print: { form: 'M5 10h14v8H5z', line: 'M7 10V3h10v7M5 18H3v-8h18v8h-2M7 14h10v7H7zM9.5 17h5' },
  ribbon: { form: 'M6 3h12v18l-6-5-6 5z', line: 'M6 3h12v18l-6-5-6 5z' },
  tick: { line: 'M4 13l5 6L20 5' },
  cross: { line: 'M5 5l14 14M19 5L5 19' },
  bow: { line: 'M6 3q14 2 15 15M6 3L21 18M4 20L17 7M4 20l1-4M4 20l4-1' },
  shield: {
    form: 'M12 3q5 2 8 1c1 8-1 13-8 17-7-4-9-9-8-17 3 1 8-1 8-1z',
    line: 'M12 3q5 2 8 1c1 8-1 13-8 17-7-4-9-9-8-17 3 1 8-1 8-1zM12 3v18',
  },
  lore: {
    form: 'M12 6q-4-3-9-2v14q5-1 9 2 4-3 9-2V4q-5-1-9 2z',
    line: 'M12 6q-4-3-9-2v14q5-1 9 2 4-3 9-2V4q-5-1-9 2zM12 6v14',
  },
  boot: { form: 'M8 21q-4 0-3-5l2-11h6l1 7q6 1 6 5v4z', line: 'M8 21q-4 0-3-5l2-11h6l1 7q6 1 6 5v4zM5 17.5h15' },
  sword: { form: 'M5 19L17 5l3-1-1 3L7 20z', line: 'M5 19L17 5l3-1-1 3L7 20zM4 15l5 5' },
  star: {
    form: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6.1L12 16.7 6.6 19.6l1.2-6.1L3.4 9.3l6-.7z',
    line: 'M12 3l2.6 5.6 6 .7-4.4 4.2 1.2 6.1L12 16.7 6.6 19.6l1.2-6.1L3.4 9.3l6-.7z',
  },
} as const satisfies Readonly<Record<string, Icon>>

export type IconName = keyof typeof ICONS
export const ICON_NAMES: readonly string[] = Object.keys(ICONS)

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name)

/** An icon as SVG in the colour of the text. */
export function icon(name: IconName, size = 24): string {
  const { line, form }: Icon = ICONS[name]
  const filled = form === undefined ? '' : `<path d="${form}" fill="currentColor" opacity=".16"/>`
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${filled}<path d="${line}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}
