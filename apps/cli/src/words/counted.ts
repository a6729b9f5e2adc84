/** So many of something, in a language that tells one from more: “1 game”, “2 games”. */
export const counted = (n: number | string, one: string, more: string): string =>
  `${n} ${String(n) === '1' ? one : more}`
