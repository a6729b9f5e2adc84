import { type Catalogue, catalogues, TODAY } from './catalogue.ts'
import type { MarketId } from './editions.ts'
import type { HouseOption, HouseRule, HouseRules } from './house-rules.ts'
import type { EditionId } from './most-players.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import type { Card } from './vocabulary.ts'

/** Instead of the seat that begins: the highest roll finds it. */
export const BY_ROLL = -1

/** What people choose before a game. Everything but the edition has a default. */
export interface Setup {
  readonly edition: EditionId
  readonly players: number
  readonly market?: MarketId
  readonly order?: Ruleset['order']
  /** The seat that begins, or BY_ROLL; otherwise as the edition has it. */
  readonly first?: number
  readonly house?: HouseRules
}

/** The house rules that change something in this edition. */
export function houseRulesOf(edition: EditionId, { editions, house } = TODAY): readonly HouseRule[] {
  const known = new Set(Object.hasOwn(editions, edition) ? editions[edition].cards : [])
  const matters = (option: HouseOption) =>
    [...Object.keys(option.cards ?? {}), ...(option.without ?? [])].some((id) => known.has(id))
  return Object.values(house).filter((rule) => rule.editions?.includes(edition) ?? rule.options.some(matters))
}

/** The complete rules of one game, or why there is no such game. */
export function rulesetFor(setup: Setup, catalogue: Catalogue = TODAY): Ruleset | Refusal {
  if (!Object.hasOwn(catalogue.editions, setup.edition))
    return refuse('unknown-edition', { what: String(setup.edition) })
  const { mostPlayers, markets, cards: ids, ...edition } = catalogue.editions[setup.edition]
  const { players, market = markets[0], order = 'automatic' } = setup
  const first = setup.first === BY_ROLL ? 'highest-roll' : (setup.first ?? edition.first)
  if (!Number.isInteger(players) || players < 2 || players > mostPlayers)
    return refuse('wrong-player-count', { what: String(players), wanted: `2-${mostPlayers}` })
  if (!markets.includes(market)) return refuse('unknown-market', { what: String(market), wanted: markets.join(', ') })
  if (order !== 'automatic' && order !== 'chosen') return refuse('unknown-order', { what: String(order) })
  if (first !== 'highest-roll' && !(Number.isInteger(first) && first >= 0 && first < players))
    return refuse('unknown-seat', { what: String(first + 1), wanted: `1-${players}` })
  const options = chosenOptions(setup, catalogue)
  if ('refused' in options) return options
  const cards = ids.map((id) => catalogue.cards[id])
  const chosen = { edition: setup.edition, players, cards, market: catalogue.markets[market], order, first }
  return options.reduce(apply, { ...edition, ...chosen })
}

/** What a set-up has meant in every release that knew it, the newest first: one of them is what an old game was played by. */
export function* rulesetsFor(setup: Setup): Generator<Ruleset> {
  for (const catalogue of catalogues()) {
    const ruleset = rulesetFor(setup, catalogue)
    if (!isRefusal(ruleset)) yield ruleset
  }
}

function chosenOptions({ edition, house = {} }: Setup, catalogue: Catalogue): HouseOption[] | Refusal {
  const offered = houseRulesOf(edition, catalogue)
  const chosen: HouseOption[] = []
  for (const [id, wish] of Object.entries(house)) {
    const rule = offered.find((each) => each.id === id)
    if (!rule) return refuse('unknown-house-rule', { what: id, wanted: offered.map((each) => each.id).join(', ') })
    const option = rule.options.find((each) => each.id === wish)
    if (!option)
      return refuse('unknown-house-option', {
        what: `${id}=${wish}`,
        wanted: rule.options.map((each) => each.id).join(', '),
      })
    chosen.push(option)
  }
  return chosen
}

function apply(ruleset: Ruleset, option: HouseOption): Ruleset {
  const cards = ruleset.cards
    .filter((card) => !option.without?.includes(card.id))
    .map((card) => ({ ...card, ...option.cards?.[card.id] }) as Card)
  return { ...ruleset, ...option.rules, cards }
}
