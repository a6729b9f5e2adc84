import {
  type CampaignState,
  type CampaignStatus,
  type Counts,
  type RegisterLine,
  statusOf,
  textOf,
} from '@machinami/campaign'
import { namingFor } from '@machinami/lang'
import type { Cli } from '../cli.ts'
import { columns, flow, textWidth, wrap } from '../columns.ts'
import { roomOf } from '../io.ts'

/** How a campaign stands, for people. */
export function statusNow(cli: Cli, state: CampaignState): string[] {
  const { paint, lang, words, io } = cli
  const { status: told, steps } = words.campaign
  const status = statusOf(state)
  const nameOf = namesFor(cli, state)
  const piles = (counts: Counts) =>
    Object.entries(counts).map(([id, n]) => (n === 1 ? nameOf(id) : `${n} × ${nameOf(id)}`))
  const where =
    status.step === 'over' ? told.over : status.game === 0 ? told.before : told.game(status.game, status.games)
  const step = Object.hasOwn(steps, status.step) ? `: ${steps[status.step as keyof typeof steps]}` : ''
  const room = roomOf(io.stdout)
  const broken = (text: string) => (textWidth(text) <= room ? [text] : wrap(text, room))
  const line = (head: string, texts: readonly string[]) => {
    const commas = texts.map((text, nth) => (nth < texts.length - 1 ? `${text},` : text))
    return flow([`${paint.bold(head)}:`, ...(texts.length === 0 ? ['–'] : commas)], room, '', ' ')
  }
  const { title } = state.head
  return [
    ...broken(
      `${paint.bold(title[lang.code] ?? Object.values(title)[0])} · ${where}${step} · ${told.read(status.cardsRead)}`,
    ),
    '',
    ...townTable(cli, status, nameOf).flatMap(broken),
    '',
    ...squares(status).flatMap(({ towns, cards }) => line([told.townSquare, ...towns].join(' · '), cards.map(nameOf))),
    ...line(
      told.landmarks,
      status.landmarks.map(({ letter, card }) => `${letter} ${nameOf(card)}`),
    ),
    ...line(told.community, status.community === null ? [] : [nameOf(status.community)]),
    ...line(told.supply, piles(status.supply)),
    ...line(told.rules, status.rules.map(nameOf)),
    ...line(told.reserves, piles(status.reserves)),
    ...line(told.archives, piles(status.archives)),
    ...line(told.register, status.register.length === 0 ? [] : ['']),
    ...status.register.map(registerLine).flatMap(broken),
    ...(status.champions.length === 0 ? [] : broken(championsLine(cli, status))),
    ...(status.freePlay.length === 0
      ? []
      : [...line(told.freePlay, ['']), ...status.freePlay.map(registerLine).flatMap(broken)]),
  ]
}

/** What cards and things are called; rules have no name but the title of their card. */
function namesFor({ lang }: Cli, state: CampaignState): (id: string) => string {
  const { cardName } = namingFor(lang, state.names)
  const titleOf = (id: string) => (Object.hasOwn(state.names, id) ? undefined : textOf(state, id, lang.code)?.title)
  return (id) => titleOf(id) ?? cardName(id)
}

/** Town square cards: one line where every town has the same. */
function squares({
  towns,
}: CampaignStatus): { readonly towns: readonly string[]; readonly cards: readonly string[] }[] {
  const [first] = towns
  const areAlike = towns.every(({ townSquare }) => townSquare.join() === first.townSquare.join())
  return areAlike
    ? [{ towns: [], cards: first.townSquare }]
    : towns.map(({ name, townSquare }) => ({ towns: [name ?? '–'], cards: townSquare }))
}

const registerLine = ({ game, date, player, name, substitute }: RegisterLine): string =>
  `  ${game}  ${date}  ${player}, ${name}${substitute === undefined ? '' : ` (${substitute})`}`

function championsLine({ lang, words }: Cli, { champions, towns }: CampaignStatus): string {
  const names = champions.map((town) => towns[town].name ?? '')
  return words.campaign.told.completed(lang.list(names), names.length)
}

function townTable(cli: Cli, status: CampaignStatus, nameOf: (id: string) => string): string[] {
  const { status: told, colours } = cli.words.campaign
  const rows = status.towns.map((town, nth) => [
    town.name ?? '–',
    town.colour === null ? '–' : (colours[town.colour] ?? town.colour),
    town.bot === null ? town.player : `${town.player} (${town.bot})`,
    String(status.register.filter((line) => line.town === nth).length),
    String(town.marks),
    town.stickers.map(({ id, number }) => (number === undefined ? nameOf(id) : `${nameOf(id)} ${number}`)).join(', '),
  ])
  const heads = [told.town, '', told.player, told.wins, told.marks, told.stickers]
  return columns([heads.map(cli.paint.dim), ...rows])
}
