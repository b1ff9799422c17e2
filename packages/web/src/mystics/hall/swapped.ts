/** M3.1: the mouse joins the party or stays behind, with as few other changes as the parties of the chapter allow. */
export function swapped(
  parties: readonly (readonly string[])[],
  party: readonly string[],
  mouse: string,
): readonly string[] {
  const shared = (each: readonly string[]): number => each.filter((id) => party.includes(id)).length
  const fits = parties.filter((each) => each.includes(mouse) !== party.includes(mouse))
  return fits.toSorted((a, b) => shared(b) - shared(a))[0] ?? party
}
