/** The names of a module of codes, in the order of their numbers, which count from 0. */
export function inOrder<Names extends string>(codes: { readonly [name in Names]: number }): Names[] {
  const names = Object.keys(codes) as Names[]
  return names.sort((a, b) => codes[a] - codes[b])
}
