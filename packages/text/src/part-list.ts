/**
 * A text, then the list that ends it, if any: lines that begin with a dash. Lines are joined; spaces that do not break
 * stay as they are.
 */
export function partList(text: string): readonly string[] {
  return text.split(/\n\s*- /).map((part) => part.replaceAll(/[ \n]+/g, ' ').trim())
}
