declare module 'virtual:rule-book/*' {
  const chapters: readonly {
    readonly title: string
    readonly parts: readonly {
      readonly title: string
      readonly notes: readonly string[]
      readonly rules: readonly { readonly id: string; readonly text: string; readonly source: string }[]
    }[]
  }[]
  export default chapters
}
