declare module '*?raw' {
  const text: string
  // oxlint-disable-next-line import/no-default-export -- this is how the builder gives a file's text
  export default text
}
