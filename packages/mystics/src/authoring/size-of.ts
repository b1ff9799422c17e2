/** How many values a piece of outside data has, those in it included; or that it is too much to be looked at closely. */
export function sizeOf(json: unknown, most: number, deepest: number): number | 'too large' | 'too deep' {
  let open: unknown[] = [json]
  let count = 0
  for (let depth = 0; open.length > 0; depth++) {
    if (depth > deepest) return 'too deep'
    count += open.length
    if (count > most) return 'too large'
    open = open.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return count
}
