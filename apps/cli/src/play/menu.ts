import { BOTS } from '@machinami/bots'
import { EDITION_IDS, EDITIONS, type EditionId, type MarketId } from '@machinami/cards'
import type { Cli } from '../cli.ts'
import type { Asker, Offer, Reply } from './asker.ts'
import type { PlayOptions } from './open.ts'

/** The game that is being put together, with what is played when everything is answered with Enter. */
interface Wish {
  readonly edition: EditionId
  readonly players: number
  readonly market: string
  readonly order: string
  /** A bot, `mixed` for several, `people` for nobody but people. */
  readonly opponents: string
}

type Left = 'quit' | 'interrupted'
type Picked = { readonly id: string } | 'back' | Left

const USUAL_PLAYERS = 4

/** Asks with a few keys for the game to play. Enter, Enter, Enter starts the usual one. */
export async function chooseGame(cli: Cli, asker: Asker): Promise<PlayOptions | Left> {
  for (;;) {
    const edition = await pick(cli, asker, cli.words.menu.edition, editions(cli), false)
    if (edition === 'back') continue
    if (typeof edition === 'string') return edition
    const chosen = await withEdition(cli, asker, edition.id as EditionId)
    if (chosen !== 'back') return chosen
  }
}

async function withEdition(cli: Cli, asker: Asker, edition: EditionId): Promise<PlayOptions | Left | 'back'> {
  for (;;) {
    const players = await pick(cli, asker, cli.words.menu.players, playerCounts(cli, edition), true)
    if (typeof players === 'string') return players
    const [market] = EDITIONS[edition].markets
    const wish: Wish = { edition, players: Number(players.id), market, order: 'automatic', opponents: 'mixed' }
    const chosen = await withDetails(cli, asker, wish)
    if (chosen !== 'back') return chosen
  }
}

/** Everything else, each with its present value; the first line starts the game. */
async function withDetails(cli: Cli, asker: Asker, first: Wish): Promise<PlayOptions | Left | 'back'> {
  let wish = first
  for (;;) {
    const chosen = await pick(cli, asker, cli.words.menu.ready, details(cli, wish), true)
    if (typeof chosen === 'string') return chosen
    if (chosen.id === 'start') return flagsFor(cli, wish)
    const detail = chosen.id as 'market' | 'opponents' | 'order'
    const value = await pick(cli, asker, cli.words.menu[detail], choicesOf(cli, wish)[detail], true)
    if (value === 'quit' || value === 'interrupted') return value
    if (value !== 'back') wish = { ...wish, [detail]: value.id }
  }
}

async function pick(cli: Cli, asker: Asker, title: string, choices: Choices, canGoBack: boolean): Promise<Picked> {
  const offers = choices.list.map(({ text, detail = '' }): Offer => ({ text, detail, notation: '' }))
  const keys = cli.words.menu.keys(canGoBack)
  for (;;) {
    const reply: Reply = await asker.ask({ title, offers, seat: 0, canUndo: canGoBack, keys, at: choices.usual })
    if (reply === 'undo') return 'back'
    if (reply === 'quit' || reply === 'interrupted') return reply
    if (reply !== 'show') return choices.list[reply]
  }
}

/** Things to choose from, and the one that Enter takes. */
interface Choices {
  readonly list: readonly { readonly id: string; readonly text: string; readonly detail?: string }[]
  readonly usual: number
}

const choices = (ids: readonly string[], text: (id: string) => string, usual: string): Choices => ({
  list: ids.map((id) => ({ id, text: text(id) })),
  usual: Math.max(0, ids.indexOf(usual)),
})

const editions = ({ lang }: Cli): Choices => choices(EDITION_IDS, (id) => lang.editions[id as EditionId], 'base')

function playerCounts({ words }: Cli, edition: EditionId): Choices {
  const { mostPlayers } = EDITIONS[edition]
  const counts = Array.from({ length: mostPlayers - 1 }, (_, nth) => String(nth + 2))
  return choices(counts, (n) => words.menu.playerCount(Number(n)), String(USUAL_PLAYERS))
}

function details(cli: Cli, wish: Wish): Choices {
  const { menu } = cli.words
  const offered = choicesOf(cli, wish)
  const lines = (['market', 'opponents', 'order'] as const)
    .filter((detail) => offered[detail].list.length > 1)
    .map((detail) => ({ id: detail, text: `${menu[detail]}: ${offered[detail].list[offered[detail].usual].text}` }))
  return { list: [{ id: 'start', text: menu.start }, ...lines], usual: 0 }
}

/** What can be chosen for each detail; Enter keeps what is chosen now. */
function choicesOf({ lang, words }: Cli, wish: Wish): Readonly<Record<'market' | 'opponents' | 'order', Choices>> {
  const { mixedBots, onlyPeople } = words.menu
  const named: { readonly [id: string]: string } = { mixed: mixedBots, people: onlyPeople }
  const opponents = ['mixed', ...BOTS.map((bot) => bot.id), 'people']
  return {
    market: choices(EDITIONS[wish.edition].markets, (id) => lang.markets[id as MarketId], wish.market),
    opponents: choices(opponents, (id) => named[id] ?? id, wish.opponents),
    order: choices(['automatic', 'chosen'], (id) => lang.orders[id as 'automatic' | 'chosen'], wish.order),
  }
}

/** The flags that would have asked for the same game. */
function flagsFor({ words }: Cli, { edition, players, market, order, opponents }: Wish): PlayOptions {
  const others = Array.from({ length: players - 1 }, (_, nth) =>
    opponents === 'people' ? words.play.player(nth + 2) : `bot:${opponents}`,
  )
  const seats = opponents === 'mixed' ? {} : { seats: [words.play.player(1), ...others].join(',') }
  return { edition, players: String(players), market, order, ...seats }
}
