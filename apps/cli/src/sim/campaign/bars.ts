import type { ChapterFigures, Figure } from './balance.ts'
import { isMedianFine } from './balance.ts'
import type { Balance } from './tables.ts'

/** Something that is asked of a chapter with so many towns. */
export interface AskedOf {
  readonly game: number
  readonly towns: number
  readonly what: 'rounds' | 'first' | 'again' | 'limit' | 'built' | 'picked' | 'sideA'
  /** The card it is about, or the side of the newest card that is up. */
  readonly about?: string
  /** A share, or a median of rounds. */
  readonly found: Figure | number
  readonly ok: boolean
}

/** Everything that is asked, as far as it was measured. */
export function askedOf({ chapters, pairs }: Balance): AskedOf[] {
  return [
    ...chapters.flatMap(askedOfChapter),
    ...pairs.flatMap(({ game, towns, sideA }) => share({ game, towns, what: 'sideA' }, sideA)),
  ]
}

function askedOfChapter({ game, towns, ...found }: ChapterFigures): AskedOf[] {
  const at = { game, towns }
  const cards = (what: 'built' | 'picked') =>
    Object.entries(found[what]).flatMap(([about, figure]) => share({ ...at, what, about }, figure))
  const sides = Object.entries(found.sides).flatMap(([about, { median, first }]) => [
    rounds({ ...at, about }, median),
    ...share({ ...at, what: 'first', about }, first),
  ])
  return [
    ...(found.games > 0 ? [rounds(at, found.rounds.median)] : []),
    ...share({ ...at, what: 'first' }, found.first),
    ...share({ ...at, what: 'again' }, found.again),
    ...share({ ...at, what: 'limit' }, found.atLimit),
    ...[...sides, ...cards('built'), ...cards('picked')],
  ]
}

const rounds = (at: Omit<AskedOf, 'what' | 'found' | 'ok'>, median: number): AskedOf => ({
  ...at,
  what: 'rounds',
  found: median,
  ok: isMedianFine({ median }),
})

const share = (at: Omit<AskedOf, 'found' | 'ok'>, figure: Figure): AskedOf[] =>
  figure.ok === null ? [] : [{ ...at, found: figure, ok: figure.ok }]

/** Whether luck alone may have missed it. */
export const isOpen = ({ found, ok }: AskedOf): boolean => !ok && typeof found !== 'number' && found.isOpen

/** How many bars there are, how many are met, and how many of the others luck alone may have missed. */
export function barsOf(balance: Balance): { readonly all: number; readonly met: number; readonly open: number } {
  const asked = askedOf(balance)
  return { all: asked.length, met: asked.filter(({ ok }) => ok).length, open: asked.filter(isOpen).length }
}
