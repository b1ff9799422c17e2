declare module '*?raw' {
  const text: string
  // oxlint-disable-next-line import/no-default-export -- this is how the builder gives a file's text
  export default text
}

declare module '*?first' {
  const text: string
  // oxlint-disable-next-line import/no-default-export -- as above
  export default text
}

declare module '*?later' {
  const text: string
  // oxlint-disable-next-line import/no-default-export -- as above
  export default text
}

declare module '*?worker&url' {
  const url: string
  // oxlint-disable-next-line import/no-default-export -- this is how the builder gives an address
  export default url
}

declare module '*.css'

/** A function of the builder: many files, each loaded when it is asked for. */
interface ImportMeta {
  glob<Module>(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ): Readonly<Record<string, () => Promise<Module>>>
}
