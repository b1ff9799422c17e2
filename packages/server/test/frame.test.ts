import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameOf, isAscii } from '../src/live/frame.ts'

/** Reads a frame as RFC 6455, 5.2 has it. */
function textIn(frame: Buffer): string {
  assert.equal(frame[0], 0x81, 'a final frame of text')
  const short = frame[1]
  assert.equal(short & 0x80, 0, 'not masked')
  if (short < 126) return textOf(frame, 2, short)
  return short === 126 ? textOf(frame, 4, frame.readUInt16BE(2)) : textOf(frame, 10, Number(frame.readBigUInt64BE(2)))
}

function textOf(frame: Buffer, from: number, length: number): string {
  assert.equal(frame.length, from + length)
  return frame.toString('utf8', from)
}

test('a frame of any length is the text again', () => {
  for (const length of [0, 1, 125, 126, 255, 256, 65_535, 65_536, 70_000, 1 << 20]) {
    const text = 'mouse'.repeat(Math.ceil(length / 5)).slice(0, length)
    assert.ok(isAscii(text))
    assert.equal(textIn(Buffer.from(frameOf(text), 'latin1')), text)
  }
})

test('a text with any letter beyond ASCII is none of these', () => {
  for (const letter of ['\u0080', 'é', 'ő', 'Ж', '🧀']) assert.ok(!isAscii(`mouse ${letter}`))
})
