/** Plots as inline SVG. Colours are classes, which the page's style gives in light and dark. */

export interface Dot {
  readonly row: number
  readonly value: number
  readonly low: number
  readonly high: number
  readonly tone: string
  readonly title: string
}

export interface DotPlot {
  readonly title: string
  readonly rows: readonly string[]
  readonly dots: readonly Dot[]
  /** The scale, and the marks on it. */
  readonly from: number
  readonly to: number
  readonly marks: readonly number[]
  readonly unit: (value: number) => string
  /** Where values should lie. */
  readonly band?: readonly [number, number]
}

const LEFT = 160
const WIDTH = 720
const RIGHT = 34
const TOP = 30
const ROW = 24

/** Rows of dots with their intervals. */
export function dotPlot({ title, rows, dots, from, to, marks, unit, band }: DotPlot): string {
  const height = TOP + rows.length * ROW + 10
  const x = (value: number): number =>
    LEFT + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (WIDTH - LEFT - RIGHT)
  const perRow = rows.map((_, row) => dots.filter((dot) => dot.row === row))
  const parts = [
    ...(band === undefined ? [] : [rect('band', x(band[0]), TOP - 6, x(band[1]) - x(band[0]), height - TOP - 4)]),
    ...marks.map((mark) => vertical(x(mark), TOP - 6, height - 10)),
    ...marks.map((mark) => text('mark', x(mark), TOP - 12, unit(mark), 'middle')),
    ...rows.map((name, row) => text('name', LEFT - 10, TOP + row * ROW + 15, name, 'end')),
    ...perRow.flatMap((own, row) =>
      own.map((dot, i) => {
        const y = TOP + row * ROW + 11 + (i - (own.length - 1) / 2) * 5
        return interval(dot, x(dot.low), x(dot.value), x(dot.high), y)
      }),
    ),
  ]
  return svg(title, height, parts)
}

/** Bars from nothing, one a row. */
export function barPlot(title: string, rows: readonly string[], values: readonly number[]): string {
  const most = Math.max(1e-9, ...values)
  const height = TOP + rows.length * ROW
  const parts = rows.flatMap((name, row) => {
    const y = TOP + row * ROW
    const width = (values[row] / most) * (WIDTH - LEFT - RIGHT - 50)
    return [
      text('name', LEFT - 10, y + 12, name, 'end'),
      rect('bar', LEFT, y, width, ROW - 8),
      text('mark', LEFT + width + 6, y + 12, values[row].toFixed(1), 'start'),
    ]
  })
  return svg(title, height, parts)
}

function svg(title: string, height: number, parts: readonly string[]): string {
  const label = `role="img" aria-label="${escape(title)}"`
  return `<figure><svg viewBox="0 0 ${WIDTH} ${height}" ${label}>${parts.join('')}</svg></figure>`
}

const round = (value: number): string => value.toFixed(1)

function rect(tone: string, x: number, y: number, width: number, height: number): string {
  return `<rect class="${tone}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`
}

function vertical(x: number, from: number, to: number): string {
  return `<line class="grid" x1="${round(x)}" x2="${round(x)}" y1="${round(from)}" y2="${round(to)}"/>`
}

function text(tone: string, x: number, y: number, words: string, anchor: string): string {
  return `<text class="${tone}" x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escape(words)}</text>`
}

function interval({ tone, title }: Dot, low: number, value: number, high: number, y: number): string {
  const line = `<line x1="${round(low)}" x2="${round(high)}" y1="${round(y)}" y2="${round(y)}"/>`
  const dot = `<circle cx="${round(value)}" cy="${round(y)}" r="3.5"/>`
  return `<g class="dot ${tone}"><title>${escape(title)}</title>${line}${dot}</g>`
}

export function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
