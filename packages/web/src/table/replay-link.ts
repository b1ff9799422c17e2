import { addressOf } from '../base/route.ts'
import type { Holder, TableRecord } from './seating.ts'

/** Puts a whole game into an address, so that nobody has to store it. */
export async function replayLink(record: TableRecord, seats: readonly Holder[], play: number): Promise<string> {
  const text = JSON.stringify({ record, seats })
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).bytes()
  return addressOf('replay', toText(packed), play)
}

/** The game in such an address; null if the address was cut short or changed. */
export async function readReplay(about: string): Promise<{ record: TableRecord; seats: readonly Holder[] } | null> {
  try {
    const packed = new Blob([fromText(about)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const json: unknown = await new Response(packed).json()
    return isReplay(json) ? json : null
  } catch {
    return null
  }
}

/** Checks the outer shape only: whether the record can be played is for the rules to say. */
function isReplay(json: unknown): json is { record: TableRecord; seats: readonly Holder[] } {
  return typeof json === 'object' && json !== null && 'record' in json && 'seats' in json && Array.isArray(json.seats)
}

function toText(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
}
