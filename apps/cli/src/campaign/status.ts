import type { CampaignStatus, Counts, RegisterLine, Words as Titles } from '@machinami/campaign'
import type { Cli } from '../cli.ts'
import { columns } from '../columns.ts'

/** A campaign's status for people. */
export function statusLines(cli: Cli, status: CampaignStatus, nameOf: (id: string) => string, title: Titles): string[] {
  const { paint, lang, words } = cli
  const { status: told, steps } = words.campaign
  const list = (texts: readonly string[]) => (texts.length === 0 ? '–' : texts.join(', '))
  const piles = (counts: Counts) =>
    list(Object.entries(counts).map(([id, n]) => (n === 1 ? nameOf(id) : `${n} × ${nameOf(id)}`)))
  const where =
    status.step === 'over' ? told.over : status.game === 0 ? told.before : told.game(status.game, status.games)
  const step = Object.hasOwn(steps, status.step) ? `: ${steps[status.step as keyof typeof steps]}` : ''
  const line = (head: string, text: string) => `${paint.bold(head)}: ${text}`
  return [
    `${paint.bold(title[lang.code] ?? Object.values(title)[0])} · ${where}${step} · ${told.read(status.cardsRead)}`,
    '',
    ...townTable(cli, status, nameOf),
    '',
    line(told.landmarks, status.landmarks.map(({ letter, card }) => `${letter} ${nameOf(card)}`).join(', ') || '–'),
    line(told.community, status.community === null ? '–' : nameOf(status.community)),
    line(told.supply, piles(status.supply)),
    line(told.rules, list(status.rules.map(nameOf))),
    line(told.reserves, piles(status.reserves)),
    line(told.archives, piles(status.archives)),
    line(told.register, ''),
    ...status.register.map(registerLine),
    ...(status.champions.length === 0 ? [] : [championsLine(cli, status)]),
    ...(status.freePlay.length === 0 ? [] : [line(told.freePlay, ''), ...status.freePlay.map(registerLine)]),
  ]
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
    town.townSquare.map(nameOf).join(', '),
    town.stickers.map(({ id, number }) => (number === undefined ? nameOf(id) : `${nameOf(id)} ${number}`)).join(', '),
  ])
  const heads = [told.town, '', told.player, told.wins, told.marks, told.cards, told.stickers]
  return columns([heads.map(cli.paint.dim), ...rows])
}
