import {
  Campaign,
  type CampaignAnswer,
  type CampaignEvent,
  type CampaignFile,
  type CampaignQuestion,
  type Cipher,
  Deck,
  freeRuleset,
  type GameInPlay,
  type GameSeat,
  otherGame,
  type Player,
  type Playing,
  rulesetFor,
} from '@machinami/campaign'
import { isRefusal, type Refusal, type Ruleset, refuse } from '@machinami/cards'
import { formatRecord, type GameEvent, Random, readRecord } from '@machinami/engine'
import { luckOf, Table } from '@machinami/table'
import { botAnswering, isForBots } from './bot-answers.ts'
import type { Outside } from './outside.ts'

/** One thing that happened by itself: in the campaign, or in the game on the table. */
export type Happened =
  | { readonly in: 'campaign'; readonly events: readonly CampaignEvent[] }
  | { readonly in: 'game'; readonly events: readonly GameEvent[] }

/**
 * A campaign with people and bots around it. People answer (`answer`, and `game.play` inside a game); everything else
 * happens one step at a time (`next`), so that a screen decides the pace.
 */
export class CampaignHost {
  readonly campaign: Campaign
  /** The game that is being played. */
  game: Table | null = null
  private readonly outside: Outside
  private seed: string | undefined
  /** Bots answer for people too, in games as substitutes. */
  private standIn: string | null = null

  constructor(campaign: Campaign, outside: Outside) {
    this.campaign = campaign
    this.outside = outside
  }

  static begin(deck: Deck, players: readonly Player[], outside: Outside): CampaignHost | Refusal {
    const campaign = Campaign.begin(deck, players, outside.today())
    return isRefusal(campaign) ? campaign : new CampaignHost(campaign, outside)
  }

  /** Goes on from what was kept, in the middle of a game too. A game whose record is lost is started anew, by an answer. */
  static open(file: CampaignFile, open: Cipher['open'], outside: Outside): CampaignHost | Refusal {
    const campaign = Campaign.resume(new Deck(file.sealed, open), file.log)
    if (isRefusal(campaign)) return campaign
    const host = new CampaignHost(campaign, outside)
    return (file.playing ? host.layTable(file.playing) : null) ?? host
  }

  /** All that needs to be kept. */
  file(): CampaignFile {
    const { deck, log } = this.campaign
    const playing = this.gameInPlay()
    return { sealed: deck.sealed, log, ...(playing ? { playing } : {}) }
  }

  gameInPlay(): GameInPlay | null {
    const { game, seed } = this
    if (!game) return null
    const record = formatRecord(game.record())
    return { record, snapshot: game.snapshot(), ...(seed === undefined ? {} : { seed }) }
  }

  /**
   * From now on this bot answers whatever is asked, people's questions included, and plays their game to its end; null
   * gives the questions back.
   */
  letBotsPlay(bot: string | null): void {
    this.standIn = bot
    const { game } = this
    game?.seats.forEach((seat, nth) => {
      if (bot !== null && seat.bot === undefined) game.reseat(nth, this.seats()[nth])
    })
  }

  /** What the people at the table are asked outside of games. */
  asked(): readonly CampaignQuestion[] {
    return this.game ? [] : this.campaign.asked().filter((each) => each.kind !== 'finish-game' && !this.isBots(each))
  }

  answer(n: number, answer: CampaignAnswer): readonly CampaignEvent[] | Refusal {
    const events = this.campaign.play(n, answer)
    if (isRefusal(events)) return events
    const started = events.some(({ kind }) => kind === 'gameStarted' || kind === 'freeGameStarted')
    if (!started) return events
    return this.layTable() ?? events
  }

  /** Whether something happens without the people. */
  get isAutomatic(): boolean {
    return this.game ? this.game.isOver || this.game.isAutomatic : this.botsQuestion() !== undefined
  }

  /** One step that needs nobody; null when people are asked, or when everything is over. */
  next(): Happened | Refusal | null {
    const steps = this.nextSteps()
    for (;;) {
      const { done, value } = steps.next()
      if (done) return value
    }
  }

