import {
  type Card,
  EDITIONS,
  type Edition,
  type EditionId,
  HOUSE_RULES,
  type HouseOption,
  type HouseRule,
  MARKETS,
  type Ruleset,
} from '@machinami/cards'

const OPTIONS: readonly HouseOption[] = HOUSE_RULES.flatMap((rule: HouseRule) => rule.options)
/** What every setup may choose, and no net minds. */
const CHOSEN: ReadonlySet<string> = new Set<keyof Ruleset>(['edition', 'players', 'order', 'first', 'market', 'cards'])

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether every field is as printed, or as some house rule has it; a field that is missing is a change, too. */
function isKnown<T extends object>(made: T, printed: T, patches: readonly Partial<T>[]): boolean {
  const fields = new Set([...Object.keys(made), ...Object.keys(printed)]) as Set<keyof T & string>
  return [...fields].every(
    (field) =>
      CHOSEN.has(field) ||
      isSame(made[field], printed[field]) ||
      patches.some((patch) => Object.hasOwn(patch, field) && isSame(made[field], patch[field])),
  )
}

function hasKnownCards({ cards }: Ruleset, printed: readonly Card[]): boolean {
  const isLeftOut = (id: string) => OPTIONS.some(({ without }) => without?.includes(id))
  return (
    printed.every(({ id }) => isLeftOut(id) || cards.some((card) => card.id === id)) &&
    cards.every((card) => {
      const same = printed.find(({ id }) => id === card.id)
      const patches = OPTIONS.flatMap((option) => option.cards?.[card.id] ?? []) as readonly Partial<Card>[]
      return same !== undefined && isKnown(card, same, patches)
    })
  )
}

/**
 * Whether a ruleset is one that a setup of its edition can make, house rules included. A net knows what its cards do and what
 * they are worth under those rules, and under no others.
 */
export function isKnownRuleset(ruleset: Ruleset): boolean {
  if (!Object.hasOwn(EDITIONS, ruleset.edition)) return false
  const { mostPlayers, markets, ...printed }: Edition = EDITIONS[ruleset.edition as EditionId]
  return (
    ruleset.players <= mostPlayers &&
    markets.some((market) => isSame(MARKETS[market], ruleset.market)) &&
    hasKnownCards(ruleset, printed.cards) &&
    isKnown<Partial<Ruleset>>(
      ruleset,
      printed,
      OPTIONS.flatMap((option) => option.rules ?? []),
    )
  )
}
