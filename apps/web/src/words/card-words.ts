import type { Card, Ruleset } from '@machinami/cards'
import { type Naming, namingFor } from '@machinami/lang'
import { computed } from '@preact/signals'
import { broughtCards, broughtNames } from './brought-cards.ts'
import { lang } from './index.ts'

/** The numbers, the word for its type and the text of a card, in the reader's language. */

const naming = computed(() => namingFor(lang(), broughtNames.value))

export const nameOf = (id: string): string => naming.value.cardName(id)

/** What wins by these rules. */
export const goalOf = ({ goal }: Pick<Ruleset, 'goal'>): string => lang().goal(goal, naming.value)

const texts = new WeakMap<Naming, Map<Card, string[]>>()

/** What a card does, sentence by sentence; worked out once per language. */
export function textOf(card: Card): string[] {
  const speaking = naming.value
  const known = texts.get(speaking) ?? new Map<Card, string[]>()
  texts.set(speaking, known)
  const text = known.get(card) ?? lang().cardText(card, speaking, broughtCards.value)
  known.set(card, text)
  return text
}

export const typeOf = (card: Card): string =>
  card.kind === 'establishment' ? lang().colors[card.color].type : lang().kinds[card.kind]

/** A colour, and an icon of the same name: a shape for every colour, so that colour is never alone. */
export const colourOf = (card: Card): string => (card.kind === 'establishment' ? card.color : 'landmark')

/** Classes of what is drawn in a card's colour (`tint.css`). */
export const tintOf = (card: Card): string => `tinted ${colourOf(card)}`

/** What a card counts as, for cards that count others; landmarks have none. */
export const symbolOf = (card: Card): string => (card.kind === 'establishment' ? card.icon : '')

export const percent = (part: number, digits = 0): string =>
  new Intl.NumberFormat(lang().code, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(part)

/** What is lost in rounding is no loss: nought has no sign. */
const PLAIN_ZERO = { signDisplay: 'negative' } as const

/** Small coins matter in what a single card brings. */
export const finely = (n: number): string =>
  new Intl.NumberFormat(lang().code, { ...PLAIN_ZERO, maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(n)

export const decimal = (n: number): string =>
  new Intl.NumberFormat(lang().code, { ...PLAIN_ZERO, maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n)
