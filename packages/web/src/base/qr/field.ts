/** The arithmetic behind the error correction of QR codes: the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x < 128 ? x << 1 : (x << 1) ^ 0x11d
}

export function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : EXP[(LOG[a] + LOG[b]) % 255]
}

/** The power of the generator with that exponent. */
export function power(exponent: number): number {
  return EXP[exponent % 255]
}

/** (x - 1)(x - α)…(x - αⁿ⁻¹), highest first, without the leading 1. */
function generator(n: number): number[] {
  let poly = [1]
  for (let i = 0; i < n; i++) {
    const next = [...poly, 0]
    poly.forEach((factor, at) => (next[at + 1] ^= times(factor, power(i))))
    poly = next
  }
  return poly.slice(1)
}

/** The remainder that makes the data divisible by the generator: it allows damaged modules to be repaired. */
export function checkBytes(data: readonly number[], n: number): number[] {
  const factors = generator(n)
  let rest = Array<number>(n).fill(0)
  for (const byte of data) {
    const lead = byte ^ rest[0]
    rest = [...rest.slice(1), 0].map((each, i) => each ^ times(factors[i], lead))
  }
  return rest
}
