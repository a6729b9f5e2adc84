import {
  ALL_CARDS,
  type Card,
  type CardId,
  EDITION_IDS,
  EDITIONS,
  type Edition,
  type EditionId,
  refuse,
} from '@machinami/cards'
import { contextFor, LANG_CODES, type Lang, loadLang } from '@machinami/lang'
import { type Cli, complain, say } from '../cli.ts'
import { flow, wrap } from '../columns.ts'
import { isEdition, unknownEdition } from '../editions.ts'
import { FAILED, OK, USAGE } from '../exit.ts'
import { roomOf, widthOf } from '../io.ts'

export interface CardsOptions {
  readonly edition?: string
  readonly json?: boolean
}

interface Shown {
  readonly card: Card
  readonly name: string
  readonly editions: readonly EditionId[]
  readonly slots: readonly number[]
  readonly facts: readonly string[]
  readonly text: readonly string[]
}

/** Prints the cards that match all search words, in the reader's language. */
export async function cardsCommand(cli: Cli, search: readonly string[], options: CardsOptions): Promise<number> {
  const { edition } = options
  if (edition !== undefined && !isEdition(edition)) return complain(cli, unknownEdition(edition), USAGE)
  const langs = await Promise.all(LANG_CODES.map(loadLang))
  const cards = (edition === undefined ? ALL_CARDS : EDITIONS[edition].cards) as readonly Card[]
  const found = cards.map((card) => describe(cli.lang, card)).filter((shown) => matches(langs, shown, search))
  if (found.length === 0) return complain(cli, refuse('unknown-card', { what: search.join(' ') }), FAILED)
  if (options.json) cli.io.stdout.write(`${JSON.stringify(found.map(asJson), null, 2)}\n`)
  else for (const shown of found) print(cli, shown)
  return OK
}

const editionsWith = (card: Card): EditionId[] =>
  EDITION_IDS.filter((edition) => EDITIONS[edition].cards.some((each) => each.id === card.id))

function describe(lang: Lang, card: Card): Shown {
  const naming = contextFor(lang, { seats: [] })
  const name = lang.names[card.id as CardId]
  const slots = slotsFor(card)
  return {
    card,
    name,
    slots,
    editions: editionsWith(card),
    facts: factsOf(lang, card, slots),
    text: lang.cardText(card, naming),
  }
}

/** The prices of the slots that a landmark may lie in, where it has none of its own. */
function slotsFor(card: Card): readonly number[] {
  if (card.kind !== 'landmark') return []
  return editionsWith(card).flatMap((id) => (EDITIONS[id] as Edition).slots ?? [])
}

/** Type, icon, numbers and price: what stands around the text of a card. */
function factsOf(lang: Lang, card: Card, slots: readonly number[]): string[] {
  if (card.kind === 'establishment') {
    const { color, type } = lang.colors[card.color]
    return [color, type, lang.icons[card.icon], lang.totals(card.on), lang.price(card.cost)]
  }
  if (slots.length > 0) return [lang.kinds[card.kind], lang.slotPrice(slots)]
  return [lang.kinds[card.kind], ...('cost' in card ? [lang.price(card.cost)] : [])]
}

/** Names count in every language, the rest in the reader's own. Accents and capitals do not matter. */
function matches(langs: readonly Lang[], { card, name, facts, text }: Shown, search: readonly string[]): boolean {
  const names = langs.map((lang) => lang.names[card.id as CardId])
  const all = plain([card.id, name, ...names, ...facts, ...text].join(' '))
  return search.every((word) => all.includes(plain(word)))
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en')
    .normalize('NFKC')

function print(cli: Cli, { card, name, editions, facts, text }: Shown): void {
  const { paint, lang, io } = cli
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
    ...wrap(editions.map((edition) => lang.editions[edition]).join(', '), width, '    ').map(paint.dim),
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
