import { type Card, EDITIONS, type EditionId, HOUSE_RULES, type HouseRule, type Ruleset } from '@machinami/cards'

const patches: readonly { readonly [id: string]: Partial<Card> }[] = HOUSE_RULES.flatMap((rule: HouseRule) =>
  rule.options.flatMap((option) => (option.cards ? [option.cards] : [])),
)

/** Whether a card is that of an edition, as printed or as house rules have it. */
function isKnown(card: Card, printed: Card | undefined): boolean {
  if (!printed) return false
  const known = [printed, ...patches.flatMap((patch) => patch[card.id] ?? [])]
  return Object.entries(card).every(([field, value]) =>
    known.some((each) => JSON.stringify(each[field as keyof Card]) === JSON.stringify(value)),
  )
}

/** Whether a ruleset has nothing but cards of its edition under their names: a net knows what those do, and no others. */
export function hasKnownCards({ edition, cards }: Ruleset): boolean {
  const printed: readonly Card[] = Object.hasOwn(EDITIONS, edition) ? EDITIONS[edition as EditionId].cards : []
  return cards.every((card) =>
    isKnown(
      card,
      printed.find(({ id }) => id === card.id),
    ),
  )
}
