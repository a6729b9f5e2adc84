import type { Card, Color } from '@machinami/cards'
import pc from 'picocolors'

type Colors = ReturnType<typeof pc.createColors>
type Colorize = (text: string) => string

/** Colours by meaning. Every card colour has a sign of its own too, for those who do not see colours. */
export interface Paint {
  readonly bold: Colorize
  readonly dim: Colorize
  /** Words of a paragraph, each for itself: a line may end between any two of them. */
  readonly stressed: Colorize
  readonly good: Colorize
  readonly bad: Colorize
  readonly coin: Colorize
  readonly key: Colorize
  /** A card's name with the sign of its colour in front. */
  readonly card: (card: Card | undefined, name: string) => string
}

export const SIGNS: Readonly<Record<Color, string>> = { blue: '≈', green: '●', red: '▲', purple: '■' }
export const KIND_SIGNS: Readonly<Record<Exclude<Card['kind'], 'establishment'>, string>> = {
  landmark: '★',
  bonus: '◦',
  community: '✚',
  action: '»',
}

const signOf = (card: Card): string => (card.kind === 'establishment' ? SIGNS[card.color] : KIND_SIGNS[card.kind])

export function paintFor(color: boolean): Paint {
  const c = pc.createColors(color)
  return {
    bold: c.bold,
    dim: c.dim,
    stressed: (text) => text.replaceAll(/\S+/g, (word) => c.italic(word)),
    good: c.green,
    bad: c.red,
    coin: c.yellow,
    key: c.cyan,
    card: (card, name) => (card === undefined ? name : colorFor(c, card)(`${signOf(card)} ${name}`)),
  }
}

function colorFor(c: Colors, card: Card): Colorize {
  if (card.kind !== 'establishment') return c.yellow
  return { blue: c.cyan, green: c.green, red: c.red, purple: c.magenta }[card.color]
}
