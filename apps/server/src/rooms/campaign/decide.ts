import { Campaign, type CampaignAnswer, type CampaignQuestion, type Player, TIDYING } from '@machinami/campaign'
import { isRefusal, refuse } from '@machinami/cards'
import { type Deed, refuseOnWire, type TownAnswer } from '@machinami/wire'
import { ring, unring } from '../bells.ts'
import { type Arranging, arrange, seatOf } from '../doc.ts'
import { silence, type Talk } from '../talking.ts'
import { layBrought, startGame, today } from './games.ts'
import type { Outcome, Situation } from './situation.ts'
import { eveningOf, hand, noteHands, peopleOf, sitIn } from './towns.ts'

/** What a deed of somebody with this key comes to. The campaign may be ahead of what is kept until the step is. */
export async function decide(situation: Situation, talk: Talk, key: string | null, deed: Deed): Promise<Outcome> {
  const town = seatOf(situation.doc, key)
  switch (deed.do) {
    case 'ping':
      return null
    case 'say':
      return talk.say(situation, town, deed)
    case 'silence':
      return silence(situation, town, deed.seat, deed.silent)
    case 'begin':
      return situation.phase === 'waiting' ? begin(situation, town) : refuseOnWire('not-now')
    case 'answer':
      return answer(situation, town, deed.n, deed.answer)
    case 'read':
      return read(situation, town, deed)
    case 'undo':
      return undo(situation, town, deed.n)
    case 'ring':
      return ring(situation, town, deed)
    case 'unring':
      return unring(situation, town, deed.way)
    case 'hand':
      return hand(situation, town, deed)
    case 'join':
      return situation.phase === 'playing' ? sitIn(situation, key, deed) : arranged(situation, key, deed)
    case 'leave':
    case 'call-me':
    case 'seat-bot':
    case 'free':
    case 'choose':
      return arranged(situation, key, deed)
    default:
      return refuseOnWire('not-now')
  }
}

/** Before the first card: who comes, and how many. What is played stays, and where it came from a file how many, too. */
function arranged({ phase, doc, campaign }: Situation, key: string | null, deed: Arranging): Outcome {
  if (phase !== 'waiting') return refuseOnWire('not-now')
  if (deed.do === 'choose' && (deed.game !== undefined || (campaign && deed.seats !== undefined)))
    return refuseOnWire('not-now')
  return arrange(doc, key, deed)
}

/** Every town has somebody: the box is opened, or what came with a file goes on. */
async function begin(situation: Situation, town: number): Promise<Outcome> {
  const { doc, deck, now } = situation
  if (town < 0) return refuseOnWire('no-seat')
  if (town !== doc.host) return refuseOnWire('not-the-host')
  const players = doc.seats.flatMap((seat): Player[] => {
    if (seat.is === 'free') return []
    return [seat.is === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }]
  })
  if (players.length < doc.seats.length) return refuseOnWire('too-few-people')
  if (situation.campaign) {
    noteHands(situation.campaign, doc)
    const laid = await layBrought(situation, situation.campaign)
    return laid && 'refused' in laid ? laid : { ...laid, phase: 'playing' }
  }
  const campaign = Campaign.begin(deck, players, today(now))
  return isRefusal(campaign) ? campaign : { phase: 'playing', campaign }
}

/** What a town is asked, it answers itself. A repeated answer changes nothing. */
async function answer(situation: Situation, town: number, n: number, given: TownAnswer): Promise<Outcome> {
  const { campaign, phase } = situation
  if (town < 0) return refuseOnWire('no-seat')
  if (!campaign) return refuseOnWire('not-now')
  const question = campaign.asked().find((each) => each.n === n)
  if (question && phase !== 'playing') return refuseOnWire('not-now')
  if (given.kind === 'start-free-game' && question?.kind === 'start-free-game' && !isPlaying(situation))
    return startGame(situation, n, given)
  if (question && question.town !== town) return refuse('not-your-question', { what: String(n) })
  const before = campaign.log.length
  const outcome = campaign.play(n, withDate(given, situation.now))
  if (isRefusal(outcome)) return outcome
  return campaign.log.length === before ? null : {}
}

function withDate(given: TownAnswer, now: number): CampaignAnswer {
  if (given.kind === 'sign') return { kind: 'sign', date: today(now) }
  if (given.kind === 'start-free-game') return { ...given, date: today(now), seats: [], seed: 0 }
  return given as CampaignAnswer
}

/** A game is on the table: the campaign waits for it. */
export const isPlaying = ({ doc, campaign }: Pick<Situation, 'doc' | 'campaign'>): boolean =>
  campaign?.state.now.at === 'playing' && eveningOf(doc).table !== null

/** What is done together: it goes on when everybody with a town has said so. */
const TOGETHER: ReadonlySet<CampaignQuestion['kind']> = new Set<CampaignQuestion['kind']>([
  ...(['go-on', 'ready', 'open-box', 'start-game'] as const),
])

async function read(situation: Situation, town: number, { n, alone }: Extract<Deed, { do: 'read' }>): Promise<Outcome> {
  const { campaign, doc, here, phase } = situation
  if (town < 0) return refuseOnWire('no-seat')
  if (!campaign) return refuseOnWire('not-now')
  const question = campaign.asked().find((each) => each.n === n)
  // What somebody says again has happened, whatever is on now.
  if (!question && wasAnswered(campaign, n)) return null
  if (phase !== 'playing' || isPlaying(situation)) return refuseOnWire('not-now')
  if (!question) return refuse('stale-question', { what: String(n) })
  if (!TOGETHER.has(question.kind)) return refuse('not-an-option', { what: 'read' })
  const evening = eveningOf(doc)
  const before = evening.read.n === n ? evening.read.towns : []
  const towns = before.includes(town) ? before : [...before, town]
  const missing = peopleOf(doc).filter((each) => !towns.includes(each) && (!alone || here.includes(each)))
  if (missing.length === 0) return goOn(situation, campaign, question)
  return towns === before ? null : { doc: { ...doc, evening: { ...evening, read: { n, towns } } } }
}

const wasAnswered = ({ log }: Campaign, n: number): boolean => log.some((event) => 'q' in event && event.q === n)

async function goOn(
  situation: Situation,
  campaign: Campaign,
  { n, kind, about = '' }: CampaignQuestion,
): Promise<Outcome> {
  if (kind === 'start-game') return startGame(situation, n, { kind })
  const outcome = campaign.play(n, { kind: kind as 'go-on' | 'ready' | 'open-box' })
  if (isRefusal(outcome)) return outcome
  if (TIDYING.has(about)) tidyUp(campaign)
  return {}
}

/** Steps that only tidy up are done together. */
function tidyUp(campaign: Campaign): void {
  for (;;) {
    const next = campaign.asked().find(({ kind, about = '' }) => kind === 'go-on' && TIDYING.has(about))
    if (!next || isRefusal(campaign.play(next.n, { kind: 'go-on' }))) return
  }
}

/** Names the last question there is, so that a message that comes twice takes back once. */
function undo({ campaign }: Situation, town: number, n: number): Outcome {
  if (town < 0) return refuseOnWire('no-seat')
  if (!campaign) return refuseOnWire('not-now')
  if (campaign.state.asked !== n) return refuse('stale-question', { what: String(n) })
  const outcome = campaign.undo(town)
  return isRefusal(outcome) ? outcome : {}
}
