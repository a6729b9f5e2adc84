import { type CampaignAnswer, type CampaignQuestion, type CampaignState, type Side, textOf } from '@machinami/campaign'
import type { CampaignHost } from '@machinami/campaign-host'
import { namingFor } from '@machinami/lang'
import type { Cli } from '../cli.ts'
import { wrap } from '../columns.ts'
import { widthOf } from '../io.ts'
import type { Ask, Offer } from '../play/asker.ts'
import { dayOf } from './files.ts'
import { LONGEST, textLines } from './story.ts'

/** One way to answer, and how it is shown. */
interface Choice {
  readonly offer: Offer
  readonly answer: CampaignAnswer
}

const choice = (text: string, notation: string, answer: CampaignAnswer, detail = ''): Choice => ({
  offer: { text, detail, notation },
  answer,
})

/** Everything somebody at the keyboard can answer. */
export function choicesFor(cli: Cli, host: CampaignHost, question: CampaignQuestion): Choice[] {
  const { state } = host.campaign
  const { answers, townNames, colours } = cli.words.campaign
  const { kind, options = [] } = question
  const today = dayOf(cli.io.now())
  switch (kind) {
    case 'colour':
      return options.map(String).map((colour) => choice(colours[colour] ?? colour, colour, { kind, colour }))
    case 'name':
      return freeNames(state, townNames).map((name) => choice(name, name.toLowerCase(), { kind, name }))
    case 'side':
      return options.map((side) => faceChoice(cli, state, side as Side))
    case 'number':
      return options.map((number) => choice(String(number), `number ${number}`, { kind, number: Number(number) }))
    case 'option':
      return options
        .map(String)
        .map((option) => choice(optionText(cli, state, question, option), option, { kind, option }))
    case 'sign':
      return [choice(answers.sign, 'sign', { kind, date: today })]
    case 'start-game':
      return [choice(answers.play, 'play', { kind, date: today, seats: host.seats() })]
    case 'start-free-game': {
      const free = { kind, date: today, seats: host.seats(), seed: cli.io.now().getTime() % 2 ** 30 }
      return [choice(answers.play, 'play', free), choice(answers.playAll, 'all', { ...free, all: true })]
    }
    case 'ready':
      return [choice(answers.ready, 'go', { kind })]
    case 'open-box':
      return [choice(answers.open, 'open', { kind })]
    case 'sticker':
      return [choice(answers.stick, 'stick', { kind })]
    case 'go-on':
      return [choice(answers.goOn, 'go', { kind })]
    case 'finish-game':
      return []
  }
}

const freeNames = ({ towns }: CampaignState, names: readonly string[]): string[] =>
  names.filter((name) => !towns.some((town) => town.name === name))

/** What either face of a card does, and what it does to the island, or what each option means: read before choosing. */
export function readFirst(cli: Cli, host: CampaignHost, { kind, about, options = [] }: CampaignQuestion): string[] {
  const { state } = host.campaign
  if (kind === 'side') return [...options.flatMap((side) => faceLines(cli, state, side as Side)), '']
  return kind === 'option' ? options.flatMap((option) => textLines(cli, state, `${about}.${option}`)) : []
}

function faceLines(cli: Cli, state: CampaignState, side: Side): string[] {
  const { name, does, texts, pair } = faceOf(cli, state, side)
  const width = Math.min(widthOf(cli.io.stdout) - 4, LONGEST)
  const island = textLines(cli, { ...state, texts }, `${pair}.${side}`)
  return [
    '',
    `  ${cli.paint.bold(name)}`,
    ...does.flatMap((line) => wrap(line, width).map((each) => `  ${cli.paint.dim(each)}`)),
    ...island.slice(0, island.findLastIndex((line) => line !== '') + 1),
  ]
}

function faceChoice(cli: Cli, state: CampaignState, side: Side): Choice {
  const { name, does } = faceOf(cli, state, side)
  const detail = does.join(cli.lang.code === 'ja' ? '' : ' ')
  return choice(name, side.toLowerCase(), { kind: 'side', side }, detail)
}

/** A face of the card that is chosen now. */
function faceOf(cli: Cli, state: CampaignState, side: Side) {
  const { now } = state
  const pair = now.at === 'choosing' ? now.pair : null
  const id = pair?.[side].card ?? ''
  const { cards = [], names = {}, texts = {} } = pair?.faces[side] ?? {}
  const naming = namingFor(cli.lang, { ...state.names, ...names })
  const card = cards.find((each) => each.id === id) ?? state.cards[id]
  return { name: naming.cardName(id), does: card ? cli.lang.cardText(card, naming) : [], texts, pair: pair?.id ?? '' }
}

/** What an option is called: by its title where it has one, and by its words where they are few. */
function optionText(cli: Cli, state: CampaignState, { about }: CampaignQuestion, option: string): string {
  const text = textOf(state, `${about}.${option}`, cli.lang.code)
  return text?.title ?? text?.paragraphs[0]?.replaceAll('*', '') ?? option
}

/** How a question is put: to a town by its player's name, to everybody without one. */
export function askFor(cli: Cli, host: CampaignHost, question: CampaignQuestion, choices: readonly Choice[]): Ask {
  const { questions, steps } = cli.words.campaign
  const { kind, town, about } = question
  const { towns } = host.campaign.state
  const step = about !== undefined && Object.hasOwn(steps, about) ? steps[about as keyof typeof steps] : null
  const title = kind === 'finish-game' ? '' : (step ?? questions[kind])
  const canUndo = towns.some((_, nth) => host.campaign.canUndo(nth))
  return {
    title: town === null ? title : `${towns[town].player.name}: ${title}`,
    offers: choices.map(({ offer }) => offer),
    seat: town ?? 0,
    canUndo,
  }
}
