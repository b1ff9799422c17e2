/** The two sides of the castle (C1.4). Equal letters are one room under one roof; dots are the towers. */
export const LAYOUTS = {
  hof: [
    '.AABBB.', //
    'CDDEEFG',
    'CHHEEFG',
    'CIIJJJK',
    'LMNNOOK',
    'LMNNPPK',
    '.QQQRR.',
  ],
  mill: [
    '.AABBC.', //
    'DDDEFCG',
    'HIIEFCG',
    'HIIEJJK',
    'LMNOJJK',
    'LMNOPPP',
    '.MQQRR.',
  ],
} as const