  /** The same for whoever must not be silent for long: it stops wherever a bot that tries something out takes a breath. */
  *nextSteps(): Generator<undefined, Happened | Refusal | null, undefined> {
    if (this.game) return this.nextInGame(this.game)
    const { campaign, outside } = this
    const question = this.botsQuestion()
    if (!question) return null
    const random = new Random(outside.botSeed, campaign.log.length)
    const answer = yield* botAnswering(campaign.state, question, this.seats(), random, outside)
    const events = this.answer(question.n, answer)
    return isRefusal(events) ? events : { in: 'campaign', events }
  }

  private nextInGame(game: Table): Happened | Refusal | null {
    if (!game.isOver) {
      const events = game.next()
      return events && { in: 'game', events }
    }
    const question = this.campaign.asked().find(({ kind }) => kind === 'finish-game')
    if (!question) return refuse('broken-down')
    const events = this.campaign.play(question.n, { kind: 'finish-game', record: formatRecord(game.record()) })
    if (isRefusal(events)) return events
    this.game = null
    this.seed = undefined
    return { in: 'campaign', events }
  }

  /** Who sits where next: everybody in their own town, bots for people where they stand in. */
  seats(): GameSeat[] {
    const { standIn } = this
    const { towns } = this.campaign.state
    const taken = towns.map(({ player }) => player.name)
    return towns.map(({ player }, town) =>
      player.bot !== undefined || standIn === null
        ? player
        : { name: substituteName(standIn, town, taken), bot: standIn },
    )
  }

  private isBots(question: CampaignQuestion): boolean {
    return this.standIn !== null || isForBots(this.campaign.state, question)
  }

  /** Free play has no end: it is begun by somebody who wants to. */
  private botsQuestion(): CampaignQuestion | undefined {
    const own = ({ kind }: CampaignQuestion) => kind !== 'finish-game' && kind !== 'start-free-game'
    return this.campaign.asked().find((question) => own(question) && this.isBots(question))
  }

  private layTable(kept?: GameInPlay): Refusal | null {
    const { now } = this.campaign.state
    if (now.at !== 'playing') return null
    this.seed = kept?.seed ?? this.outside.seed()
    const table = kept ? gameOf(kept, now, this.seed, this.outside) : this.freshTable(now)
    if (isRefusal(table)) return table
    this.game = table
    return null
  }

  private freshTable({ seats }: Playing): Table | Refusal {
    const players = seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot }))
    return Table.create({
      ruleset: this.ruleset(),
      seats: players,
      seed: this.seed ?? this.outside.seed(),
      botSeed: this.outside.botSeed,
    })
  }

  /** The rules of the game that is on the table or comes next. */
  ruleset(): Ruleset {
    const { state } = this.campaign
    return state.now.at === 'playing' && state.now.draw ? freeRuleset(state, state.now.draw) : rulesetFor(state)
  }
}

/** `planner 2`: no two seats may be called the same. */
function substituteName(bot: string, town: number, taken: readonly string[]): string {
  for (let nth = town + 1; ; nth += taken.length) if (!taken.includes(`${bot} ${nth}`)) return `${bot} ${nth}`
}

/** The game as it was kept, if it is the one that was started (`now`). */
export function gameOf(
  kept: GameInPlay,
  now: Playing,
  seed: string,
  outside: Pick<Outside, 'botSeed' | 'firstQuestion'>,
): Table | Refusal {
  const table = laidAgain(kept, seed, outside)
  return isRefusal(table) ? table : (otherGame(now, table.record()) ?? table)
}

/** Where its seed was not given along it goes on with other luck, which no promise is claimed for. */
function laidAgain(
  kept: GameInPlay,
  seed: string,
  { botSeed, firstQuestion }: Pick<Outside, 'botSeed' | 'firstQuestion'>,
): Table | Refusal {
  const table = kept.seed === undefined ? null : Table.restore(kept.snapshot, { seed })
  if (table && !isRefusal(table)) return table
  const record = readRecord(kept.record)
  if (isRefusal(record)) return record
  const how = kept.seed === undefined ? { luck: luckOf(record, seed) } : { seed }
  return Table.resume(record, { ...how, botSeed, firstQuestion: firstQuestion() })
}
