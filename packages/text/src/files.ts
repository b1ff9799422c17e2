import { readdirSync, readFileSync } from 'node:fs'

/** The texts of a folder in one language: it may be one file or several, `en.ftl` and `cards.en.ftl`. For Node only. */
export function textsIn(folder: URL, language: string): string[] {
  const files = readdirSync(folder).filter((file) => `.${file}`.endsWith(`.${language}.ftl`))
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'))
}
