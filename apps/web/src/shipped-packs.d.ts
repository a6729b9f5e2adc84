declare module 'virtual:shipped-packs' {
  const packs: readonly {
    readonly address: string
    readonly lid: import('@machinami/campaign').PackHead
  }[]
  export default packs
}
