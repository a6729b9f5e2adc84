import type { CampaignAnswer, CampaignQuestion, CampaignState, Side } from '@machinami/campaign'
import type { CampaignHost } from '@machinami/campaign-host'
import { namingFor } from '@machinami/lang'
import type { Cli } from '../cli.ts'
import type { Ask, Offer } from '../play/asker.ts'
import { dayOf } from './files.ts'
import { textLines } from './story.ts'

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

/** A face with what its card does, and what it does to the island. */
function faceChoice(cli: Cli, state: CampaignState, side: Side): Choice {
  const { now } = state
  const pair = now.at === 'choosing' ? now.pair : null
  const id = pair?.[side].card ?? ''
  const { cards = [], names = {}, texts = {} } = pair?.faces[side] ?? {}
  const naming = namingFor(cli.lang, { ...state.names, ...names })
  const card = cards.find((each) => each.id === id) ?? state.cards[id]
  const island = textLines(cli, { ...state, texts }, `${pair?.id}.${side}`)
    .join(' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
  const does = card ? cli.lang.cardText(card, naming).join(cli.lang.code === 'ja' ? '' : ' ') : ''
  return choice(`${naming.cardName(id)}: ${does} ${island}`, side.toLowerCase(), { kind: 'side', side })
}

function optionText(cli: Cli, state: CampaignState, { about }: CampaignQuestion, option: string): string {
  const text = textLines(cli, state, `${about}.${option}`).join(' ').trim().replaceAll(/\s+/g, ' ')
  return text === '' ? option : text
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
