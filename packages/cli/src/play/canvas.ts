/** How characters look, in the terminal's own numbers (SGR); '' is as the terminal writes. */
export type Style = string

const ESCAPE = '\u001B['

export function styled(text: string, style: Style): string {
  return style === '' ? text : `${ESCAPE}${style}m${text}${ESCAPE}0m`
}

/** A grid of characters to draw on, each with its style. What is put later covers what was there. */
export class Canvas {
  private readonly chars: string[][]
  private readonly styles: Style[][]

  constructor(width: number, height: number) {
    this.chars = Array.from({ length: height }, () => Array<string>(width).fill(' '))
    this.styles = Array.from({ length: height }, () => Array<Style>(width).fill(''))
  }

  put(x: number, y: number, text: string, style: Style = ''): void {
    for (const [i, char] of Array.from(text).entries()) {
      if (x + i >= this.chars[y].length) return
      this.chars[y][x + i] = char
      this.styles[y][x + i] = style
    }
  }

  lines(isColoured: boolean): string[] {
    return this.chars.map((chars, y) => (isColoured ? this.styledLine(y) : chars.join('').trimEnd()))
  }

  private styledLine(y: number): string {
    const styles = this.styles[y]
    let line = ''
    for (let from = 0, to = 0; from < styles.length; from = to) {
      while (to < styles.length && styles[to] === styles[from]) to++
      line += styled(this.chars[y].slice(from, to).join(''), styles[from])
    }
    return line.trimEnd()
  }
}
