import { StringDecoder } from 'node:string_decoder'

/** The longest line that is read. A longer one is passed over without being kept. */
export const LONGEST_LINE = 512 * 1024

/** A line of input, or null for one that was too long. */
export async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<string | null> {
  const decoder = new StringDecoder('utf8')
  let line = ''
  let isTooLong = false
  for await (const chunk of input) {
    const parts = decoder.write(chunk).split('\n')
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield isTooLong ? null : line
        line = ''
        isTooLong = false
      }
      line += part
      if (line.length > LONGEST_LINE) {
        line = ''
        isTooLong = true
      }
    }
  }
  if (isTooLong || line !== '') yield isTooLong ? null : line
}
