import {
  ALL_CARDS,
  type Card,
  EDITION_IDS,
  EDITIONS,
  type Edition,
  type EditionId,
  isRefusal,
  type Ruleset,
  refuse,
} from '@machinami/cards'
import { rulesFor } from '@machinami/engine'
import { loadLang, type Naming, namingFor } from '@machinami/lang'
import { editionName } from '../chosen-game.ts'
import { type Cli, complain, say, sayJson } from '../cli.ts'
import { flow, wrap } from '../columns.ts'
import { isEdition, unknownEdition } from '../editions.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { rulesetIn } from '../game-flags.ts'
import { roomOf, widthOf } from '../io.ts'
import { isFoundIn } from '../search.ts'

export interface CardsOptions {
  readonly edition?: string
  readonly ruleset?: string
  readonly json?: boolean
}

interface Shown {
  readonly card: Card
  readonly name: string
  /** What the games are called that have it. */
  readonly games: readonly string[]
  readonly editions: readonly EditionId[]
  readonly slots: readonly number[]
  readonly facts: readonly string[]
  readonly text: readonly string[]
}

/** Prints the cards that match all search words, in the reader's language. */
export async function cardsCommand(cli: Cli, search: readonly string[], options: CardsOptions): Promise<number> {
  const { edition, ruleset: file } = options
  if (edition !== undefined && file !== undefined)
    return complain(cli, cli.words.usage.notTogether('--edition', '--ruleset'), USAGE)
  if (edition !== undefined && !isEdition(edition)) return complain(cli, unknownEdition(edition), USAGE)
  const ruleset = file === undefined ? null : rulesetIn(file)
  if (isRefusal(ruleset)) return complain(cli, ruleset, FAILED, file)
  const all = ruleset ? ownCards(cli, ruleset) : knownCards(cli, edition)
  const english = namingFor(await loadLang('en'), ruleset?.names)
  const found = all.filter((shown) => matches(english, shown, search))
  if (found.length === 0) return complain(cli, refuse('unknown-card', { what: search.join(' ') }), FAILED)
  if (options.json) sayJson(cli, found.map(asJson))
  else for (const shown of found) print(cli, shown)
  return OK
}

/** Cards of an edition, or of all of them. */
function knownCards(cli: Cli, edition: EditionId | undefined): Shown[] {
  const naming = namingFor(cli.lang)
  const cards = (edition === undefined ? ALL_CARDS : EDITIONS[edition].cards) as readonly Card[]
  return cards.map((card) => {
    const editions = editionsWith(card)
    const games = editions.map((id) => cli.lang.editions[id])
    return { ...describe(cli, card, naming, slotsFor(card), firstPrices(card)), editions, games }
  })
}

/** Cards of home-made rules, called as these call them. */
function ownCards(cli: Cli, ruleset: Ruleset): Shown[] {
  const naming = namingFor(cli.lang, ruleset.names)
  const games = [editionName(cli.lang, ruleset)]
  return ruleset.cards.map((card) => {
    const slots = card.kind === 'landmark' ? (ruleset.slots ?? []) : []
    return { ...describe(cli, card, naming, slots, [], ruleset.cards), editions: [], games }
  })
}

const editionsWith = (card: Card): EditionId[] =>
  EDITION_IDS.filter((edition) => EDITIONS[edition].cards.some((each) => each.id === card.id))

const describe = (
  cli: Cli,
  card: Card,
  naming: Naming,
  slots: readonly number[],
  firstPrices: readonly number[],
  beside: readonly Card[] = [],
): Omit<Shown, 'editions' | 'games'> => ({
  card,
  name: naming.cardName(card.id),
  slots,
  facts: factsOf(cli, card, slots, firstPrices),
  text: cli.lang.cardText(card, naming, beside),
})

/** The prices of the slots that a landmark may lie in, where it has none of its own. */
function slotsFor(card: Card): readonly number[] {
  if (card.kind !== 'landmark') return []
  return editionsWith(card).flatMap((id) => (EDITIONS[id] as Edition).slots ?? [])
}

/** What a landmark costs by the slot it lies in when a campaign begins. */
function firstPrices(card: Card): number[] {
  if (slotsFor(card).length === 0) return []
  return editionsWith(card).flatMap((edition) => {
    const rules = rulesFor({ edition, players: 2 })
    return isRefusal(rules) ? [] : [rules.price[(rules.numberOf.get(card.id) ?? 0) * rules.priceSteps]]
  })
}

/** Type, icon, numbers and price: what stands around the text of a card. */
function factsOf({ lang, words }: Cli, card: Card, slots: readonly number[], firstPrices: readonly number[]): string[] {
  if (card.kind === 'establishment') {
    const { color, type } = lang.colors[card.color]
    return [color, type, lang.icons[card.icon], lang.totals(card.on), lang.price(card.cost)]
  }
  if (slots.length > 0) {
    const now = firstPrices.map((price) => words.cards.inFirstGame(lang.price(price)))
    return [lang.kinds[card.kind], lang.slotPrice(slots), ...now]
  }
  return [lang.kinds[card.kind], ...('cost' in card ? [lang.price(card.cost)] : [])]
}

/** Names count in the reader's language, in English and as older boxes have them; the rest in the reader's own. */
function matches(english: Naming, { card, name, slots, facts, text }: Shown, search: readonly string[]): boolean {
  const names = [card.id, name, english.cardName(card.id), OLD_NAMES.get(card.id) ?? '']
  return search.every((word) => isFoundIn([...names, ...facts, ...text], figuresOn(card, slots), word))
}

/** R-MARKET-12: what older boxes call some cards. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['farmers-market', 'Fruit and Vegetable Market'],
  ['flower-garden', 'Flower Orchard'],
  ['private-club', 'Member’s Only Club'],
  ['exhibit-hall', 'International Exhibit Hall'],
])

/** The numbers that a card acts on, and its prices. */
function figuresOn(card: Card, slots: readonly number[]): readonly (number | null)[] {
  const costs = 'cost' in card ? [card.cost].flat() : []
  return [...(card.kind === 'establishment' ? card.on : []), ...(slots.length > 0 ? slots : costs)]
}

function print(cli: Cli, { card, name, games, facts, text }: Shown): void {
  const { paint, io } = cli
  const width = Math.min(widthOf(io.stdout), 100)
  say(
    cli,
    ...flow(
      [paint.bold(paint.card(card, name)), paint.dim(`(${card.id})`), ...dotted(facts)],
      roomOf(io.stdout),
      '',
      ' ',
    ),
    ...text.flatMap((sentence) => wrap(sentence, width, '    ')),
    ...wrap(games.join(', '), width, '    ').map(paint.dim),
  )
}

const dotted = (facts: readonly string[]): string[] =>
  facts.map((fact, nth) => (nth < facts.length - 1 ? `${fact} ·` : fact))

const asJson = ({ card, name, editions, slots, text }: Shown): object => ({
  ...card,
  ...(slots.length === 0 ? {} : { slots }),
  name,
  editions,
  text,
})
