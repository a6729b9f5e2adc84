/** A code, and how many moments of its game somebody points at; null: none in particular. */
export interface GameAddress {
  readonly code: string
  readonly move: number | null
}

/** What stands before a code in a link: everything behind `#` stays with whoever opens it. */
const MARK = 'g/'

/** `g/CODE` or `g/CODE/87`, for behind the `#` of a link. */
export const formatAddress = ({ code, move }: GameAddress): string => `${MARK}${code}${move === null ? '' : `/${move}`}`

/** A code by itself, or a whole link; blanks and line breaks that a letter put in are passed over. */
export function parseAddress(text: string): GameAddress | null {
  const found = /^(?:[^#]*#\/?)?(?:g\/)?([a-z][A-Za-z0-9_-]{4,})(?:[/#](\d{1,6}))?$/.exec(text.replace(/\s+/g, ''))
  return found ? { code: found[1], move: found[2] === undefined ? null : Number(found[2]) } : null
}
