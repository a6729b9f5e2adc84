import { type CampaignEvent, type CampaignState, textOf } from '@machinami/campaign'
import { namingFor } from '@machinami/lang'
import type { Cli } from '../cli.ts'
import { wrap } from '../columns.ts'
import { widthOf } from '../io.ts'

/** What happened in a campaign, in lines; `state` is the one after it. */
export function storyLines(cli: Cli, state: CampaignState, event: CampaignEvent): string[] {
  if (event.kind === 'cardRead') return cardLines(cli, state, event)
  if (event.kind === 'boxOpened') return boxLines(cli, state, event.box)
  const line = oneLine(cli, state, event)
  return line === null ? [] : [line, ...deedsOf(cli, state, event)]
}

/** What a new card does. */
function deedsOf({ lang, paint }: Cli, state: CampaignState, event: CampaignEvent): string[] {
  const card = NEW_CARDS.has(event.kind) && 'card' in event ? state.cards[event.card] : undefined
  return card
    ? lang
        .cardText(card, namingFor(lang, state.names), Object.values(state.cards))
        .map((line) => `  ${paint.dim(line)}`)
    : []
}

const NEW_CARDS: ReadonlySet<string> = new Set(['landmarkAdded', 'communityAdded', 'townSquareAdded', 'sideChosen'])

const nameOf = ({ lang }: Cli, { names }: CampaignState, id: string): string => namingFor(lang, names).cardName(id)

/** Letters in a line that is easily read. */
export const LONGEST = 92

/** A text in the reader's language, as a card has it. */
export function textLines(cli: Cli, state: CampaignState, id: string): string[] {
  const { paint, words, lang } = cli
  const text = textOf(state, id, lang.code)
  if (!text) return []
  const width = Math.min(widthOf(cli.io.stdout) - 4, LONGEST)
  const paragraphs = text.paragraphs.flatMap((each) => [
    '',
    ...wrap(stress(cli, each), width).map((line) => `  ${line}`),
  ])
  const foreign = text.language === lang.code ? [] : ['', `  ${paint.dim(words.campaign.storyIn(text.language))}`]
  return [...(text.title === undefined ? [] : ['', `  ${paint.bold(text.title)}`]), ...paragraphs, ...foreign, '']
}

/** What stands between asterisks is stressed; where there are no colours, by nothing at all. */
const stress = ({ paint }: Cli, paragraph: string): string =>
  paragraph
    .split('*')
    .map((part, nth) => (nth % 2 === 1 ? paint.stressed(part) : part))
    .join('')

function cardLines(cli: Cli, state: CampaignState, event: CampaignEvent & { readonly kind: 'cardRead' }): string[] {
  const { record, id, side = 'A' } = event
  if (id === undefined || record === 'pair') return []
  return textLines(cli, state, record === 'story' ? `${id}.${side.toLowerCase()}` : id)
}

function boxLines(cli: Cli, state: CampaignState, n: number): string[] {
  const { told } = cli.words.campaign
  const things = state.boxes.find((box) => box.n === n)?.things ?? []
  const list = things.map(({ id, count }) =>
    count === 1 ? nameOf(cli, state, id) : `${count} × ${nameOf(cli, state, id)}`,
  )
  return [told.box(n, cli.lang.list(list)), ...textLines(cli, state, `box-${n}`)]
}

function oneLine(cli: Cli, state: CampaignState, event: CampaignEvent): string | null {
  const { told, colours } = cli.words.campaign
  const town = (nth: number) => state.towns[nth].name ?? state.towns[nth].player.name
  const card = (id: string) => nameOf(cli, state, id)
  switch (event.kind) {
    case 'colourChosen':
      return told.colour(town(event.town), colours[event.colour] ?? event.colour)
    case 'nameChosen':
      return told.name(state.towns[event.town].player.name, event.name)
    case 'cardsDealt':
      return told.dealt(event.cards)
    case 'ruleAdded':
      return told.rule(textOf(state, event.rule, cli.lang.code)?.title ?? event.rule)
    case 'referenceReplaced':
      return told.reference
    case 'landmarkAdded':
      return told.landmark(event.letter, card(event.card))
    case 'communityAdded':
      return told.community(card(event.card))
    case 'townSquareAdded':
      return told.townSquare(card(event.card))
    case 'sideChosen':
      return told.side(town(event.town), card(event.card))
    case 'numberChosen':
      return told.number(town(event.town), event.number)
    case 'optionChosen':
      return told.option(town(event.town))
    case 'stickerPlaced':
      return told.sticker(town(event.town), card(event.sticker))
    default:
      return gameLine(cli, state, event)
  }
}

function gameLine(cli: Cli, state: CampaignState, event: CampaignEvent): string | null {
  const { told } = cli.words.campaign
  const { lang, paint } = cli
  const town = (nth: number) => state.towns[nth].name ?? ''
  switch (event.kind) {
    case 'gameStarted':
      return paint.bold(told.game(event.game))
    case 'gameFinished':
      return paint.bold(told.won(event.game, town(event.winner), state.towns[event.winner].player.name))
    case 'freeGameStarted':
      return paint.bold(told.freeGame)
    case 'freeGameFinished':
      return paint.bold(told.freeWon(town(event.winner), state.towns[event.winner].player.name))
    case 'registered':
      return told.signed(event.name, event.player, event.substitute)
    case 'archived':
      return told.archived(lang.list(event.cards.map((id) => nameOf(cli, state, id))))
    case 'completed':
      return paint.bold(told.completed(lang.list(event.champions.map(town)), event.champions.length))
    case 'tookOver':
      return told.tookOver(town(event.town), event.player.name)
    case 'undone':
      return told.undone
    default:
      return null
  }
}
