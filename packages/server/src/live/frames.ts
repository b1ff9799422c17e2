const FINAL_TEXT = 0x81
/** Lengths up to 125 stand in the second byte; these two say that the length follows in two or in eight bytes. */
const IN_TWO = 126
const IN_EIGHT = 127

/**
 * Text messages as the frames of a server (RFC 6455, 5.2), in one piece. The library gives the network head and text
 * of each apart, and a write of pieces costs about as much as everything else that is done for a message.
 */
export function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headSize(size) + size, 0))
  let at = 0
  for (const [index, text] of texts.entries()) {
    const size = sizes[index]
    at = writeHead(bytes, at, size)
    at += bytes.write(text, at, size, size === text.length ? 'latin1' : 'utf8')
  }
  return bytes
}

function headSize(size: number): number {
  if (size < IN_TWO) return 2
  return size <= 0xffff ? 4 : 10
}

/** Gives the place after it. */
function writeHead(bytes: Buffer, at: number, size: number): number {
  bytes[at] = FINAL_TEXT
  if (size < IN_TWO) return bytes.writeUInt8(size, at + 1)
  bytes[at + 1] = size <= 0xffff ? IN_TWO : IN_EIGHT
  return size <= 0xffff ? bytes.writeUInt16BE(size, at + 2) : bytes.writeBigUInt64BE(BigInt(size), at + 2)
}
