/** `1 card`, `3 cards`. */
export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

/** One wording for one, another for more. */
export const oneOr = (n: number, one: string, more: string): string => (n === 1 ? one : more)
